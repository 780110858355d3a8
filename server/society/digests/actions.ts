import type { Digest } from '#contract/society/digest.ts';
import { type DigestChoice, digestMessages as say } from '#contract/society/digest-words.ts';
import { ANSWER_DAYS } from '#contract/society/introduction-words.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { countUnread, countWaiting } from '../introductions/repository.ts';
import { listWaiting } from '../reviews/repository.ts';
import { listAskedOutcomes, listOpenVotes } from '../votes/repository.ts';
import { countOpen, countPosts, deleteDigest, findDigest, keepDigest, listOpened, listRevisions, type Span } from './repository.ts';
import { type Clock, type News, nextDigest } from './rules.ts';
import { readEndToken } from './tokens.ts';

export async function readDigest(database: Database, personId: number): Promise<Digest> {
  const digest = await findDigest(database, personId);
  return { choice: digest?.pace ?? 'never', nextAt: digest?.nextAt.toISOString() ?? null };
}

/** What is chosen again changes nothing: nobody puts off their own digest by pressing the button once more. */
export async function chooseDigest(database: Database, personId: number, choice: DigestChoice, at: Date): Promise<Digest> {
  if (choice === 'never') await deleteDigest(database, personId);
  else if ((await findDigest(database, personId))?.pace !== choice)
    await keepDigest(database, { personId, pace: choice, chosenAt: at, toldUntil: at, nextAt: nextDigest(choice, at) });
  return readDigest(database, personId);
}

/** The same answer however often it is asked, and where the account has gone meanwhile. */
export async function endDigest(database: Database, token: string, secret: string): Promise<{ choice: 'never' }> {
  const personId = readEndToken(token, secret);
  if (personId === undefined) throw new Problem('gone', say.link);
  await deleteDigest(database, personId);
  return { choice: 'never' };
}

const MOST_PROBLEMS = 10;

/** All that a digest tells; of letters and of those who wrote them only how many. */
export async function gatherNews(database: Database, personId: number, span: Span): Promise<News> {
  const [circles, introductions, letters, problems, openProblems, reviews, revisions, votes, outcomes] = await Promise.all([
    countPosts(database, personId, span),
    countWaiting(database, personId, daysAfter(span.until, -ANSWER_DAYS)),
    countUnread(database, personId),
    listOpened(database, span, MOST_PROBLEMS),
    countOpen(database),
    listWaiting(database, personId),
    listRevisions(database, personId),
    listOpenVotes(database, personId),
    listAskedOutcomes(database, personId),
  ]);
  const clocks = [
    ...clockOf(
      'review',
      reviews.map(({ dueAt }) => dueAt),
    ),
    ...clockOf(
      'revision',
      revisions.map(({ endsAt }) => endsAt),
    ),
    ...clockOf(
      'vote',
      votes.filter(({ hasVoted }) => !hasVoted).map(({ endsAt }) => endsAt),
    ),
    ...clockOf(
      'outcome',
      outcomes.map(() => null),
    ),
  ];
  return { circles, introductions, letters, problems, openProblems, clocks };
}

/** How many there are, and when the first of them ends; nothing where there is none. */
const clockOf = (kind: Clock, ends: readonly (Date | null)[]): News['clocks'] =>
  ends.length === 0 ? [] : [{ kind, count: ends.length, until: ends[0] ?? null }];
