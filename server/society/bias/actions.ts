import { catalogue } from '#content/catalogue.ts';
import type { BiasWatch } from '#contract/society/bias.ts';
import type { Database } from '#server/platform/database.ts';
import { findBirth } from '#server/privacy/repository.ts';
import { ageOf } from '#server/privacy/rules.ts';
import { readGames, scoreGames } from '../inviting/actions.ts';
import type { Society } from '../membership/actions.ts';
import { findMembership, listToLookAt } from '../membership/repository.ts';
import { countedGames } from '../membership/rules.ts';
import { indexOf } from '../membership/standing.ts';
import { findBias, keepBias } from './repository.ts';
import { makeTally, type Watched } from './rules.ts';

const tests = catalogue.map(({ slug }) => slug);

/** Counts everybody who has finished all tests and agreed to be looked at. What is kept are counts of groups. */
export async function watchBias({ database, now }: Pick<Society, 'database' | 'now'>): Promise<void> {
  const at = now();
  const tally = makeTally();
  for (const personId of await listToLookAt(database, { since: new Date(0), now: at, tests })) {
    const watched = await readWatched(database, personId, at);
    if (watched) tally.add(watched);
  }
  await keepBias(database, tally.read(), at);
}

/** Undefined for somebody of whom too little counts. */
async function readWatched(database: Database, personId: number, at: Date): Promise<Watched | undefined> {
  const [played, birth, membership] = await Promise.all([
    readGames(database, personId),
    findBirth(database, personId),
    findMembership(database, personId),
  ]);
  const counted = countedGames(played);
  if (!counted || !birth) return undefined;
  const posterior = scoreGames(played, counted.games);
  return {
    sittings: counted.games.flatMap((game) => played.find(({ test }) => test === game) ?? []),
    index: indexOf(posterior, counted.facets),
    mode: posterior.mode,
    age: ageOf(birth, at),
    isInvited: membership !== undefined,
    isConfirmed: Boolean(membership?.confirmedAt),
  };
}

export async function readBias(database: Database): Promise<BiasWatch> {
  const kept = await findBias(database);
  return kept ? { lookedAt: kept.lookedAt.toISOString(), ...kept.found } : { lookedAt: null, groups: [], compared: 0, items: [] };
}
