-- The answers of the report's addresses as they were last sent, so that reading a report costs one read by its key. Whatever changes a
-- person's finished sittings takes them away and raises the version; a reply is kept only under the version that its maker had seen.
CREATE TABLE kept_reply (
  person_id integer PRIMARY KEY REFERENCES people.person (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 0,
  edition text,
  strengths text,
  traits text
);
--;
-- It puts a row where there is none: a maker who is putting one too waits for it, and then reads the sittings that it was put for.
CREATE FUNCTION forget_kept_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE kept_reply SET version = version + 1, edition = NULL, strengths = NULL, traits = NULL WHERE person_id = OLD.person_id;
  ELSIF NEW.person_id IS NOT NULL THEN
    INSERT INTO kept_reply (person_id, version) VALUES (NEW.person_id, 1)
      ON CONFLICT (person_id) DO UPDATE SET version = kept_reply.version + 1, edition = NULL, strengths = NULL, traits = NULL;
  END IF;
  RETURN NULL;
END
$$;
--;
CREATE TRIGGER sitting_changes AFTER UPDATE OF finished_at, valid, person_id, counts ON sitting
  FOR EACH ROW EXECUTE FUNCTION forget_kept_reply();
--;
-- A sitting that is only begun changes nothing that a report says.
CREATE TRIGGER sitting_comes AFTER INSERT ON sitting
  FOR EACH ROW WHEN (NEW.finished_at IS NOT NULL) EXECUTE FUNCTION forget_kept_reply();
--;
CREATE TRIGGER sitting_goes AFTER DELETE ON sitting FOR EACH ROW EXECUTE FUNCTION forget_kept_reply();
