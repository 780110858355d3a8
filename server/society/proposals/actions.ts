import { randomBytes } from 'node:crypto';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { OwnProposal, OwnVersion, Workbench } from '#contract/society/think-tank/proposals.ts';
import { MAX_AUTHORS, MAX_VERSIONS } from '#contract/society/think-tank/words.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { HOUR_S } from '#server/platform/time.ts';
import { listChosen } from '../briefs/repository.ts';
import { advance } from '../clocks/actions.ts';
import { markdownToHtml } from '../markdown.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import type { Tank } from '../problems/actions.ts';
import { findProblem, findSeat, lockProblem, type Problem, takeSeat } from '../problems/repository.ts';
import { isAsking, isDuring, isPublic } from '../problems/rules.ts';
import { record } from '../record/repository.ts';
import { keepAnswer, listGiven } from '../reviews/repository.ts';
import { answeredOf } from '../votes/rules.ts';
import {
  addAuthor,
  addVersion,
  countAuthors,
  findByCode,
  findOwnProposal,
  findVersion,
  insertProposal,
  listAuthors,
  listVersions,
  markAnswered,
  markSubmitted,
  type Proposal,
} from './repository.ts';
import { isLongEnough, namesAWriter } from './rules.ts';

const JOINS_AN_HOUR = 20;
type Written = { readonly title: string; readonly text: string; readonly sources: readonly string[] };
/** `basedOn`: the version that was changed. Where a newer one is there, this would undo it. */
type Based = Written & { readonly basedOn: number };

const refuse = (code: 'conflict' | 'unprocessable' | 'not-found', message: string, field?: string) =>
  new Refusal(code, message, field ? { [field]: message } : undefined);

export async function readWorkbench({ database, now }: Pick<Tank, 'database' | 'now'>, personId: number, slug: string): Promise<Workbench> {
  const problem = await findProblem(database, slug);
  if (!problem || !isPublic(problem.state)) throw refuse('not-found', say.noProblem);
  const { state } = problem;
  const seat = await findSeat(database, problem.id, personId);
  const proposal = seat === undefined ? undefined : await findOwnProposal(database, seat);
  const isSubmitted = proposal?.state === 'submitted';
  const isChosen = state === 'published' && isSubmitted && (await listChosen(database, problem.id)).some(({ id }) => id === proposal.id);
  return {
    ...{ slug, title: problem.title, question: problem.question, state },
    endsAt: problem.endsAt?.toISOString() ?? null,
    isOwnProblem: isAsking(problem, seat),
    may: {
      write: isDuring(problem, 'open', now()) && !isAsking(problem, seat),
      revise: isSubmitted && proposal.answeredAt === null && isDuring(problem, 'revision', now()),
      correct: isChosen,
    },
    proposal: proposal ? await describe(database, problem, proposal) : null,
  };
}

async function describe(database: Database, { state }: Problem, proposal: Proposal): Promise<OwnProposal> {
  const [text, versions, authors, reviews] = await Promise.all([
    findVersion(database, proposal.id, proposal.version),
    listVersions(database, proposal.id),
    listAuthors(database, proposal.id),
    listGiven(database, [proposal.id]),
  ]);
  const showsReviews = proposal.state === 'submitted' && state !== 'open' && state !== 'review';
  return {
    isSubmitted: proposal.state === 'submitted',
    version: proposal.version,
    title: text?.title ?? '',
    text: text?.text ?? '',
    html: markdownToHtml(text?.text ?? ''),
    sources: text?.sources ?? [],
    authors: authors.map(({ name }) => name),
    code: state === 'open' ? proposal.joinCode : null,
    versions: versions.map(({ version, savedAt, note }) => ({ version, savedAt: savedAt.toISOString(), note })),
    reviews: showsReviews ? reviews.map((review) => ({ ...answeredOf(review), shownAs: review.shownAs })) : null,
    isRevised: proposal.answeredAt !== null,
  };
}

