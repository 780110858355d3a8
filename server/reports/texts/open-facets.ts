import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { facetName } from '#content/houses/script-facet-names.ts';
import { domainOf, houseOf } from '#content/mind/facets.ts';
import type { FacetFact } from '#server/narratives/facts.ts';
import type { Desk } from '../report.ts';
import { facetStrength } from '../side-rows.ts';

/** After one game and nothing else: the facets that it measured and neither end of which is sure. */
export function openAfterOneGame({ subject: { profile }, shelf, language }: Desk): FacetFact[] {
  const [sitting, ...others] = profile.sittings;
  const test = sitting && others.length === 0 && isTestSlug(sitting.test) ? testOf(sitting.test) : undefined;
  if (test?.kind !== 'game') return [];
  return facetsOf(test).flatMap((dimension): FacetFact[] => {
    const [house, domain] = [houseOf(dimension), domainOf(dimension)];
    const isSure = shelf.insights.sides.some((side) => side.house === house && side.domain === domain);
    const ranged = facetStrength(profile.posterior, house, domain);
    if (isSure || !ranged) return [];
    const { value, low, high } = ranged;
    return [{ name: facetName(house, domain, language), strength: value, range: { low, high } }];
  });
}
