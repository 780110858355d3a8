import type { APPLICATION_SORTS } from '#contract/hiring/candidate-words.ts';
import { DAY_MS } from '#server/platform/time.ts';
import type { Member } from '../rules.ts';
import type { ApplicationStatus } from '../tables.ts';

export type Sort = (typeof APPLICATION_SORTS)[number];

/** Candidates have no name before the stage until which the screening is blind, except for who looked behind it. */
export function isWithheld(application: {
  readonly status: ApplicationStatus;
  readonly stagePosition: number;
  /** The stage until which the job's screening is blind; null: it is not. */
  readonly namedFrom: number | null;
  readonly isRevealed: boolean;
}): boolean {
  const { status, stagePosition, namedFrom, isRevealed } = application;
  return namedFrom !== null && status !== 'hired' && stagePosition < namedFrom && !isRevealed;
}

/** Whoever still has to write a scorecard of their own does not see those of others before, so that nobody leans on them. */
export function maySeeOthersScorecards(member: Member, { isAssigned, hasWritten }: { isAssigned: boolean; hasWritten: boolean }): boolean {
  if (member.role === 'owner' || member.role === 'recruiter') return true;
  return hasWritten || (member.role === 'hiring-manager' && !isAssigned);
}

export const isLate = (
  { status, stageSince, deadlineDays }: { status: ApplicationStatus; stageSince: Date; deadlineDays: number | null },
  now: Date,
): boolean => status === 'active' && deadlineDays !== null && stageSince.getTime() + deadlineDays * DAY_MS < now.getTime();

/** Where the next page begins: the sorted moment as the database writes it, to the microsecond, and the number of the last row. */
export type Place = { readonly moment: string; readonly id: number };

export const writePlace = ({ moment, id }: Place): string => Buffer.from(`${id} ${moment}`).toString('base64url');

/** Undefined for what we never wrote. */
export function readPlace(text: string): Place | undefined {
  const found = /^(\d{1,10}) (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?)$/.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  return found ? { id: Number(found[1]), moment: found[2]! } : undefined;
}

/** What was typed, for the database: whole words and beginnings of words, the beginning of an e-mail, or a number. */
export function toSearch(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}@._+-]+/gu) ?? [];
  const [number] = text.match(/\d{4,9}/) ?? [];
  const email = words.find((word) => word.includes('@'));
  return {
    words: words.map((word) => `'${word}':*`).join(' & '), // signs that mean something in a query are left out above
    email: email === undefined ? null : `${email.replaceAll(/[_%\\]/g, '\\$&')}%`,
    number: number === undefined ? null : Number(number),
  };
}
