import { describe, expect, it } from 'vitest';
import { alpha, type ItemCovariance, itemCovariance, omega } from './reliability.ts';

/**
 * Chatterjee and Price's survey of clerks in 30 departments, R's `attitude`: rating, complaints, privileges, learning, raises, critical, advance
 * (https://github.com/vincentarelbundock/Rdatasets, csv/datasets/attitude.csv).
 */
const ATTITUDE = `
43 51 30 39 61 92 45  63 64 51 54 63 73 47  71 70 68 69 76 86 48  61 63 45 47 54 84 35  81 78 56 66 71 83 47  43 55 49 44 54 49 34
58 67 42 56 66 68 35  71 75 50 55 70 66 41  72 82 72 67 71 83 31  67 61 45 47 62 80 41  64 53 53 58 58 67 34  67 60 47 39 59 74 41
69 62 57 42 55 63 25  68 83 83 45 59 77 35  77 77 54 72 79 77 46  81 90 50 72 60 54 36  74 85 64 69 79 79 63  65 60 65 75 55 80 60
65 70 46 57 75 85 46  50 58 68 54 64 78 52  50 40 33 34 43 64 33  64 61 52 62 66 80 41  53 66 52 50 63 80 37  40 37 42 58 50 57 49
63 54 42 48 66 75 33  66 77 66 63 88 76 72  78 75 58 74 80 78 49  48 57 44 45 51 83 38  85 85 71 71 77 74 55  82 82 39 59 64 78 39`;

describe("R's attitude data, as psych 2.6.9 reads them", () => {
  // alpha() and fa(nfactors = 1, fm = "minres") of psych, in full digits: https://github.com/frankbardon/pulse,
  // internal/processing/testdata/reference/mv_reliability.json and mv_fa_minres.json.
  const covariance = itemCovariance({ data: Int16Array.from(ATTITUDE.trim().split(/\s+/), Number), people: 30, items: 7 });
  const correlation = standardise(covariance);

  it('have its alpha, raw and standardised', () => {
    near([alpha(covariance).value, alpha(correlation).value], [0.84314276956475964, 0.83908380302951069], 1e-12);
  });

  it('have its alphas with one item dropped', () => {
    const dropped = [0, 1, 2, 3, 4, 5, 6].map((item) => alpha(without(covariance, item)).value);
    near(dropped, [0.8097602063, 0.7969174573, 0.8278477659, 0.803030975, 0.7953865742, 0.8638723114, 0.8404648683], 1e-9);
  });

  it('have its one-factor loadings and omega', () => {
    const { loadings, value } = omega(correlation);
    // psych's optimiser stops a few millionths from the least squares that ours reaches.
    near([...loadings], [0.75777222, 0.83382716, 0.60342728, 0.78872706, 0.84111938, 0.28446481, 0.49104686], 5e-6);
    near([value], [0.85068239479548258], 1e-6);
  });

  it('have the least squares, which are no larger than those of its loadings', () => {
    const theirs = [
      0.75777222493522944, 0.83382716166379822, 0.60342727633299909, 0.78872705627656048, 0.84111937711218476, 0.28446480713108929,
      0.49104686489260974,
    ];
    const squares = correlation.covariance.reduce((sum, r, at) => {
      const [i, j] = [Math.floor(at / 7), at % 7];
      return i < j ? sum + (r - theirs[i]! * theirs[j]!) ** 2 : sum;
    }, 0);
    expect(omega(correlation).residual).toBeLessThanOrEqual(Math.sqrt(squares / 21) + 1e-12);
  });
});

it("Feldt and Brennan's four tests (1989, Educational Measurement) have their alpha of .9279", () => {
  // The matrix and the result as https://github.com/meyerjp3/psychometrics prints them (ReliabilityAnalysisTest.java).
  const covariance = Float64Array.of(7.2, 5.6, 3.5, 5.8, 5.6, 6.4, 3.1, 4.1, 3.5, 3.1, 2.4, 3.3, 5.8, 4.1, 3.3, 6.2);
  near([alpha({ covariance, items: 4, people: 100 }).value], [0.9279], 5e-5);
});

function standardise({ covariance, items, people }: ItemCovariance): ItemCovariance {
  const deviation = (item: number) => Math.sqrt(covariance[item * items + item]!);
  return { covariance: covariance.map((value, at) => value / (deviation(Math.floor(at / items)) * deviation(at % items))), items, people };
}

function without({ covariance, items, people }: ItemCovariance, dropped: number): ItemCovariance {
  const kept = covariance.filter((_, at) => Math.floor(at / items) !== dropped && at % items !== dropped);
  return { covariance: kept, items: items - 1, people };
}

function near(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(actual[index]! - value), `value ${index}: ${actual[index]}`).toBeLessThan(tolerance);
}
