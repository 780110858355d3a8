import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import type { OfferedProblem } from '#contract/society/think-tank/problems.ts';
import { allow, Problem as Refusal } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { shortenReviews } from '../assigning/actions.ts';
import { outcomeDays } from '../briefs/rules.ts';
import { listNamed } from '../cases/repository.ts';
import { mayJudge } from '../cases/rules.ts';
import { advance } from '../clocks/actions.ts';
import { insertOffered, readClocks, type Tank } from '../problems/actions.ts';
import { listSeated, lockProblem, putClock } from '../problems/repository.ts';
import { record } from '../record/repository.ts';
import { keepOutcome, listOrganisationsAsked, listOutcomes } from '../votes/repository.ts';

const MOST_DAYS_AHEAD = 366;
const MOST_DAYS_BACK = 1;

/** Of which problems an operator moves the clock: of those in which they have no part, as long as another operator has none either. */
async function judgeOf({ database, config: { operators } }: Pick<Tank, 'database' | 'config'>, operatorId: number) {
  const people = await listNamed(database, operators);
  const seated = await listSeated(
    database,
    people.map(({ id }) => id),
  );
  const username = people.find(({ id }) => id === operatorId)?.username ?? '';
  const involvedIn = (problemId: number) =>
    people.flatMap(({ id, username: name }) =>
      name !== null && seated.some((seat) => seat.problemId === problemId && seat.personId === id) ? [name] : [],
    );
  return (problemId: number) => mayJudge(username, involvedIn(problemId), operators);
}

export async function readTankClocks(tank: Pick<Tank, 'database' | 'config'>, operatorId: number): Promise<TankClocks> {
  const { database } = tank;
  const mayMove = await judgeOf(tank, operatorId);
  const [problems, asked] = await Promise.all([readClocks(database, operatorId, mayMove), listOrganisationsAsked(database)]);
  const outcomes = asked.flatMap(({ slug, title, asker, afterDays }) => {
    const days = outcomeDays(afterDays);
    return days ? [{ slug, title, askedBy: asker ?? '', afterDays: days }] : [];
  });
  return { problems, outcomes };
}

export async function askProblem(
  tank: Tank,
  operatorId: number,
  { asker, ...offer }: OfferedProblem & { readonly asker: string },
): Promise<TankClocks> {
  await insertOffered(tank, { ...offer, asker, personId: operatorId, isInAnothersName: true });
  return readTankClocks(tank, operatorId);
}

type Clock = { readonly endsAt: string; readonly reason: string };

export async function setTankClock(tank: Tank, operatorId: number, slug: string, { endsAt, reason }: Clock): Promise<TankClocks> {
  await tank.jobs.transaction(async (transaction, add) => {
    const problem = await lockProblem(transaction, slug);
    if (!problem) throw new Refusal('not-found', say.noProblem);
    allow((await judgeOf({ ...tank, database: transaction }, operatorId))(problem.id), say.clockByAnother);
    if (problem.endsAt === null) throw new Refusal('conflict', say.notYet);
    const at = tank.now();
    const end = new Date(endsAt);
    if (end > daysAfter(at, MOST_DAYS_AHEAD) || end < daysAfter(at, -MOST_DAYS_BACK))
      throw new Refusal('malformed', say.clock, { endsAt: say.clock });
    await putClock(transaction, problem.id, end);
    await shortenReviews(transaction, { ...problem, endsAt: end });
    await record(transaction, problem.id, 'clock-set', { endsAt, reason }, at);
    await advance(transaction, add, { ...problem, endsAt: end, remindedAt: null }, at);
  });
  return readTankClocks(tank, operatorId);
}

type Outcome = { readonly afterDays: number; readonly text: string };

/** Only where no member asked: a member speaks for themselves. */
export async function passOnOutcome(tank: Tank, operatorId: number, slug: string, { afterDays, text }: Outcome): Promise<TankClocks> {
  await tank.jobs.transaction(async (transaction) => {
    const problem = await lockProblem(transaction, slug);
    const asked = problem?.askerSeat === null ? await listOutcomes(transaction, problem.id) : [];
    if (!problem || !asked.some((one) => one.afterDays === afterDays && one.saidAt === null)) throw new Refusal('not-found', say.noOutcome);
    await keepOutcome(transaction, problem.id, afterDays, text, tank.now());
    await record(transaction, problem.id, 'outcome', { afterDays, text }, tank.now());
  });
  return readTankClocks(tank, operatorId);
}
