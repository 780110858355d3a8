import { type DOMAINS, domainOf } from '#content/mind/facets.ts';
import type { Recovery } from '#psychometrics';
import type { Carelessness } from './carelessness.ts';
import type { Case } from './run-case.ts';

/** What the whole of twelve tests has to reach (docs/measurement.md, section 9). */
export type Target = { readonly name: string; readonly value: number; readonly atLeast?: number; readonly atMost?: number };

export const isReached = ({ value, atLeast, atMost }: Target): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);

/** With the design's slopes. */
export function designTargets({ result, houses }: Case): Target[] {
  const ofDomain = (domain: (typeof DOMAINS)[number]) => result.dimensions.filter((_, dimension) => domainOf(dimension) === domain);
  const stories = [...ofDomain('emotional'), ...ofDomain('rational')];
  const coverages = result.dimensions.map(({ coverage }) => coverage);
  return [
    { name: 'weakest house', value: smallest(houses), atLeast: 0.8 },
    { name: 'houses, mean', value: mean(houses), atLeast: 0.84 },
    { name: 'weakest emotional or rational facet', value: smallest(stories), atLeast: 0.73 },
    { name: 'emotional and rational facets, mean', value: mean(stories), atLeast: 0.76 },
    { name: 'weakest cognitive facet', value: smallest(ofDomain('cognitive')), atLeast: 0.6 },
    { name: 'cognitive facets, mean', value: mean(ofDomain('cognitive')), atLeast: 0.72 },
    { name: 'RMSE above its bound', value: result.rmse / result.bound - 1, atMost: 0.05 },
    { name: '95 % intervals, pooled', value: result.pooledCoverage, atLeast: 0.94, atMost: 0.96 },
    { name: '95 % intervals, least', value: Math.min(...coverages), atLeast: 0.925 },
    { name: '95 % intervals, most', value: Math.max(...coverages), atMost: 0.97 },
  ];
}

/** Where people answer as the forecasts say, no house is favoured: the largest difference of two houses in what the average person is told too much. */
export const favourTarget = ({ favours }: Case): Target => ({
  name: 'strengths of the average person differ, answers as forecast',
  value: Math.max(...favours) - Math.min(...favours),
  atMost: 0.15,
});

/** Over a whole sitting of all twelve tests. */
export const carelessnessTargets = ({ people }: Carelessness): Target[] =>
  people.map(({ manner, flagRate }) => ({
    name: `flagged over a whole sitting: ${manner}`,
    value: flagRate,
    ...(manner === 'honest' ? { atMost: 0.02 } : { atLeast: 0.9 }),
  }));

const smallest = (recoveries: readonly Recovery[]) => Math.min(...recoveries.map(({ reliability }) => reliability));
const mean = (recoveries: readonly Recovery[]) => recoveries.reduce((sum, { reliability }) => sum + reliability, 0) / recoveries.length;
