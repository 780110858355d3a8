-- The newest scores of a person: the 36 facets with their covariance (row-major, 36 x 36), and what they were computed from. All of it can be
-- computed again from the answers.
CREATE TABLE profile (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  fingerprint text NOT NULL,
  bank_versions jsonb NOT NULL,
  norms_version text NOT NULL,
  theta jsonb NOT NULL,
  covariance jsonb NOT NULL,
  computed_at timestamptz NOT NULL
);
