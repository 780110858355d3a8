-- When a person was born, told once: month and year are all that the question of their age needs.
CREATE TABLE people.birth (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  year integer NOT NULL,
  month integer NOT NULL CHECK (month BETWEEN 1 AND 12),
  told_at timestamptz NOT NULL
);
--;
-- Every consent as it was given or withdrawn: for what, by whom, and which text was read in which language. The newest row counts.
CREATE TABLE consent_record (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  is_given boolean NOT NULL,
  given_by text NOT NULL CHECK (given_by IN ('person', 'parent')),
  notice text NOT NULL,
  language text NOT NULL,
  recorded_at timestamptz NOT NULL
);
--;
CREATE INDEX consent_record_person_idx ON consent_record (person_id, purpose, id);
--;
-- Nobody rewrites what was agreed to. Rows go only with their person: a cascade runs inside another trigger, a statement of ours does not.
CREATE FUNCTION refuse_to_rewrite_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a record of consent is never changed';
END
$$;
--;
CREATE TRIGGER consent_record_stays BEFORE UPDATE OR DELETE ON consent_record
  FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_consent();
--;
-- What a child has asked of a parent, and what became of it. The code of the mail comes from the nonce with a key that is not in the database.
CREATE TABLE parent_request (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  email text NOT NULL,
  nonce text NOT NULL,
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  decision text CHECK (decision IN ('given', 'refused', 'withdrawn')),
  decided_at timestamptz,
  parent_name text,
  CONSTRAINT parent_request_is_decided CHECK ((decision IS NULL) = (decided_at IS NULL))
);
--;
CREATE INDEX parent_request_person_idx ON parent_request (person_id, id);
--;
-- An account that is to be erased, and from when on.
CREATE TABLE erasure (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  asked_by text NOT NULL CHECK (asked_by IN ('person', 'parent', 'nobody')),
  language text NOT NULL
);
--;
CREATE INDEX erasure_due_idx ON erasure (due_at);
--;
-- What is left of an erased account: the proof that it was erased, and the consents that it was used under. `subject` is a keyed hash of
-- the e-mail, so that whoever asks with that address can be answered, and nobody can read it from here.
CREATE TABLE erasure_record (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL,
  asked_at timestamptz NOT NULL,
  asked_by text NOT NULL,
  erased_at timestamptz NOT NULL,
  consents jsonb NOT NULL,
  keep_until timestamptz NOT NULL
);
--;
CREATE INDEX erasure_record_keep_until_idx ON erasure_record (keep_until);
