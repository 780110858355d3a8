import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/platform/derived-key.ts';

/** How long a login may wait for its second step. */
export const WAITING_LOGIN_MS = 10 * 60 * 1000;
const TOKEN_BYTES = 32;

/** All that is kept of a token is its hash: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function makeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What a mail carries to take the change of an e-mail back: the number of its row, and a seal that only SECRET can make. */
export function undoTokenOf(undo: number, secret: string): string {
  const seal = createHmac('sha256', deriveKey(secret, 'undoing a change of the e-mail')).update(String(undo)).digest('base64url');
  return `${undo}.${seal}`;
}

/** The number of the row; undefined for a token that we did not make. */
export function readUndoToken(token: string, secret: string): number | undefined {
  const undo = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  if (!Number.isInteger(undo)) return undefined;
  const [given, made] = [Buffer.from(token), Buffer.from(undoTokenOf(undo, secret))];
  return given.length === made.length && timingSafeEqual(given, made) ? undo : undefined;
}
