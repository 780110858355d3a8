import { describe, expect, it } from 'vitest';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { estimateAbility } from './estimate-ability.ts';
import { answer, logLikelihood, lsat, models, randomItem } from './fixtures/items.ts';

describe('EAP', () => {
  it.each(models)('agrees with a brute-force fine grid for %s items, plain, many and steep', (model) => {
    const random = seededRandom(11);
    for (const [count, steep] of [
      [1, 1],
      [30, 1],
      [150, 1],
      [10, 30],
    ] as const) {
      const items = Array.from({ length: count }, () => randomItem(model, random, steep));
      const responses = answer(items, drawNormal(random), random);
      // The trapezoid rule at 1 / 250 of a unit is exact to rounding here: the narrowest posterior has sd .02, the steepest slope is 60.
      const step = 4e-3;
      const points = Math.round(16 / step);
      const logs = Float64Array.from({ length: points + 1 }, (_, i) => {
        const theta = -8 + i * step;
        return logLikelihood(items, responses, theta) - 0.5 * theta * theta;
      });
      const largest = logs.reduce((a, b) => Math.max(a, b));
      let mass = 0;
      let sum = 0;
      logs.forEach((log, i) => {
        mass += Math.exp(log - largest);
        sum += Math.exp(log - largest) * (-8 + i * step);
      });
      const mean = sum / mass;
      const variance = logs.reduce((total, log, i) => total + Math.exp(log - largest) * (-8 + i * step - mean) ** 2, 0) / mass;
      const eap = estimateAbility({ method: 'eap', items, responses });
      expect(Math.abs(eap.theta! - mean)).toBeLessThan(1e-7);
      expect(Math.abs(eap.standardError - Math.sqrt(variance))).toBeLessThan(1e-7);
    }
  });

  it('gives the prior itself without answers, whatever the prior', () => {
    for (const prior of [
      { mean: 0, standardDeviation: 1 },
      { mean: 40, standardDeviation: 3 },
      { mean: -2, standardDeviation: 0.01 },
    ]) {
      const { theta, standardError } = estimateAbility({ method: 'eap', items: lsat, responses: [null, undefined, -1, null, null], prior });
      expect(theta).toBeCloseTo(prior.mean, 8);
      expect(standardError / prior.standardDeviation).toBeCloseTo(1, 8);
    }
  });

  it('is exact for a step in closed form', () => {
    // An item of a huge slope at b tells only theta > b; then E = phi(b) / (1 - Phi(b)) (the inverse Mills ratio), which at b = 0 is sqrt(2 / pi), with
    // variance 1 - 2 / pi. The logistic bend of width 1 / slope moves both by the order of slope^-2.
    for (const slope of [1e4, 1e6, 1e9]) {
      const { theta, standardError } = estimateAbility({ method: 'eap', items: [fromDifficulty['2pl'](slope, 0)], responses: [1] });
      expect(theta).toBeCloseTo(Math.sqrt(2 / Math.PI), 7);
      expect(standardError ** 2).toBeCloseTo(1 - 2 / Math.PI, 7);
    }
    // Two of them, at -b right and at b wrong, cut out the middle: mean 0, variance 1 - 2 b phi(b) / (2 Phi(b) - 1), which at b = 1 is .2911250947.
    const between = estimateAbility({
      method: 'eap',
      items: [fromDifficulty['2pl'](1e7, -1), fromDifficulty['2pl'](1e7, 1)],
      responses: [1, 0],
    });
    expect(between.theta).toBeCloseTo(0, 8);
    expect(between.standardError ** 2).toBeCloseTo(0.2911250947, 7);
  });
});
