import { describe, expect, it } from 'vitest';
import { calibrate } from './calibrate.ts';
import type { CalibratedLogisticItem } from './calibrated-item.ts';
import { lsat6Responses } from './fixtures/lsat6.ts';
import { lsat7Responses } from './fixtures/lsat7.ts';

describe('LSAT section 6 (Bock and Lieberman 1970), 1000 people, 5 items', () => {
  const responses = lsat6Responses();

  it('has the published two-parameter estimates', () => {
    const result = calibrate({ model: '2pl', responses });
    const items = result.items as CalibratedLogisticItem[];
    expect(result.converged).toBe(true);
    expect(result.logLikelihood).toBeCloseTo(-2466.653377, 5);
    near(
      items.map(({ slope }) => slope),
      [0.82566, 0.722744, 0.890875, 0.688368, 0.656857],
      1e-4,
    );
    near(
      items.map(({ intercepts }) => intercepts[0]!),
      [2.773234, 0.990201, 0.249148, 1.284757, 2.05327],
      1e-4,
    );
    near(
      items.map(({ difficulty }) => difficulty!),
      [-3.358811, -1.370058, -0.279666, -1.866381, -3.125907],
      3e-4,
    );
    near(
      items.map(({ slopeStandardError }) => slopeStandardError!),
      [0.258115, 0.18668, 0.232764, 0.185143, 0.209909],
      1e-4,
    );
    near(
      items.map(({ interceptStandardErrors }) => interceptStandardErrors![0]!),
      [0.205744, 0.090019, 0.076273, 0.099038, 0.135359],
      1e-4,
    );
  });

  it('has the published one-parameter estimates', () => {
    const result = calibrate({ model: '1pl', responses });
    const items = result.items as CalibratedLogisticItem[];
    expect(result.converged).toBe(true);
    expect(result.logLikelihood).toBeCloseTo(-2466.9376, 4);
    near(
      items.map(({ slope }) => slope),
      [0.755135, 0.755135, 0.755135, 0.755135, 0.755135],
      1e-4,
    );
    near(
      items.map(({ difficulty }) => difficulty!),
      [-3.615267, -1.322421, -0.317631, -1.73009, -2.780172],
      5e-4,
    );
  });

  it('is the same for every model that two categories have in common', () => {
    const expected = calibrate({ model: '2pl', responses }).items as CalibratedLogisticItem[];
    for (const model of ['graded', 'gpcm', 'nominal'] as const) {
      const result = calibrate({ model, responses });
      expect(result.logLikelihood).toBeCloseTo(-2466.653377, 5);
      for (const [index, item] of result.items.entries()) {
        if (!item.estimated) throw new Error('not estimated');
        const slope = item.model === 'nominal' ? item.slope[1]! : (item.slope as number);
        const error = item.model === 'nominal' ? item.slopeStandardError![1]! : (item.slopeStandardError as number);
        expect(slope).toBeCloseTo(expected[index]!.slope, 4);
        expect(error).toBeCloseTo(expected[index]!.slopeStandardError!, 4);
      }
    }
  });
});

describe('LSAT section 7 (Bock and Lieberman 1970), 1000 people, 5 items', () => {
  const responses = lsat7Responses();

  it('has the estimates that the documentation of mirt 1.47.5 prints (61 points, EM to 1e-4)', () => {
    const result = calibrate({ model: '2pl', responses });
    const items = result.items as CalibratedLogisticItem[];
    expect(result.people).toBe(1000);
    expect(result.converged).toBe(true);
    near([result.logLikelihood], [-2658.805], 6e-4);
    // Three printed decimals, of an EM that stops at a change of 1e-4 while we go on to the maximum.
    near(
      items.map(({ slope }) => slope),
      [0.988, 1.081, 1.706, 0.765, 0.736],
      1.5e-3,
    );
    near(
      items.map(({ intercepts }) => intercepts[0]!),
      [1.856, 0.808, 1.804, 0.486, 1.855],
      1.5e-3,
    );
  });
});

function near(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(actual[index]! - value), `value ${index}: ${actual[index]}`).toBeLessThan(tolerance);
}
