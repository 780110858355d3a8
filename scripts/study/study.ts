import { catalogue } from '#content/catalogue/script.ts';
import { testOf } from '#content/catalogue/tests.ts';
import { DOMAINS, FACET_COUNT, facet, HOUSES } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import {
  type Composite,
  exposureRates,
  normalPrior,
  type Posterior,
  type SoftmaxAnswer,
  type SoftmaxItem,
  type StudyResult,
  simulateStudy,
} from '#psychometrics';
import { BLUEPRINT_MINUTES, blueprintItems } from './blueprint.ts';
import { type FlagRate, measureFlags } from './carelessness.ts';
import { playTests } from './play.ts';

export type Case = {
  readonly title: string;
  readonly result: StudyResult;
  readonly minutes: number;
  /** How often the true three strongest houses are the three that are shown, house by house; and the four weakest. */
  readonly topThreeRight: number;
  readonly bottomFourRight: number;
};
export type Study = {
  readonly note: string;
  readonly people: number;
  readonly seed: number;
  readonly cases: readonly Case[];
  readonly exposure: {
    readonly bank: string;
    readonly items: number;
    readonly largest: number;
    readonly unused: number;
    readonly overlap: number;
  };
  readonly flags: readonly FlagRate[];
};

const NOTE =
  'Design parameters: until people have answered, these figures say what the design would do if people were as the model has them.';
const prior = normalPrior(facetCovariance);
const houses: Composite[] = HOUSES.map((house) => {
  const weights = new Float64Array(FACET_COUNT);
  for (const domain of DOMAINS) weights[facet(house, domain)] = 1 / DOMAINS.length;
  return { name: `house ${house}`, weights };
});
const shippedMinutes = catalogue.reduce((sum, { minutes }) => sum + minutes, 0);

export function runStudy(people: number, seed: number): Study {
  const asked: Set<number>[] = [];
  const loom = testOf('pattern-loom').bank.items.filter(({ options }) => options.length === 4); // each template once, without its time-out twin
  const place = new Map<SoftmaxItem, number>(loom.map((item, index) => [item, index]));
  const noteExposure = (answers: readonly SoftmaxAnswer[]) =>
    void asked.push(new Set(answers.flatMap(({ item }) => place.get(item) ?? [])));

  const shipped = runCase('The tests that can be played today', people, seed, [], 1, shippedMinutes, noteExposure);
  const all = runCase(
    'All twelve: these, and the design of the other ten',
    people,
    seed,
    blueprintItems(),
    1,
    shippedMinutes + BLUEPRINT_MINUTES,
  );
  const weaker = runCase(
    'All twelve, were story slopes 0.8 times as large',
    people,
    seed,
    blueprintItems(0.8),
    0.8,
    shippedMinutes + BLUEPRINT_MINUTES,
  );
  const { largest, unused, overlap } = exposureRates(asked, loom.length);
  return {
    note: NOTE,
    people,
    seed,
    cases: [shipped, all, weaker],
    exposure: { bank: 'pattern-loom', items: loom.length, largest, unused, overlap },
    flags: measureFlags(seed),
  };
}

function runCase(
  title: string,
  people: number,
  seed: number,
  besides: readonly SoftmaxItem[],
  storySlopes: number,
  minutes: number,
  onAnswers: (answers: readonly SoftmaxAnswer[]) => void = () => {},
): Case {
  let topThree = 0;
  let bottomFour = 0;
  const story = new Map(testOf('lantern-ferry').bank.items.map((item) => [item, shrink(item, storySlopes)]));
  const result = simulateStudy({
    prior,
    people,
    seed,
    composites: houses,
    play: (theta, random) => playTests(theta, random, besides, (item) => story.get(item) ?? item),
    onPerson: ({ theta, answers, posterior }) => {
      onAnswers(answers);
      topThree += shareRight(theta, posterior, 3, 1);
      bottomFour += shareRight(theta, posterior, 4, -1);
    },
  });
  return { title, result, minutes, topThreeRight: topThree / people, bottomFourRight: bottomFour / people };
}

const shrink = (item: SoftmaxItem, by: number): SoftmaxItem =>
  by === 1
    ? item
    : {
        options: item.options.map(({ intercept, loadings }) => ({
          intercept,
          loadings: loadings.map(({ dimension, slope }) => ({ dimension, slope: by * slope })),
        })),
      };

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
