import type { CeilingItem, GpcmItem, GradedItem, GuessingItem, LogisticItem } from './unidimensional-item.ts';

/**
 * P(1) is half way between floor and ceiling at theta = difficulty.
 *
 * @example
 * fromDifficulty['2pl'](1.2, 0.5); // { model: '2pl', slope: 1.2, intercept: -0.6 }
 * categoryProbabilities(fromDifficulty['2pl'](1.2, 0.5), 0.5)[1]; // 0.5
 */
export const fromDifficulty = {
  '1pl': (slope: number, difficulty: number): LogisticItem => ({ model: '1pl', slope, intercept: -slope * difficulty }),
  '2pl': (slope: number, difficulty: number): LogisticItem => ({ model: '2pl', slope, intercept: -slope * difficulty }),
  '3pl': (slope: number, difficulty: number, guessing: number): GuessingItem => ({
    model: '3pl',
    slope,
    intercept: -slope * difficulty,
    guessing,
  }),
  '4pl': (slope: number, difficulty: number, guessing: number, ceiling: number): CeilingItem => ({
    model: '4pl',
    slope,
    intercept: -slope * difficulty,
    guessing,
    ceiling,
  }),
  /** `thresholds` rise: P(k or more) is one half at thresholds[k - 1]. */
  graded: (slope: number, thresholds: readonly number[]): GradedItem => ({
    model: 'graded',
    slope,
    intercepts: thresholds.map((b) => -slope * b),
  }),
  /** Categories k - 1 and k are equally likely at steps[k - 1]; steps need not rise. */
  gpcm: (slope: number, steps: readonly number[]): GpcmItem => {
    let sum = 0;
    const intercepts = steps.map((step) => {
      sum -= slope * step;
      return sum;
    });
    return { model: 'gpcm', slope, intercepts };
  },
};
