-- Complaints and requests about personal data, each with the time by which it has to be answered.
CREATE TABLE grievance (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  about text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answer_mailed_at timestamptz,
  CONSTRAINT grievance_is_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--;
CREATE INDEX grievance_person_idx ON grievance (person_id);
--;
CREATE INDEX grievance_open_idx ON grievance (due_at) WHERE answered_at IS NULL;
