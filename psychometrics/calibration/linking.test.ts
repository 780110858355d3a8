import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryProbabilities } from '../items/category-probabilities.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawIndex, drawNormal, seededRandom } from '../numerics/random.ts';
import { calibrate } from './calibrate.ts';
import { monitorDrift } from './drift.ts';
import { linkScales, transformItem } from './link-scales.ts';

const mixed: UnidimensionalItem[] = [
  { model: '2pl', slope: 1.2, intercept: 0.4 },
  { model: '2pl', slope: 0.7, intercept: -1.1 },
  { model: '3pl', slope: 1.5, intercept: 0.3, guessing: 0.2 },
  { model: 'graded', slope: 1.3, intercepts: [1.2, -0.4] },
  { model: 'gpcm', slope: 0.8, intercepts: [0.9, 0.4, -1] },
];

describe('linking', () => {
  it('finds the line that the scales differ by, whatever the models', () => {
    const line = { min: -1.2, max: 1.2, noNaN: true };
    fc.assert(
      fc.property(fc.double(line), fc.double(line), (logSlope, intercept) => {
        const slope = Math.exp(logSlope / 2);
        // What the old scale calls mixed reads like this on the new one: the line turned round.
        const fresh = mixed.map((item) => transformItem(item, { slope: 1 / slope, intercept: -intercept / slope }));
        const link = linkScales(fresh, mixed);
        expect(link.converged).toBe(true);
        expect(link.slope).toBeCloseTo(slope, 6);
        expect(link.intercept).toBeCloseTo(intercept, 6);
        expect(link.misfit).toBeLessThan(1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves every probability as it was', () => {
    const link = { slope: 1.4, intercept: -0.6 };
    const nominal: UnidimensionalItem = { model: 'nominal', slopes: [0, 0.5, 1.4], intercepts: [0, 0.3, -0.2] };
    for (const item of [...mixed, nominal]) {
      const before = categoryProbabilities(item, 0.8);
      const after = categoryProbabilities(transformItem(item, link), 1.4 * 0.8 - 0.6);
      for (const [k, share] of before.entries()) expect(after[k]!).toBeCloseTo(share, 12);
    }
  });

  it('refuses what has nothing in common', () => {
    expect(() => linkScales([], [])).toThrow('an item that both');
    expect(() => linkScales([mixed[0]!], [mixed[3]!])).toThrow('Item 0 has 2 categories now and had 3');
  });
});

describe('the drift monitor', () => {
  const bank: UnidimensionalItem[] = Array.from({ length: 20 }, (_, i) => ({
    model: '2pl',
    slope: 0.9 + 0.05 * i,
    intercept: ((i * 7) % 20) / 8 - 1.2,
  }));
  const administer = (items: readonly UnidimensionalItem[], people: number, mean: number, seed: number) => {
    const random = seededRandom(seed);
    const data = new Int8Array(people * items.length);
    for (let person = 0; person < people; person++) {
      const theta = mean + 0.8 * drawNormal(random);
      for (const [item, parameters] of items.entries())
        data[person * items.length + item] = drawIndex(categoryProbabilities(parameters, theta), random);
    }
    const names = items.map((_, item) => `item ${item}`);
    return calibrate({ model: '2pl', responses: { data, people, items: items.length }, names }).items;
  };

  it('finds the item that leaked, though the people changed as well', () => {
    const leaked = bank.map(
      (item, index): UnidimensionalItem => (index === 6 && item.model === '2pl' ? { ...item, intercept: item.intercept + 1.2 } : item),
    );
    const report = monitorDrift(administer(bank, 3000, 0, 1), administer(leaked, 3000, 0.6, 2));
    expect(report.items.filter(({ hasDrifted }) => hasDrifted).map(({ name }) => name)).toEqual(['item 6']);
    // Both scales have sd 0.8 as their unit; the new mean lies 0.6 / 0.8 higher.
    expect(Math.abs(report.link.slope - 1)).toBeLessThan(0.1);
    expect(Math.abs(report.link.intercept - 0.75)).toBeLessThan(0.12);
  });

  it('is quiet when nothing changed, and names what it could not compare', () => {
    const after = administer(bank, 3000, -0.4, 4);
    const report = monitorDrift(administer(bank, 3000, 0, 3), [...after.slice(1), { ...after[0]!, name: 'new' }]);
    expect(report.items.some(({ hasDrifted }) => hasDrifted)).toBe(false);
    expect(report.notCompared).toEqual(['new', 'item 0']);
  });
});
