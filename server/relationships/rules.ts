import { createHash } from 'node:crypto';
import { INVITATION_DAYS } from '#contract/relationships.ts';
import type { Relationship } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many links may be under way at once. */
export const MAX_OPEN_INVITATIONS = 20;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** What is kept of a token: who reads the table cannot accept in another's name. A token has 256 random bits, so one hash is enough. */
export const fingerprintOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The two who agreed, and nobody else. */
export const mayRead = ({ inviterId, invitedId }: Relationship, personId: number): boolean =>
  personId === inviterId || personId === invitedId;

export const otherOf = ({ inviterId, invitedId }: Relationship, personId: number): number =>
  personId === inviterId ? invitedId : inviterId;
