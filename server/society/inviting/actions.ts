import { catalogue, isTestSlug, testOf } from '#content/catalogue.ts';
import type { Posterior } from '#psychometrics';
import { type FinishedSitting, readTimesThrough } from '#server/assessments/repository.ts';
import { scoreSittings } from '#server/measurement/score-sittings.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { MINUTE_MS } from '#server/platform/time.ts';
import type { Society } from '../membership/actions.ts';
import { societyMailJob } from '../membership/mail-job.ts';
import {
  addEvent,
  changeMembership,
  findLookedUntil,
  insertMembership,
  keepLookedUntil,
  listToLookAt,
  lockMembership,
} from '../membership/repository.ts';
import { countedGames, GAMES, playedAgain, replayUntil, stepFor, tryAgainFrom } from '../membership/rules.ts';
import { chanceOfTop, indexOf } from '../membership/standing.ts';

const tests = catalogue.map(({ slug }) => slug);
/** A sitting is finished at a time that is read before it is kept: what was under way last time is looked at again. */
const OVERLAP_MS = 10 * MINUTE_MS;

/** Looks at everybody of whom something is new. Doing it twice does no harm. */
export async function lookAtFinishers(society: Society): Promise<void> {
  const { database, now } = society;
  const at = now();
  const since = new Date((await findLookedUntil(database)).getTime() - OVERLAP_MS);
  const failures: unknown[] = [];
  // one that fails holds up no other; all are looked at again until it has succeeded
  for (const personId of await listToLookAt(database, { since, now: at, tests }))
    await lookAt(society, personId, at).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
  await keepLookedUntil(database, at);
}

async function lookAt({ database, jobs }: Society, personId: number, at: Date): Promise<void> {
  const played = await readGames(database, personId);
  const counted = countedGames(played);
  // the chance goes no further than this function
  const chance = counted && chanceOfTop(indexOf(scoreGames(played, counted.games), counted.facets));
  await jobs.transaction(async (transaction, add) => {
    const membership = await lockMembership(transaction, personId);
    const hasPlayedAgain = membership !== undefined && playedAgain(GAMES, played, membership.invitedAt).length === GAMES.length;
    const step = stepFor(membership, { chance, hasPlayedAgain }, at);
    switch (step) {
      case 'invite':
        return invite(transaction, add, { personId, tries: (membership?.tries ?? 0) + 1, at });
      case 'confirm':
        await changeMembership(transaction, personId, { state: 'confirmed', confirmedAt: at });
        await addEvent(transaction, { personId, kind: 'confirmed', at });
        return add(societyMailJob, { kind: 'confirmed', personId });
      case 'wait':
      case 'lapse': {
        const kind = step === 'wait' ? 'waiting' : 'lapsed';
        await changeMembership(transaction, personId, { state: 'waiting', tryAgainFrom: tryAgainFrom(membership?.tries ?? 1, at) });
        await addEvent(transaction, { personId, kind, at });
        return add(societyMailJob, { kind, personId });
      }
      case null:
        return;
    }
  });
}

/** Every valid sitting of each game, the newest of each first. */
export const readGames = async (database: Database, personId: number): Promise<readonly FinishedSitting[]> =>
  (await Promise.all(GAMES.map((game) => readTimesThrough(database, personId, game)))).flat();

/**
 * From every sitting of the games that count, old and new: whoever plays more often is judged by all of it, so that nobody wins by playing
 * until chance smiles.
 */
export const scoreGames = (played: readonly FinishedSitting[], games: readonly string[]): Posterior =>
  scoreSittings(
    played.filter(({ test }) => games.includes(test)),
    (test) => (isTestSlug(test) ? testOf(test).bank : undefined),
  );

type Invited = { readonly personId: number; readonly tries: number; readonly at: Date };

async function invite(transaction: Database, add: Add, { personId, tries, at }: Invited): Promise<void> {
  const row = { state: 'invited', tries, invitedAt: at, replayUntil: replayUntil(at), tryAgainFrom: null } as const;
  if (tries === 1) await insertMembership(transaction, { personId, ...row, confirmedAt: null, joinedAt: null, endedAt: null });
  else await changeMembership(transaction, personId, row);
  await addEvent(transaction, { personId, kind: 'invited', at });
  await add(societyMailJob, { kind: 'invited', personId });
}
