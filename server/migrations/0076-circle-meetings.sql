-- Meetings of circles. What a meeting is about goes with the account of whoever proposed it, and a circle with its last member; the moment
-- stays until it has passed, so that calendars can be told that nothing will take place then.
CREATE TABLE society.circle_meeting (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  circle_id integer REFERENCES society.circle (id) ON DELETE SET NULL,
  uid uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Rises with each change: whoever was told of an earlier one is told of this.
  version integer NOT NULL DEFAULT 1,
  starts_at timestamptz NOT NULL,
  minutes integer NOT NULL,
  time_zone text NOT NULL,
  cancelled_at timestamptz
);
--;
CREATE INDEX circle_meeting_circle_idx ON society.circle_meeting (circle_id, starts_at DESC);
--;
CREATE INDEX circle_meeting_coming_idx ON society.circle_meeting (starts_at);
--;
CREATE TABLE society.circle_meeting_text (
  meeting_id integer PRIMARY KEY REFERENCES society.circle_meeting (id) ON DELETE CASCADE,
  proposer_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  title text NOT NULL,
  about text NOT NULL,
  place text NOT NULL
);
--;
CREATE INDEX circle_meeting_text_proposer_idx ON society.circle_meeting_text (proposer_id);
--;
-- What one person was told of a meeting, and what they answered. Each has mails of their own, so each calendar has a sequence of its own:
-- the number of mails, less one.
CREATE TABLE society.circle_meeting_invitation (
  meeting_id integer NOT NULL REFERENCES society.circle_meeting (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  told text NOT NULL DEFAULT 'nothing' CHECK (told IN ('nothing', 'invited', 'changed', 'cancelled', 'gone')),
  told_version integer NOT NULL DEFAULT 0,
  -- The moment of the newest invitation: whoever may not see the meeting any more is not told where it has moved.
  told_start timestamptz,
  mails integer NOT NULL DEFAULT 0,
  answer text NOT NULL DEFAULT 'waiting' CHECK (answer IN ('waiting', 'yes', 'no')),
  answered_at timestamptz,
  PRIMARY KEY (meeting_id, person_id)
);
--;
CREATE INDEX circle_meeting_invitation_person_idx ON society.circle_meeting_invitation (person_id);
