-- The code that was last mailed to an address. What stands here is a random number: the code comes from it with a key that is not in the
-- database.
CREATE TABLE people.code (
  purpose text NOT NULL,
  email text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (email, purpose)
);
