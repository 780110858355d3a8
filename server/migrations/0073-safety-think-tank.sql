-- What operators have removed from the think tank rests, and can come back after an appeal: a problem remembers the step that it was in.
ALTER TABLE society.problem ADD COLUMN removed_from text;
--;
ALTER TABLE society.problem DROP CONSTRAINT problem_state_check;
--;
ALTER TABLE society.problem ADD CONSTRAINT problem_state_check CHECK (state IN
  ('offered', 'open', 'review', 'revision', 'decision', 'published', 'declined', 'lapsed', 'unanswered', 'removed'));
--;
ALTER TABLE society.problem ADD CONSTRAINT problem_is_removed CHECK ((state = 'removed') = (removed_from IS NOT NULL));
--;
ALTER TABLE society.proposal DROP CONSTRAINT proposal_state_check;
--;
ALTER TABLE society.proposal ADD CONSTRAINT proposal_state_check CHECK (state IN ('draft', 'submitted', 'withdrawn', 'removed'));
