import { FACET_COUNT, facet, HOUSES } from '#content/mind/facets.ts';
import { normalCdf, normalQuantile } from '#psychometrics';
import { scoreDirection } from '#server/measurement/direction-scores.ts';

/** What the society is about: the top 1% of the population. */
const TOP_SHARE = 0.01;
/**
 * The two chances of the rule, from `npm run study -- --society`: with lower ones more people enter who do not stand there, with higher ones more of
 * those who do are missed.
 */
export const INVITE_CHANCE = 0.05;
export const ADMIT_CHANCE = 0.3;

/** What was done in the games: the cognitive facet of every house. Stories never rank anybody. */
export const COGNITIVE_FACETS: readonly number[] = HOUSES.map((house) => facet(house, 'cognitive'));
/** Three games: whoever has played fewer under the clock cannot be told from others well enough. */
export const MIN_FACETS = 6;

/** In standard deviations of the population. */
export type Index = { readonly z: number; readonly standardError: number };
type KnownPosterior = { readonly mode: Float64Array; readonly covariance: Float64Array };

/** The mean of these facets. Where a facet is left out, the others decide, and the standard error grows by itself. */
export function indexOf(posterior: KnownPosterior, facets: readonly number[] = COGNITIVE_FACETS): Index {
  if (posterior.mode.length !== FACET_COUNT) throw new RangeError('The index is of all facets of a mind.');
  return scoreDirection({ name: 'index', house: null, loadings: facets.map((dimension) => [dimension, 1 / facets.length]) }, posterior);
}

/** The chance of standing in the top 1%, from all that is known: 1 - Phi((2.326 - z) / SE). */
export const chanceOfTop = ({ z, standardError }: Index): number => 1 - normalCdf((TOP_FROM_Z - z) / standardError);

const TOP_FROM_Z = normalQuantile(1 - TOP_SHARE);
