-- The think tank. Who did what stands in one table alone, `tank_seat`: all else knows a seat, a random mark that leads nowhere once its
-- person has gone. So an erased account takes its seats along, and the record stays whole and names nobody.
CREATE TABLE society.tank_seat (
  seat uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  problem_id integer NOT NULL,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  UNIQUE (problem_id, person_id)
);
--;
CREATE INDEX tank_seat_person_idx ON society.tank_seat (person_id);
--;
-- What a member says of themselves as a reviewer. The organisation is never shown: it keeps colleagues from reviewing each other.
CREATE TABLE society.reviewer (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  fields jsonb NOT NULL DEFAULT '[]',
  organisation text NOT NULL DEFAULT '',
  is_available boolean NOT NULL DEFAULT true
);
--;
-- A question that somebody needs answered. `asker` is what stands with it in public; null where its member wants no name there.
CREATE TABLE society.problem (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('offered', 'open', 'review', 'revision', 'decision', 'published', 'declined', 'lapsed', 'unanswered')),
  title text NOT NULL,
  context text NOT NULL,
  question text NOT NULL,
  known text NOT NULL,
  use text NOT NULL,
  fields jsonb NOT NULL,
  language text NOT NULL,
  asker_seat uuid,
  asker text,
  proposals_until timestamptz NOT NULL,
  offered_at timestamptz NOT NULL,
  opened_at timestamptz,
  ends_at timestamptz,
  reminded_at timestamptz,
  published_at timestamptz,
  seal text
);
--;
CREATE INDEX problem_state_idx ON society.problem (state, ends_at);
--;
CREATE TABLE society.problem_decision (
  problem_id integer NOT NULL REFERENCES society.problem ON DELETE CASCADE,
  seat uuid NOT NULL,
  accepts boolean NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (problem_id, seat)
);
--;
CREATE TABLE society.proposal (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  problem_id integer NOT NULL REFERENCES society.problem ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('draft', 'submitted', 'withdrawn')),
  version integer NOT NULL,
  join_code text NOT NULL UNIQUE,
  answered_at timestamptz
);
--;
CREATE INDEX proposal_problem_idx ON society.proposal (problem_id);
--;
CREATE TABLE society.proposal_version (
  proposal_id uuid NOT NULL REFERENCES society.proposal ON DELETE CASCADE,
  version integer NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  sources jsonb NOT NULL,
  note text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (proposal_id, version)
);
--;
CREATE TABLE society.proposal_author (
  proposal_id uuid NOT NULL REFERENCES society.proposal ON DELETE CASCADE,
  seat uuid NOT NULL UNIQUE,
  PRIMARY KEY (proposal_id, seat)
);
--;
CREATE TABLE society.review (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  proposal_id uuid NOT NULL REFERENCES society.proposal ON DELETE CASCADE,
  seat uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'given', 'replaced')),
  due_at timestamptz NOT NULL,
  reminded_at timestamptz,
  marks jsonb,
  answer text,
  UNIQUE (proposal_id, seat)
);
--;
CREATE INDEX review_seat_idx ON society.review (seat);
--;
CREATE TABLE society.reading (
  proposal_id uuid NOT NULL REFERENCES society.proposal ON DELETE CASCADE,
  seat uuid NOT NULL,
  PRIMARY KEY (proposal_id, seat)
);
--;
-- What somebody approves of: a ballot that is cast again takes the place of the one before.
CREATE TABLE society.ballot (
  problem_id integer NOT NULL REFERENCES society.problem ON DELETE CASCADE,
  seat uuid NOT NULL,
  approved jsonb NOT NULL,
  PRIMARY KEY (problem_id, seat)
);
--;
CREATE TABLE society.outcome (
  problem_id integer NOT NULL REFERENCES society.problem ON DELETE CASCADE,
  after_days integer NOT NULL CHECK (after_days IN (90, 365)),
  asked_at timestamptz NOT NULL,
  text text,
  said_at timestamptz,
  PRIMARY KEY (problem_id, after_days)
);
--;
-- What happened to a problem, as a chain: each row holds the hash of the one before, and the hash of what it is about, never the text.
CREATE TABLE society.tank_log (
  problem_id integer NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  digest text NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (problem_id, number)
);
--;
CREATE FUNCTION society.refuse_to_alter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of the think tank is never changed';
END
$$;
--;
CREATE TRIGGER tank_log_stays BEFORE UPDATE OR DELETE ON society.tank_log
  FOR EACH ROW EXECUTE FUNCTION society.refuse_to_alter();
--;
CREATE TRIGGER tank_log_is_whole BEFORE TRUNCATE ON society.tank_log
  FOR EACH STATEMENT EXECUTE FUNCTION society.refuse_to_alter();
