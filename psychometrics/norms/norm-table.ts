import { normalCdf, normalDensity } from '../numerics/normal.ts';

/** The distribution of one scale in one group of finished people, at equally spaced points. Plain data: it can be stored as JSON. */
export type NormTable = {
  readonly scale: string;
  readonly group: string;
  readonly version: string;
  /** People whose profiles it rests on. */
  readonly people: number;
  /** First point and distance of the points, in the units of z. */
  readonly from: number;
  readonly step: number;
  /** Share of the group below each point, 0 to 1, and its standard error. */
  readonly below: readonly number[];
  readonly standardErrors: readonly number[];
};

/** A finished profile on one scale: mean and standard deviation of the person's posterior. */
export type PosteriorScore = { readonly z: number; readonly standardError: number };

const GRID_FROM = -5;
const GRID_STEP = 0.05;
const GRID_POINTS = 201;

/**
 * The share of the group below x is estimated as the mean over people of Phi((x - z_i) / sd_i). That is what infinitely many plausible
 * values per person would give (Mislevy 1991, Psychometrika 56: the distribution of shrunken estimates is too narrow, that of plausible
 * values is not), so nothing jumps from one build to the next by the luck of a draw. It is smooth by itself; `bandwidth` (Silverman's rule,
 * 1.06 sd n^(-1/5)) is added only where posteriors are narrower than that, which is the kernel smoothing of an ordinary sample.
 *
 * The standard error is that of a mean over people: sd / sqrt(n). Throws a RangeError when fewer than two people are given.
 */
export function buildNormTable(request: {
  readonly scale: string;
  readonly group: string;
  readonly version: string;
  readonly scores: readonly PosteriorScore[];
}): NormTable {
  const { scale, group, version, scores } = request;
  const people = scores.length;
  if (people < 2) throw new RangeError(`A norm needs two people or more; ${group} has ${people}.`);
  const bandwidth = silvermanBandwidth(scores);
  const below: number[] = [];
  const standardErrors: number[] = [];
  for (let point = 0; point < GRID_POINTS; point++) {
    const x = GRID_FROM + GRID_STEP * point;
    let sum = 0;
    let squares = 0;
    for (const { z, standardError } of scores) {
      const distance = (x - z) / Math.max(standardError, bandwidth);
      // Beyond six standard deviations a share is 0 or 1 to 1e-9: most points of most people, so this is most of the time.
      const share = distance < -6 ? 0 : distance > 6 ? 1 : normalCdf(distance);
      sum += share;
      squares += share * share;
    }
    const mean = sum / people;
    below.push(mean);
    standardErrors.push(Math.sqrt(Math.max(0, squares / people - mean * mean) / (people - 1)));
  }
  return { scale, group, version, people, from: GRID_FROM, step: GRID_STEP, below, standardErrors };
}

function silvermanBandwidth(scores: readonly PosteriorScore[]): number {
  const mean = scores.reduce((sum, { z }) => sum + z, 0) / scores.length;
  const variance = scores.reduce((sum, { z }) => sum + (z - mean) ** 2, 0) / (scores.length - 1);
  return Math.max(1e-6, 1.06 * Math.sqrt(variance) * scores.length ** -0.2);
}

/** Share of the group below z, 0 to 1; beyond the table 0 or 1 is approached as its ends say. */
export const shareBelow = (norm: NormTable, z: number): number => interpolate(norm.below, norm, z);

/** Standard error of that share. */
export const standardErrorAt = (norm: NormTable, z: number): number => interpolate(norm.standardErrors, norm, z);

/** Linear between the points: with steps of 0.05 off by at most 0.05^2 / 8 x 0.242 = 8e-5 for a normal distribution. */
function interpolate(values: readonly number[], { from, step }: NormTable, z: number): number {
  const position = Math.min(Math.max((z - from) / step, 0), values.length - 1);
  const left = Math.min(Math.floor(position), values.length - 2);
  const share = position - left;
  return values[left]! * (1 - share) + values[left + 1]! * share;
}

/** Mean of `shareBelow` over N(z, standardError^2), by the trapezoid rule over +-6 standard errors. */
export function meanBelow(norm: NormTable, z: number, standardError: number): number {
  const half = 30;
  let sum = 0;
  let weights = 0;
  for (let node = -half; node <= half; node++) {
    const u = (6 * node) / half;
    const weight = normalDensity(u);
    sum += weight * shareBelow(norm, z + u * standardError);
    weights += weight;
  }
  return sum / weights;
}
