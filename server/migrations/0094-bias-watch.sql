-- What the watch for bias found last: counts and comparisons of groups, and nothing of any person.
CREATE TABLE society.bias_watch (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  looked_at timestamptz NOT NULL,
  found jsonb NOT NULL
);
