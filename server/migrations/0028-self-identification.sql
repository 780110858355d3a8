-- How applicants describe themselves, if they want to: never beside their application, only in sums that tell of nobody.
CREATE TABLE hiring.self_identification (
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  gender text CHECK (gender IN ('woman', 'man', 'another')),
  age text CHECK (age IN ('under-40', 'from-40')),
  disability text CHECK (disability IN ('with', 'without')),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, application_id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('self_identification', true);
--;
CREATE INDEX self_identification_person_idx ON hiring.self_identification (person_id);
