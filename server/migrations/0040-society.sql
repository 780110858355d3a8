-- The Higher Mind Society. Nothing of a result stands in this schema: only who was invited, who belongs to it, and when.
CREATE SCHEMA society;
--;
CREATE TABLE society.membership (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('invited', 'waiting', 'confirmed', 'member', 'declined', 'left', 'excluded')),
  tries integer NOT NULL DEFAULT 1 CHECK (tries BETWEEN 1 AND 2),
  invited_at timestamptz NOT NULL,
  replay_until timestamptz NOT NULL,
  confirmed_at timestamptz,
  joined_at timestamptz,
  ended_at timestamptz,
  try_again_from timestamptz,
  CONSTRAINT membership_is_joined CHECK (state <> 'member' OR (confirmed_at IS NOT NULL AND joined_at IS NOT NULL))
);
--;
CREATE INDEX membership_state_idx ON society.membership (state, replay_until);
--;
-- What became of a membership, step by step. An operator is named as the setting OPERATORS has them.
CREATE TABLE society.membership_event (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  kind text NOT NULL,
  operator text,
  text text,
  at timestamptz NOT NULL
);
--;
CREATE INDEX membership_event_person_idx ON society.membership_event (person_id, id);
--;
-- For every record of the society that is only added to. Rows go only with their person: a cascade runs inside another trigger.
CREATE FUNCTION society.refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a record of the society is never changed';
END
$$;
--;
CREATE TRIGGER membership_event_stays BEFORE UPDATE OR DELETE ON society.membership_event
  FOR EACH ROW EXECUTE FUNCTION society.refuse_to_rewrite();
--;
-- The editorial circle. Who appointed them is an operator, by name.
CREATE TABLE society.editor (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  appointed_by text NOT NULL,
  appointed_at timestamptz NOT NULL
);
--;
-- Members whom others may see: not those whose account waits to be erased.
CREATE VIEW society.present_member AS
  SELECT person_id, joined_at FROM society.membership
  WHERE state = 'member' AND NOT EXISTS (SELECT FROM public.erasure WHERE erasure.person_id = membership.person_id);
