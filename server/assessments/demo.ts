import type { Kysely } from 'kysely';
import { type CataloguedTest, catalogue } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { FACET_COUNT, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import type { Test } from '#content/test.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import type { Database, Tables } from '#server/platform/database.ts';
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts';
import { countsOf } from './course.ts';
import { finishSitting, insertResponse, insertSitting, type ResponseRow, readFinishedSittings } from './repository.ts';
import { judgeValidity } from './validity.ts';

/** A made-up person with clear strengths and clear weak sides, so that the demo report has something to tell; houses 1 to 12. */
const DEMO_HOUSES: Readonly<Record<House, number>> = {
  1: 0.56,
  2: -1.54,
  3: 1.82,
  4: 1.4,
  5: 2.66,
  6: -0.7,
  7: -1.26,
  8: 0.98,
  9: 1.54,
  10: -2.38,
  11: 0.28,
  12: -0.28,
};
const DEMO_SEED = 31;
/** So that not all of them are played on one evening. */
const DAYS_APART = 3;

/** The demo person plays every test that they have not finished: nothing in their report is written by hand. */
export async function seedDemoSittings(database: Kysely<Tables>, personId: number, now: Date): Promise<string[]> {
  const finished = new Set((await readFinishedSittings(database, personId)).map(({ test }) => test));
  const played: string[] = [];
  for (const [place, one] of catalogue.entries()) {
    if (finished.has(one.slug)) continue;
    const finishedAt = new Date(now.getTime() - (catalogue.length - 1 - place) * DAYS_APART * DAY_MS);
    // Whole or not at all: a start that was killed half way must not leave a sitting that no later start finishes.
    const isPlayed = await database.transaction().execute((transaction) => play(transaction, one, personId, finishedAt));
    if (isPlayed) played.push(one.slug);
  }
  return played;
}

/** False when another process is doing so at the same time. */
async function play(transaction: Database, { slug, test }: CataloguedTest, personId: number, now: Date): Promise<boolean> {
  const { startedAt, responses } = demoPlay(test, now);
  const sitting = await insertSitting(transaction, {
    personId,
    test: slug,
    bankVersion: test.bank.version,
    seed: DEMO_SEED,
    language: DEFAULT_LANGUAGE,
    device: 'computer',
    isUntimed: false,
    inputKind: 'mouse',
    refreshHz: null,
    startedAt,
  });
  if (!sitting) return false;
  for (const response of responses) await insertResponse(transaction, sitting.id, response);
  const validity = judgeValidity(test, responses, { seed: DEMO_SEED, isUntimed: false, startedAt });
  await finishSitting(transaction, sitting.id, now, { ...validity, counts: countsOf(test, responses, DEMO_SEED) });
  return true;
}

/** One answer after the other, the last of them now. */
function demoPlay(test: Test, now: Date): { startedAt: Date; responses: ResponseRow[] } {
  const random = seededRandom(DEMO_SEED);
  const simulated = simulateSitting(test, { theta: demoTheta(), random }, ordinarySetting(DEMO_SEED));
  const typicalMs = (test.about.minutes * MINUTE_MS) / simulated.length;
  const times = simulated.map(() => Math.round(typicalMs * (0.6 + 0.8 * random())));
  const startedAt = now.getTime() - times.reduce((sum, time) => sum + time, 0);
  let arrival = startedAt;
  const responses = simulated.map((response, position): ResponseRow => {
    arrival += times[position]!;
    return { ...response, position, responseTimeMs: times[position]!, receivedAt: new Date(arrival), aways: 0 };
  });
  return { startedAt: new Date(startedAt), responses };
}

function demoTheta(): Float64Array {
  const theta = new Float64Array(FACET_COUNT);
  for (const house of HOUSES) {
    for (const domain of ['emotional', 'rational', 'cognitive'] as const) theta[facet(house, domain)] = DEMO_HOUSES[house];
  }
  return theta;
}
