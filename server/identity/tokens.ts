import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/platform/derived-key.ts';
import { MINUTE_MS } from '#server/platform/time.ts';

/** How long a login may wait for its second step. */
export const WAITING_LOGIN_MS = 10 * MINUTE_MS;
const TOKEN_BYTES = 32;

/** All that is kept of a token is its hash: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function makeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** A number with a seal that only SECRET can make, for one purpose: nothing that opens anything need be kept. */
export function sealNumber(number: number, secret: string, purpose: string): string {
  const seal = createHmac('sha256', deriveKey(secret, purpose)).update(String(number)).digest('base64url');
  return `${number}.${seal}`;
}

/** The number; undefined for a token that we did not make for this purpose. */
export function readSealedNumber(token: string, secret: string, purpose: string): number | undefined {
  const number = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  if (!Number.isInteger(number)) return undefined;
  const [given, made] = [Buffer.from(token), Buffer.from(sealNumber(number, secret, purpose))];
  return given.length === made.length && timingSafeEqual(given, made) ? number : undefined;
}

const UNDOING = 'undoing a change of the e-mail';
/** What a mail carries to take the change of an e-mail back: the number of its row, sealed. */
export const undoTokenOf = (undo: number, secret: string): string => sealNumber(undo, secret, UNDOING);
export const readUndoToken = (token: string, secret: string): number | undefined => readSealedNumber(token, secret, UNDOING);
