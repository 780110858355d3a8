-- What a candidate shares of their results with the employer of one application. Rows stay, so that it is known what was shared and when;
-- the snapshot goes when sharing ends. Without the profile that it was taken from nothing is kept: whoever withdraws the consent to
-- measuring takes all of it back.
CREATE TABLE hiring.result_grant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  person_id integer NOT NULL REFERENCES profile (person_id) ON DELETE CASCADE,
  -- Their numbers, 1 to 12.
  houses jsonb NOT NULL,
  -- { houses: [{ house, z, standardError }], covariance, measuredAt, languages, norm }; null once sharing has ended.
  snapshot jsonb,
  -- The text that was agreed to, and in which language it was read.
  notice text NOT NULL,
  language text NOT NULL,
  granted_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_as text CHECK (closed_as IN ('revoked', 'replaced', 'ended', 'withdrawn')),
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  CONSTRAINT result_grant_is_closed CHECK ((closed_at IS NULL) = (closed_as IS NULL) AND (closed_at IS NULL) = (snapshot IS NOT NULL))
);
--;
SELECT hiring.wall('result_grant', true);
--;
CREATE UNIQUE INDEX result_grant_open_idx ON hiring.result_grant (org_id, application_id) WHERE closed_at IS NULL;
--;
CREATE INDEX result_grant_application_idx ON hiring.result_grant (org_id, application_id);
--;
CREATE INDEX result_grant_person_idx ON hiring.result_grant (person_id);
--;
CREATE INDEX result_grant_ending_idx ON hiring.result_grant (ends_at) WHERE closed_at IS NULL;
--;
-- A copy that somebody has agreed to show is not touched up afterwards: it can only be taken away.
CREATE FUNCTION hiring.refuse_to_touch_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS NULL AND OLD.closed_at IS NULL AND NEW.houses = OLD.houses AND NEW.notice = OLD.notice
    AND NEW.granted_at = OLD.granted_at AND NEW.ends_at = OLD.ends_at AND NEW.application_id = OLD.application_id
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'what was shared is never changed';
END
$$;
--;
CREATE TRIGGER result_grant_stays BEFORE UPDATE ON hiring.result_grant FOR EACH ROW EXECUTE FUNCTION hiring.refuse_to_touch_up();
--;
-- An employer asks a candidate to take tests. To decline costs nothing: the employer never sees whether somebody did.
CREATE TABLE hiring.test_invitation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  application_id integer NOT NULL,
  person_id integer NOT NULL REFERENCES people.person (id) ON DELETE CASCADE,
  -- The slugs of the tests.
  tests jsonb NOT NULL,
  invited_by integer NOT NULL,
  invited_at timestamptz NOT NULL,
  -- From then on it is not shown to the candidate any more.
  declined_at timestamptz,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, application_id) REFERENCES hiring.application (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, invited_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('test_invitation', true);
--;
CREATE INDEX test_invitation_application_idx ON hiring.test_invitation (org_id, application_id);
--;
CREATE INDEX test_invitation_person_idx ON hiring.test_invitation (person_id);
