-- What somebody who looks for work has stored once, for every application. It belongs to the person, not to an organisation.
CREATE TABLE people.job_profile (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  phone text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  headline text NOT NULL DEFAULT '',
  links jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL
);
--;
CREATE TABLE people.cv (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  name text NOT NULL,
  media text NOT NULL,
  bytes bytea NOT NULL,
  text text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('waiting', 'read', 'unreadable')),
  uploaded_at timestamptz NOT NULL
);
--;
-- The CV as it was when somebody applied: the organisation's own copy.
CREATE TABLE hiring.application_file (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  name text NOT NULL,
  media text NOT NULL,
  bytes bytea NOT NULL,
  text text NOT NULL DEFAULT '',
  added_at timestamptz NOT NULL,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('application_file');
--;
CREATE INDEX application_file_idx ON hiring.application_file (org_id, application_id);
--;
-- Only the numbers of it are left since then: no name, no text, no file.
ALTER TABLE hiring.application ADD COLUMN erased_at timestamptz;
--;
CREATE INDEX application_decided_idx ON hiring.application (decided_at) WHERE decided_at IS NOT NULL AND erased_at IS NULL;
