import { DOMAINS, type Domain, FACET_COUNT, type FacetName, facet, type House } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { drawsOf, type KnownPosterior } from '#server/measurement/draws.ts';

/** A direction in facet space: facets that count alike, as house and domain. */
export type FacetSum = readonly FacetName[];

export const dimensionsOf = (facets: FacetSum): number[] =>
  facets.map((name) => {
    const [house, domain] = name.split('-') as [string, Domain];
    return facet(Number(house) as House, DOMAINS.find((one) => one === domain)!);
  });

/** The sum's standard deviation over the prior, so that a direction of many facets does not win by its length. */
export function deviationOf(dimensions: readonly number[]): number {
  let variance = 0;
  for (const row of dimensions) for (const column of dimensions) variance += facetCovariance[row]![column]!;
  return Math.sqrt(variance);
}

/** In how many of 100 draws each direction is the highest, or the lowest, by name; the most frequent first. */
export function directionShares<Name extends string>(
  posterior: KnownPosterior,
  directions: Readonly<Record<Name, FacetSum>>,
  end: 'highest' | 'lowest' = 'highest',
): { readonly name: Name; readonly share: number }[] {
  const { count, facets } = drawsOf(posterior);
  const scaled = (Object.entries(directions) as [Name, FacetSum][]).map(([name, sum]) => {
    const dimensions = dimensionsOf(sum);
    return { name, dimensions, deviation: deviationOf(dimensions), times: 0 };
  });
  for (let draw = 0; draw < count; draw += 1) {
    const valueOfSum = ({ dimensions, deviation }: (typeof scaled)[number]) =>
      dimensions.reduce((sum, dimension) => sum + facets[draw * FACET_COUNT + dimension]!, 0) / deviation;
    const values = scaled.map(valueOfSum);
    scaled[values.indexOf(end === 'highest' ? Math.max(...values) : Math.min(...values))]!.times += 1;
  }
  return scaled
    .map(({ name, times }) => ({ name, share: Math.round((100 * times) / count) }))
    .toSorted((one, other) => other.share - one.share);
}
