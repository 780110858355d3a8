-- What the public job board looks through: the open jobs of all organisations, and of each only what everybody may read anyway. It stands
-- outside the wall of hiring, since no index of words can be used behind one: PostgreSQL compares words only with rows that a policy has let
-- through already, so a search read every job. Triggers keep it; nothing else writes here.
CREATE SCHEMA board;
--;
CREATE TABLE board.job (
  job_id integer PRIMARY KEY REFERENCES hiring.job (id) ON DELETE CASCADE,
  published_at timestamptz NOT NULL,
  -- The midnight with which the last day ends, where the organisation is.
  closes_at timestamptz,
  words tsvector NOT NULL,
  -- Town and region, in small letters.
  place text NOT NULL,
  work_place text NOT NULL,
  employment text NOT NULL,
  language text NOT NULL
);
--;
-- Every place that a job was ever at: a part of a name is looked for in these few, and jobs by whole places.
CREATE TABLE board.place (name text PRIMARY KEY);
--;
GRANT USAGE ON SCHEMA board TO bhava_hiring;
--;
GRANT SELECT, INSERT, UPDATE, DELETE ON board.job TO bhava_hiring;
--;
GRANT SELECT, INSERT ON board.place TO bhava_hiring;
--;
-- Puts the open jobs of an organisation on the board as they are now, or one of them.
CREATE FUNCTION board.show(of_org integer, of_job integer DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO board.place (name)
  SELECT DISTINCT lower(job.place || ' ' || job.region) FROM hiring.job
  WHERE org_id = of_org AND (of_job IS NULL OR id = of_job) AND state = 'open'
  ON CONFLICT DO NOTHING;

  INSERT INTO board.job (job_id, published_at, closes_at, words, place, work_place, employment, language)
  SELECT job.id, job.published_at, (job.closes_on + 1)::timestamp AT TIME ZONE organisation.time_zone,
    to_tsvector('simple', concat_ws(' ', job.title, job.department, job.place, job.region, organisation.name)),
    lower(job.place || ' ' || job.region), job.work_place, job.employment, job.language
  FROM hiring.job JOIN hiring.organisation USING (org_id)
  WHERE org_id = of_org AND (of_job IS NULL OR id = of_job) AND state = 'open' AND published_at IS NOT NULL
  ON CONFLICT (job_id) DO UPDATE SET
    published_at = excluded.published_at, closes_at = excluded.closes_at, words = excluded.words, place = excluded.place,
    work_place = excluded.work_place, employment = excluded.employment, language = excluded.language;
$$;
--;
CREATE FUNCTION board.follow_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'open' AND NEW.published_at IS NOT NULL THEN
    PERFORM board.show(NEW.org_id, NEW.id);
  ELSE
    DELETE FROM board.job WHERE job_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--;
CREATE TRIGGER job_on_board
  AFTER INSERT OR UPDATE OF state, published_at, closes_on, title, department, place, region, work_place, employment, language ON hiring.job
  FOR EACH ROW EXECUTE FUNCTION board.follow_job();
--;
CREATE FUNCTION board.follow_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM board.show(NEW.org_id);
  RETURN NULL;
END
$$;
--;
CREATE TRIGGER organisation_on_board
  AFTER UPDATE OF name, time_zone ON hiring.organisation
  FOR EACH ROW WHEN ((OLD.name, OLD.time_zone) IS DISTINCT FROM (NEW.name, NEW.time_zone))
  EXECUTE FUNCTION board.follow_organisation();
--;
-- For what is open now: the walls hold for a migration too, unless it is the platform's.
SELECT set_config('bhava.platform', 'yes', true);
--;
SELECT board.show(org_id) FROM hiring.organisation;
--;
SELECT set_config('bhava.platform', '', true);
--;
CREATE INDEX board_newest_idx ON board.job (published_at DESC, job_id DESC);
--;
CREATE INDEX board_words_idx ON board.job USING gin (words);
--;
CREATE INDEX board_place_idx ON board.job (place, published_at DESC, job_id DESC);
--;
DROP INDEX hiring.job_search_idx;
