import type { Generated } from 'kysely';

/** A person. `username` is in lower case and unique; `displayUsername` is how they typed it. `email` is in lower case. */
export type PersonTable = {
  id: Generated<number>;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  username: string | null;
  displayUsername: string | null;
  termsAgreedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** A way to log in: `credential` is the password (hashed), `google` the account there. */
export type AccountTable = {
  id: Generated<number>;
  accountId: string;
  providerId: string;
  userId: number;
  password: string | null;
  updatedAt: Date;
};

/** A login of one device. */
export type SessionTable = { id: Generated<number>; token: string; userId: number };

/** The code of a mailbox: see codes.ts. */
export type CodeTable = { purpose: string; email: string; nonce: string; expiresAt: Date };

/** A pair of keys that signs access tokens; the private one is encrypted. */
export type KeyTable = { id: Generated<number>; privateKey: string; expiresAt: Date | null };

/** The columns of better-auth's tables that our own queries touch; it alone makes sessions and keys. */
interface IdentityTables {
  'people.person': PersonTable;
  'people.session': SessionTable;
  'people.code': CodeTable;
  'people.jwks': KeyTable;
  'people.account': AccountTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends IdentityTables {}
}
