-- What an organisation does with its candidates: notes, scorecards, looks behind a blind screening, decisions that can be taken back for a
-- while, and letters whose way is visible.
CREATE TABLE hiring.note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  member_id integer NOT NULL,
  text text NOT NULL,
  -- The numbers of the members whom it names: they get a line in their bell.
  mentions jsonb NOT NULL DEFAULT '[]',
  at timestamptz NOT NULL,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('note');
--;
CREATE INDEX note_application_idx ON hiring.note (org_id, application_id, id);
--;
CREATE TABLE hiring.scorecard (
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  member_id integer NOT NULL,
  recommendation text NOT NULL CHECK (recommendation IN ('strong-no', 'no', 'yes', 'strong-yes')),
  -- [{ criterion, rating }], ratings 1 to 4.
  ratings jsonb NOT NULL,
  remark text NOT NULL DEFAULT '',
  submitted_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, application_id, member_id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('scorecard');
--;
-- Who looked behind the blind screening of an application, and why: from then on that member sees the name.
CREATE TABLE hiring.reveal (
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  member_id integer NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, application_id, member_id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('reveal');
--;
-- One press of a button, about one application or many.
CREATE TABLE hiring.decision (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  member_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('move', 'reject', 'reopen', 'hire', 'write')),
  -- Made by the page: a second press with the same key is the first one again.
  key text NOT NULL,
  at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL,
  undone_at timestamptz,
  UNIQUE (org_id, id),
  UNIQUE (org_id, member_id, key),
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('decision');
--;
-- What an application was before the decision and became by it; or why it was left alone.
CREATE TABLE hiring.decided (
  org_id integer NOT NULL,
  decision_id integer NOT NULL,
  application_id integer NOT NULL,
  refusal text,
  from_stage integer,
  from_status text,
  from_decided_at timestamptz,
  to_stage integer,
  to_status text,
  PRIMARY KEY (org_id, decision_id, application_id),
  FOREIGN KEY (org_id, decision_id) REFERENCES hiring.decision (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('decided');
--;
CREATE TABLE hiring.letter_template (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  name text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (org_id, id)
);
--;
SELECT hiring.wall('letter_template');
--;
-- A letter to one candidate. Its words keep their placeholders until it is sent, so that a blind screening stays blind.
CREATE TABLE hiring.letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  decision_id integer NOT NULL,
  member_id integer NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'taken-back')),
  -- Why it could not be sent, or not yet.
  reason text NOT NULL DEFAULT '',
  send_after timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  sent_at timestamptz,
  UNIQUE (org_id, id),
  UNIQUE (org_id, decision_id, application_id),
  FOREIGN KEY (org_id, decision_id) REFERENCES hiring.decision (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, member_id) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('letter');
--;
CREATE INDEX letter_application_idx ON hiring.letter (org_id, application_id, id);
