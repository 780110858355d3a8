-- A guest's sitting is nobody's: whoever holds its token plays it, until that moment. Whoever claims it becomes its person.
ALTER TABLE sitting ALTER COLUMN person_id DROP NOT NULL;
--;
ALTER TABLE sitting ADD COLUMN guest_until timestamptz;
--;
ALTER TABLE sitting ADD CONSTRAINT sitting_has_one_owner CHECK ((person_id IS NULL) <> (guest_until IS NULL));
--;
CREATE INDEX sitting_guest_idx ON sitting (guest_until) WHERE guest_until IS NOT NULL;
