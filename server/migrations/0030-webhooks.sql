-- Addresses outside that an organisation wants to be told at, what was to be told, and each attempt to tell it.
CREATE TABLE hiring.webhook (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL REFERENCES hiring.organisation ON DELETE CASCADE,
  address text NOT NULL,
  events jsonb NOT NULL,
  -- Sealed: it signs, so it must be read again.
  secret text NOT NULL,
  off_at timestamptz,
  off_why text CHECK (off_why IN ('owner', 'failing')),
  -- The first failure since the last success.
  failing_since timestamptz,
  -- The last failure: while it fails, the receiver is not asked for each delivery that waits.
  failed_at timestamptz,
  made_by integer NOT NULL,
  made_at timestamptz NOT NULL,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, made_by) REFERENCES hiring.member (org_id, id)
);
--;
SELECT hiring.wall('webhook');
--;
CREATE TABLE hiring.webhook_delivery (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  webhook_id integer NOT NULL,
  -- The receiver knows by it what it has had already.
  message_id text NOT NULL,
  event text NOT NULL,
  application_id integer,
  -- As it is sent and signed: no name, only numbers and facts.
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  made_at timestamptz NOT NULL,
  -- What can be taken back waits for so long.
  hold_until timestamptz,
  -- When the queue took it over.
  given_at timestamptz,
  UNIQUE (org_id, id),
  FOREIGN KEY (org_id, webhook_id) REFERENCES hiring.webhook (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('webhook_delivery');
--;
CREATE INDEX webhook_delivery_list_idx ON hiring.webhook_delivery (org_id, webhook_id, id DESC);
--;
CREATE INDEX webhook_delivery_made_idx ON hiring.webhook_delivery (made_at);
--;
CREATE INDEX webhook_delivery_new_idx ON hiring.webhook_delivery (id) WHERE given_at IS NULL AND state = 'waiting';
--;
CREATE TABLE hiring.webhook_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id integer NOT NULL,
  delivery_id integer NOT NULL,
  at timestamptz NOT NULL,
  -- By hand: it does not count among those that the queue makes.
  is_by_hand boolean NOT NULL,
  status integer,
  problem text,
  took_ms integer NOT NULL,
  answer text NOT NULL,
  FOREIGN KEY (org_id, delivery_id) REFERENCES hiring.webhook_delivery (org_id, id) ON DELETE CASCADE
);
--;
SELECT hiring.wall('webhook_attempt');
--;
CREATE INDEX webhook_attempt_idx ON hiring.webhook_attempt (org_id, delivery_id, id DESC);
