-- What a person says is not true of them: of all that is told about them, no more than the name of the statement. It changes no score.
CREATE TABLE disowned_insight (
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  insight text NOT NULL,
  disowned_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, insight)
);
