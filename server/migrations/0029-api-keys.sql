-- Keys by which an organisation's own programs read what a recruiter could see. Of a key only its beginning and its digest are kept.
CREATE TABLE hiring.api_key (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  name text NOT NULL,
  -- Enough to tell it from other keys, too little to use it.
  prefix text NOT NULL,
  -- SHA-256: a key has 256 bits of chance, so nobody finds it by trying.
  digest text NOT NULL UNIQUE,
  scopes jsonb NOT NULL,
  -- In the organisation's time zone; null: it has none.
  last_day date,
  made_by integer NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, made_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('api_key');
