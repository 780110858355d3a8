import { describe, expect, it } from 'vitest';
import { fitOrderedLogistic, type LogisticRow } from './ordered-logistic.ts';

/**
 * Satisfaction (low, medium, high) of 1681 tenants in Copenhagen (Madsen 1976), R's MASS::housing: counts by influence (low, medium, high), then type (tower,
 * apartment, atrium, terrace), then contact (low, high), satisfaction fastest (https://github.com/vincentarelbundock/Rdatasets, csv/MASS/housing.csv).
 */
const HOUSING = [
  21, 21, 28, 34, 22, 36, 10, 11, 36, 61, 23, 17, 43, 35, 40, 26, 18, 54, 13, 9, 10, 8, 8, 12, 6, 7, 9, 18, 6, 7, 15, 13, 13, 7, 5, 11, 14,
  19, 37, 17, 23, 40, 3, 5, 23, 78, 46, 43, 48, 45, 86, 15, 25, 62, 20, 23, 20, 10, 22, 24, 7, 10, 21, 57, 23, 13, 31, 21, 13, 5, 6, 13,
];

describe('proportional odds of the housing data', () => {
  const rows = HOUSING.map((count, at): LogisticRow => {
    const influence = Math.floor(at / 3) % 3;
    const type = Math.floor(at / 9) % 4;
    const indicators = [influence === 1, influence === 2, type === 1, type === 2, type === 3, at >= 36];
    return { covariates: indicators.map(Number), category: at % 3, count };
  });

  it("are those of R's example(polr)", () => {
    // Coefficients as easystats/insight prints them in full; log-likelihood as OpenMendel/OrdinalMultinomialModels.jl does. polr has the thresholds of
    // P(Y <= k), we those of P(Y >= k): the sign turns. Its optimiser stops about 2e-5 from the maximum.
    const fit = fitOrderedLogistic(rows, 3, 6);
    expect(fit.converged).toBe(true);
    expect(fit.logLikelihood).toBeCloseTo(-1739.57464953, 6);
    near(
      [...fit.coefficients],
      [0.566393738890106, 1.28881906381232, -0.572350146429611, -0.366186566153346, -1.09101490767244, 0.360284149947385],
      5e-5,
    );
    near([...fit.thresholds], [0.4961353438375, -0.690708290379271], 5e-5);
  });

  it('without covariates have the log-likelihood of ordinal::clm', () => {
    // -1824.43881052, beside the same coefficients, in the test of a program that compares itself with clm.
    const empty = rows.map((row) => ({ ...row, covariates: [] }));
    expect(fitOrderedLogistic(empty, 3, 0).logLikelihood).toBeCloseTo(-1824.43881052, 7);
  });
});

describe('logistic regression of the admissions at Berkeley on sex and department', () => {
  // Men admitted and rejected, women admitted and rejected, departments A to F (Bickel, Hammel and O'Connell 1975).
  const departments = [
    [512, 313, 89, 19],
    [353, 207, 17, 8],
    [120, 205, 202, 391],
    [138, 279, 131, 244],
    [53, 138, 94, 299],
    [22, 351, 24, 317],
  ];
  const rows = departments.flatMap((counts, department) =>
    counts.map((count, at): LogisticRow => {
      const covariates = [at < 2, ...[1, 2, 3, 4, 5].map((other) => other === department)].map(Number);
      return { covariates, category: at % 2 === 0 ? 1 : 0, count };
    }),
  );
  const fit = fitOrderedLogistic(rows, 2, 6);

  it("has the coefficients of R's glm", () => {
    // glm(cbind(admit, reject) ~ male + dept), McElreath's Statistical Rethinking, model 10.9, as its readers' notes print it.
    expect(fit.converged).toBe(true);
    near([...fit.thresholds], [0.68192], 5e-6);
    near([...fit.coefficients], [-0.09987, -0.0434, -1.2626, -1.29461, -1.73931, -3.30648], 5e-6);
  });

  it('has its residual deviance of 20.204, against a share for every cell', () => {
    const saturated = departments.reduce((sum, [a, b, c, d]) => sum + logLikelihoodOf(a!, b!) + logLikelihoodOf(c!, d!), 0);
    near([2 * (saturated - fit.logLikelihood)], [20.204], 5e-4);
  });
});

const logLikelihoodOf = (yes: number, no: number): number => yes * Math.log(yes / (yes + no)) + no * Math.log(no / (yes + no));

function near(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(actual[index]! - value), `value ${index}: ${actual[index]}`).toBeLessThan(tolerance);
}
