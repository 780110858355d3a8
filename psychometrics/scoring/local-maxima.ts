import { findRoot } from './find-root.ts';
import type { ScoreFunction } from './score-function.ts';

/** How often the search is doubled outwards: far beyond any theta that finite slopes and a finite prior could lead to. */
const MAX_DOUBLINGS = 60;

/** Every theta between the candidates (ascending) where the gradient falls through zero. */
export function localMaxima(score: ScoreFunction, candidates: Float64Array): number[] {
  const maxima: number[] = [];
  let before = score(candidates[0]!).gradient;
  for (let i = 1; i < candidates.length; i++) {
    const gradient = score(candidates[i]!).gradient;
    if (before > 0 && gradient <= 0) maxima.push(findRoot(score, candidates[i - 1]!, candidates[i]!));
    before = gradient;
  }
  return maxima;
}

/**
 * The candidates with points outside them until the gradient leads inwards at both ends. It stops early where the gradient has
 * vanished altogether (a likelihood that levels off); the caller looks at the limits then.
 */
export function widen(score: ScoreFunction, candidates: Float64Array): Float64Array {
  const low = candidates[0]!;
  const high = candidates[candidates.length - 1]!;
  const below: number[] = [];
  const above: number[] = [];
  let step = 1 + 0.5 * (high - low);
  for (let at = low, i = 0; i < MAX_DOUBLINGS && score(at).gradient < 0; i++, step *= 2) {
    at = low - step;
    below.unshift(at);
  }
  step = 1 + 0.5 * (high - low);
  for (let at = high, i = 0; i < MAX_DOUBLINGS && score(at).gradient > 0; i++, step *= 2) {
    at = high + step;
    above.push(at);
  }
  return Float64Array.from([...below, ...candidates, ...above]);
}
