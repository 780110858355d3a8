import { createHash } from 'node:crypto';
import { LAST_REVIEW_DAYS, REVIEW_DAYS, REVIEWS_EACH } from '#contract/society/think-tank/words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { endOfDayAfter } from '../days.ts';

export type Candidate = {
  readonly personId: number;
  readonly fields: readonly string[];
  /** Where they meet others: nobody reviews somebody of their own circle. */
  readonly circles: readonly number[];
  readonly organisation: string;
  /** Reviews that they are asked for now, in all problems. */
  readonly load: number;
};
export type ToReview = {
  readonly proposalId: string;
  readonly authors: readonly Candidate[];
  /** Those who were asked already, also those who did not answer. */
  readonly asked: readonly number[];
  /** Reviews that are given, or asked for and not late. */
  readonly standing: number;
};
type Problem = {
  readonly fields: readonly string[];
  /** Who may review nothing here: the asker, and the authors of every proposal. */
  readonly barred: ReadonlySet<number>;
};
export type Assignment = { readonly proposalId: string; readonly personId: number };

const sameOrganisation = (one: string, other: string): boolean => {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return plain(one) !== '' && plain(one) === plain(other);
};

/** Whether they belong together outside this problem. */
const isClose = (one: Candidate, other: Candidate): boolean =>
  sameOrganisation(one.organisation, other.organisation) || one.circles.some((circle) => other.circles.includes(circle));

export const mayReview = (candidate: Candidate, { authors, asked }: ToReview, { barred }: Problem): boolean =>
  !barred.has(candidate.personId) && !asked.includes(candidate.personId) && !authors.some((author) => isClose(author, candidate));

/** A number that looks like chance and is the same for the same words. */
const lot = (seed: string, ...words: (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...words].join(' '))
    .digest()
    .readUInt32BE(0);

/**
 * Who reviews what. In each round every proposal that lacks a review gets one, those with the fewest possible reviewers first; of these the
 * one with the least to do is asked, where a field that fits weighs as much as one review less, and chance decides between equals.
 */
export function assignReviewers(
  toReview: readonly ToReview[],
  candidates: readonly Candidate[],
  problem: Problem,
  seed: string,
): Assignment[] {
  const loads = new Map(candidates.map(({ personId, load }) => [personId, load]));
  const fits = ({ fields }: Candidate) => fields.some((field) => problem.fields.includes(field));
  const assigned: Assignment[] = [];
  const askedFor = ({ proposalId }: ToReview) => assigned.filter((one) => one.proposalId === proposalId);
  const possible = (one: ToReview) =>
    candidates.filter(
      (candidate) => mayReview(candidate, one, problem) && !askedFor(one).some(({ personId }) => personId === candidate.personId),
    );
  for (let round = 0; round < REVIEWS_EACH; round += 1) {
    const lacking = toReview.filter((one) => one.standing + askedFor(one).length < REVIEWS_EACH && one.standing <= round);
    const order = lacking
      .map((one) => ({ one, choices: possible(one).length, chance: lot(seed, one.proposalId, round) }))
      .sort((a, b) => a.choices - b.choices || a.chance - b.chance);
    for (const { one } of order) {
      const [best] = possible(one)
        .map(({ personId, ...rest }) => ({
          personId,
          cost: loads.get(personId)! - (fits({ personId, ...rest }) ? 1 : 0),
          chance: lot(seed, one.proposalId, personId),
        }))
        .sort((a, b) => a.cost - b.cost || a.chance - b.chance);
      if (!best) continue;
      loads.set(best.personId, loads.get(best.personId)! + 1);
      assigned.push({ proposalId: one.proposalId, personId: best.personId });
    }
  }
  return assigned;
}

type Asked = { readonly state: 'asked' | 'given' | 'replaced'; readonly dueAt: Date; readonly presentId: number | null };

/** Whether a review is still waited for: its reviewer has time, and is there. What was given stays. */
export const isStanding = ({ state, dueAt, presentId }: Asked, now: Date): boolean =>
  state === 'given' || (state === 'asked' && presentId !== null && now < dueAt);

/** Whether enough of the step is left for somebody new to review in it. */
export const mayAskReviewers = (endsAt: Date | null, now: Date): boolean => endsAt === null || now < daysAfter(endsAt, -LAST_REVIEW_DAYS);

/** By when somebody who is asked now gives the review: never after the end of the step, when none is taken any more. */
export function dueOf(endsAt: Date | null, now: Date): Date {
  const due = endOfDayAfter(now, REVIEW_DAYS);
  return endsAt !== null && endsAt < due ? endsAt : due;
}
