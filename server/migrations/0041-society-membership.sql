-- Until when finished sittings have been looked at for invitations: one row. Whoever is not invited leaves nothing here.
CREATE TABLE society.looked_at (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  until timestamptz NOT NULL
);
--;
CREATE INDEX sitting_finished_idx ON sitting (finished_at) WHERE valid;
--;
-- A member who was excluded, why and by which operator; the one appeal against it, and who has decided that.
CREATE TABLE society.exclusion (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  reason text NOT NULL,
  excluded_by text NOT NULL,
  excluded_at timestamptz NOT NULL,
  appeal text,
  appealed_at timestamptz,
  outcome text CHECK (outcome IN ('upheld', 'lifted')),
  outcome_reason text,
  decided_by text,
  decided_at timestamptz,
  CONSTRAINT exclusion_is_appealed CHECK ((appeal IS NULL) = (appealed_at IS NULL)),
  CONSTRAINT exclusion_is_decided CHECK (
    (outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL) AND (outcome IS NULL OR appeal IS NOT NULL)
  )
);
--;
CREATE INDEX exclusion_person_idx ON society.exclusion (person_id, id);
