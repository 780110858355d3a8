-- The key of each person for what they keep on the two paths, itself encrypted with a key that is not in the database. Without the row
-- nobody can read what was kept, not even from an old copy of the other table.
CREATE TABLE steady_key (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  wrapped bytea NOT NULL
);
--;
-- Visits of steps with their sliders, and notes, encrypted: which path, which step, when, and all else stands inside.
CREATE TABLE steady_record (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  sealed bytea NOT NULL
);
--;
CREATE INDEX steady_record_person_idx ON steady_record (person_id, id);
