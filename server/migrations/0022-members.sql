-- Somebody who has left an organisation may join another, or come back.
ALTER TABLE hiring.member DROP CONSTRAINT member_account_id_key;
--;
CREATE UNIQUE INDEX member_account_idx ON hiring.member (account_id) WHERE left_at IS NULL;
--;
CREATE INDEX member_org_idx ON hiring.member (org_id, account_id);
--;
-- Who was asked by mail to join. The code in the mail is sealed with SECRET and names the row: nothing here opens anything.
CREATE TABLE hiring.member_invitation (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'hiring-manager', 'interviewer')),
  language text NOT NULL,
  invited_by integer NOT NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (org_id, id),
  UNIQUE (org_id, email),
  FOREIGN KEY (org_id, invited_by) REFERENCES hiring.member (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('member_invitation');
