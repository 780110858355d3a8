import { describe, expect, test } from 'vitest';
import { choleskyFactor, choleskyInverse, normalPrior, optionProbabilities, softmaxInformation } from '#psychometrics';
import { FACET_COUNT, facet, HOUSES, type House, houseOf } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { bank, checks, screens } from './key.ts';

type Item = (typeof bank.items)[number];

const emotionalFacets = HOUSES.map((house) => facet(house, 'emotional'));
const touchedBy = (item: Item): number[] => [
  ...new Set(item.options.flatMap(({ loadings }) => loadings.map(({ dimension }) => dimension))),
];
const kindOf = (item: Item) => (['stepped', 'two-axis', 'three', 'trade-off'] as const)[touchedBy(item).length - 1]!;
const itemsOf = (kind: ReturnType<typeof kindOf>) => bank.items.filter((item) => kindOf(item) === kind);
const slopeOn = (item: Item, letter: number, dimension: number): number =>
  item.options[letter]!.loadings.find((loading) => loading.dimension === dimension)?.slope ?? 0;
const pairKey = (first: number, second: number): string => [houseOf(first), houseOf(second)].sort((a, b) => a - b).join('-');
const count = <Value>(values: readonly Value[], value: Value): number => values.filter((one) => one === value).length;

describe('the bank', () => {
  test('has 24 scored scenes: 8 stepped, 10 two-axis, 6 trade-offs', () => {
    expect(bank.items).toHaveLength(24);
    expect([itemsOf('stepped').length, itemsOf('two-axis').length, itemsOf('trade-off').length]).toEqual([8, 10, 6]);
  });

  test('shows them in that order, with an attention check and an echo between, all named by position', () => {
    expect(screens).toEqual(Array.from({ length: 26 }, (_, index) => `LF${String(index + 1).padStart(2, '0')}`));
    const notScored: string[] = [checks.attention.screen, checks.consistency.second];
    expect(screens.filter((screen) => !notScored.includes(screen))).toEqual(bank.items.map(({ id }) => id));
  });

  test('uses the design slopes of each kind', () => {
    for (const item of itemsOf('stepped')) {
      const slopes = item.options.map(({ loadings }) => loadings[0]!.slope).sort((a, b) => a - b);
      expect(slopes, item.id).toEqual([-1.125, -0.375, 0.375, 1.125]);
    }
    for (const item of itemsOf('two-axis')) {
      const corners = item.options.map(({ loadings }) => loadings.map(({ slope }) => slope).join());
      expect(corners.sort(), item.id).toEqual(['-0.6,-0.6', '-0.6,0.6', '0.6,-0.6', '0.6,0.6']);
    }
    for (const item of itemsOf('trade-off')) {
      expect(
        item.options.map(({ loadings }) => loadings.map(({ slope }) => slope)),
        item.id,
      ).toEqual([[1], [1], [1], [1]]);
    }
  });

  test('feeds emotional facets only, each by at least three scenes', () => {
    const touches = bank.items.flatMap(touchedBy);
    expect(touches.every((dimension) => emotionalFacets.includes(dimension))).toBe(true);
    for (const dimension of emotionalFacets) expect(count(touches, dimension)).toBeGreaterThanOrEqual(3);
  });

  test('lets no two houses meet twice, so that 46 of the 66 pairs are covered', () => {
    const pairs = bank.items.flatMap((item) => {
      const touched = touchedBy(item);
      return touched.flatMap((first, index) => touched.slice(index + 1).map((second) => pairKey(first, second)));
    });
    expect(pairs).toHaveLength(46);
    expect(new Set(pairs).size).toBe(46);
  });

  test('makes no option more than a little over twice as tempting as another of its scene', () => {
    const typical = new Float64Array(FACET_COUNT);
    for (const item of bank.items) {
      const chances = [...optionProbabilities(item, typical)];
      expect(Math.min(...chances), item.id).toBeGreaterThan(0.15);
      expect(Math.max(...chances), item.id).toBeLessThan(0.36);
    }
  });
});

describe('what the story tells about a typical person', () => {
  const precision = normalPrior(facetCovariance).precision.slice();
  const informationOf = new Map<House, number>(HOUSES.map((house) => [house, 0]));
  for (const item of bank.items) {
    const { dimensions, matrix } = softmaxInformation(item, new Float64Array(FACET_COUNT));
    for (const [row, dimension] of dimensions.entries()) {
      for (const [column, other] of dimensions.entries())
        precision[dimension * FACET_COUNT + other]! += matrix[row * dimensions.length + column]!;
      const house = houseOf(dimension);
      informationOf.set(house, informationOf.get(house)! + matrix[row * dimensions.length + row]!);
    }
  }
  const factor = new Float64Array(precision.length);
  choleskyFactor(precision, FACET_COUNT, factor);
  const posterior = choleskyInverse(factor, FACET_COUNT);

  /** A house's z is the mean of its three facets; reliability is 1 - SE^2 / prior variance. */
  const reliabilityOf = (house: House): number => {
    const dimensions = [facet(house, 'emotional'), facet(house, 'rational'), facet(house, 'cognitive')];
    const varianceIn = (entry: (row: number, column: number) => number) =>
      dimensions.flatMap((row) => dimensions.map((column) => entry(row, column))).reduce((sum, value) => sum + value, 0);
    return (
      1 - varianceIn((row, column) => posterior[row * FACET_COUNT + column]!) / varianceIn((row, column) => facetCovariance[row]![column]!)
    );
  };

  test.each(HOUSES)('house %i reaches a reliability of at least 0.33 from this story alone', (house) => {
    expect(reliabilityOf(house)).toBeGreaterThanOrEqual(0.33);
  });

  test('spreads its information evenly over the houses', () => {
    const values = [...informationOf.values()];
    expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.15);
  });
});

describe('the letters say nothing about level', () => {
  const letters = [0, 1, 2, 3];

  test('each step stands twice under each letter', () => {
    for (const letter of letters) {
      const steps = itemsOf('stepped').map((item) => item.options[letter]!.loadings[0]!.slope);
      for (const step of [-1.125, -0.375, 0.375, 1.125]) expect(count(steps, step)).toBe(2);
    }
  });

  test('each letter is high on each axis in five of the ten two-axis scenes', () => {
    for (const letter of letters) {
      for (const axis of [0, 1]) {
        const highs = itemsOf('two-axis').filter((item) => slopeOn(item, letter, touchedBy(item)[axis]!) > 0);
        expect(highs).toHaveLength(5);
      }
    }
  });

  test('a house stands under two different letters in its two trade-offs', () => {
    for (const dimension of emotionalFacets) {
      const own = itemsOf('trade-off').flatMap((item) => letters.filter((letter) => slopeOn(item, letter, dimension) > 0));
      expect(new Set(own).size).toBe(2);
    }
  });
});

describe('the consistency pair', () => {
  const { first, second, same } = checks.consistency;

  test('lies at least ten scenes apart and begins with a scored trade-off', () => {
    expect(screens.indexOf(second) - screens.indexOf(first)).toBeGreaterThanOrEqual(10);
    expect(itemsOf('trade-off').map(({ id }) => id)).toContain(first);
  });

  test('pairs each letter once, and none with itself', () => {
    expect(same.map(([one]) => one).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(same.map(([, other]) => other).sort()).toEqual(['a', 'b', 'c', 'd']);
    for (const [one, other] of same) expect(one).not.toBe(other);
  });
});
