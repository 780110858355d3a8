import { REMIND_DAYS } from '#contract/society/think-tank/words.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { daysAfter } from '#server/platform/time.ts';
import { findPersonIn, type Problem, takeSeat } from '../problems/repository.ts';
import { listAuthorsOf, listSubmitted } from '../proposals/repository.ts';
import { record } from '../record/repository.ts';
import { bringDueForward, insertReview, listOf, markReplaced, markReviewReminded, readCandidates } from '../reviews/repository.ts';
import { tell } from '../telling/actions.ts';
import { assignReviewers, dueOf, isStanding, mayAskReviewers } from './rules.ts';

/** Asks for what is missing: reviewers who are late, have left, or have erased their account are replaced; the others are reminded. */
export async function tendReviews(transaction: Database, add: Add, problem: Problem, now: Date): Promise<void> {
  if (problem.endsAt !== null && now >= problem.endsAt) return; // the step is over for all
  const proposals = await listSubmitted(transaction, problem.id);
  const reviews = await listOf(
    transaction,
    proposals.map(({ id }) => id),
  );
  for (const review of reviews) {
    if (review.state !== 'asked') continue;
    if (!isStanding(review, now)) {
      await markReplaced(transaction, review.id);
      await record(transaction, problem.id, 'reviewer-replaced', { review: review.id }, now);
      if (review.presentId !== null) await tell(add, 'review-over', [review.presentId], problem, null);
    } else if (review.remindedAt === null && now >= daysAfter(review.dueAt, -REMIND_DAYS)) {
      await markReviewReminded(transaction, review.id, now);
      await tell(add, 'review-soon', [review.presentId ?? undefined], problem, review.dueAt);
    }
  }
  if (mayAskReviewers(problem.endsAt, now)) await askReviewers(transaction, add, problem, now);
}

async function askReviewers(transaction: Database, add: Add, problem: Problem, now: Date): Promise<void> {
  const proposals = await listSubmitted(transaction, problem.id);
  const reviews = await listOf(
    transaction,
    proposals.map(({ id }) => id),
  );
  const authors = await listAuthorsOf(transaction, problem.id, 'submitted');
  const askers = await Promise.all([problem.askerSeat, problem.posedBySeat].map((seat) => findPersonIn(transaction, seat)));
  const everybody = await readCandidates(
    transaction,
    authors.map(({ personId }) => personId),
  );
  const known = new Map(everybody.map((one) => [one.personId, one]));
  const barred = new Set([...authors.map(({ personId }) => personId), ...askers.flatMap((personId) => personId ?? [])]);
  const toReview = proposals.map(({ id }) => {
    const own = reviews.filter(({ proposalId }) => proposalId === id);
    return {
      proposalId: id,
      authors: authors.filter(({ proposalId }) => proposalId === id).flatMap(({ personId }) => known.get(personId) ?? []),
      asked: own.flatMap(({ personId }) => personId ?? []),
      standing: own.filter(({ state }) => state !== 'replaced').length,
    };
  });
  const available = everybody.filter(({ isAvailable }) => isAvailable);
  const assigned = assignReviewers(
    toReview,
    available,
    { fields: problem.fields, barred },
    `${problem.slug} ${problem.openedAt?.getTime()}`,
  );
  const dueAt = dueOf(problem.endsAt, now);
  for (const { proposalId, personId } of assigned) {
    await insertReview(transaction, proposalId, await takeSeat(transaction, problem.id, personId), dueAt);
    await tell(add, 'review-asked', [personId], problem, dueAt);
  }
}

/** A step that operators let end sooner ends for its reviewers, too. */
export async function shortenReviews(transaction: Database, { id, state, endsAt }: Problem): Promise<void> {
  if (state !== 'review' || endsAt === null) return;
  const proposals = await listSubmitted(transaction, id);
  await bringDueForward(
    transaction,
    proposals.map((one) => one.id),
    endsAt,
  );
}

/** What was not given by the end of the step is asked for no longer, and those who were asked are told. */
export async function endReviews(transaction: Database, add: Add, problem: Problem, proposalIds: readonly string[]): Promise<void> {
  for (const { id, state, presentId } of await listOf(transaction, proposalIds)) {
    if (state !== 'asked') continue;
    await markReplaced(transaction, id);
    await tell(add, 'review-over', [presentId ?? undefined], problem, null);
  }
}
