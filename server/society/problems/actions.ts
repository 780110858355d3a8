import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#contract/language.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { OfferedProblem, PublicProblem, Queued, TankQueue, ThinkTank } from '#contract/society/think-tank/problems.ts';
import { type PublicState, STEP_DAYS } from '#contract/society/think-tank/words.ts';
import type { Identity } from '#server/identity/identity.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import type { PageData } from '#server/platform/page-data.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { DAY_S, daysAfter } from '#server/platform/time.ts';
import { readBrief } from '../briefs/actions.ts';
import { advance } from '../clocks/actions.ts';
import { findEditor } from '../membership/repository.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import { listOwnProposals } from '../proposals/repository.ts';
import { record } from '../record/repository.ts';
import {
  addDecision,
  countSubmitted,
  findName,
  findPersonIn,
  findProblem,
  insertProblem,
  listPublic,
  listQueue,
  listSeats,
  lockProblem,
  type Problem,
  setAsker,
  takeSeat,
} from './repository.ts';
import { isAsking, isPublic, lastMomentOf, slugsOf } from './rules.ts';

export type Tank = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer'>;

const MOST_PUBLISHED = 100;
const MOST_UNDER_WAY = 200;
const MOST_IN_QUEUE = 200;
const OFFERED_A_DAY = 5;

const languageOf = (language: string) => (isLanguage(language) ? language : DEFAULT_LANGUAGE);

/** Asked for by the states that everybody may see. */
const listedOf = ({ endsAt, publishedAt, state, language, ...one }: Awaited<ReturnType<typeof listPublic>>[number]) => ({
  ...one,
  language: languageOf(language),
  state: state as PublicState,
  endsAt: endsAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
});

export async function readThinkTank(database: Database): Promise<ThinkTank> {
  const [open, underWay, published] = await Promise.all([
    listPublic(database, ['open'], MOST_UNDER_WAY),
    listPublic(database, ['review', 'revision', 'decision'], MOST_UNDER_WAY),
    listPublic(database, ['published'], MOST_PUBLISHED),
  ]);
  return { open: open.map(listedOf), underWay: underWay.map(listedOf), published: published.map(listedOf) };
}

const knownOf = (problem: Problem) => ({
  slug: problem.slug,
  title: problem.title,
  context: problem.context,
  question: problem.question,
  known: problem.known,
  use: problem.use,
  fields: problem.fields,
  language: languageOf(problem.language),
  endsAt: problem.endsAt?.toISOString() ?? null,
});

/** A member's name stands there as long as they have an account, and wish it. */
async function nameOfAsker(database: Database, { asker, askerSeat }: Problem): Promise<string | null> {
  if (askerSeat === null || asker === null) return asker;
  const personId = await findPersonIn(database, askerSeat);
  return personId === undefined ? null : findName(database, personId);
}

export async function readPublicProblem(database: Database, slug: string): Promise<PublicProblem> {
  const problem = await findProblem(database, slug);
  if (!problem || !isPublic(problem.state)) throw new Refusal('not-found', say.noProblem);
  const submitted = await countSubmitted(database, problem.id);
  return {
    ...knownOf(problem),
    askedBy: await nameOfAsker(database, problem),
    state: problem.state,
    openedAt: problem.openedAt!.toISOString(),
    proposals: problem.state === 'open' ? null : submitted,
    brief: problem.state === 'published' ? await readBrief(database, problem) : null,
  };
}

function mustBeInTime(until: string, now: Date): Date {
  const proposalsUntil = lastMomentOf(until, now);
  if (!proposalsUntil) throw new Refusal('malformed', say.until, { until: say.until });
  return proposalsUntil;
}

type Asking = OfferedProblem & { readonly asker: string | null; readonly personId: number; readonly isInAnothersName: boolean };

export async function insertOffered(
  { jobs, now }: Tank,
  { until, personId, isInAnothersName, asker, title, ...parts }: Asking,
): Promise<string> {
  const at = now();
  const proposalsUntil = mustBeInTime(until, at);
  return jobs.transaction(async (transaction) => {
    const endsAt = daysAfter(at, STEP_DAYS.offered);
    const row = { ...parts, title, asker, proposalsUntil, offeredAt: at, endsAt };
    const { id, slug } = await insertUnderSlug(transaction, row, slugsOf(title, randomBytes(4).toString('hex')));
    const seat = await takeSeat(transaction, id, personId);
    await setAsker(transaction, id, isInAnothersName ? { posedBySeat: seat } : { askerSeat: seat });
    await record(transaction, id, 'offered', { slug, title, ...parts, proposalsUntil: proposalsUntil.toISOString() }, at);
    return slug;
  });
}

async function insertUnderSlug(transaction: Database, row: Omit<Parameters<typeof insertProblem>[1], 'slug'>, slugs: readonly string[]) {
  for (const slug of slugs) {
    const id = await insertProblem(transaction, { ...row, slug });
    if (id !== undefined) return { id, slug };
  }
  throw new Error('a random slug was taken');
}

