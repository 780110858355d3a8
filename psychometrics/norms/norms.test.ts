import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile } from '../numerics/normal.ts';
import { buildNormTable, shareBelow } from './norm-table.ts';
import { buildNorms, type FinishedProfile, findNorm } from './norms.ts';
import { percentileOf, provisionalPercentile } from './percentile.ts';

describe('a provisional percentile', () => {
  it('of an average person is 50, with the range of the normal distribution', () => {
    const result = provisionalPercentile(0, 0.5);
    expect(result.percentile).toBeCloseTo(50, 10);
    // Phi(0.98) = 0.836457, by the tables of the normal distribution.
    expect(result.high).toBeCloseTo(83.6457, 3);
    expect(result.low).toBeCloseTo(100 - 83.6457, 3);
    expect(result).toMatchObject({ provisional: true, standardError: null, group: null });
  });

  it('is the chance that a random other person has less: Phi(z / sqrt(1 + se^2))', () => {
    // z = 1, se = 0.75: 1 / sqrt(1.5625) = 0.8, Phi(0.8) = 0.788145.
    expect(provisionalPercentile(1, 0.75).percentile).toBeCloseTo(78.8145, 3);
  });

  it('always lies in its own range, which widens with the standard error', () => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (z, error) => {
        const { low, percentile, high } = provisionalPercentile(z, error);
        expect(low).toBeLessThanOrEqual(percentile + 1e-9);
        expect(high).toBeGreaterThanOrEqual(percentile - 1e-9);
      }),
    );
  });

  it('refuses what is no score', () => {
    expect(() => provisionalPercentile(Number.NaN, 1)).toThrow('finite');
    expect(() => provisionalPercentile(0, -1)).toThrow('standard error');
  });
});

/** People at the quantiles of N(mean, sd^2): a sample without luck. */
const population = (count: number, mean: number, sd: number, standardError: number) =>
  Array.from({ length: count }, (_, index) => ({ z: mean + sd * normalQuantile((index + 0.5) / count), standardError }));

describe('a norm table', () => {
  it('has the spread of the true scores, not that of the shrunken estimates', () => {
    // Posterior means N(0, 0.64) with posterior variance 0.36: true scores are N(0, 1).
    const norm = buildNormTable({ scale: 'house1', group: 'everyone', version: '1', scores: population(2000, 0, 0.8, 0.6) });
    for (const z of [-2, -1, 0, 0.5, 1.5]) expect(shareBelow(norm, z)).toBeCloseTo(normalCdf(z), 3);
  });

  it('gives the percentile that the model gives when the group is the model population', () => {
    const norm = buildNormTable({ scale: 'house1', group: 'everyone', version: '1', scores: population(2000, 0, 0.8, 0.6) });
    const named = percentileOf(0.7, 0.6, norm);
    const provisional = percentileOf(0.7, 0.6);
    expect(named.percentile).toBeCloseTo(provisional.percentile, 1);
    expect(named.high).toBeCloseTo(provisional.high, 1);
    expect(named).toMatchObject({ provisional: false, group: 'everyone', normVersion: '1' });
  });

  it('states the standard error of a share: sqrt(p (1 - p) / n) for sharp scores', () => {
    const norm = buildNormTable({ scale: 'x', group: 'everyone', version: '1', scores: population(10_000, 0, 1, 0) });
    // Kernel smoothing with h = 0.17 takes a little off the binomial's 0.5 points.
    expect(percentileOf(0, 0, norm).standardError).toBeGreaterThan(0.43);
    expect(percentileOf(0, 0, norm).standardError).toBeLessThan(0.5);
  });

  it('never falls as the score rises', () => {
    const norm = buildNormTable({ scale: 'x', group: 'everyone', version: '1', scores: population(600, 0.4, 0.7, 0.3) });
    expect(norm.below.every((share, index) => index === 0 || share >= norm.below[index - 1]!)).toBe(true);
  });
});

describe('norms by group', () => {
  const profiles = (count: number, mean: number, attributes: Record<string, string>): FinishedProfile[] =>
    population(count, mean, 0.9, 0.4).map((score) => ({ attributes, scores: { house1: score } }));

  it('use the finest group with 500 finished people, then a wider one', () => {
    const norms = buildNorms({
      version: '2026-1',
      profiles: [...profiles(500, 1, { language: 'hi', device: 'phone' }), ...profiles(499, 0, { language: 'en', device: 'phone' })],
    });
    expect(findNorm(norms, 'house1', { language: 'hi', device: 'phone', ageBand: '18-24' })?.group).toBe('language=hi, device=phone');
    expect(findNorm(norms, 'house1', { language: 'hi', device: 'laptop' })?.group).toBe('language=hi');
    expect(findNorm(norms, 'house1', { language: 'en', device: 'phone' })).toMatchObject({ group: 'everyone', people: 999 });
  });

  it('leave percentiles provisional until 500 people have finished', () => {
    const norms = buildNorms({ version: '1', profiles: profiles(499, 0, { language: 'en' }) });
    const norm = findNorm(norms, 'house1', { language: 'en' });
    expect(percentileOf(0, 0.4, norm).provisional).toBe(true);
  });
});