/** Read by the proposal's own authors alone. */
export async function readOwnVersion(database: Database, personId: number, slug: string, version: number): Promise<OwnVersion> {
  const problem = await findProblem(database, slug);
  if (!problem || !isPublic(problem.state)) throw refuse('not-found', say.noProblem);
  const proposal = await ownIn(database, problem, personId);
  const kept = await findVersion(database, proposal.id, version);
  if (!kept) throw refuse('not-found', say.noVersion);
  return { version, savedAt: kept.savedAt.toISOString(), title: kept.title, html: markdownToHtml(kept.text), sources: kept.sources };
}

/** The lock of the problem holds off its clock: what is taken here came before the step ended. */
async function lockDuring(
  transaction: Database,
  tank: Pick<Tank, 'now'>,
  slug: string,
  step: 'open' | 'revision' | 'published',
  over: string,
) {
  const problem = await lockProblem(transaction, slug);
  if (!problem || !isPublic(problem.state)) throw refuse('not-found', say.noProblem);
  if (!isDuring(problem, step, tank.now())) throw refuse('conflict', over);
  return problem;
}

async function mustBeBlind(transaction: Database, proposalId: string, { title, text, sources }: Written): Promise<void> {
  if (!isLongEnough(text)) throw refuse('unprocessable', say.proposalText, 'text');
  if (namesAWriter([title, text, ...sources].join('\n'), await listAuthors(transaction, proposalId)))
    throw refuse('unprocessable', say.namesAuthor, 'text');
}

async function save(
  transaction: Database,
  proposal: Pick<Proposal, 'id' | 'version'>,
  { title, text, sources }: Written,
  note: string,
  at: Date,
) {
  markdownToHtml(text); // what could not be shown is not kept
  await addVersion(transaction, proposal.id, proposal.version + 1, { title, text, sources, note }, at);
}

export async function saveProposal(tank: Tank, personId: number, slug: string, { basedOn, ...written }: Based): Promise<Workbench> {
  await tank.jobs.transaction(async (transaction) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockDuring(transaction, tank, slug, 'open', say.notOpen);
    const seat = await takeSeat(transaction, problem.id, personId);
    if (isAsking(problem, seat)) throw refuse('conflict', say.askerProposes);
    const proposal = await findOwnProposal(transaction, seat);
    if (proposal?.state === 'removed') throw refuse('conflict', say.proposalRemoved);
    if ((proposal?.version ?? 0) !== basedOn) throw refuse('conflict', say.savedElsewhere);
    if (basedOn >= MAX_VERSIONS) throw refuse('conflict', say.tooManyVersions);
    const id = proposal?.id ?? (await insertProposal(transaction, problem.id, randomBytes(12).toString('base64url'), seat));
    if (proposal?.state === 'submitted') await mustBeBlind(transaction, id, written);
    await save(transaction, { id, version: basedOn }, written, '', tank.now());
  });
  return readWorkbench(tank, personId, slug);
}

async function ownIn(transaction: Database, problem: Problem, personId: number): Promise<Proposal> {
  const seat = await findSeat(transaction, problem.id, personId);
  const proposal = seat === undefined ? undefined : await findOwnProposal(transaction, seat);
  if (!proposal) throw refuse('not-found', say.noProposal);
  if (proposal.state === 'removed') throw refuse('conflict', say.proposalRemoved);
  return proposal;
}

export async function submitProposal(tank: Tank, personId: number, slug: string): Promise<Workbench> {
  await tank.jobs.transaction(async (transaction) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockDuring(transaction, tank, slug, 'open', say.notOpen);
    const proposal = await ownIn(transaction, problem, personId);
    if (proposal.state === 'submitted') throw refuse('conflict', say.submittedAlready);
    const version = await findVersion(transaction, proposal.id, proposal.version);
    if (!version) throw refuse('not-found', say.noProposal);
    await mustBeBlind(transaction, proposal.id, version);
    await markSubmitted(transaction, proposal.id);
  });
  return readWorkbench(tank, personId, slug);
}

