import { catalogue, facetsOf } from '#content/catalogue.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { shuffle } from '#content/seeds/script-shuffle.ts';
import {
  drawAnswers,
  drawTheta,
  normalPrior,
  type Random,
  type Recovery,
  recovery,
  type SoftmaxAnswer,
  scoreMap,
  seededRandom,
} from '#psychometrics';
import { itemsOf, playTest } from './play.ts';

/** What choosing item by item spares: trials of the game as it is played, and of a fixed form that measures as well. */
export type Saving = {
  readonly test: string;
  readonly adaptiveTrials: number;
  readonly fixedTrials: number;
  readonly reliabilities: readonly number[];
};

const prior = normalPrior(facetCovariance);
/** A fixed form may meet an item again in another dress: a game's items are rules of making, not single pictures. */
const MAX_ROUNDS = 4;

/**
 * Of each game that chooses its items. The fixed form takes its items by lot from those among which the game chooses, the same for
 * everybody, none again before all have come, so that it covers what the game covers; it grows item by item until each facet of the game is
 * found as well as the game itself finds it.
 */
export function measureSavings(people: number, seed: number): Saving[] {
  return catalogue.flatMap(({ slug, test }) => {
    if (test.kind !== 'game' || !test.choosesFrom) return [];
    const facets = facetsOf(test);
    const items = itemsOf(test);
    let trials = 0;
    const adaptive = reliabilitiesOf(facets, people, seed, (theta, random) => {
      const answers = playTest(test, items, theta, random);
      trials += answers.length;
      return answers;
    });
    const random = seededRandom(seed);
    const lot = Array.from({ length: MAX_ROUNDS }, () => shuffle(test.choosesFrom!, random)).flat();
    const isAsGood = (length: number) => {
      const form = lot.slice(0, length);
      const fixed = reliabilitiesOf(facets, people, seed, (theta, random) => drawAnswers(form, theta, random));
      return fixed.every((reliability, index) => reliability >= adaptive[index]!);
    };
    return [{ test: slug, adaptiveTrials: trials / people, fixedTrials: firstThatHolds(lot.length, isAsGood), reliabilities: adaptive }];
  });
}

type Answering = (theta: Float64Array, random: Random) => readonly SoftmaxAnswer[];

function reliabilitiesOf(facets: readonly number[], people: number, seed: number, answer: Answering): number[] {
  const values = facets.map(() => ({ truths: [] as number[], estimates: [] as number[], errors: [] as number[] }));
  for (let person = 0; person < people; person += 1) {
    const random = seededRandom(seed + person * 2 ** 32);
    const theta = drawTheta(prior, random);
    const { mode, covariance } = scoreMap(answer(theta, random), prior);
    for (const [index, facet] of facets.entries()) {
      values[index]!.truths.push(theta[facet]!);
      values[index]!.estimates.push(mode[facet]!);
      values[index]!.errors.push(Math.sqrt(covariance[facet * prior.dimensions + facet]!));
    }
  }
  return values.map(({ truths, estimates, errors }): Recovery['reliability'] => recovery(truths, estimates, errors).reliability);
}

/** The smallest length from 1 for which a form is as good, by halving; `most` where none is. Longer forms are better but for chance. */
function firstThatHolds(most: number, holds: (length: number) => boolean): number {
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
