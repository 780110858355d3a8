-- What a job asks, what it looks for, and what became of it.
-- A page that sends the same new job twice gets the one that it made the first time.
ALTER TABLE hiring.job ADD COLUMN made_with uuid;
--;
CREATE UNIQUE INDEX job_made_with_idx ON hiring.job (org_id, made_with);
--;
CREATE TABLE hiring.job_question (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  position integer NOT NULL,
  text text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'yes-no', 'choice', 'number')),
  -- Among which one chooses, in the order of the page; empty for every other kind.
  options jsonb NOT NULL DEFAULT '[]',
  is_required boolean NOT NULL DEFAULT false,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('job_question');
--;
CREATE INDEX job_question_idx ON hiring.job_question (org_id, job_id, position);
--;
-- What the job asks of a person: [{ house 1 to 12, weight, minimum 0 to 5, duty }]. The newest version counts.
CREATE TABLE hiring.job_target (
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  version integer NOT NULL,
  houses jsonb NOT NULL,
  made_by integer NOT NULL,
  made_at timestamptz NOT NULL,
  locked_at timestamptz,
  PRIMARY KEY (org_id, job_id, version),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, made_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('job_target');
--;
-- Nobody changes what is looked for once it is known who has applied, whoever writes the application down.
-- A person who applies sees no target, so for this one statement the platform looks.
CREATE FUNCTION hiring.lock_target() RETURNS trigger LANGUAGE plpgsql SET bhava.platform = 'yes' AS $$
BEGIN
  UPDATE hiring.job_target SET locked_at = NEW.applied_at WHERE org_id = NEW.org_id AND job_id = NEW.job_id AND locked_at IS NULL;
  RETURN NULL;
END
$$;
--;
CREATE TRIGGER application_locks_target AFTER INSERT ON hiring.application FOR EACH ROW EXECUTE FUNCTION hiring.lock_target();
--;
-- Every text that a job has had, and who wrote it.
CREATE TABLE hiring.job_version (
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  version integer NOT NULL,
  member_id integer NOT NULL,
  -- The names of the fields that differ from the version before.
  changed jsonb NOT NULL,
  content jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, job_id, version),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('job_version');
--;
CREATE TRIGGER job_version_stays BEFORE UPDATE OR DELETE ON hiring.job_version
  FOR EACH ROW EXECUTE FUNCTION hiring.refuse_to_rewrite();
--;
-- Every step in the life of a job: who took it, and why.
CREATE TABLE hiring.job_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  step text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  -- Who took it: a member, an operator of the platform (the number of a person; it is told to nobody outside), or the program (neither).
  member_id integer,
  operator_id integer,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('job_event');
--;
CREATE INDEX job_event_idx ON hiring.job_event (org_id, job_id, id);
--;
CREATE INDEX job_event_operator_idx ON hiring.job_event (id DESC) WHERE operator_id IS NOT NULL;
--;
CREATE TRIGGER job_event_stays BEFORE UPDATE OR DELETE ON hiring.job_event
  FOR EACH ROW EXECUTE FUNCTION hiring.refuse_to_rewrite();
--;
CREATE INDEX job_platform_idx ON hiring.job (updated_at, id) WHERE state = 'pending_approval' AND waits_for = 'platform';
--;
CREATE INDEX job_closing_idx ON hiring.job (closes_on) WHERE state IN ('open', 'paused');
