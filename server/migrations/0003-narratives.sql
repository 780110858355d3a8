-- Texts that a provider was paid for, so that the same numbers do not pay twice. Nothing here says whose numbers they were.
CREATE TABLE kept_text (
  fingerprint text PRIMARY KEY,
  kind text NOT NULL,
  language text NOT NULL,
  writer text NOT NULL,
  model text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
