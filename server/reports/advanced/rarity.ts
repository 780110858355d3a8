import { DOMAINS, facet, HOUSES, type House } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { chiSquareUpperTail, choleskyFactor, choleskySolve } from '#psychometrics';
import { drawsOf, type KnownPosterior } from '#server/measurement/draws.ts';

/** Of 100 people, how many lie at least as far from the middle: the best guess and the range that holds it with 95%. */
export type Rarity = { readonly share: number; readonly low: number; readonly high: number };

const SIDES = HOUSES.length;

/**
 * The squared distance z' P^-1 z of the twelve houses from the middle, P their prior covariance, is chi-square with 12 degrees of freedom over
 * people. Estimates lie nearer to the middle than the truth does, so the distance is taken of draws of the posterior and not of its mode: drawn
 * people are as far out as people are (docs/measurement.md, section 8).
 */
export function rarityOf(posterior: KnownPosterior): Rarity {
  const { count, houses } = drawsOf(posterior);
  const shares = Float64Array.from({ length: count }, (_, draw) => {
    const z = houses.subarray(draw * SIDES, (draw + 1) * SIDES);
    const solved = z.slice();
    choleskySolve(factor, SIDES, solved);
    return (
      100 *
      chiSquareUpperTail(
        z.reduce((sum, value, index) => sum + value * solved[index]!, 0),
        SIDES,
      )
    );
  }).sort();
  const at = (quantile: number) => shares[Math.floor(quantile * (count - 1))]!;
  return { share: shares.reduce((sum, share) => sum + share, 0) / count, low: at(0.025), high: at(0.975) };
}

/** Of the mean of a house's three facets with that of another one. */
function covarianceOf(one: House, other: House): number {
  const pairs = DOMAINS.flatMap((row) => DOMAINS.map((column) => facetCovariance[facet(one, row)]![facet(other, column)]!));
  return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

const factor = new Float64Array(SIDES * SIDES);
const isPositiveDefinite = choleskyFactor(
  Float64Array.from(HOUSES.flatMap((row) => HOUSES.map((column) => covarianceOf(row, column)))),
  SIDES,
  factor,
);
if (!isPositiveDefinite) throw new RangeError('The prior covariance of the houses must be positive definite.');
