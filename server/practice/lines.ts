import type { Measure } from '#contract/practice-words.ts';

export type LineRecord = {
  readonly day: string;
  readonly kind: 'done' | 'told';
  readonly step: number | null;
  readonly share: number | null;
  readonly count: number | null;
  readonly word: number | null;
};
export type Point = { readonly day: string; readonly value: number };

/** What a record puts on the line; undefined where it says nothing of how it went. */
function readingOf({ step, share, count, word }: LineRecord, measure: Measure): number | undefined {
  // a step adapts, so the share alone would stay where it is: both together go on
  if (measure === 'share') return step === null || share === null ? undefined : Math.round(100 * (step - 1 + share)) / 100;
  return (measure === 'count' ? count : word) ?? undefined;
}

export const pointsOf = (records: readonly LineRecord[], measure: Measure): Point[] =>
  records.flatMap((record) => {
    const value = readingOf(record, measure);
    return value === undefined ? [] : [{ day: record.day, value }];
  });

const MIN_FOR_SPREAD = 5;
const MIN_FOR_CHANGE = 9;
/** Makes the median distance of a normal spread its standard deviation (Hampel 1974, Journal of the American Statistical Association 69, 383-393). */
const NORMAL_FACTOR = 1.4826;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

export type Line = { readonly middle: number | null; readonly spread: number | null; readonly change: 'more' | 'less' | 'within' | null };

/** Where a line lies, how far its days scatter, and whether the last third lies off the first by more than that scatter gives. */
export function describeLine(points: readonly Point[]): Line {
  const values = points.map(({ value }) => value);
  if (values.length === 0) return { middle: null, spread: null, change: null };
  const middle = medianOf(values);
  const spread = values.length < MIN_FOR_SPREAD ? null : NORMAL_FACTOR * medianOf(values.map((value) => Math.abs(value - middle)));
  return { middle, spread, change: values.length < MIN_FOR_CHANGE ? null : changeOf(values) };
}

/** Welch's two-sided test at 5%: with few days the critical value is larger than that of the normal distribution. */
function changeOf(values: readonly number[]): 'more' | 'less' | 'within' {
  const third = Math.floor(values.length / 3);
  const [first, last] = [values.slice(0, third), values.slice(-third)];
  const [one, other] = [varianceOf(first) / third, varianceOf(last) / third];
  const difference = meanOf(last) - meanOf(first);
  const error = Math.sqrt(one + other);
  if (error === 0) return difference === 0 ? 'within' : difference > 0 ? 'more' : 'less';
  const freedom = (one + other) ** 2 / ((one ** 2 + other ** 2) / (third - 1));
  if (Math.abs(difference) <= criticalT(freedom) * error) return 'within';
  return difference > 0 ? 'more' : 'less';
}

/** Student's t at 97.5%, by Cornish and Fisher's expansion (Abramowitz and Stegun 1964, 26.7.5): within 0.5% from three degrees of freedom on. */
export function criticalT(freedom: number): number {
  const z = 1.959964;
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return (
    z +
    (z3 + z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * freedom ** 4)
  );
}
