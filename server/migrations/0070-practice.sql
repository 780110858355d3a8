-- A course of the mind-training art: which arts, and since when. A person has one at a time; the newest counts.
CREATE TABLE practice_course (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  arts jsonb NOT NULL,
  begun_on text NOT NULL CHECK (begun_on ~ '^\d{4}-\d\d-\d\d$'),
  begun_at timestamptz NOT NULL,
  ended_at timestamptz
);
--;
CREATE UNIQUE INDEX practice_course_open_idx ON practice_course (person_id) WHERE ended_at IS NULL;
--;
-- What was practised: an exercise that was done, or the word about an act the day after. The device names each, so sending it twice keeps it once.
CREATE TABLE practice_record (
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  key text NOT NULL,
  exercise text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('done', 'told')),
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  step integer,
  share real,
  count integer,
  word integer,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, key)
);
--;
CREATE INDEX practice_record_day_idx ON practice_record (person_id, day);
--;
-- The key of a person's journal, itself sealed with a key that is not in the database. Without its row no entry can be read again, in no copy.
CREATE TABLE practice_key (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  sealed bytea NOT NULL
);
--;
CREATE TABLE practice_journal_entry (
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  key text NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  exercise text,
  sealed bytea NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, key)
);
--;
-- In which time zone a person's days begin, and how they want to be reminded. Of the calendar's address only a hash is kept.
CREATE TABLE practice_setting (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  time_zone text NOT NULL,
  language text NOT NULL,
  mail_hour integer CHECK (mail_hour BETWEEN 0 AND 23),
  next_mail_at timestamptz,
  calendar_hash text UNIQUE,
  calendar_hour integer CHECK (calendar_hour BETWEEN 0 AND 23)
);
--;
CREATE INDEX practice_setting_next_mail_idx ON practice_setting (next_mail_at);
