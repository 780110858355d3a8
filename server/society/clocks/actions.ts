import { OUTCOME_DAYS, type ProblemState, REVIEWS_EACH } from '#contract/society/think-tank/words.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Database } from '#server/platform/database.ts';
import { doEach } from '#server/platform/do-each.ts';
import type { Add } from '#server/platform/job.ts';
import { daysAfter } from '#server/platform/time.ts';
import { endReviews, tendReviews } from '../assigning/actions.ts';
import { keepResult } from '../briefs/repository.ts';
import { listEditors } from '../editors/repository.ts';
import {
  countFacts,
  emptyForgotten,
  findPersonIn,
  listToTend,
  lockProblem,
  markReminded,
  type Problem,
  putSeal,
  putState,
  withdrawOrphans,
} from '../problems/repository.ts';
import { endOf, needsReminder, nextState } from '../problems/rules.ts';
import { listAuthorsOf, listSubmitted } from '../proposals/repository.ts';
import { record } from '../record/repository.ts';
import { digestOf } from '../record/rules.ts';
import { listGiven } from '../reviews/repository.ts';
import { tell } from '../telling/actions.ts';
import { insertOutcome, listBallots, listOutcomesDue, listUndecided } from '../votes/repository.ts';
import { chosenOf, countApprovals } from '../votes/rules.ts';
import type { TankMail } from './mail-job.ts';

/** The pieces of a step enter the log together, in the order of their hashes: nothing there tells who was first. */
async function recordAll(transaction: Database, problemId: number, kind: string, subjects: readonly object[], at: Date): Promise<void> {
  const ordered = subjects
    .map((subject) => ({ subject, digest: digestOf(subject) }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1));
  for (const { subject } of ordered) await record(transaction, problemId, kind, subject, at);
}

/** What the clock, or what has come together, makes of a problem now. The caller holds the lock of its row. */
export async function advance(transaction: Database, add: Add, held: Problem, now: Date): Promise<void> {
  let problem = held;
  for (const id of await withdrawOrphans(transaction, problem.id))
    await record(transaction, problem.id, 'withdrawn', { proposal: id }, now);
  if (await emptyForgotten(transaction, problem.id)) await record(transaction, problem.id, 'emptied', { slug: problem.slug }, now);
  if (problem.state === 'review') await tendReviews(transaction, add, problem, now);
  for (;;) {
    const counted = await countVotes(transaction, problem.id);
    const facts = await countFacts(transaction, problem.id, REVIEWS_EACH);
    const next = nextState(problem, { ...facts, approvals: counted[0]?.approvals ?? 0 }, now);
    if (!next) break;
    await leave(transaction, add, problem, now);
    const endsAt = endOf(next, now, problem.proposalsUntil);
    await putState(transaction, problem.id, next, endsAt, now);
    const seal = await record(transaction, problem.id, 'step', { step: next, endsAt: endsAt?.toISOString() ?? null }, now);
    problem = { ...problem, state: next, endsAt, remindedAt: null };
    if (next === 'published') {
      await keepResult(transaction, problem.id, counted);
      await putSeal(transaction, problem.id, seal);
    }
    await begin[next]?.(transaction, add, problem, now);
    if (next === 'review') await tendReviews(transaction, add, problem, now);
  }
  if (needsReminder(problem, problem.remindedAt, now)) {
    await remind[problem.state]?.(transaction, add, problem, now);
    await markReminded(transaction, problem.id, now);
  }
}

async function countVotes(transaction: Database, problemId: number) {
  const [proposals, ballots] = await Promise.all([listSubmitted(transaction, problemId), listBallots(transaction, problemId)]);
  return countApprovals(
    proposals.map(({ id }) => id),
    ballots,
  );
}

