-- Of the stages that a new job begins with, the index of the one from which on candidates have a name; null: from the beginning.
ALTER TABLE hiring.organisation ADD COLUMN blind_until smallint CHECK (blind_until >= 0);
--;
-- It rises when the template is changed: who saves an older one is told.
ALTER TABLE hiring.letter_template ADD COLUMN version integer NOT NULL DEFAULT 1;
