-- Who asked in another's name: the seat of an operator who wrote a question for an organisation or for Bhava. They answer, review, decide
-- and vote on it as little as a member who asks. Empty for questions from before, of which nobody noted it.
ALTER TABLE society.problem ADD COLUMN posed_by_seat uuid;