type Offer = OfferedProblem & { readonly showsName: boolean };

export async function offerProblem(tank: Tank, personId: number, { showsName, ...offer }: Offer): Promise<{ slug: string }> {
  await mustMayWrite(tank.database, personId, tank.now());
  mustBeInTime(offer.until, tank.now()); // what is wrong in a form is no attempt
  const { count } = await makeAttemptCounter(tank.database, tank.now).count({
    ...{ name: 'tankProblems', subject: String(personId), seconds: DAY_S },
  });
  if (count > OFFERED_A_DAY) throw new Refusal('too-many', say.tooManyProblems);
  // a member's own name is looked up when it is shown; this only says that it may be
  return { slug: await insertOffered(tank, { ...offer, personId, isInAnothersName: false, asker: showsName ? '' : null }) };
}

type Row = Awaited<ReturnType<typeof listQueue>>[number];

async function queuedOf(database: Database, row: Row): Promise<Queued> {
  const { accepts, declines, proposals, reviewsGiven, reviewsAsked, ballots } = row;
  return {
    ...knownOf(row),
    ...{ accepts, declines, proposals, reviewsGiven, reviewsAsked, ballots },
    askedBy: await nameOfAsker(database, row),
    state: row.state,
    offeredAt: row.offeredAt.toISOString(),
  };
}

/** Nobody who has a proposal in a problem watches its reviews come in. */
async function watchedBy(database: Database, personId: number) {
  const own = await listOwnProposals(database, personId);
  const countsOf = ({ slug, reviewsGiven, reviewsAsked }: Queued) =>
    own.some((one) => one.slug === slug) ? { reviewsGiven: null, reviewsAsked: null } : { reviewsGiven, reviewsAsked };
  return (queued: Queued): Queued => ({ ...queued, ...countsOf(queued) });
}

export async function readClocks(database: Database, operatorId: number, mayMove: (problemId: number) => boolean) {
  const [rows, watched] = await Promise.all([listQueue(database, MOST_IN_QUEUE), watchedBy(database, operatorId)]);
  return Promise.all(rows.map(async (row) => ({ ...watched(await queuedOf(database, row)), mayMove: mayMove(row.id) })));
}

export async function readQueue(database: Database, editorId: number): Promise<TankQueue> {
  const [rows, seats, watched] = await Promise.all([
    listQueue(database, MOST_IN_QUEUE),
    listSeats(database, editorId),
    watchedBy(database, editorId),
  ]);
  const mayDecide = (row: Row) => row.state === 'offered' && !seats.some((seat) => isAsking(row, seat));
  const described = rows.map(async (row) => ({ ...watched(await queuedOf(database, row)), mayDecide: mayDecide(row) }));
  return { problems: await Promise.all(described) };
}

type Decision = { readonly accepts: boolean; readonly reason: string };

/** Two at once wait for each other at the row of the problem: the second sees what the first did. */
export async function decideProblem(tank: Tank, editorId: number, slug: string, decision: Decision): Promise<TankQueue> {
  await tank.jobs.transaction(async (transaction, add) => {
    await mustMayWrite(transaction, editorId, tank.now());
    const problem = await lockProblem(transaction, slug);
    if (!problem) throw new Refusal('not-found', say.noProblem);
    if (problem.state !== 'offered') throw new Refusal('conflict', say.decided);
    if (!(await findEditor(transaction, editorId))) throw new Refusal('forbidden', say.notYet);
    const seat = await takeSeat(transaction, problem.id, editorId);
    if (isAsking(problem, seat)) throw new Refusal('conflict', say.ownProblem);
    const at = tank.now();
    await addDecision(transaction, { problemId: problem.id, seat, ...decision, at });
    await record(transaction, problem.id, decision.accepts ? 'accepted' : 'declined', { seat, reason: decision.reason }, at);
    await advance(transaction, add, problem, at);
  });
  return readQueue(tank.database, editorId);
}

/** What the public pages show as the server sends them: the same as the API gives. */
export const tankPages = ({ database }: Pick<Tank, 'database'>): PageData => ({
  thinkTank: async () => ({ tank: await readThinkTank(database) }),
  async tankProblem({ pathname, origin }) {
    const slug = /\/think-tank\/([a-z\d-]{1,80})\/?$/.exec(pathname)?.[1];
    const problem = slug ? await findProblem(database, slug) : undefined;
    if (!problem || !isPublic(problem.state)) return { problem: null };
    const shown = await readPublicProblem(database, problem.slug);
    return { problem: shown, origin, head: { title: shown.title, summary: shown.question.slice(0, 155) } };
  },
});

/** For the map of the site. */
export async function listTankPages(database: Database) {
  const tank = await readThinkTank(database);
  return [...tank.open, ...tank.underWay, ...tank.published].map(({ slug }) => ({ address: `/think-tank/${slug}`, languages: LANGUAGES }));
}
