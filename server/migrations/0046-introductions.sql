-- How two members come to write to each other. Rows go with either of the two.
CREATE TABLE society.introduction (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  asker_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  asked_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'yes', 'no', 'unanswered')),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz
);
--;
CREATE UNIQUE INDEX introduction_open_idx
  ON society.introduction (least(asker_id, asked_id), greatest(asker_id, asked_id)) WHERE state = 'open';
--;
CREATE INDEX introduction_asker_idx ON society.introduction (asker_id, asked_at DESC);
--;
CREATE INDEX introduction_asked_idx ON society.introduction (asked_id, asked_at DESC);
--;
CREATE TABLE society.conversation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  one_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  other_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz
);
--;
CREATE UNIQUE INDEX conversation_open_idx
  ON society.conversation (least(one_id, other_id), greatest(one_id, other_id)) WHERE ended_at IS NULL;
--;
CREATE INDEX conversation_other_idx ON society.conversation (other_id);
--;
-- A conversation as one of the two has it; sides and messages go with their conversation, and so with either person. last_at and last_message repeat the newest message, so that a list is one walk of an index.
CREATE TABLE society.conversation_side (
  conversation_id integer NOT NULL REFERENCES society.conversation (id) ON DELETE CASCADE,
  person_id integer NOT NULL,
  other_id integer NOT NULL,
  read_up_to integer NOT NULL DEFAULT 0,
  last_message integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, person_id)
);
--;
CREATE INDEX conversation_side_inbox_idx ON society.conversation_side (person_id, last_at DESC, conversation_id DESC);
--;
CREATE TABLE society.message (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES society.conversation (id) ON DELETE CASCADE,
  author_id integer NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
--;
CREATE INDEX message_conversation_idx ON society.message (conversation_id, id DESC);
--;
CREATE INDEX message_author_idx ON society.message (author_id, id);
--;
CREATE TABLE society.block (
  blocker_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  blocked_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id)
);
--;
CREATE INDEX block_blocked_idx ON society.block (blocked_id, blocker_id);
