import { DOMAINS, FACET_COUNT, HOUSES } from '#content/mind/facets.ts';
import { drawTheta, normalPrior, type Posterior, seededRandom } from '#psychometrics';

export type KnownPosterior = Pick<Posterior, 'mode' | 'covariance'>;

/** People as this person may be, one a row. */
export type Draws = {
  readonly count: number;
  /** Row-major, `count` x 36, in standard deviations of the prior. */
  readonly facets: Float64Array;
  /** Row-major, `count` x 12: means of three facets. Their scale does not matter where they are only compared. */
  readonly houses: Float64Array;
};

/**
 * A chance from so many draws has a standard error of .016 at most; a score of a shape moves by less than 0.2 on the scale of 50 + 10 z from
 * one set of draws to another.
 */
const DRAWS = 1_000;
/** The same draws for everybody, so that the same posterior always tells the same. */
const SEED = 230;

/** 1,000 draws take about 4 ms, and the posterior of a person stays the same object while it is remembered. */
const known = new WeakMap<KnownPosterior, Draws>();

export function drawsOf(posterior: KnownPosterior): Draws {
  const found = known.get(posterior);
  if (found) return found;
  const draws = drawFrom(posterior);
  known.set(posterior, draws);
  return draws;
}

function drawFrom({ mode, covariance }: KnownPosterior): Draws {
  const rows = Array.from({ length: FACET_COUNT }, (_, row) => [...covariance.slice(row * FACET_COUNT, (row + 1) * FACET_COUNT)]);
  const normal = normalPrior(rows, [...mode]);
  const random = seededRandom(SEED);
  const facets = new Float64Array(DRAWS * FACET_COUNT);
  const houses = new Float64Array(DRAWS * HOUSES.length);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const theta = drawTheta(normal, random);
    facets.set(theta, draw * FACET_COUNT);
    for (let dimension = 0; dimension < FACET_COUNT; dimension += 1)
      houses[draw * HOUSES.length + Math.floor(dimension / DOMAINS.length)]! += theta[dimension]! / DOMAINS.length;
  }
  return { count: DRAWS, facets, houses };
}

/** The share of draws of which this holds. */
export function chanceThat({ count }: Draws, holds: (draw: number) => boolean): number {
  let times = 0;
  for (let draw = 0; draw < count; draw += 1) if (holds(draw)) times += 1;
  return times / count;
}