export async function joinProposal(tank: Tank, personId: number, slug: string, code: string): Promise<Workbench> {
  const attempt = { name: 'tankCodes', subject: String(personId), seconds: HOUR_S };
  if ((await makeAttemptCounter(tank.database, tank.now).count(attempt)).count > JOINS_AN_HOUR)
    throw new Refusal('too-many', say.tooManyTries);
  await tank.jobs.transaction(async (transaction) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockDuring(transaction, tank, slug, 'open', say.notOpen);
    const proposal = await findByCode(transaction, problem.id, code);
    if (!proposal) throw refuse('unprocessable', say.noSuchCode, 'code');
    const seat = await takeSeat(transaction, problem.id, personId);
    if (isAsking(problem, seat)) throw refuse('conflict', say.askerProposes);
    const own = await findOwnProposal(transaction, seat);
    if (own?.id === proposal.id) return;
    if (own) throw refuse('conflict', say.hasProposal);
    if ((await countAuthors(transaction, proposal.id)) >= MAX_AUTHORS) throw refuse('conflict', say.tooManyAuthors);
    await addAuthor(transaction, proposal.id, seat);
    const version = await findVersion(transaction, proposal.id, proposal.version);
    if (version && proposal.state === 'submitted') await mustBeBlind(transaction, proposal.id, version);
  });
  return readWorkbench(tank, personId, slug);
}

type Revision = Based & { readonly answers: readonly string[] };

export async function reviseProposal(
  tank: Tank,
  personId: number,
  slug: string,
  { answers, basedOn, ...written }: Revision,
): Promise<Workbench> {
  await tank.jobs.transaction(async (transaction, add) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockDuring(transaction, tank, slug, 'revision', say.notYet);
    const proposal = await ownIn(transaction, problem, personId);
    if (proposal.state !== 'submitted') throw refuse('not-found', say.noProposal);
    if (proposal.answeredAt !== null) throw refuse('conflict', say.revisedAlready);
    if (proposal.version !== basedOn) throw refuse('conflict', say.savedElsewhere);
    await mustBeBlind(transaction, proposal.id, written);
    if (namesAWriter(answers.join('\n'), await listAuthors(transaction, proposal.id)))
      throw refuse('unprocessable', say.namesAuthor, 'answers');
    const before = await findVersion(transaction, proposal.id, proposal.version);
    if (before && isChanged(before, written)) await save(transaction, proposal, written, '', tank.now());
    const reviews = await listGiven(transaction, [proposal.id]);
    // one was removed while they wrote: their answers would stand under the wrong ones
    if (answers.length > reviews.length) throw refuse('conflict', say.reviewRemoved);
    for (const [index, { id }] of reviews.entries()) if (answers[index]) await keepAnswer(transaction, id, answers[index]);
    await markAnswered(transaction, proposal.id, tank.now());
    await advance(transaction, add, problem, tank.now());
  });
  return readWorkbench(tank, personId, slug);
}

const isChanged = (one: Written, other: Written): boolean =>
  one.title !== other.title || one.text !== other.text || one.sources.join('\n') !== other.sources.join('\n');

/** A brief is corrected by its authors: the note and the earlier text stay, and the log holds that it was done. */
export async function correctBrief(
  tank: Tank,
  personId: number,
  slug: string,
  { note, basedOn, ...written }: Based & { readonly note: string },
): Promise<Workbench> {
  await tank.jobs.transaction(async (transaction) => {
    await mustMayWrite(transaction, personId, tank.now());
    const problem = await lockDuring(transaction, tank, slug, 'published', say.noBrief);
    const proposal = await ownIn(transaction, problem, personId);
    if (!(await listChosen(transaction, problem.id)).some(({ id }) => id === proposal.id)) throw refuse('not-found', say.noBrief);
    if (proposal.version !== basedOn) throw refuse('conflict', say.savedElsewhere);
    if (!isLongEnough(written.text)) throw refuse('unprocessable', say.proposalText, 'text');
    const at = tank.now();
    await save(transaction, proposal, written, note, at);
    await record(transaction, problem.id, 'correction', { proposal: proposal.id, version: proposal.version + 1, ...written, note }, at);
  });
  return readWorkbench(tank, personId, slug);
}
