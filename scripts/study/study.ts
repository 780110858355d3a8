import { type CataloguedTest, catalogue } from '#content/catalogue.ts';
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
import { blueprintItems, blueprintMinutes } from './blueprint.ts';
import { type InvalidRate, measureInvalidRates } from './carelessness.ts';
import { playTests } from './play.ts';

export type Case = {
  readonly title: string;
  readonly result: StudyResult;
  readonly minutes: number;
  /** How often the true three strongest houses are the three that are shown, house by house; and the four weakest. */
  readonly topThreeRight: number;
  readonly bottomFourRight: number;
};
export type Exposure = {
  readonly test: string;
  readonly items: number;
  readonly largest: number;
  readonly unused: number;
  readonly overlap: number;
};
export type Study = {
  readonly note: string;
  readonly people: number;
  readonly seed: number;
  readonly cases: readonly Case[];
  /** Of each game that chooses among its items. */
  readonly exposure: readonly Exposure[];
  readonly invalidRates: readonly InvalidRate[];
};

const NOTE =
  'Design parameters: until people have answered, these figures say what the design would do if people were as the model has them.';
const prior = normalPrior(facetCovariance);
const houses: Composite[] = HOUSES.map((house) => {
  const weights = new Float64Array(FACET_COUNT);
  for (const domain of DOMAINS) weights[facet(house, domain)] = 1 / DOMAINS.length;
  return { name: `house ${house}`, weights };
});
const shippedMinutes = catalogue.reduce((sum, { test }) => sum + test.about.minutes, 0);

export function runStudy(people: number, seed: number): Study {
  const watches = catalogue.flatMap(watchExposure);
  const noteExposure = (answers: readonly SoftmaxAnswer[]) => {
    for (const { note } of watches) note(answers);
  };
  const minutes = shippedMinutes + blueprintMinutes();

  const shipped = runCase('The tests that can be played today', people, seed, [], 1, shippedMinutes, noteExposure);
  const all = runCase('All twelve: these, and the design of the others', people, seed, blueprintItems(), 1, minutes);
  const weaker = runCase('All twelve, were story slopes 0.8 times as large', people, seed, blueprintItems(0.8), 0.8, minutes);
  return {
    note: NOTE,
    people,
    seed,
    cases: [shipped, all, weaker],
    exposure: watches.map(({ rates }) => rates()),
    invalidRates: measureInvalidRates(seed),
  };
}

/** Notes which items of a game each person meets; nothing for a test that does not choose. */
function watchExposure({ slug, test }: CataloguedTest) {
  const items = test.kind === 'game' ? test.choosesFrom : undefined;
  if (!items) return [];
  const place = new Map<SoftmaxItem, number>(items.map((item, index) => [item, index]));
  const met: Set<number>[] = [];
  return [
    {
      note: (answers: readonly SoftmaxAnswer[]) => void met.push(new Set(answers.flatMap(({ item }) => place.get(item) ?? []))),
      rates: (): Exposure => {
        const { largest, unused, overlap } = exposureRates(met, items.length);
        return { test: slug, items: items.length, largest, unused, overlap };
      },
    },
  ];
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
  const stories = catalogue.flatMap(({ test }) => (test.kind === 'story' ? test.bank.items : []));
  const shrunken = new Map(stories.map((item) => [item, shrink(item, storySlopes)]));
  const result = simulateStudy({
    prior,
    people,
    seed,
    composites: houses,
    play: (theta, random) => playTests(theta, random, besides, (item) => shrunken.get(item) ?? item),
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
