import { describe, expect, it } from 'vitest';
import { chiSquareUpperTail, logGamma } from './chi-square.ts';
import { normalCdf } from './normal.ts';

describe('the chi-square distribution', () => {
  it('with two degrees of freedom has the tail exp(-x / 2)', () => {
    for (const x of [0.01, 0.5, 2, 5, 40, 300]) expect(chiSquareUpperTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 12);
  });

  it('with one degree of freedom is that of a squared standard normal', () => {
    for (const z of [0.1, 0.7, 1.96, 4]) expect(chiSquareUpperTail(z * z, 1)).toBeCloseTo(2 * normalCdf(-z), 12);
  });

  it('with four degrees of freedom has the tail (1 + x / 2) exp(-x / 2)', () => {
    for (const x of [0.2, 3, 9.488, 30]) expect(chiSquareUpperTail(x, 4)).toBeCloseTo((1 + x / 2) * Math.exp(-x / 2), 12);
  });

  it('refuses what has no distribution', () => {
    expect(chiSquareUpperTail(-1, 3)).toBe(1);
    expect(() => chiSquareUpperTail(1, 0)).toThrow('degrees of freedom');
  });
});

describe('logGamma', () => {
  it('is the log of (n - 1)! and of sqrt(pi) at one half', () => {
    expect(logGamma(0.5)).toBeCloseTo(0.5 * Math.log(Math.PI), 13);
    let factorial = 1;
    for (let n = 2; n < 20; n++) {
      factorial *= n - 1;
      expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 11);
    }
  });
});
