-- What becomes of applications and settings over time.
-- Found to be the same as another application for the job: that one goes on, with all that hung on both, and goes with both when it is erased.
ALTER TABLE hiring.application ADD COLUMN joined_to integer;
--;
ALTER TABLE hiring.application
  ADD FOREIGN KEY (org_id, joined_to) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE;
--;
CREATE INDEX application_joined_idx ON hiring.application (org_id, joined_to) WHERE joined_to IS NOT NULL;
--;
-- A copy that somebody has agreed to show is not touched up afterwards: it can only be taken away, or go along with its application.
CREATE OR REPLACE FUNCTION hiring.refuse_to_touch_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS NULL AND OLD.closed_at IS NULL AND NEW.houses = OLD.houses AND NEW.notice = OLD.notice
    AND NEW.granted_at = OLD.granted_at AND NEW.ends_at = OLD.ends_at AND NEW.application_id = OLD.application_id
  THEN RETURN NEW; END IF;
  IF to_jsonb(NEW) - 'application_id' = to_jsonb(OLD) - 'application_id' AND EXISTS (
    SELECT FROM hiring.application
    WHERE org_id = OLD.org_id AND id = OLD.application_id AND joined_to = NEW.application_id
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'what was shared is never changed';
END
$$;
--;
-- What applicants said of themselves, counted when their applications are erased because their days are over (docs/decisions/0029): one
-- attribute at a time, by month, without the number of an application.
CREATE TABLE hiring.self_identification_sum (
  org_id integer NOT NULL,
  job_id integer NOT NULL,
  -- The first day of the month in which they applied.
  month date NOT NULL,
  attribute text NOT NULL CHECK (attribute IN ('gender', 'age', 'disability')),
  said text NOT NULL,
  -- The last stage that they came to.
  stage_id integer NOT NULL,
  status text NOT NULL CHECK (status IN ('hired', 'rejected', 'withdrawn')),
  people integer NOT NULL,
  PRIMARY KEY (org_id, job_id, month, attribute, said, stage_id, status),
  FOREIGN KEY (org_id, job_id) REFERENCES hiring.job (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, job_id, stage_id) REFERENCES hiring.stage (org_id, job_id, id)
);
--;
SELECT hiring.wall('self_identification_sum');
--;
-- Each rises when its part of the settings is changed: who saves an older one is told.
ALTER TABLE hiring.organisation
  ADD COLUMN profile_version integer NOT NULL DEFAULT 1,
  ADD COLUMN stages_version integer NOT NULL DEFAULT 1,
  ADD COLUMN retention_version integer NOT NULL DEFAULT 1;
--;
-- There was a second job that erased applications with their numbers.
DO $$
BEGIN
  IF to_regclass('jobs.schedule') IS NOT NULL THEN
    DELETE FROM jobs.schedule WHERE name = 'erase-past-applications';
  END IF;
END
$$;
