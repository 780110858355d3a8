import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Left to itself, Node takes a tag of four bytes too, which can be guessed. */
const TAG = { authTagLength: TAG_BYTES };

/** It was sealed with another key or for another place, or somebody has changed it: the cipher does not tell which. */
export class CannotUnseal extends Error {}

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/**
 * AES-256-GCM (NIST SP 800-38D): a fresh nonce, the tag, and what was encrypted. It tells nothing without the key, and not a bit of it can be
 * changed unseen. `bound` says whose it is, and ties it to that place: moved to another row it cannot be unsealed.
 */
export function seal(key: Uint8Array, bound: string, plain: string | Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, TAG).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function unseal(key: Uint8Array, bound: string, sealed: Uint8Array): Buffer {
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, TAG).setAAD(Buffer.from(bound)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new CannotUnseal('This was sealed with another key or for another place, or it was changed.', { cause });
  }
}

/** For a column of text whose secret is bound to no place. */
export const sealText = (key: Uint8Array, text: string): string => seal(key, '', text).toString('base64url');

/** Null when it cannot be unsealed, as after the operator has changed `SECRET`. */
export function unsealText(key: Uint8Array, sealed: string): string | null {
  try {
    return unseal(key, '', Buffer.from(sealed, 'base64url')).toString();
  } catch (error) {
    if (error instanceof CannotUnseal) return null;
    throw error;
  }
}
