import { FACET_COUNT, type FacetName } from '#content/mind/facets.ts';
import { occupations } from '#content/occupations/occupations.ts';
import { drawsOf, type KnownPosterior } from '#server/measurement/draws.ts';
import { deviationOf, dimensionsOf } from '../direction-shares.ts';
import { MIN_CHANCE } from '../insights/find-insights.ts';

type ListedOccupation = (typeof occupations)[number];

export type OccupationFit = {
  readonly occupation: ListedOccupation;
  /** Posterior mean of the sum of the wanted facets, in standard deviations of that sum over the prior. */
  readonly fit: number;
  /** Chances that it lies in the upper quarter, and in the upper half, of the list for this person. */
  readonly upperQuarter: number;
  readonly upperHalf: number;
};

export type Band = 'close' | 'near';

/** The wanted facets of each occupation, scaled so that one that wants many does not win by their number. */
const directions = occupations.map((occupation) => {
  const dimensions = dimensionsOf(Object.keys(occupation.wants) as FacetName[]);
  return { occupation, dimensions, deviation: deviationOf(dimensions) };
});
type Direction = (typeof directions)[number];

/** 1,000 draws of all occupations take about 30 ms, and the posterior of a person stays the same object while it is remembered. */
const known = new WeakMap<KnownPosterior, readonly OccupationFit[]>();

/** Every occupation of the list as it fits this person, the surest of the upper quarter first. */
export function occupationFits(posterior: KnownPosterior): readonly OccupationFit[] {
  const found = known.get(posterior);
  if (found) return found;
  const { quarter, half, count } = timesInUpperParts(posterior);
  const fits = directions
    .map(
      ({ occupation, dimensions, deviation }, index): OccupationFit => ({
        occupation,
        fit: dimensions.reduce((sum, dimension) => sum + posterior.mode[dimension]!, 0) / deviation,
        upperQuarter: quarter[index]! / count,
        upperHalf: half[index]! / count,
      }),
    )
    .toSorted((one, other) => other.upperQuarter - one.upperQuarter || other.fit - one.fit);
  known.set(posterior, fits);
  return fits;
}

/**
 * Both bands ask for the same certainty and differ in what they claim: `close` is surely enough in the upper quarter of the list, `near` in its
 * upper half. A bar that fell until something passed it would give everybody the same number of fits, however little is known of them.
 */
export function bandOf({ upperQuarter, upperHalf }: OccupationFit): Band | undefined {
  if (upperQuarter >= MIN_CHANCE) return 'close';
  return upperHalf >= MIN_CHANCE ? 'near' : undefined;
}

/** Occupations are compared within each draw, so that somebody who is high or low on all facets gets a list as well. */
function timesInUpperParts(posterior: KnownPosterior) {
  const { count, facets } = drawsOf(posterior);
  const values = new Float64Array(directions.length);
  const quarter = new Int32Array(directions.length);
  const half = new Int32Array(directions.length);
  for (let draw = 0; draw < count; draw += 1) {
    const theta = facets.subarray(draw * FACET_COUNT, (draw + 1) * FACET_COUNT);
    for (let index = 0; index < directions.length; index += 1) values[index] = sumOf(directions[index]!, theta);
    const sorted = values.toSorted();
    const [upperQuarter, middle] = [sorted[Math.round(0.75 * sorted.length)]!, sorted[Math.round(0.5 * sorted.length)]!];
    for (let index = 0; index < values.length; index += 1) {
      if (values[index]! >= upperQuarter) quarter[index]! += 1;
      if (values[index]! >= middle) half[index]! += 1;
    }
  }
  return { quarter, half, count };
}

function sumOf({ dimensions, deviation }: Direction, theta: Float64Array): number {
  let sum = 0;
  for (const dimension of dimensions) sum += theta[dimension]!;
  return sum / deviation;
}
