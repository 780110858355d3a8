-- What a sitting is played under, and what was done in it. What nobody has told stays null.
ALTER TABLE sitting ADD COLUMN is_untimed boolean NOT NULL DEFAULT false;
--;
ALTER TABLE sitting ADD COLUMN input_kind text;
--;
ALTER TABLE sitting ADD COLUMN refresh_hz real;
--;
ALTER TABLE sitting ADD COLUMN counts jsonb;
--;
-- How often the player turned to something else during an answer.
ALTER TABLE response ADD COLUMN aways integer NOT NULL DEFAULT 0;
--;
-- A story that was written in English alone was told in it, whatever the language of the pages around it.
UPDATE sitting SET language = 'en' WHERE test = 'lantern-ferry';
