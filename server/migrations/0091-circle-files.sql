-- Files of circles. What was taken back or removed is kept only for as long as a complaint about it is, and shown to nobody in the circle.
CREATE TABLE society.circle_file (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  circle_id integer NOT NULL REFERENCES society.circle (id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  name text NOT NULL,
  media text NOT NULL,
  size integer NOT NULL,
  bytes bytea NOT NULL,
  at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  removed_at timestamptz
);
--;
CREATE INDEX circle_file_circle_idx ON society.circle_file (circle_id, id DESC);
--;
CREATE INDEX circle_file_author_idx ON society.circle_file (author_id, id);
--;
CREATE INDEX circle_file_put_aside_idx ON society.circle_file (id) WHERE withdrawn_at IS NOT NULL OR removed_at IS NOT NULL;
