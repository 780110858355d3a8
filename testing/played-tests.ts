import { catalogue } from '#content/catalogue.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import type { Database } from '#server/platform/database.ts';
import { COGNITIVE_FACETS } from '#server/society/membership/standing.ts';

/** Somebody who does alike in all games: so many standard deviations above the middle. */
export function gamePlayer(level: number): Float64Array {
  const theta = new Float64Array(FACET_COUNT);
  for (const dimension of COGNITIVE_FACETS) theta[dimension] = level;
  return theta;
}

type Playing = { readonly theta: Float64Array; readonly seed: number; readonly at: Date; readonly untimed?: readonly string[] };

/** The six games as somebody plays them by their real rules, straight in the database. */
export async function playGames(database: Database, personId: number, { theta, seed, at, untimed = [] }: Playing): Promise<void> {
  for (const { slug, test } of catalogue.filter(({ test }) => test.kind === 'game')) {
    const isUntimed = untimed.includes(slug);
    const setting = { seed, language: DEFAULT_LANGUAGE, isUntimed };
    const responses = simulateSitting(test, { theta, random: seededRandom(seed) }, setting);
    const sittingId = await putSitting(database, { personId, test: slug, bankVersion: test.bank.version, seed, isUntimed, at });
    await database
      .insertInto('response')
      .values(
        responses.map(({ screen, answer, item, option, responseTimeMs }, position) => ({
          ...{ sittingId, position, screen, item, option, responseTimeMs, receivedAt: at },
          answer: JSON.stringify(answer),
        })),
      )
      .execute();
  }
}

/** Every story, finished and counted; what was chosen in them is left out, since it ranks nobody. */
export async function finishStories(database: Database, personId: number, at: Date): Promise<void> {
  for (const { slug, test } of catalogue.filter(({ test }) => test.kind === 'story'))
    await putSitting(database, { personId, test: slug, bankVersion: test.bank.version, seed: 1, isUntimed: false, at });
}

type Finished = {
  readonly personId: number;
  readonly test: string;
  readonly bankVersion: string;
  readonly seed: number;
  readonly isUntimed: boolean;
  readonly at: Date;
};

async function putSitting(database: Database, { at, ...sitting }: Finished): Promise<number> {
  const manner = { language: DEFAULT_LANGUAGE, device: 'computer', inputKind: null, refreshHz: null } as const;
  const { id } = await database
    .insertInto('sitting')
    .values({ ...sitting, ...manner, startedAt: at, finishedAt: at, flags: '[]', valid: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
