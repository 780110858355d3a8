import type { Marks } from '#contract/society/think-tank/briefs.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { OwnReview, Reviewer, TankDesk } from '#contract/society/think-tank/reviews.ts';
import { CRITERIA } from '#contract/society/think-tank/words.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { outcomeDays } from '../briefs/rules.ts';
import { advance } from '../clocks/actions.ts';
import { markdownToHtml } from '../markdown.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import type { Tank } from '../problems/actions.ts';
import { listOwnProblems, listReasons, lockProblem } from '../problems/repository.ts';
import { isDuring } from '../problems/rules.ts';
import { listOwnProposals } from '../proposals/repository.ts';
import { namesAWriter } from '../proposals/rules.ts';
import { record } from '../record/repository.ts';
import { listAskedOutcomes, listOpenVotes } from '../votes/repository.ts';
import { findReviewer, findReviewOf, findWriters, keepMarks, keepReviewer, listWaiting, markReplaced } from './repository.ts';

export async function readDesk(database: Database, personId: number): Promise<TankDesk> {
  const [reviews, votes, problems, proposals, outcomes, reviewer] = await Promise.all([
    listWaiting(database, personId),
    listOpenVotes(database, personId),
    listOwnProblems(database, personId),
    listOwnProposals(database, personId),
    listAskedOutcomes(database, personId),
    readReviewer(database, personId),
  ]);
  const reasons = await listReasons(
    database,
    problems.map(({ id }) => id),
  );
  return {
    reviews: reviews.map(({ id, problem, title, dueAt }) => ({ reviewId: id, problem, title, dueAt: dueAt.toISOString() })),
    votes: votes.map(({ endsAt, ...vote }) => ({ ...vote, endsAt: endsAt.toISOString() })),
    problems: problems.map(({ id, slug, title, state, endsAt }) => ({
      ...{ slug, title, state, endsAt: endsAt?.toISOString() ?? null },
      reasons: state === 'declined' ? reasons.filter(({ problemId }) => problemId === id).map(({ reason }) => reason) : [],
    })),
    proposals: proposals.map(({ slug, problem, title, state, stage }) => ({
      ...{ slug, problem, title: title ?? '', state },
      isSubmitted: stage === 'submitted',
    })),
    outcomes: outcomes.flatMap(({ slug, title, afterDays }) => {
      const days = outcomeDays(afterDays);
      return days ? [{ slug, title, afterDays: days }] : [];
    }),
    reviewer,
  };
}

async function readReviewer(database: Database, personId: number): Promise<Reviewer> {
  const { fields, organisation, isAvailable } = (await findReviewer(database, personId)) ?? {
    fields: [],
    organisation: '',
    isAvailable: true,
  };
  return { fields, organisation, isAvailable };
}

export async function describeReviewer(database: Database, personId: number, reviewer: Reviewer): Promise<Reviewer> {
  await keepReviewer(database, personId, reviewer);
  return readReviewer(database, personId);
}

async function mustFind(database: Database, reviewId: string, personId: number) {
  const review = await findReviewOf(database, reviewId, personId);
  if (!review) throw new Refusal('not-found', say.noReview);
  return review;
}

export async function readReview(database: Database, reviewId: string, personId: number): Promise<OwnReview> {
  const review = await mustFind(database, reviewId, personId);
  if (review.state === 'replaced') throw new Refusal('conflict', say.reviewOver);
  return {
    reviewId,
    isGiven: review.state === 'given',
    dueAt: review.dueAt.toISOString(),
    problem: {
      ...{ title: review.problemTitle, context: review.context, question: review.question, known: review.known, use: review.use },
    },
    title: review.title,
    html: markdownToHtml(review.text),
    sources: review.sources,
    marks: review.marks,
  };
}

/** What a reviewer does to their review, while it is theirs: under the lock of the problem, so that its clock waits. */
async function whileAsked(
  tank: Tank,
  reviewId: string,
  personId: number,
  change: (transaction: Database, problemId: number) => Promise<void>,
) {
  const { slug } = await mustFind(tank.database, reviewId, personId);
  await tank.jobs.transaction(async (transaction, add) => {
    const problem = (await lockProblem(transaction, slug))!;
    const review = await mustFind(transaction, reviewId, personId);
    if (review.state === 'given') throw new Refusal('conflict', say.reviewGiven);
    const isLate = tank.now() >= review.dueAt;
    if (review.state === 'replaced' || isLate || !isDuring(problem, 'review', tank.now())) throw new Refusal('conflict', say.reviewOver);
    await change(transaction, problem.id);
    await advance(transaction, add, problem, tank.now());
  });
}

export async function giveReview(tank: Tank, reviewId: string, personId: number, marks: Marks): Promise<OwnReview> {
  await mustMayWrite(tank.database, personId, tank.now());
  await whileAsked(tank, reviewId, personId, async (transaction) => {
    const writers = await findWriters(transaction, personId);
    const named = CRITERIA.find((criterion) => namesAWriter(marks[criterion].words, writers));
    if (named) throw new Refusal('unprocessable', say.namesReviewer, { [`${named}.words`]: say.namesReviewer });
    await keepMarks(transaction, reviewId, marks);
  });
  // with the last author's account the proposal goes, and its reviews: this moment may have found that out
  if (!(await findReviewOf(tank.database, reviewId, personId))) throw new Refusal('conflict', say.reviewOver);
  return readReview(tank.database, reviewId, personId);
}

export async function declineReview(tank: Tank, reviewId: string, personId: number): Promise<void> {
  await whileAsked(tank, reviewId, personId, async (transaction, problemId) => {
    await markReplaced(transaction, reviewId);
    await record(transaction, problemId, 'reviewer-replaced', { review: reviewId }, tank.now());
  });
}