/** What is sealed at the end of a step. */
async function leave(transaction: Database, add: Add, problem: Problem, now: Date): Promise<void> {
  const { id, state } = problem;
  const proposals = await listSubmitted(transaction, id);
  const ids = proposals.map((one) => one.id);
  const texts = proposals.map(({ id: proposal, version, title, text, sources }) => ({ proposal, version, title, text, sources }));
  if (state === 'open') await recordAll(transaction, id, 'proposal', texts, now);
  if (state === 'review') {
    await endReviews(transaction, add, problem, ids);
    const reviews = (await listGiven(transaction, ids)).map(({ id: review, proposalId, marks }) => ({ review, proposalId, marks }));
    await recordAll(transaction, id, 'review', reviews, now);
  }
  if (state === 'revision') {
    await recordAll(transaction, id, 'revision', texts, now);
    const answers = (await listGiven(transaction, ids)).map(({ id: review, answer }) => ({ review, answer }));
    await recordAll(transaction, id, 'answer', answers, now);
  }
  if (state === 'decision') {
    await recordAll(transaction, id, 'ballot', await listBallots(transaction, id), now);
    const counted = await countVotes(transaction, id);
    await record(transaction, id, 'result', { counted, chosen: chosenOf(counted).map(({ proposalId }) => proposalId) }, now);
  }
}

type Step = (transaction: Database, add: Add, problem: Problem, now: Date) => Promise<void>;
type Steps = { readonly [State in ProblemState]?: Step };

const toAsker =
  (kind: TankMail): Step =>
  async (transaction, add, problem) =>
    tell(add, kind, [await findPersonIn(transaction, problem.askerSeat)], problem, problem.endsAt);
const toAuthors =
  (kind: TankMail, stage: 'draft' | 'submitted'): Step =>
  async (transaction, add, problem) =>
    tell(
      add,
      kind,
      (await listAuthorsOf(transaction, problem.id, stage)).map(({ personId }) => personId),
      problem,
      problem.endsAt,
    );

const begin: Steps = {
  open: toAsker('accepted'),
  declined: toAsker('declined'),
  lapsed: toAsker('lapsed'),
  unanswered: toAsker('unanswered'),
  revision: toAuthors('reviews-in', 'submitted'),
  published: async (...all) => {
    await toAsker('published')(...all);
    await toAuthors('published', 'submitted')(...all);
  },
};

/** The mail before a step ends, to those whom it waits for. Each reviewer has a clock of their own. */
const remind: Steps = {
  offered: async (transaction, add, problem) =>
    tell(
      add,
      'decide-soon',
      (await listEditors(transaction)).map(({ personId }) => personId),
      problem,
      problem.endsAt,
    ),
  open: toAuthors('submit-soon', 'draft'),
  revision: toAuthors('revise-soon', 'submitted'),
  decision: async (transaction, add, problem) =>
    tell(add, 'vote-soon', await listUndecided(transaction, problem.id), problem, problem.endsAt),
};

/** Looks at every clock. One problem that fails holds up no other: it is tried again in a minute. */
export async function keepClocks({ database, jobs, now }: Pick<Identity, 'database' | 'jobs' | 'now'>): Promise<void> {
  const tendAll = async () =>
    doEach(await listToTend(database), ({ slug }) =>
      jobs.transaction(async (transaction, add) => {
        const problem = await lockProblem(transaction, slug);
        if (problem) await advance(transaction, add, problem, now());
      }),
    );
  const askAll = async (days: number) =>
    doEach(await listOutcomesDue(database, days, daysAfter(now(), -days)), (due) =>
      jobs.transaction((transaction, add) => askOutcome(transaction, add, due, days, now())),
    );
  await doEach([tendAll, ...OUTCOME_DAYS.map((days) => () => askAll(days))], (work) => work());
}

type Due = Awaited<ReturnType<typeof listOutcomesDue>>[number];

async function askOutcome(transaction: Database, add: Add, due: Due, days: number, now: Date): Promise<void> {
  await insertOutcome(transaction, due.id, days, now);
  await tell(add, 'outcome', [await findPersonIn(transaction, due.askerSeat)], due, null);
}
