-- Every state in which a person's scores have been: the newest valid sitting of each test at that time, the banks and norms of that time, the
-- 36 facets, and the lower half of their covariance (row by row). A state stays as it was when banks change or a test is played again.
CREATE TABLE past_profile (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  fingerprint text NOT NULL,
  as_of timestamptz NOT NULL,
  sittings jsonb NOT NULL,
  bank_versions jsonb NOT NULL,
  norms_version text NOT NULL,
  theta jsonb NOT NULL,
  covariance jsonb NOT NULL,
  computed_at timestamptz NOT NULL,
  UNIQUE (person_id, fingerprint)
);
