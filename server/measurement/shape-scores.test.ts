import { expect, test } from 'vitest';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { shapes } from '#content/traits/shapes.ts';
import { scoreShape } from './shape-scores.ts';

const prior = () => ({ mode: new Float64Array(FACET_COUNT), covariance: Float64Array.from(facetCovariance.flat()) });
/** Known almost exactly. */
const known = (theta: (dimension: number) => number) => ({
  mode: Float64Array.from({ length: FACET_COUNT }, (_, dimension) => theta(dimension)),
  covariance: Float64Array.from({ length: FACET_COUNT ** 2 }, (_, place) => (place % (FACET_COUNT + 1) === 0 ? 1e-6 : 0)),
});
const [evenness, wholeness] = shapes;

test.each(shapes)('before any answer nothing is known of $name', (shape) => {
  const { z, standardError, reliability } = scoreShape(shape, prior());
  // a thousand draws know their mean to .03 and their deviation to .02
  expect(Math.abs(z)).toBeLessThan(0.1);
  expect(Math.abs(standardError - 1)).toBeLessThan(0.07);
  expect(reliability).toBeLessThan(0.15);
});

test('twelve houses alike are even, whatever their facets', () => {
  const alike = known((dimension) => [1, 0, -1][dimension % 3]!);
  expect(scoreShape(evenness!, alike).z).toBeCloseTo(0.714 / 0.1536, 1);
  expect(scoreShape(wholeness!, alike).z).toBeCloseTo((-1 + 0.6267) / 0.1121, 1);
});

test('three facets alike in every house are whole, whatever the houses', () => {
  const whole = known((dimension) => (dimension < FACET_COUNT / 2 ? 1 : -1));
  expect(scoreShape(wholeness!, whole).z).toBeCloseTo(0.6267 / 0.1121, 1);
  expect(scoreShape(evenness!, whole).z).toBeLessThan(-2);
});

test('the same posterior always gives the same score', () => {
  expect(scoreShape(evenness!, prior())).toEqual(scoreShape(evenness!, prior()));
});
