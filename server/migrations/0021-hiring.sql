-- Organisations, their members, jobs and applications. Every table here has org_id, and no row of one organisation is seen by another:
-- each query names its organisation, and row-level security stands behind it (server/hiring/scope.ts).
CREATE SCHEMA hiring;
--;
-- The program takes this role for each transaction about hiring. It owns nothing, so the policies hold for it, whoever the program logs in as.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'bhava_hiring') THEN
    CREATE ROLE bhava_hiring NOLOGIN;
    EXECUTE format('GRANT bhava_hiring TO %I', current_user);
  ELSIF NOT pg_has_role(current_user, 'bhava_hiring', 'MEMBER') THEN
    EXECUTE format('GRANT bhava_hiring TO %I', current_user);
  END IF;
END
$$;
--;
GRANT USAGE ON SCHEMA hiring TO bhava_hiring;
--;
-- Who asks: an organisation, a person who applies, or the platform itself. An unset setting reads as '' once it was set in a transaction.
CREATE FUNCTION hiring.scope_org() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT NULLIF(current_setting('bhava.org_id', true), '')::integer
$$;
--;
CREATE FUNCTION hiring.scope_person() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT NULLIF(current_setting('bhava.person_id', true), '')::integer
$$;
--;
CREATE FUNCTION hiring.scope_platform() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('bhava.platform', true) = 'yes'
$$;
--;
-- Puts the wall around a table with org_id. `own_rows`: whether a person sees the rows that carry their number in person_id.
CREATE FUNCTION hiring.wall(name text, own_rows boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE hiring.%I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE hiring.%I FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON hiring.%I TO bhava_hiring', name);
  EXECUTE format('CREATE POLICY organisation ON hiring.%I USING (org_id = (SELECT hiring.scope_org()))', name);
  EXECUTE format('CREATE POLICY platform ON hiring.%I USING ((SELECT hiring.scope_platform()))', name);
  IF own_rows THEN
    EXECUTE format('CREATE POLICY own_rows ON hiring.%I USING (person_id = (SELECT hiring.scope_person()))', name);
  END IF;
END
$$;
--;
-- Nobody rewrites what happened: for tables to which rows are only added. They go only with what they are about.
CREATE FUNCTION hiring.refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what happened is never changed';
END
$$;
--;
CREATE TABLE hiring.organisation (
  org_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  mobile_number text NOT NULL,
  about text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
  language text NOT NULL DEFAULT 'en',
  -- Set when the platform has approved a first job.
  verified_at timestamptz,
  -- Days after a decision until what is kept of an application is erased.
  keep_rejected_days integer NOT NULL DEFAULT 180,
  keep_hired_days integer NOT NULL DEFAULT 730,
  created_at timestamptz NOT NULL
);
--;
SELECT hiring.wall('organisation');
--;
CREATE TABLE hiring.member (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  account_id integer NOT NULL UNIQUE REFERENCES employers.person (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'hiring-manager', 'interviewer')),
  name text NOT NULL,
  email text NOT NULL,
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  UNIQUE (org_id, id)
);
--;
SELECT hiring.wall('member');
--;
-- The stages that a new job of the organisation begins with, and those of each job.
CREATE TABLE hiring.stage_template (
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  deadline_days integer,
  PRIMARY KEY (org_id, position)
);
--;
SELECT hiring.wall('stage_template');
--;
CREATE TABLE hiring.job (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('draft', 'pending_approval', 'approved', 'open', 'paused', 'closed', 'archived')),
  close_reason text CHECK (close_reason IN ('filled', 'cancelled', 'expired')),
  -- Whose approval is waited for: a member's, or the platform's.
  waits_for text CHECK (waits_for IN ('member', 'platform')),
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  department text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  region text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'IN',
  work_place text NOT NULL DEFAULT 'on-site' CHECK (work_place IN ('on-site', 'hybrid', 'remote')),
  employment text NOT NULL DEFAULT 'full-time'
    CHECK (employment IN ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer')),
  salary_from integer,
  salary_to integer,
  salary_currency text NOT NULL DEFAULT 'INR',
  salary_per text NOT NULL DEFAULT 'year' CHECK (salary_per IN ('hour', 'month', 'year')),
  openings integer NOT NULL DEFAULT 1,
  is_confidential boolean NOT NULL DEFAULT false,
  manager_id integer,
  approver_id integer,
  -- The last day on which one can apply, in the organisation's time zone.
  closes_on date,
  published_at timestamptz,
  closed_at timestamptz,
  -- Candidates have no name before this stage; null: they have one from the beginning.
  blind_until integer,
  language text NOT NULL DEFAULT 'en',
  -- Rises with each change: who saves an older one is told.
  version integer NOT NULL DEFAULT 1,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  search tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', title || ' ' || department || ' ' || place || ' ' || region)
  ) STORED,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, manager_id) REFERENCES hiring.member (org_id, id),
  FOREIGN KEY (org_id, approver_id) REFERENCES hiring.member (org_id, id),
  FOREIGN KEY (org_id, created_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('job');
--;
CREATE INDEX job_list_idx ON hiring.job (org_id, state, updated_at DESC, id DESC);
--;
CREATE INDEX job_board_idx ON hiring.job (published_at DESC, id DESC) WHERE state = 'open';
--;
CREATE INDEX job_search_idx ON hiring.job USING gin (search);
--;
CREATE TABLE hiring.stage (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  -- Days until somebody who waits here is to hear something.
  deadline_days integer,
  UNIQUE (org_id, job_id, position),
  UNIQUE (org_id, id),
  UNIQUE (org_id, job_id, id),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('stage');
--;
ALTER TABLE hiring.job ADD FOREIGN KEY (org_id, id, blind_until) REFERENCES hiring.stage (org_id, job_id, id) DEFERRABLE INITIALLY DEFERRED;
--;
-- Somebody as one organisation knows them: a person with an account here, or a name from an import.
CREATE TABLE hiring.candidate (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  headline text NOT NULL DEFAULT '',
  -- Found to be the same as another: all that was theirs is the other's now.
  merged_into integer,
  created_at timestamptz NOT NULL,
  search tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', name || ' ' || email || ' ' || phone || ' ' || headline)
  ) STORED,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, merged_into) REFERENCES hiring.candidate (org_id, id)
);
--;
SELECT hiring.wall('candidate', true);
--;
CREATE INDEX candidate_person_idx ON hiring.candidate (person_id);
--;
CREATE INDEX candidate_email_idx ON hiring.candidate (org_id, lower(email));
--;
CREATE INDEX candidate_phone_idx ON hiring.candidate (org_id, phone) WHERE phone <> '';
--;
CREATE INDEX candidate_search_idx ON hiring.candidate USING gin (search);
--;
CREATE TABLE hiring.application (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  candidate_id integer NOT NULL,
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'hired', 'rejected', 'withdrawn')),
  -- Rejecting keeps the stage.
  stage_id integer NOT NULL,
  stage_since timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('board', 'link', 'import', 'api', 'added')),
  letter text NOT NULL DEFAULT '',
  -- The answers to the job's questions: [{ questionId, text, answer }].
  answers jsonb NOT NULL DEFAULT '[]',
  applied_at timestamptz NOT NULL,
  reviewed_at timestamptz,
  decided_at timestamptz,
  UNIQUE (org_id, id),
  UNIQUE (org_id, job_id, candidate_id),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, candidate_id) REFERENCES hiring.candidate (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, job_id, stage_id) REFERENCES hiring.stage (org_id, job_id, id)
);
--;
SELECT hiring.wall('application', true);
--;
CREATE INDEX application_board_idx ON hiring.application (org_id, job_id, status, stage_id, applied_at DESC, id DESC);
--;
CREATE INDEX application_list_idx ON hiring.application (org_id, status, applied_at DESC, id DESC);
--;
CREATE INDEX application_new_idx ON hiring.application (org_id, job_id) WHERE status = 'active' AND reviewed_at IS NULL;
--;
CREATE INDEX application_candidate_idx ON hiring.application (org_id, candidate_id);
--;
CREATE INDEX application_person_idx ON hiring.application (person_id);
--;
-- All that became of an application; every analysis counts from here.
CREATE TABLE hiring.application_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  job_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('applied', 'reviewed', 'moved', 'rejected', 'reopened', 'hired', 'withdrawn', 'merged')),
  from_stage integer,
  to_stage integer,
  -- Who did it: a member; null for the candidate, or for the program.
  member_id integer,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('application_event');
