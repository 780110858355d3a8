import { DOMAINS, FACET_COUNT, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { MAX_STRENGTH, type StrengthRange } from '#content/mind/strength.ts';
import type { Posterior } from '#psychometrics';

/** Prior standard deviation of the mean of a house's three facets: sqrt((3 + 6 x 0.5) / 9), about 0.8165 (docs/measurement.md, section 3). */
const PRIOR_DEVIATION = Math.sqrt(2 / 3);
/** Weight of each of its three facets in a house's z. */
const WEIGHT = 1 / (DOMAINS.length * PRIOR_DEVIATION);

/** Below this a score says more about the prior than about the person, so it is not shown. */
const MIN_RELIABILITY = 0.3;

const MIDDLE_STRENGTH = 2.5;
/** 0.5 / 0.6745: so that 3 and 2 are the quartiles of true strength under the prior. */
export const STRENGTH_PER_Z = 0.7413;
/** Half the width of a 95% range, in standard errors. */
export const NINETY_FIVE = 1.96;

/** A house in standard deviations of the prior, whether or not it may be shown. */
export type HouseScore = { readonly house: House; readonly z: number; readonly standardError: number; readonly reliability: number };

/** The twelve houses, in the order of their numbers, and the covariance of their errors (row-major, 12 x 12). */
export type HouseScores = { readonly houses: readonly HouseScore[]; readonly covariance: Float64Array };

/** z of each house is a weighted sum of its three facets, so value, standard error and the covariances between houses all follow from the posterior. */
export function houseScores({ mode, covariance }: Pick<Posterior, 'mode' | 'covariance'>): HouseScores {
  const between = new Float64Array(HOUSES.length * HOUSES.length);
  for (const row of HOUSES) {
    for (const column of HOUSES) between[(row - 1) * HOUSES.length + column - 1] = houseCovariance(covariance, row, column);
  }
  const houses = HOUSES.map((house) => {
    const variance = between[(house - 1) * (HOUSES.length + 1)]!;
    const z = facetsOf(house).reduce((sum, dimension) => sum + WEIGHT * mode[dimension]!, 0);
    return { house, z, standardError: Math.sqrt(variance), reliability: Math.max(0, 1 - variance) };
  });
  return { houses, covariance: between };
}

const facetsOf = (house: House): number[] => DOMAINS.map((domain) => facet(house, domain));

/** Of the error of a house's z. */
export const houseVariance = (covariance: ArrayLike<number>, house: House): number => houseCovariance(covariance, house, house);

function houseCovariance(covariance: ArrayLike<number>, one: House, other: House): number {
  let sum = 0;
  for (const row of facetsOf(one)) for (const column of facetsOf(other)) sum += covariance[row * FACET_COUNT + column]!;
  return WEIGHT * WEIGHT * sum;
}

/** Standard error of the difference of two houses' z: their errors lean on one another, so the covariance counts. */
export function differenceError({ covariance }: HouseScores, one: House, other: House): number {
  const at = (row: House, column: House) => covariance[(row - 1) * HOUSES.length + column - 1]!;
  return Math.sqrt(Math.max(0, at(one, one) + at(other, other) - 2 * at(one, other)));
}

export const isReliable = ({ reliability }: Pick<HouseScore, 'reliability'>): boolean => reliability >= MIN_RELIABILITY;

const clamp = (strength: number): number => Math.min(MAX_STRENGTH, Math.max(0, strength));

/** 0 to 5, for comparing. What a reader gets is `toldStrength`. */
export const strengthOf = (z: number): number => clamp(MIDDLE_STRENGTH + STRENGTH_PER_Z * z);

/**
 * 0 to 5 with one decimal: as precise as any standard error here allows. It is rounded before it is classed, drawn or worded, never after:
 * so a strength that reads 3.0 is strong in every chart and every text.
 */
export const toldStrength = (z: number): number => Math.round(10 * strengthOf(z)) / 10;

/** A strength with what it may be: the standard error on its own scale, and the range that holds the true strength with 95%. */
export function strengthWithRange({ z, standardError }: HouseScore): {
  strength: number;
  standardError: number;
  range: StrengthRange;
} {
  return {
    strength: toldStrength(z),
    standardError: STRENGTH_PER_Z * standardError,
    range: { low: toldStrength(z - NINETY_FIVE * standardError), high: toldStrength(z + NINETY_FIVE * standardError) },
  };
}
