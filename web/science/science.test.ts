import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.ts';
import { FACET_COUNT, HOUSES } from '#content/mind/facets.ts';
import { studyFigures } from '#content/science/script-figures.ts';
import { changedSince } from './edition.ts';
import { orderRight } from './order-right.ts';

describe('the figures of the study', () => {
  test('tell of every mind function, every facet and every test that was played', () => {
    expect(studyFigures.people).toBeGreaterThanOrEqual(300);
    expect(studyFigures.houses.map(({ house }) => house)).toEqual([...HOUSES]);
    expect(studyFigures.facets).toHaveLength(FACET_COUNT);
    expect(Object.keys(studyFigures.banks).length).toBeGreaterThan(0);
    const choosing = catalogue.filter(({ test }) => test.kind === 'game' && test.choosesFrom).map(({ slug }) => slug as string);
    expect(studyFigures.savings.map(({ test }) => test)).toEqual(choosing);
    for (const { reliability } of [...studyFigures.houses, ...studyFigures.facets]) {
      expect(reliability).toBeGreaterThan(0);
      expect(reliability).toBeLessThan(1);
    }
  });

  test('name the tests that have another bank today', () => {
    const today = Object.entries(studyFigures.banks).map(([test, bankVersion]) => ({ test, bankVersion }));
    expect(changedSince(studyFigures, today)).toEqual([]);
    const [first, ...others] = today;
    expect(changedSince(studyFigures, [{ ...first!, bankVersion: 'a later one' }, ...others])).toEqual([first!.test]);
    expect(changedSince(studyFigures, [...today, { test: 'a-new-test', bankVersion: '1' }])).toEqual(['a-new-test']);
    expect(changedSince(studyFigures, others)).toEqual([first!.test]);
  });
});

test.each([
  [0, 0.5], // nothing is known: a coin
  [0.5, 0.75],
  [1, 1],
])('with a reliability of %d the order of two people is right with %d', (reliability, chance) => {
  expect(orderRight(reliability)).toBeCloseTo(chance, 12);
});
