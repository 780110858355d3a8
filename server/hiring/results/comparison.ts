import { classify } from '#psychometrics';
import type { TargetHouse } from '#server/hiring/jobs/tables.ts';
import { NINETY_FIVE, STRENGTH_PER_Z, strengthOf } from '#server/measurement/house-scores.ts';
import { covarianceOf, type SharedHouse, type Snapshot } from './snapshot.ts';

/** From this probability on a minimum is called likely met, and from the rest of it down likely not. */
const LIKELY = 0.8;

export type Meeting = {
  readonly house: number;
  readonly minimum: number;
  readonly duty: string;
  readonly weight: number;
  /** That the true strength is at least the minimum, under the posterior; null where the house is not shared: then nothing is said of it. */
  readonly probability: number | null;
  readonly verdict: 'likely-meets' | 'uncertain' | 'likely-below' | 'not-shared';
};

const MIDDLE = strengthOf(0);

export function meetingOf({ house, minimum, duty, weight }: TargetHouse, shared: readonly SharedHouse[]): Meeting {
  const score = shared.find((one) => one.house === house);
  if (!score) return { house, minimum, duty, weight, probability: null, verdict: 'not-shared' };
  if (minimum <= 0) return { house, minimum, duty, weight, probability: 1, verdict: 'likely-meets' }; // every strength is at least 0
  const cut = (minimum - MIDDLE) / STRENGTH_PER_Z;
  const { probabilityAbove } = classify({ estimate: score.z, standardError: score.standardError, cut });
  const verdict = probabilityAbove >= LIKELY ? 'likely-meets' : probabilityAbove <= 1 - LIKELY ? 'likely-below' : 'uncertain';
  return { house, minimum, duty, weight, probability: probabilityAbove, verdict };
}

/** Both on the scale of the strength, the value not limited to 0 to 5, so that it can be compared. */
export type WeightedSum = { readonly value: number; readonly standardError: number };

/**
 * The weighted mean of the target's houses. Its standard error is sqrt(w' C w) / sum of w, with the posterior covariance C of this person's
 * houses, which the snapshot keeps: their errors lean on one another, so a sum of variances would be too small (or too large). Undefined
 * where a house of the target is not shared: a mean of other houses could not be compared, and what is not shared is never scored.
 */
export function compositeOf(target: readonly TargetHouse[], snapshot: Snapshot): WeightedSum | undefined {
  const weights = snapshot.houses.map(({ house }) => target.find((one) => one.house === house)?.weight ?? 0);
  const sum = target.reduce((all, { weight }) => all + weight, 0);
  const isWhole = target.every(({ house }) => snapshot.houses.some((one) => one.house === house));
  if (!isWhole || sum <= 0) return undefined;
  const covariance = covarianceOf(snapshot);
  const size = weights.length;
  let variance = 0;
  for (const [row, one] of weights.entries())
    for (const [column, other] of weights.entries()) variance += one * other * covariance[row * size + column]!;
  const z = snapshot.houses.reduce((all, score, index) => all + weights[index]! * score.z, 0) / sum;
  return { value: MIDDLE + STRENGTH_PER_Z * z, standardError: (STRENGTH_PER_Z * Math.sqrt(variance)) / sum };
}

/** Two people's errors are independent. Equal values are tied whatever their errors. */
export const isTied = (one: WeightedSum, other: WeightedSum): boolean =>
  one.value === other.value || Math.abs(one.value - other.value) < NINETY_FIVE * Math.hypot(one.standardError, other.standardError);

export type Band<Candidate> = {
  readonly members: readonly (Candidate & {
    /** Also tied with somebody of the band above: between these two the bands decide nothing. */
    readonly isTiedAbove: boolean;
  })[];
};

/**
 * Bands of candidates who cannot be told apart from the highest of their band. To be tied is not transitive (the first and the second, the
 * second and the third, but not the first and the third), so a band begins with the highest candidate who is in none yet, takes those who
 * follow while they are tied with that one, and ends with the first who is not (fixed bands: Cascio, Outtz, Zedeck and Goldstein 1991,
 * Human Performance 4). Within a band the order says nothing: it is that of `order`.
 */
export function bandsOf<Candidate extends { readonly composite: WeightedSum; readonly order: number }>(
  candidates: readonly Candidate[],
): Band<Candidate>[] {
  const falling = candidates.toSorted((one, other) => other.composite.value - one.composite.value || one.order - other.order);
  const bands: Candidate[][] = [];
  for (const candidate of falling) {
    const band = bands.at(-1);
    if (band && isTied(band[0]!.composite, candidate.composite)) band.push(candidate);
    else bands.push([candidate]);
  }
  return bands.map((band, index) => ({
    members: band
      .toSorted((one, other) => one.order - other.order)
      .map((candidate) => ({
        ...candidate,
        isTiedAbove: bands[index - 1]?.some((above) => isTied(above.composite, candidate.composite)) ?? false,
      })),
  }));
}
