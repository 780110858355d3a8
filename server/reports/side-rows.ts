import { type Domain, FACET_COUNT, facet, type House } from '#content/mind/facets.ts';
import type { Block } from '#contract/written-reports.ts';
import { provisionalPercentile } from '#psychometrics';
import type { KnownPosterior } from '#server/measurement/draws.ts';
import { type HouseScore, isReliable, strengthWithRange } from '#server/measurement/house-scores.ts';
import type { ScenePart } from './insights/shelf.ts';
import type { Desk } from './report.ts';

type Row = Extract<Block, { kind: 'sides' }>['rows'][number];

/**
 * Facets of one domain with their ranges, and with a scene where one may be told and has not been told in this report. What is told comes
 * first, high ends before low ones; what nothing has measured comes last.
 */
export function sideRows(
  { subject, shelf }: Desk,
  domain: Domain,
  houses: readonly House[],
  parts: readonly ScenePart[],
  { again, withPercentile }: { readonly again?: true; readonly withPercentile?: true } = {},
): Block[] {
  const told = shelf.sides({ domains: [domain], houses, parts, atMost: houses.length, ...(again && { again }) });
  const rowOf = (house: House): Row => ({
    house,
    domain,
    strength: facetStrength(subject.profile.posterior, house, domain),
    ...(withPercentile && facetPercentile(subject.profile.posterior, house, domain)),
    sentence: told.find(({ side }) => side.house === house)?.sentence ?? null,
  });
  const toldHouses = told.map(({ side }) => side.house);
  const others = houses.filter((house) => !toldHouses.includes(house)).map(rowOf);
  const isMeasured = ({ strength }: Row) => strength !== null;
  const rows = [...toldHouses.map(rowOf), ...others.filter(isMeasured), ...others.filter((row) => !isMeasured(row))];
  return rows.some(isMeasured) ? [{ kind: 'sides', rows }] : [];
}

/** On the scale of strengths; null where too little has been answered to say. */
export function facetStrength(posterior: KnownPosterior, house: House, domain: Domain): Row['strength'] {
  const score = facetScore(posterior, house, domain);
  if (!isReliable(score)) return null;
  const { strength, range } = strengthWithRange(score);
  return { value: strength, ...range };
}

/** A wider range says only that it is too early to compare. */
const MAX_PERCENTILE_RANGE = 50;

function facetPercentile(posterior: KnownPosterior, house: House, domain: Domain): Pick<Row, 'percentile'> {
  const score = facetScore(posterior, house, domain);
  const { percentile, low, high } = provisionalPercentile(score.z, score.standardError);
  if (!isReliable(score) || high - low > MAX_PERCENTILE_RANGE) return {};
  return { percentile: { value: Math.round(percentile), low: Math.round(low), high: Math.round(high) } };
}

/** A facet's variance over the prior is 1. */
function facetScore({ mode, covariance }: KnownPosterior, house: House, domain: Domain): HouseScore {
  const dimension = facet(house, domain);
  const variance = covariance[dimension * (FACET_COUNT + 1)]!;
  return { house, z: mode[dimension]!, standardError: Math.sqrt(variance), reliability: 1 - variance };
}
