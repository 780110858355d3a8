-- Circles of members around one question. Nobody is named in `circle` itself: it outlives each of its members.
CREATE TABLE society.circle (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  question text NOT NULL,
  charter text NOT NULL,
  closes_at timestamptz NOT NULL,
  begun_at timestamptz NOT NULL,
  -- When somebody last wrote or joined: after 60 days without either a circle sleeps.
  last_at timestamptz NOT NULL,
  -- Of which end its members were told, and when. Another end is told anew.
  told_end timestamptz,
  told_at timestamptz,
  closed_at timestamptz
);
--;
CREATE INDEX circle_open_idx ON society.circle (id DESC) WHERE closed_at IS NULL;
--;
-- The host is whoever bears the mark, or else the member who has been in longest: so the place passes by itself when a host goes.
CREATE TABLE society.circle_member (
  circle_id integer NOT NULL REFERENCES society.circle (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  is_host boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (circle_id, person_id)
);
--;
CREATE UNIQUE INDEX circle_member_host_idx ON society.circle_member (circle_id) WHERE is_host;
--;
CREATE INDEX circle_member_person_idx ON society.circle_member (person_id, circle_id);
--;
-- Who holds a seat: also those whose account waits to be erased, since they may come back.
CREATE VIEW society.circle_seat AS
  SELECT circle_id, person_id, is_host, joined_at FROM society.circle_member
  WHERE EXISTS (SELECT FROM society.membership WHERE membership.person_id = circle_member.person_id AND state = 'member');
--;
-- A wish to join: by whoever asked the host, or by the host who invited.
CREATE TABLE society.circle_request (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  circle_id integer NOT NULL REFERENCES society.circle (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('asked', 'invited')),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'yes', 'no', 'unanswered')),
  at timestamptz NOT NULL
);
--;
CREATE UNIQUE INDEX circle_request_open_idx ON society.circle_request (circle_id, person_id) WHERE state = 'open';
--;
CREATE INDEX circle_request_person_idx ON society.circle_request (person_id, at DESC);
--;
-- last_at and last_post repeat the newest post, so that a board is one walk of an index.
CREATE TABLE society.circle_thread (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  circle_id integer NOT NULL REFERENCES society.circle (id) ON DELETE CASCADE,
  last_at timestamptz NOT NULL,
  last_post integer NOT NULL DEFAULT 0
);
--;
CREATE INDEX circle_thread_board_idx ON society.circle_thread (circle_id, last_at DESC, id DESC);
--;
-- The title of a thread stands in its first post, and goes with the author of that; what others replied stays.
CREATE TABLE society.circle_post (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  thread_id integer NOT NULL REFERENCES society.circle_thread (id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  is_first boolean NOT NULL DEFAULT false,
  title text NOT NULL DEFAULT '',
  text text NOT NULL,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  withdrawn_at timestamptz
);
--;
CREATE INDEX circle_post_thread_idx ON society.circle_post (thread_id, id DESC);
--;
CREATE UNIQUE INDEX circle_post_first_idx ON society.circle_post (thread_id) WHERE is_first;
--;
CREATE INDEX circle_post_author_idx ON society.circle_post (author_id, id);
--;
CREATE TABLE society.circle_reading (
  thread_id integer NOT NULL REFERENCES society.circle_thread (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  read_up_to integer NOT NULL,
  PRIMARY KEY (thread_id, person_id)
);
--;
CREATE INDEX circle_reading_person_idx ON society.circle_reading (person_id);
