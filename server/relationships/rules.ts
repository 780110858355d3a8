import { createHash } from 'node:crypto';
import { INVITATION_DAYS } from '#contract/relationships.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { Relationship } from './repository.ts';

/** So many links may be under way at once. */
export const MAX_OPEN_INVITATIONS = 20;

export const expiryFrom = (now: Date): Date => daysAfter(now, INVITATION_DAYS);

/** What is kept of a token: who reads the table cannot accept in another's name. A token has 256 random bits, so one hash is enough. */
export const fingerprintOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The two who agreed, and nobody else. */
export const mayRead = ({ inviterId, invitedId }: Relationship, personId: number): boolean =>
  personId === inviterId || personId === invitedId;

export const otherOf = ({ inviterId, invitedId }: Relationship, personId: number): number =>
  personId === inviterId ? invitedId : inviterId;
