-- What an exclusion ended, so that lifting it gives back just that; and the case from which it came.
ALTER TABLE society.exclusion
  ADD COLUMN was text NOT NULL DEFAULT 'member',
  ADD COLUMN case_id integer REFERENCES society.safety_case (id);
