-- Which clinician has looked at the two paths. What was withdrawn stays written down; the newest row that is not counts.
CREATE TABLE steady_review (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clinician text NOT NULL,
  qualification text NOT NULL,
  reviewed_on text NOT NULL CHECK (reviewed_on ~ '^\d{4}-\d{2}-\d{2}$'),
  recorded_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
