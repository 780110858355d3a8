import { FACET_COUNT } from '#content/mind/facets.ts';
import type { Shape } from '#content/traits/shapes.ts';
import { drawTheta, normalPrior, type Posterior, seededRandom } from '#psychometrics';
import type { DirectionScore } from './direction-scores.ts';

/** Enough that a score moves by less than 0.2 on the scale of 50 + 10 z from one set of draws to another. */
const DRAWS = 1_000;
/** The same draws for everybody, so that the same posterior always gives the same score. */
const SEED = 230;

type KnownPosterior = Pick<Posterior, 'mode' | 'covariance'>;

/** A score takes about 2 ms, and the posterior of a person stays the same object while it is remembered. */
const known = new WeakMap<KnownPosterior, Map<Shape, DirectionScore>>();

/**
 * A shape is no sum of facets, so its score is the mean of its values over draws of the posterior, and its standard error their standard
 * deviation. Both are in standard deviations of the prior.
 */
export function scoreShape(shape: Shape, posterior: KnownPosterior): DirectionScore {
  const scores = known.get(posterior) ?? new Map<Shape, DirectionScore>();
  known.set(posterior, scores);
  const found = scores.get(shape);
  if (found) return found;
  const score = fromDraws(shape, posterior);
  scores.set(shape, score);
  return score;
}

function fromDraws({ measure, prior: { mean, deviation } }: Shape, { mode, covariance }: KnownPosterior): DirectionScore {
  const rows = Array.from({ length: FACET_COUNT }, (_, row) => [...covariance.slice(row * FACET_COUNT, (row + 1) * FACET_COUNT)]);
  const posterior = normalPrior(rows, [...mode]);
  const random = seededRandom(SEED);
  let sum = 0;
  let squares = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const z = (measure(drawTheta(posterior, random)) - mean) / deviation;
    sum += z;
    squares += z * z;
  }
  const variance = (squares - (sum * sum) / DRAWS) / (DRAWS - 1);
  return { z: sum / DRAWS, standardError: Math.sqrt(variance), reliability: Math.max(0, 1 - variance) };
}
