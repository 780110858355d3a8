import { FACET_COUNT } from '#content/mind/facets.ts';
import type { Shape } from '#content/traits/shapes.ts';
import type { DirectionScore } from './direction-scores.ts';
import { drawsOf, type KnownPosterior } from './draws.ts';

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

function fromDraws({ measure, prior: { mean, deviation } }: Shape, posterior: KnownPosterior): DirectionScore {
  const { count, facets } = drawsOf(posterior);
  let sum = 0;
  let squares = 0;
  for (let draw = 0; draw < count; draw += 1) {
    const z = (measure(facets.subarray(draw * FACET_COUNT, (draw + 1) * FACET_COUNT)) - mean) / deviation;
    sum += z;
    squares += z * z;
  }
  const variance = (squares - (sum * sum) / count) / (count - 1);
  return { z: sum / count, standardError: Math.sqrt(variance), reliability: Math.max(0, 1 - variance) };
}
