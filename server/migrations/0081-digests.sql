-- The digest of the society that a member has chosen: what was new up to `told_until` has been told. Whoever wants none has no row.
CREATE TABLE society.digest (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  pace text NOT NULL CHECK (pace IN ('weekly', 'monthly')),
  chosen_at timestamptz NOT NULL,
  told_until timestamptz NOT NULL,
  next_at timestamptz NOT NULL
);
--;
CREATE INDEX digest_next_idx ON society.digest (next_at);
