-- What members complain about. A case holds nothing of anybody: what was said, by whom and of whom stands in the tables below, and goes
-- with its person. So the record of what was decided stays whole, and names nobody who has gone.
CREATE TABLE society.safety_case (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  reminded_at timestamptz,
  outcome text CHECK (outcome IN ('none', 'removal', 'warning', 'pause-7', 'pause-30', 'exclusion')),
  decided_by text,
  decided_at timestamptz,
  CONSTRAINT safety_case_is_decided CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL))
);
--;
-- All complaints about one thing come together in one case, for as long as it is not decided.
CREATE UNIQUE INDEX safety_case_open_idx ON society.safety_case (kind, subject) WHERE decided_at IS NULL;
--;
CREATE INDEX safety_case_due_idx ON society.safety_case (due_at) WHERE decided_at IS NULL;
--;
CREATE INDEX safety_case_decided_idx ON society.safety_case (decided_at DESC);
--;
-- What was complained about, as it stood: once for each of its authors, and once without a person where nobody's account stands behind it.
CREATE TABLE society.case_snapshot (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id integer NOT NULL REFERENCES society.safety_case (id),
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  parts jsonb NOT NULL,
  at timestamptz NOT NULL
);
--;
CREATE INDEX case_snapshot_case_idx ON society.case_snapshot (case_id, id);
--;
CREATE INDEX case_snapshot_person_idx ON society.case_snapshot (person_id, case_id);
--;
CREATE TABLE society.complaint (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id integer NOT NULL REFERENCES society.safety_case (id),
  complainer_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  harm text NOT NULL,
  words text NOT NULL,
  at timestamptz NOT NULL
);
--;
CREATE INDEX complaint_case_idx ON society.complaint (case_id, id);
--;
CREATE INDEX complaint_complainer_idx ON society.complaint (complainer_id, case_id);
--;
-- What was decided, as each author reads it. The newest one counts: an appeal can bring another.
CREATE TABLE society.case_decision (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id integer NOT NULL REFERENCES society.safety_case (id),
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  outcome text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
--;
CREATE INDEX case_decision_case_idx ON society.case_decision (case_id, id);
--;
CREATE INDEX case_decision_person_idx ON society.case_decision (person_id, case_id);
--;
-- One appeal for each side of a case.
CREATE TABLE society.case_appeal (
  case_id integer NOT NULL REFERENCES society.safety_case (id),
  side text NOT NULL CHECK (side IN ('complainer', 'author')),
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  text text NOT NULL,
  at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  reminded_at timestamptz,
  is_changed boolean,
  reason text,
  decided_by text,
  decided_at timestamptz,
  PRIMARY KEY (case_id, side)
);
--;
CREATE INDEX case_appeal_person_idx ON society.case_appeal (person_id);
--;
CREATE INDEX case_appeal_due_idx ON society.case_appeal (due_at) WHERE decided_at IS NULL;
--;
-- Whoever is paused writes nothing in the society until then.
CREATE TABLE society.pause (
  case_id integer NOT NULL REFERENCES society.safety_case (id),
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  until timestamptz NOT NULL,
  PRIMARY KEY (case_id, person_id)
);
--;
CREATE INDEX pause_person_idx ON society.pause (person_id, until);
--;
-- What happened to a case, as a chain of hashes like that of the think tank.
CREATE TABLE society.safety_log (
  case_id integer NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  digest text NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (case_id, number)
);
--;
-- What was kept as it stood is changed by nobody; only an erasure takes it away, inside the triggers of its foreign keys.
CREATE FUNCTION society.keep_as_it_stood() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a record of the society is never changed';
END
$$;
--;
CREATE TRIGGER case_snapshot_stays BEFORE UPDATE OR DELETE ON society.case_snapshot
  FOR EACH ROW EXECUTE FUNCTION society.keep_as_it_stood();
--;
CREATE TRIGGER complaint_stays BEFORE UPDATE OR DELETE ON society.complaint
  FOR EACH ROW EXECUTE FUNCTION society.keep_as_it_stood();
--;
CREATE TRIGGER case_decision_stays BEFORE UPDATE OR DELETE ON society.case_decision
  FOR EACH ROW EXECUTE FUNCTION society.keep_as_it_stood();
--;
CREATE TRIGGER safety_log_stays BEFORE UPDATE OR DELETE ON society.safety_log
  FOR EACH ROW EXECUTE FUNCTION society.refuse_to_rewrite();
--;
CREATE TRIGGER safety_log_is_whole BEFORE TRUNCATE ON society.safety_log
  FOR EACH STATEMENT EXECUTE FUNCTION society.refuse_to_rewrite();
--;
-- When the last one has gone whom a case was about, what others said of them goes too.
CREATE FUNCTION society.forget_what_was_said() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM society.case_snapshot WHERE case_id = OLD.case_id) THEN
    UPDATE society.complaint SET words = '' WHERE case_id = OLD.case_id;
    UPDATE society.case_appeal SET text = '', reason = NULL WHERE case_id = OLD.case_id;
  END IF;
  RETURN NULL;
END
$$;
--;
CREATE TRIGGER case_snapshot_takes_words_along AFTER DELETE ON society.case_snapshot
  FOR EACH ROW EXECUTE FUNCTION society.forget_what_was_said();
--;
-- What operators have removed is kept for an appeal, and shown to nobody else.
ALTER TABLE society.introduction ADD COLUMN removed_at timestamptz;
--;
ALTER TABLE society.message ADD COLUMN removed_at timestamptz;
