import { describe, expect, test } from 'vitest';
import { packCovariance } from '#server/measurement/packed-covariance.ts';
import type { TargetHouse } from '../jobs/tables.ts';
import { bandsOf, compositeOf, isTied, meetingOf } from './comparison.ts';
import type { SharedHouse, Snapshot } from './snapshot.ts';

const target = (house: number, minimum: number, weight = 1): TargetHouse => ({ house, weight, minimum, duty: 'Checks the pumps' });
const score = (house: SharedHouse['house'], z: number, standardError = 0.4): SharedHouse => ({ house, z, standardError });

function snapshot(houses: readonly SharedHouse[], covariance: readonly number[]): Snapshot {
  const packed = packCovariance(Float64Array.from(covariance), houses.length);
  return { houses, covariance: packed, measuredAt: '2026-11-01T00:00:00.000Z', languages: ['en'], norm: 'model-1' };
}

describe('whether a strength meets a minimum', () => {
  test('is told by a probability, and called likely from .80 on and from .20 down', () => {
    // minimum 3: z = 0.5 / 0.7413 = 0.6745; P(Z < (1.01 - 0.6745) / 0.4) = .7991, and with z = 1.02 .8059
    expect(meetingOf(target(1, 3), [score(1, 1.01)])).toMatchObject({ verdict: 'uncertain' });
    const likely = meetingOf(target(1, 3), [score(1, 1.02)]);
    expect(likely.verdict).toBe('likely-meets');
    expect(likely.probability).toBeCloseTo(0.8059, 3);
    expect(meetingOf(target(1, 3), [score(1, 0.33)]).verdict).toBe('likely-below');
    expect(meetingOf(target(1, 3), [score(1, 0.6745)]).probability).toBeCloseTo(0.5, 3);
  });

  test('is not said of a house that is not shared', () => {
    expect(meetingOf(target(2, 3), [score(1, 3)])).toMatchObject({ verdict: 'not-shared', probability: null });
  });

  test('is certain where nothing is asked', () => {
    expect(meetingOf(target(1, 0), [score(1, -4)]).probability).toBe(1);
  });
});

describe('the weighted mean of the houses that a job looks for', () => {
  const houses = [score(1, 1), score(4, 0), score(9, 2)];
  const covariance = [0.16, 0.08, 0.01, 0.08, 0.16, 0.02, 0.01, 0.02, 0.16];

  test('has the error of the whole covariance, not of the variances alone', () => {
    // (2 x 1 + 1 x 0) / 3 = 2/3; w'Cw = 4 x .16 + 1 x .16 + 2 x 2 x 1 x .08 = 1.12
    const composite = compositeOf([target(1, 3, 2), target(4, 2, 1)], snapshot(houses, covariance))!;
    expect(composite.value).toBeCloseTo(2.5 + (0.7413 * 2) / 3, 10);
    expect(composite.standardError).toBeCloseTo((0.7413 * Math.sqrt(1.12)) / 3, 10);
    expect(composite.standardError).toBeGreaterThan((0.7413 * Math.sqrt(0.8)) / 3);
  });

  test('is not computed from a part of them', () => {
    expect(compositeOf([target(1, 3), target(5, 3)], snapshot(houses, covariance))).toBeUndefined();
  });
});

describe('bands of candidates', () => {
  const candidate = (order: number, value: number, standardError = 0.2) => ({ order, composite: { value, standardError } });
  const orders = (values: Parameters<typeof bandsOf>[0]) => bandsOf(values).map(({ members }) => members.map(({ order }) => order));

  test('hold those who cannot be told from the highest, in an order that says nothing', () => {
    // 1.96 x sqrt(2) x 0.2 = 0.554
    expect(orders([candidate(3, 4), candidate(1, 3.5), candidate(2, 3.6)])).toEqual([[1, 2, 3]]);
    expect(orders([candidate(1, 4), candidate(2, 3.4)])).toEqual([[1], [2]]);
    expect(orders([])).toEqual([]);
  });

  test('end where somebody differs from the highest, though they are tied with one between; that is said of them', () => {
    const bands = bandsOf([candidate(1, 4), candidate(2, 3.6), candidate(3, 3.2), candidate(4, 2)]);
    expect(bands.map(({ members }) => members.map(({ order }) => order))).toEqual([[1, 2], [3], [4]]);
    expect(bands[1]!.members[0]!.isTiedAbove).toBe(true);
    expect(bands[2]!.members[0]!.isTiedAbove).toBe(false);
  });

  test('judge each pair by its own errors, and never part those who are equal', () => {
    expect(isTied({ value: 4, standardError: 0.5 }, { value: 3.2, standardError: 0.1 })).toBe(true);
    expect(isTied({ value: 4, standardError: 0.1 }, { value: 3.2, standardError: 0.1 })).toBe(false);
    expect(isTied({ value: 4, standardError: 0 }, { value: 4, standardError: 0 })).toBe(true);
  });
});
