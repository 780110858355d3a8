import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choleskyFactor, choleskyInverse, choleskyLogDeterminant, choleskySolve } from './cholesky.ts';
import { gaussLegendre } from './gauss-legendre.ts';
import { logistic, logLogistic } from './logistic.ts';
import { normalCdf, normalQuantile } from './normal.ts';
import { rectangularQuadrature } from './quadrature.ts';
import { drawIndex, drawNormal, seededRandom } from './random.ts';

describe('the normal distribution', () => {
  it.each([
    // To fifteen digits, as R's pnorm prints them.
    [0, 0.5],
    [1, 0.841344746068543],
    [-2, 0.0227501319481792],
    [3, 0.99865010196837],
    [-5, 2.86651571879194e-7],
    [-10, 7.61985302416053e-24],
    [-37, 5.72557122252458e-300],
  ])('Phi(%d) is the tabulated value', (x, expected) => {
    expect(Math.abs(normalCdf(x) / expected - 1)).toBeLessThan(1e-12);
  });

  it('has a quantile that undoes it in the middle and in the tails', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 7, noNaN: true }), (x) => Math.abs(normalQuantile(normalCdf(x)) - x) < (x > 4 ? 1e-3 : 1e-9)),
    );
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(() => normalQuantile(1.5)).toThrow(RangeError);
    expect(() => normalQuantile(Number.NaN)).toThrow(RangeError);
    expect(() => normalCdf(Number.NaN)).toThrow(TypeError);
  });
});

describe('the logistic', () => {
  it('and its logarithm survive where the exponential does not', () => {
    expect(logLogistic(-1000)).toBe(-1000);
    expect(logLogistic(1000)).toBeCloseTo(0, 300);
    expect(logistic(-800)).toBe(0);
    expect(logistic(800)).toBe(1);
  });
});

describe('the Cholesky factor', () => {
  const matrixOf = (seed: number, size: number) => {
    const random = seededRandom(seed);
    const root = Float64Array.from({ length: size * size }, () => drawNormal(random));
    const matrix = new Float64Array(size * size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        for (let k = 0; k < size; k++) matrix[i * size + j]! += root[i * size + k]! * root[j * size + k]!;
      }
      matrix[i * size + i]! += 0.5;
    }
    return matrix;
  };

  it('solves and inverts what it factors', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, size) => {
        const matrix = matrixOf(seed, size);
        const factor = new Float64Array(size * size);
        expect(choleskyFactor(matrix, size, factor)).toBe(true);
        const inverse = choleskyInverse(factor, size);
        const solution = Float64Array.from({ length: size }, (_, i) => i + 1);
        choleskySolve(factor, size, solution);
        for (let i = 0; i < size; i++) {
          let image = 0;
          for (let k = 0; k < size; k++) image += matrix[i * size + k]! * solution[k]!;
          expect(image).toBeCloseTo(i + 1, 8);
          for (let j = 0; j < size; j++) {
            let product = 0;
            for (let k = 0; k < size; k++) product += matrix[i * size + k]! * inverse[k * size + j]!;
            expect(product).toBeCloseTo(i === j ? 1 : 0, 8);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('knows the determinant of [[4, 2], [2, 3]], which is 8, and refuses what is not positive definite', () => {
    const factor = new Float64Array(4);
    expect(choleskyFactor(Float64Array.of(4, 2, 2, 3), 2, factor)).toBe(true);
    expect(choleskyLogDeterminant(factor, 2)).toBeCloseTo(Math.log(8), 12);
    expect(choleskyFactor(Float64Array.of(1, 2, 2, 1), 2, factor)).toBe(false);
    expect(choleskyFactor(Float64Array.of(1, 0, Number.NaN, 1), 2, factor)).toBe(false);
  });
});

describe('quadrature', () => {
  it.each([1, 2, 8, 15, 64])('Gauss-Legendre with %d points integrates powers', (count) => {
    // The integral of x^(2m) over [-1, 1] is 2 / (2m + 1), exact up to degree 2 count - 1.
    const { nodes, weights } = gaussLegendre(count);
    for (let m = 0; m < Math.min(count, 12); m++) {
      const integral = nodes.reduce((sum, node, i) => sum + weights[i]! * node ** (2 * m), 0);
      expect(integral).toBeCloseTo(2 / (2 * m + 1), 12);
    }
  });

  it('by equal steps meets the fourth moment of the normal distribution', () => {
    const { nodes, weights } = rectangularQuadrature(61, -9, 9);
    expect(nodes.reduce((sum, node, i) => sum + weights[i]! * node ** 4, 0)).toBeCloseTo(3, 10);
  });
});

describe('the random source', () => {
  it('repeats with its seed, and differs with another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(1)).not.toEqual(draw(1 + 2 ** 32));
    expect(() => seededRandom(1.5)).toThrow(RangeError);
  });

  it('is even over [0, 1): chi-squared over 100 cells of 100,000 draws', () => {
    const random = seededRandom(3);
    const cells = new Float64Array(100);
    for (let i = 0; i < 100_000; i++) cells[Math.floor(random() * 100)]! += 1;
    const statistic = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99 degrees of freedom: mean 99, standard deviation 14; five of those either way.
    expect(Math.abs(statistic - 99)).toBeLessThan(70);
  });

  it('draws normal numbers of mean 0 and variance 1', () => {
    const random = seededRandom(5);
    const draws = Array.from({ length: 40_000 }, () => drawNormal(random));
    const mean = draws.reduce((a, b) => a + b) / draws.length;
    const variance = draws.reduce((sum, z) => sum + z * z, 0) / draws.length;
    expect(Math.abs(mean)).toBeLessThan(0.025);
    expect(Math.abs(variance - 1)).toBeLessThan(0.04);
  });

  it('never draws an impossible index, even at the very end of the unit interval', () => {
    expect(drawIndex([0.5, 0.5, 0], () => 1 - 2 ** -53)).toBe(1);
    expect(drawIndex([0, 1], () => 0)).toBe(1);
  });
});
