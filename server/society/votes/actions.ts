import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { OpenVote, VotedProposal } from '#contract/society/think-tank/votes.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { markdownToHtml } from '../markdown.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import type { Tank } from '../problems/actions.ts';
import { findProblem, findSeat, lockProblem, type Problem, takeSeat } from '../problems/repository.ts';
import { isAsking, isDuring } from '../problems/rules.ts';
import { findOwnProposal, listSubmitted } from '../proposals/repository.ts';
import { record } from '../record/repository.ts';
import { listGiven } from '../reviews/repository.ts';
import { findBallot, insertReading, keepBallot, keepOutcome, listOutcomes, listReadings } from './repository.ts';
import { answeredOf, faultOf, neededReadings } from './rules.ts';

type Read = Pick<Tank, 'database' | 'now'>;

const duringVote = (problem: Problem | undefined, now: Date): Problem => {
  if (!problem) throw new Refusal('not-found', say.noProblem);
  if (!isDuring(problem, 'decision', now)) throw new Refusal('conflict', say.notYet);
  return problem;
};

/** What somebody has to do with the vote on a problem. */
async function standingOf(database: Database, problem: Problem, personId: number) {
  const proposals = await listSubmitted(database, problem.id);
  const seat = await findSeat(database, problem.id, personId);
  const own = seat === undefined ? undefined : await findOwnProposal(database, seat);
  return {
    proposals,
    isAsker: isAsking(problem, seat),
    read: seat === undefined ? new Set<string>() : await listReadings(database, problem.id, seat),
    own: new Set(own?.state === 'submitted' ? [own.id] : []),
    ballot: seat === undefined ? undefined : await findBallot(database, problem.id, seat),
  };
}

export async function readVote({ database, now }: Read, personId: number, slug: string): Promise<OpenVote> {
  const problem = duringVote(await findProblem(database, slug), now());
  const { isAsker, proposals, read, own, ballot } = await standingOf(database, problem, personId);
  return {
    ...{ slug, title: problem.title, question: problem.question, endsAt: problem.endsAt!.toISOString() },
    isAsker,
    needed: neededReadings(proposals.length - own.size),
    proposals: proposals.map(({ id, title }) => ({ proposalId: id, title, isRead: read.has(id), isOwn: own.has(id) })),
    // what was removed since is on no ballot any more
    approved: ballot?.approved.filter((id) => proposals.some((one) => one.id === id)) ?? null,
  };
}

export async function readVotedProposal({ database, now }: Read, slug: string, proposalId: string): Promise<VotedProposal> {
  const problem = duringVote(await findProblem(database, slug), now());
  const proposal = (await listSubmitted(database, problem.id)).find(({ id }) => id === proposalId);
  if (!proposal) throw new Refusal('not-found', say.noProblem);
  const reviews = await listGiven(database, [proposalId]);
  const { title, text, sources } = proposal;
  return { proposalId, title, html: markdownToHtml(text), sources, reviews: reviews.map(answeredOf) };
}

export async function markRead(tank: Tank, personId: number, slug: string, proposalId: string): Promise<OpenVote> {
  await tank.jobs.transaction(async (transaction) => {
    const problem = duringVote(await lockProblem(transaction, slug), tank.now());
    const proposals = await listSubmitted(transaction, problem.id);
    if (!proposals.some(({ id }) => id === proposalId)) throw new Refusal('not-found', say.noProblem);
    const seat = await takeSeat(transaction, problem.id, personId);
    if (isAsking(problem, seat)) throw new Refusal('conflict', say.askerVotes);
    await insertReading(transaction, proposalId, seat);
  });
  return readVote(tank, personId, slug);
}

const faults = { 'read-first': say.readFirst, own: say.ownProposal, unread: say.noApproval } as const;

export async function castBallot(tank: Tank, personId: number, slug: string, approved: readonly string[]): Promise<OpenVote> {
  await tank.jobs.transaction(async (transaction) => {
    const problem = duringVote(await lockProblem(transaction, slug), tank.now());
    const seat = await takeSeat(transaction, problem.id, personId);
    if (isAsking(problem, seat)) throw new Refusal('conflict', say.askerVotes);
    const { proposals, read, own } = await standingOf(transaction, problem, personId);
    const once = [...new Set(approved)].sort();
    const fault = faultOf({ approved: once, proposals: proposals.map(({ id }) => id), read, own });
    if (fault) throw new Refusal('unprocessable', faults[fault], { approved: faults[fault] });
    await keepBallot(transaction, problem.id, seat, once);
  });
  return readVote(tank, personId, slug);
}

type Outcome = { readonly afterDays: number; readonly text: string };

export async function sayOutcome(tank: Tank, personId: number, slug: string, { afterDays, text }: Outcome): Promise<void> {
  await tank.jobs.transaction(async (transaction) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockProblem(transaction, slug);
    const seat = problem && (await findSeat(transaction, problem.id, personId));
    const asked = problem ? await listOutcomes(transaction, problem.id) : [];
    const isAsked = asked.some((one) => one.afterDays === afterDays && one.saidAt === null);
    if (!problem || seat === undefined || seat !== problem.askerSeat || !isAsked) throw new Refusal('not-found', say.noOutcome);
    await keepOutcome(transaction, problem.id, afterDays, text, tank.now());
    await record(transaction, problem.id, 'outcome', { afterDays, text }, tank.now());
  });
}
