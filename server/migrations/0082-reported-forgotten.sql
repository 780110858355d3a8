-- Since when a case is over: it is decided, and so is each appeal. Null while something waits.
CREATE FUNCTION society.case_over_since(asked integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(decided_at, (SELECT max(decided_at) FROM society.case_appeal WHERE case_id = asked))
  FROM society.safety_case
  WHERE id = asked AND decided_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM society.case_appeal WHERE case_id = asked AND decided_at IS NULL)
$$;
--;
-- As before; what was reported is deleted 180 days after its case was over, too, and by nobody sooner.
CREATE OR REPLACE FUNCTION society.keep_as_it_stood() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'case_snapshot' THEN
    IF society.case_over_since(OLD.case_id) <= now() - interval '180 days' THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'a record of the society is never changed';
END
$$;
