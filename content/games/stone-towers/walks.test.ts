import { describe, expect, it } from 'vitest';
import { chanceFor } from '../lots.ts';
import { betOf, leadOfFirst, type Seen } from './bets.ts';
import { CLEAR_WORTH, countedFork, dealWalks, WALK_TEMPLATES, walkOn } from './walks.ts';

const SITTINGS = 250;
const sittings = Array.from({ length: SITTINGS }, (_, seed) => dealWalks(chanceFor(seed, 2)));
const meanOf = (berries: readonly number[]) => berries.reduce((sum, each) => sum + each, 0) / berries.length;

describe('The better bet', () => {
  it('with one step left is the path of which more is to be expected: a normal mean, weighed by what is known', () => {
    // of a path walked n times: 20 + n (mean - 20) / (n + noise / spread of paths), variances 9 1/12 and 25
    const expected = (berries: readonly number[]) =>
      berries.length === 0 ? 20 : 20 + (berries.length * (meanOf(berries) - 20)) / (berries.length + (9 + 1 / 12) / 25);
    for (const seen of [
      [[24, 26], []],
      [[14], [22, 15, 19]],
      [
        [30, 28],
        [12, 11],
      ],
    ] as Seen[])
      expect(leadOfFirst(seen, 1)).toBeCloseTo(expected(seen[0]!) - expected(seen[1]!), 9);
  });

  it('is the same from either side, and the new path gains with each step that is left', () => {
    for (const left of [1, 3, 6]) expect(leadOfFirst([[22, 20], []], left)).toBeCloseTo(-leadOfFirst([[], [22, 20]], left), 9);
    const leads = [1, 2, 3, 4, 5, 6].map((left) => leadOfFirst([[21, 22, 20], []], left));
    expect(leads).toEqual(leads.toSorted((one, other) => other - one));
    expect([leads[0]! > 0, leads.at(-1)! < -CLEAR_WORTH]).toEqual([true, true]);
  });

  it('with two steps left is what two steps come to by hand', () => {
    // Take the new path: it gives 20, and then the better of both. E max(a, b + s z) for two normals: Clark 1961, Operations Research 9, 145-162.
    const known = [22, 22, 22, 22];
    const m = 20 + (4 * 2) / (4 + (9 + 1 / 12) / 25);
    const variance = (n: number) => 1 / (1 / 25 + n / (9 + 1 / 12));
    const phi = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    const cdf = (x: number) => {
      let sum = 0;
      for (let z = -8; z < x; z += 0.0005) sum += 0.0005 * phi(z + 0.00025);
      return sum;
    };
    const best = (high: number, low: number, s: number) =>
      high * cdf((high - low) / s) + low * cdf((low - high) / s) + s * phi((high - low) / s);
    const shift = (n: number) => Math.sqrt(variance(n) - variance(n + 1));
    const byHand = m + best(m, 20, shift(4)) - (20 + best(m, 20, shift(0)));
    expect(leadOfFirst([known, []], 2)).toBeCloseTo(byHand, 1);
  });
});

describe('The walks of a sitting', () => {
  it('are the same kinds in another order, each with a clear question at its first fork', () => {
    for (const walks of sittings) {
      expect(new Set(walks.map(({ template }) => template.id)).size).toBe(WALK_TEMPLATES.length);
      for (const walk of walks) {
        const { template, before } = walk;
        const bet = betOf(before, template.steps)!;
        expect([bet.reason, bet.worth >= template.worth[0], bet.worth < template.worth[1]]).toEqual([template.reason, true, true]);
        expect(countedFork(walk, [])).toEqual({ better: bet.better, reason: bet.reason, isFirst: true });
      }
    }
  });

  it('have the better bet as often on either side, for what is known and for what is new', () => {
    for (const walks of sittings) {
      for (const reason of ['known', 'new'] as const) {
        const sides = walks.filter(({ template }) => template.reason === reason).map((walk) => countedFork(walk, [])!.better);
        expect(sides.filter((side) => side === 0)).toHaveLength(sides.length / 2);
      }
    }
  });

  it('reward no habit: each gets half of 4,000 first forks, or little more', () => {
    const habits: Record<string, (seen: Seen, steps: number) => number> = {
      'the best so far': (seen) => (meanOf(seen[0]!) >= meanOf(seen[1]!) || seen[1]!.length === 0 ? 0 : 1),
      'the least known': ([left, right]) => (left!.length <= right!.length ? 0 : 1),
      'the new one on long walks': (seen, steps) => (seen[0]!.length <= seen[1]!.length === steps > 1 ? 0 : 1),
      'always left': () => 0,
      'the one with the largest find': ([left, right]) => (Math.max(0, ...left!) >= Math.max(0, ...right!) ? 0 : 1),
    };
    const forks = sittings.flat().map((walk) => ({ walk, better: countedFork(walk, [])!.better }));
    for (const [name, habit] of Object.entries(habits)) {
      const right = forks.filter(({ walk, better }) => habit(walk.before, walk.template.steps) === better).length;
      expect(right / forks.length, name).toBeLessThan(0.58);
    }
  });

  it('ask for more than the next step: who weighs that alone takes the better bet at five of eight first forks', () => {
    const forks = sittings.flat();
    const right = forks.filter((walk) => (leadOfFirst(walk.before, 1) >= 0 ? 0 : 1) === countedFork(walk, [])!.better).length;
    expect(right / forks.length).toBeLessThan(0.65);
  });

  it('give what lies ahead on the path that was taken, step by step', () => {
    const walk = sittings[0]!.find(({ template }) => template.steps > 1)!;
    const { seen, stepsLeft, found } = walkOn(walk, [0, 1, 0]);
    expect(found).toEqual([walk.ahead[0]![0], walk.ahead[1]![0], walk.ahead[0]![1]]);
    expect(seen[0]).toEqual([...walk.before[0]!, walk.ahead[0]![0], walk.ahead[0]![1]]);
    expect(stepsLeft).toBe(walk.template.steps - 3);
  });

  it('count a later fork once, where the new path has disappointed', () => {
    let later = 0;
    for (const walk of sittings.slice(0, 60).flat()) {
      const paths: number[] = [];
      let counted = 0;
      while (paths.length < walk.template.steps) {
        const { seen, stepsLeft } = walkOn(walk, paths);
        const fork = countedFork(walk, paths);
        const bet = betOf(seen, stepsLeft);
        if (fork && !fork.isFirst) {
          counted += 1;
          expect([fork.better, fork.reason, bet!.worth >= CLEAR_WORTH]).toEqual([bet!.better, 'known', true]);
        }
        paths.push(bet?.better ?? 0);
      }
      expect(counted).toBeLessThanOrEqual(1);
      later += counted;
    }
    expect(later).toBeGreaterThan(60);
  });
});
