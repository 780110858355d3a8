import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** One key for each purpose, all from the one SECRET (HKDF, RFC 5869): a key that leaks tells nothing about the others. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `bhava ${purpose}`, KEY_BYTES));
