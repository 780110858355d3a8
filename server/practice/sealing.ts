import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#server/platform/derived-key.ts';

/**
 * A journal is encrypted with a key of its person, which is kept encrypted with a key that is not in the database (AES-256-GCM, NIST SP 800-38D).
 * When the row with the person's key is gone, no copy of an entry can be read any more.
 */

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `bound` ties it to its place: moved to another row it cannot be opened. */
export function seal(key: Uint8Array, plain: Uint8Array, bound: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function unseal(key: Uint8Array, sealed: Uint8Array, bound: string): Uint8Array {
  const [nonce, body, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

export const makeJournalSecret = (secret: string): Uint8Array => deriveKey(secret, 'journals');
export const newPersonKey = (): Uint8Array => randomBytes(KEY_BYTES);

export const placeOfKey = (personId: number): string => `journal key of ${personId}`;
export const placeOfEntry = (personId: number, key: string): string => `journal entry ${key} of ${personId}`;
