import { describe, expect, it } from 'vitest';
import { drawNormal, normalPrior, scoreMap, seededRandom, testRetest } from '#psychometrics';
import { facetCovariance } from '../../mind/prior.ts';
import { chanceFor } from '../lots.ts';
import { leadOfFirst, type Seen } from './bets.ts';
import { EXPLORING, FORK_ITEMS, firstForkId, laterForkId } from './key.ts';
import { countedFork, dealWalks, walkOn } from './walks.ts';

/** People who choose paths by rules of their own, which no item's curve was made for. */

const prior = normalPrior(facetCovariance);
const itemById = new Map(FORK_ITEMS.map((item) => [item.id, item]));
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;

type TakesFirst = (seen: Seen, stepsLeft: number) => boolean;

/** The facet as the forks of a sitting find it. */
function exploringOf(seed: number, takesFirst: TakesFirst): number {
  const answers = dealWalks(chanceFor(seed, 2)).flatMap((walk) => {
    const paths: number[] = [];
    const counted: { item: (typeof FORK_ITEMS)[number]; option: number }[] = [];
    while (paths.length < walk.template.steps) {
      const fork = countedFork(walk, paths);
      const { seen, stepsLeft } = walkOn(walk, paths);
      const path = takesFirst(seen, stepsLeft) ? 0 : 1;
      const id = fork?.isFirst ? firstForkId(walk.template) : laterForkId(walk.template);
      if (fork) counted.push({ item: itemById.get(id)!, option: path === fork.better ? 1 : 0 });
      paths.push(path);
    }
    return counted;
  });
  return scoreMap(answers, prior).mode[EXPLORING]!;
}

const PEOPLE = 300;

/** Squared correlation of the facet and what the forks find of it, over people who choose so. */
function reliabilityFor(player: (facet: number, random: () => number) => TakesFirst): number {
  const facets: number[] = [];
  const found = Array.from({ length: PEOPLE }, (_, index) => {
    const random = seededRandom(900 + index);
    facets.push(drawNormal(random));
    return exploringOf(31 * index + 2, player(facets.at(-1)!, random));
  });
  return testRetest(facets, found).correlation ** 2;
}

describe('Somebody who weighs the next step alone', () => {
  it('is found to be an average person', () => {
    const found = mean(Array.from({ length: 100 }, (_, index) => exploringOf(7 * index + 1, (seen) => leadOfFirst(seen, 1) >= 0)));
    expect(found).toBeLessThan(0.05);
  });
});

describe('People who choose by rules of their own are still put in order', () => {
  // Of 400 it was .72, .42 and .23; over 300 a squared correlation has a standard error of .03 to .05.
  it.each<[string, number, Parameters<typeof reliabilityFor>[0]]>([
    [
      'a steadier hand in weighing',
      0.6,
      (facet, random) => (seen, left) => random() < logistic(Math.exp(0.9 * facet - 0.2) * leadOfFirst(seen, left)),
    ],
    [
      'weighing rather than taking the best so far',
      0.3,
      (facet, random) => (seen, left) => {
        if (random() < logistic(1.5 * facet)) return random() < logistic(1.2 * leadOfFirst(seen, left));
        const [one, other] = seen.map((berries) => (berries.length > 0 ? mean(berries) : 18));
        return random() < logistic(0.8 * (one! - other!));
      },
    ],
    [
      'looking ahead to the end rather than at the next step',
      0.13,
      (facet, random) => (seen, left) => random() < logistic(1.2 * leadOfFirst(seen, random() < logistic(1.5 * facet) ? left : 1)),
    ],
  ])('%s', (_, least, player) => {
    expect(reliabilityFor(player)).toBeGreaterThan(least);
  });
});
