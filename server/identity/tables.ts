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
  /** The one that they have chosen in their settings. */
  language: string | null;
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
  createdAt: Generated<Date>;
  updatedAt: Date;
};

/** A login of one device. */
export type SessionTable = {
  id: Generated<number>;
  token: string;
  userId: number;
  userAgent: string | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  seenAt: Generated<Date>;
};

/** The code of a mailbox: see codes.ts. */
export type CodeTable = { purpose: string; email: string; nonce: string; expiresAt: Date };

/** A pair of keys that signs access tokens; the private one is encrypted. */
export type KeyTable = { id: Generated<number>; privateKey: string; expiresAt: Date | null };

/** A new e-mail that waits for its code. */
export type EmailChangeTable = { personId: number; email: string; expiresAt: Date };

/** An e-mail that its old address can still take back. */
export type EmailUndoTable = { id: Generated<number>; personId: number; email: string; changedAt: Date; expiresAt: Date };

/** An app that shows codes; `turnedOnAt` is null while it is set up. */
export type SecondStepTable = { personId: number; secret: string; begunAt: Date; turnedOnAt: Date | null; lastStep: Generated<number> };

export type RecoveryCodeTable = { personId: number; hash: string };
export type WaitingLoginTable = { tokenHash: string; personId: number; expiresAt: Date };
export type TrustedDeviceTable = { personId: number; deviceHash: string; expiresAt: Date };

/** `transports`: how the device is reached, with commas between them. */
export type PasskeyTable = {
  id: Generated<number>;
  personId: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
  madeAt: Date;
  lastUsedAt: Date | null;
};

/** The columns of better-auth's tables that our own queries touch; it alone makes sessions and keys. */
interface IdentityTables {
  'people.person': PersonTable;
  'people.session': SessionTable;
  'people.code': CodeTable;
  'people.jwks': KeyTable;
  'people.account': AccountTable;
  'people.emailChange': EmailChangeTable;
  'people.emailUndo': EmailUndoTable;
  'people.secondStep': SecondStepTable;
  'people.recoveryCode': RecoveryCodeTable;
  'people.waitingLogin': WaitingLoginTable;
  'people.trustedDevice': TrustedDeviceTable;
  'people.passkey': PasskeyTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends IdentityTables {}
}
