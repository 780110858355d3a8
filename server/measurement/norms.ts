import type { House } from '#content/mind/facets.ts';
import { findNorm, type Norms, type Percentile, percentileOf } from '#psychometrics';
import type { HouseScore } from './house-scores.ts';

/** Until 500 people have finished all twelve tests there is no norm group: everyone is compared with the model's own population. */
export const currentNorms: Norms = { version: 'model-1', groupings: [], tables: [] };

const scaleOf = (house: House): string => `house${house}`;

export function housePercentile({ house, z, standardError }: HouseScore, norms: Norms = currentNorms): Percentile {
  return percentileOf(z, standardError, findNorm(norms, scaleOf(house), {}));
}
