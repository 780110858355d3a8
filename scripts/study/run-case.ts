import { DOMAINS, FACET_COUNT, facet, HOUSES } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { type Direction, traits } from '#content/traits/directions.ts';
import {
  type Composite,
  normalPrior,
  type Posterior,
  type Recovery,
  type SoftmaxAnswer,
  type StudyResult,
  simulateStudy,
} from '#psychometrics';
import { houseScores, strengthOf } from '#server/measurement/house-scores.ts';
import type { Play } from './play.ts';

export type Case = {
  readonly title: string;
  readonly minutes: number;
  readonly result: Omit<StudyResult, 'composites'>;
  readonly houses: readonly Recovery[];
  readonly traits: readonly (Recovery & { readonly name: string })[];
  /** How often the true three strongest houses are the three that are shown, house by house; and the four weakest. */
  readonly topThreeRight: number;
  readonly bottomFourRight: number;
  /** How much higher each house is told than it is, on the scale of 0 to 5, as a mean over all people. */
  readonly favours: readonly number[];
};

export type CaseRequest = {
  readonly title: string;
  readonly minutes: number;
  readonly people: number;
  readonly seed: number;
  readonly play: Play;
  readonly onAnswers?: (answers: readonly SoftmaxAnswer[]) => void;
};

const prior = normalPrior(facetCovariance);
const houses: Composite[] = HOUSES.map((house) => {
  const weights = new Float64Array(FACET_COUNT);
  for (const domain of DOMAINS) weights[facet(house, domain)] = 1 / DOMAINS.length;
  return { name: `house ${house}`, weights };
});

const traitComposites: Composite[] = traits.map(({ name, loadings }: Direction) => {
  const weights = new Float64Array(FACET_COUNT);
  for (const [dimension, weight] of loadings) weights[dimension] = weight;
  return { name, weights };
});

export function runCase({ title, minutes, people, seed, play, onAnswers }: CaseRequest): Case {
  let topThree = 0;
  let bottomFour = 0;
  const favours = HOUSES.map(() => 0);
  const { composites, ...result } = simulateStudy({
    prior,
    people,
    seed,
    composites: [...houses, ...traitComposites],
    play,
    onPerson: ({ theta, answers, posterior }) => {
      onAnswers?.(answers);
      topThree += shareRight(theta, posterior, 3, 1);
      bottomFour += shareRight(theta, posterior, 4, -1);
      const told = strengthsOf(posterior);
      for (const [index, strength] of strengthsOf({ ...posterior, mode: theta }).entries()) favours[index]! += told[index]! - strength;
    },
  });
  return {
    title,
    minutes,
    result,
    houses: composites.slice(0, HOUSES.length),
    traits: composites.slice(HOUSES.length),
    topThreeRight: topThree / people,
    bottomFourRight: bottomFour / people,
    favours: favours.map((sum) => sum / people),
  };
}

const strengthsOf = (posterior: Pick<Posterior, 'mode' | 'covariance'>) => houseScores(posterior).houses.map(({ z }) => strengthOf(z));

/** Of the `count` houses at one end, how many are at that end in truth as well. */
function shareRight(theta: Float64Array, { mode }: Posterior, count: number, end: 1 | -1): number {
  const valuesOf = (values: Float64Array) =>
    houses.map(({ weights }) => values.reduce((sum, value, index) => sum + value * (weights as Float64Array)[index]!, 0));
  const atEnd = (values: number[]) =>
    values
      .map((value, house) => ({ value, house }))
      .sort((a, b) => end * (b.value - a.value))
      .slice(0, count)
      .map(({ house }) => house);
  const truth = new Set(atEnd(valuesOf(theta)));
  return atEnd(valuesOf(mode)).filter((house) => truth.has(house)).length / count;
}
