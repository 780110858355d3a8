import { createHash } from 'node:crypto';
import type { KeyScope, KeyState } from '#contract/hiring/api-key-words.ts';
import type { Member } from '../rules.ts';

export const KEY_BYTES = 32;
const KEY = /^bhava_[\w-]{43}$/;
/** The word before the first line, and so many of the signs after it. */
const PREFIX_LENGTH = 'bhava_'.length + 6;

export const writeKey = (chance: Buffer): string => `bhava_${chance.toString('base64url')}`;
export const isKey = (text: string): boolean => KEY.test(text);
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH);
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** `today`: the day in the time zone of the organisation. */
export function stateOf({ revokedAt, lastDay }: { revokedAt: Date | null; lastDay: string | null }, today: string): KeyState {
  if (revokedAt) return 'revoked';
  return lastDay !== null && lastDay < today ? 'over' : 'active';
}

/** A key that was used a moment ago is not noted again: that would be a write for every read. */
const NOTED_EVERY_MS = 60_000;
export const isToBeNoted = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS;

/** What the door knows of a key. */
export type KeyHolder = { readonly keyId: number; readonly orgId: number; readonly scopes: readonly KeyScope[] };

/** A number that no member has, and no job names. */
const NOBODY = -1;
/**
 * A key sees what a recruiter sees who has no job of their own, looked behind no blind screening and was assigned to nobody: so every rule
 * and query about members holds for keys too.
 */
export const asRecruiter = ({ orgId }: Pick<KeyHolder, 'orgId'>): Member => ({ id: NOBODY, accountId: NOBODY, orgId, role: 'recruiter' });
