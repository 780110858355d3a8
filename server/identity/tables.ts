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

/** The columns of better-auth's tables that our own queries touch; it alone writes sessions, codes and keys. */
/** A login of one device. */
export type SessionTable = { id: Generated<number>; token: string; userId: number };

interface IdentityTables {
  'people.person': PersonTable;
  'people.session': SessionTable;
  'people.account': AccountTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends IdentityTables {}
}
