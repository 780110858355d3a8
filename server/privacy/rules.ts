import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Standing } from '#contract/privacy.ts';
import { ADULT_YEARS, type ConsentBy, OPTIONAL_PURPOSES, PURPOSES, type Purpose } from '#contract/privacy-words.ts';
import { INDIA_AHEAD_MS } from '#server/platform/time.ts';

export type Birth = { readonly year: number; readonly month: number };
type Month = Birth;

/** The month that a calendar in India shows. */
export function monthOf(now: Date): Month {
  const there = new Date(now.getTime() + INDIA_AHEAD_MS);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1 };
}

const MONTHS = 12;
const countMonths = ({ year, month }: Month): number => year * MONTHS + month;

/** In whole years, counted by months. */
export const ageOf = (birth: Birth, now: Date): number => Math.floor((countMonths(monthOf(now)) - countMonths(birth)) / MONTHS);

/** The day is not known, so one counts as a minor until the month of the 18th birthday is over. */
export const isMinor = (birth: Birth, now: Date): boolean =>
  countMonths(monthOf(now)) <= countMonths({ ...birth, year: birth.year + ADULT_YEARS });

export const isInFuture = (birth: Birth, now: Date): boolean => countMonths(birth) > countMonths(monthOf(now));

/** When nobody needs to agree for them any more: the first of the next month. */
export const adultFrom = ({ year, month }: Birth): Date => new Date(Date.UTC(year + ADULT_YEARS, month, 1) - INDIA_AHEAD_MS);

/** What a door needs to know of a person. `own` and `parents`: the newest consent to measuring, by whom it is given. */
export type Known = {
  readonly birth: Birth | undefined;
  readonly own: boolean;
  readonly parents: boolean;
  readonly isLeaving: boolean;
};
export type Step = Standing['step'];

/** Under 18 a parent's consent counts, and from then on only one's own. */
export function stepOf({ birth, own, parents, isLeaving }: Known, now: Date): Step {
  if (isLeaving) return 'leaving';
  if (!birth) return 'notice';
  if (isMinor(birth, now)) return parents ? 'ready' : 'parent';
  return own ? 'ready' : 'notice';
}

/** What is asked for here: a provider that is not configured is not spoken of. */
export const askedPurposes = (hasProvider: boolean): readonly Purpose[] =>
  PURPOSES.filter((purpose) => purpose !== 'provider' || hasProvider);

export const isOptional = (purpose: Purpose): boolean => OPTIONAL_PURPOSES.some((one) => one === purpose);

type Recorded = { readonly purpose: Purpose; readonly isGiven: boolean; readonly givenBy: ConsentBy; readonly recordedAt: Date };

/** The newest record of each purpose by whoever decides about this person. */
export function consentsOf(records: readonly Recorded[], purposes: readonly Purpose[], by: ConsentBy): Standing['consents'] {
  return purposes.map((purpose) => {
    const newest = records.findLast((record) => record.purpose === purpose && record.givenBy === by);
    return {
      purpose,
      isNeeded: !isOptional(purpose),
      isGiven: newest?.isGiven ?? false,
      at: newest?.recordedAt.toISOString() ?? null,
    };
  });
}

type Read = Pick<Recorded, 'purpose' | 'isGiven' | 'givenBy'> & { readonly notice: string };

/** Whether somebody of full age has agreed, to another version of the notice than the one that stands there now. */
export function hasReadEarlier(records: readonly Read[], version: string): boolean {
  const newest = records.findLast(({ purpose, givenBy }) => purpose === 'measuring' && givenBy === 'person');
  return newest?.isGiven === true && newest.notice !== version;
}

/** `parent@example.org` as a child sees it on a page that others may look at: `p…@example.org`. */
export const hideMailbox = (email: string): string => email.replace(/^(.).*@/, '$1…@');

/** The mailbox behind an address: `asha+games@example.org` is Asha's own. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const CODE_DIGITS = 6;
/** Six digits that come from a kept random number with a key that is not kept beside it. */
export function codeFrom(key: Buffer, nonce: string): string {
  const bytes = createHmac('sha256', key).update(`code\n${nonce}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0'); // 48 bits: no code is likelier by more than 1 in 10^8
}

export const isSameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A link that names one request of a child until a time, signed: nobody makes one for another request, or lasts longer with theirs. */
export function signLink(key: Buffer, requestId: number, until: Date): string {
  const named = `${requestId}.${Math.floor(until.getTime() / 1000)}`;
  return `${named}.${createHmac('sha256', key).update(`link\n${named}`).digest('base64url')}`;
}

/** The request that a link names; undefined where the link is not ours, or has expired. */
export function readLink(key: Buffer, token: string, now: Date): number | undefined {
  const [, id, until] = /^(\d{1,10})\.(\d{1,11})\.[\w-]{43}$/.exec(token) ?? [];
  if (id === undefined || until === undefined) return undefined;
  const end = new Date(Number(until) * 1000);
  return end > now && isSameText(signLink(key, Number(id), end), token) ? Number(id) : undefined;
}

/** Whom an erasure was of: with the address one can look for it, without it nothing is told. */
export const subjectOf = (key: Buffer, email: string): string => createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
