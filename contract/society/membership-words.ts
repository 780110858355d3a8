/**
 * Where somebody stands: asked to play the games again; not confirmed by them, and perhaps asked once more later; confirmed, so that they may
 * join; a member; somebody who has said no; who has left; who was excluded.
 */
export const MEMBERSHIP_STATES = ['invited', 'waiting', 'confirmed', 'member', 'declined', 'left', 'excluded'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** What somebody can say to it. `take-up`: to an invitation that was declined. */
export const MEMBERSHIP_ANSWERS = ['join', 'decline', 'leave', 'take-up'] as const;
export type MembershipAnswer = (typeof MEMBERSHIP_ANSWERS)[number];

export const MIN_REASON_LENGTH = 10;
export const MAX_REASON_LENGTH = 2_000;
