import { expect, test } from 'vitest';
import { stepped, tradeOff, twoAxis } from './scenes.ts';

test('a stepped scene is four levels of one facet', () => {
  const item = stepped('X1', 3, { a: [0.5, 0.1], b: [-1.5, -0.1], c: [1.5, 0], d: [-0.5, 0] });
  expect(item.options.map(({ id, intercept, loadings }) => [id, intercept, loadings])).toEqual([
    ['a', 0.1, [{ dimension: 3, slope: 0.375 }]],
    ['b', -0.1, [{ dimension: 3, slope: -1.125 }]],
    ['c', 0, [{ dimension: 3, slope: 1.125 }]],
    ['d', 0, [{ dimension: 3, slope: -0.375 }]],
  ]);
});

test('a two-axis scene is high or low on each of two facets', () => {
  const item = twoAxis('X2', 0, 6, { a: ['-+', 0], b: ['++', 0], c: ['--', 0], d: ['+-', 0] });
  const slopes = item.options.map(({ loadings }) => loadings.map(({ dimension, slope }) => [dimension, slope]));
  expect(slopes[0]).toEqual([
    [0, -0.6],
    [6, 0.6],
  ]);
  expect(slopes[3]).toEqual([
    [0, 0.6],
    [6, -0.6],
  ]);
});

test('in a trade-off each option leans on its own facet', () => {
  const item = tradeOff('X3', { a: [0, 0], b: [3, 0], c: [6, 0], d: [9, 0] });
  expect(item.options.map(({ loadings }) => loadings)).toEqual([0, 3, 6, 9].map((dimension) => [{ dimension, slope: 1 }]));
});

test('two options that mean the same are refused', () => {
  expect(() => tradeOff('X4', { a: [0, 0], b: [0, 0], c: [6, 0], d: [9, 0] })).toThrow('X4: two options mean the same.');
});

test('intercepts that do not sum to 0 are refused', () => {
  expect(() => tradeOff('X5', { a: [0, 0.2], b: [3, 0], c: [6, 0], d: [9, 0] })).toThrow('X5: the intercepts sum to 0.2, not to 0.');
});
