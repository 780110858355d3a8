-- Interviews: times are proposed, the candidate picks one, calendars are told of it, and afterwards somebody says what became of it.
CREATE TABLE hiring.interview (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  job_id integer NOT NULL,
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  state text NOT NULL
    CHECK (state IN ('proposed', 'scheduled', 'rescheduled', 'awaiting_feedback', 'completed', 'cancelled', 'no_show')),
  title text NOT NULL,
  way text NOT NULL CHECK (way IN ('video', 'phone', 'on-site')),
  -- A link, a telephone number or an address.
  place text NOT NULL DEFAULT '',
  -- What the candidate is told beside the times.
  message text NOT NULL DEFAULT '',
  minutes integer NOT NULL CHECK (minutes BETWEEN 10 AND 480),
  -- By its name, such as Asia/Kolkata.
  time_zone text NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The candidate has asked for other times, and this is what they wrote.
  asked_at timestamptz,
  asked_text text NOT NULL DEFAULT '',
  -- What calendars know it by, for ever, and how often they have been told of a change.
  calendar_uid text NOT NULL,
  calendar_sequence integer NOT NULL DEFAULT 0,
  -- The beginning that people have been reminded of.
  reminded_of timestamptz,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (state IN ('proposed', 'rescheduled', 'cancelled') OR starts_at IS NOT NULL),
  CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, created_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('interview', true);
--;
CREATE INDEX interview_list_idx ON hiring.interview (org_id, state, starts_at);
--;
CREATE INDEX interview_application_idx ON hiring.interview (org_id, application_id);
--;
CREATE INDEX interview_person_idx ON hiring.interview (person_id);
--;
-- For the jobs that end interviews and remind of them, whatever the organisation.
CREATE INDEX interview_due_idx ON hiring.interview (starts_at) WHERE state = 'scheduled';
--;
-- A second press of a button, or two recruiters at once, plan no second interview of the same name.
CREATE UNIQUE INDEX interview_once_idx ON hiring.interview (org_id, application_id, lower(title))
  WHERE state IN ('proposed', 'scheduled', 'rescheduled');
--;
-- The times of the newest proposal; earlier ones are gone.
CREATE TABLE hiring.interview_slot (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  interview_id integer NOT NULL,
  person_id integer REFERENCES people.person (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  -- Whoever proposed it was told that an interviewer has another interview then.
  is_double boolean NOT NULL DEFAULT false,
  UNIQUE (org_id, interview_id, starts_at),
  FOREIGN KEY (org_id, interview_id) REFERENCES hiring.interview (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('interview_slot', true);
--;
CREATE TABLE hiring.interviewer (
  org_id integer NOT NULL,
  interview_id integer NOT NULL,
  member_id integer NOT NULL,
  answer text NOT NULL DEFAULT 'waiting' CHECK (answer IN ('waiting', 'accepted', 'declined', 'tentative')),
  answered_at timestamptz,
  PRIMARY KEY (org_id, interview_id, member_id),
  FOREIGN KEY (org_id, interview_id) REFERENCES hiring.interview (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('interviewer');
--;
CREATE INDEX interviewer_member_idx ON hiring.interviewer (org_id, member_id);