--;
CREATE INDEX application_event_idx ON hiring.application_event (org_id, application_id, id);
--;
CREATE INDEX application_event_job_idx ON hiring.application_event (org_id, job_id, kind, at);
--;
CREATE TRIGGER application_event_stays BEFORE UPDATE OR DELETE ON hiring.application_event
  FOR EACH ROW EXECUTE FUNCTION hiring.refuse_to_rewrite();
--;
-- Interviewers see the applications that they are named for, and no other.
CREATE TABLE hiring.assignment (
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  member_id integer NOT NULL,
  -- Whether they see the results that the candidate has shared.
  sees_results boolean NOT NULL DEFAULT false,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, application_id, member_id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('assignment');
--;
CREATE TABLE hiring.notification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  member_id integer NOT NULL,
  -- What the page says in the reader's language, and the facts in it.
  kind text NOT NULL,
  facts jsonb NOT NULL,
  path text NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('notification');
--;
CREATE INDEX notification_member_idx ON hiring.notification (org_id, member_id, id DESC);
--;
-- What changed, for pages that are open: who was away asks for what came after the last number that they have seen. Kept for a day.
CREATE TABLE hiring.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  what text NOT NULL,
  subject_id integer,
  -- Whom it is for; null: every member.
  member_id integer,
  at timestamptz NOT NULL
);
--;
SELECT hiring.wall('change');
--;
CREATE INDEX change_org_idx ON hiring.change (org_id, id);
--;
-- Who exported, revealed, invited, shared, changed a role: never changed afterwards.
CREATE TABLE hiring.audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  member_id integer,
  kind text NOT NULL,
  subject text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
--;
SELECT hiring.wall('audit_event');
--;
CREATE INDEX audit_event_idx ON hiring.audit_event (org_id, id DESC);
--;
CREATE TRIGGER audit_event_stays BEFORE UPDATE OR DELETE ON hiring.audit_event
  FOR EACH ROW EXECUTE FUNCTION hiring.refuse_to_rewrite();
