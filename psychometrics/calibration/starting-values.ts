import type { AnswerPatterns } from './answer-patterns.ts';
import type { ParameterLayout } from './parameter-layout.ts';

/**
 * First guesses from reciprocal averaging (the first dimension of a correspondence analysis): a person's score is the mean of the scores of the
 * categories chosen, a category's score the mean of those of the people in it. It needs no order of the categories, so items
 * keyed the other way and nominal options start on the right side. Turned so that higher categories go with higher scores on the whole.
 */
export function startingValues(patterns: AnswerPatterns, layout: ParameterLayout): Float64Array {
  const { cells, counts, cellStart, items } = patterns;
  const last = cellStart[items]!;
  const people = new Float64Array(last + 1);
  for (let at = 0; at < cells.length; at++) people[cells[at]!]! += counts[Math.floor(at / items)]!;
  const scores = averageReciprocally(patterns, people);
  const parameters = new Float64Array(layout.start[layout.items]!);
  for (let item = 0; item < items; item++) {
    const first = cellStart[item]!;
    const categories = layout.categories[item]!;
    const share = Array.from({ length: categories }, (_, category) => people[first + category]!);
    const total = share.reduce((sum, count) => sum + count, 0);
    let explained = 0;
    for (let category = 0; category < categories; category++) explained += (share[category]! / total) * scores[first + category]! ** 2;
    // A correlation r of item and trait belongs to a logit slope of 1.7 r / sqrt(1 - r^2).
    const r = Math.sqrt(Math.min(0.8, explained));
    const steepness = Math.min(2.5, Math.max(0.3, (1.7 * r) / Math.sqrt(1 - r * r)));
    const rise = slopeOverCategories(scores, share, first);
    setItem(layout, item, parameters, {
      share,
      total,
      steepness: rise < 0 ? -steepness : steepness,
      scores: scores.subarray(first, first + categories),
    });
  }
  if (layout.model === '1pl') {
    const mean =
      Array.from({ length: items }, (_, item) => parameters[layout.start[item]!]!).reduce((sum, slope) => sum + slope, 0) / items;
    for (let item = 0; item < items; item++) parameters[layout.start[item]!] = Math.max(0.5, mean);
  }
  return parameters;
}

function setItem(
  layout: ParameterLayout,
  item: number,
  parameters: Float64Array,
  { share, total, steepness, scores }: { share: number[]; total: number; steepness: number; scores: Float64Array },
): void {
  const start = layout.start[item]!;
  const last = share.length - 1;
  // A logit averaged over a standard normal trait shrinks by about sqrt(1 + (slope / 1.7)^2).
  const stretch = Math.sqrt(1 + (steepness / 1.7) ** 2);
  if (layout.model === 'nominal') {
    const spread = Math.sqrt(scores.reduce((sum, score, k) => sum + (share[k]! / total) * score * score, 0)) || 1;
    for (let k = 1; k <= last; k++) {
      parameters[start + k - 1] = (Math.abs(steepness) * (scores[k]! - scores[0]!)) / spread / 2;
      parameters[start + last + k - 1] = Math.log(share[k]! / share[0]!);
    }
    return;
  }
  const isGraded = layout.model === 'graded';
  parameters[start] = isGraded || last === 1 ? steepness : steepness / last;
  for (let k = 1, above = total; k <= last; k++) {
    above -= share[k - 1]!;
    parameters[start + k] = isGraded
      ? stretch * Math.log(above / (total - above))
      : Math.log(share[k]! / share[0]!) * (last === 1 ? stretch : 1);
  }
}

/** Covariance of category number and score within an item: its sign says which way the item is keyed. */
function slopeOverCategories(scores: Float64Array, share: readonly number[], first: number): number {
  const total = share.reduce((sum, count) => sum + count, 0);
  const mean = share.reduce((sum, count, k) => sum + count * k, 0) / total;
  return share.reduce((sum, count, k) => sum + (count / total) * (k - mean) * scores[first + k]!, 0);
}

const MAX_ROUNDS = 20;
/** So many patterns, evenly spread, are enough to start from. */
const MAX_PATTERNS = 3000;

function averageReciprocally({ cells, counts, cellStart, items, patterns }: AnswerPatterns, people: Float64Array): Float64Array {
  const last = cellStart[items]!;
  const sums = new Float64Array(last + 1);
  let scores = new Float64Array(last + 1);
  for (let item = 0; item < items; item++) {
    for (let cell = cellStart[item]!; cell < cellStart[item + 1]!; cell++) scores[cell] = (cell - cellStart[item]!) * unevenness(item);
  }
  centre(scores, cellStart, people, items);
  const stride = Math.max(1, Math.floor(patterns / MAX_PATTERNS));
  const seen = new Float64Array(last + 1);
  for (let pattern = 0; pattern < patterns; pattern += stride) {
    for (let at = pattern * items, end = at + items; at < end; at++) seen[cells[at]!]! += counts[pattern]!;
  }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    sums.fill(0);
    let squares = 0;
    let total = 0;
    for (let pattern = 0; pattern < patterns; pattern += stride) {
      let sum = 0;
      let answered = 0;
      for (let at = pattern * items, end = at + items; at < end; at++) {
        if (cells[at] === last) continue;
        sum += scores[cells[at]!]!;
        answered++;
      }
      const mean = sum / answered;
      squares += counts[pattern]! * mean * mean;
      total += counts[pattern]!;
      for (let at = pattern * items, end = at + items; at < end; at++) sums[cells[at]!]! += counts[pattern]! * mean;
    }
    const scale = Math.sqrt(squares / total) || 1;
    scores = sums.map((sum, cell) => (cell === last || seen[cell] === 0 ? 0 : sum / seen[cell]! / scale));
    scores[last] = 0;
    centre(scores, cellStart, people, items);
  }
  let upward = 0;
  for (let item = 0; item < items; item++) {
    const first = cellStart[item]!;
    upward += slopeOverCategories(scores, Array.from(people.subarray(first, cellStart[item + 1]!)), first);
  }
  return upward < 0 ? scores.map((score) => -score) : scores;
}

/** Items weigh a little differently at first: with as many items keyed up as down, equal weights could cancel to nothing. */
const unevenness = (item: number): number => 1 + ((item * 7) % 5) / 10;

/** Takes each item's mean out, so that easy items do not lift the people who happened to answer them. */
function centre(scores: Float64Array, cellStart: Int32Array, people: Float64Array, items: number): void {
  for (let item = 0; item < items; item++) {
    let sum = 0;
    let total = 0;
    for (let cell = cellStart[item]!; cell < cellStart[item + 1]!; cell++) {
      sum += people[cell]! * scores[cell]!;
      total += people[cell]!;
    }
    for (let cell = cellStart[item]!; cell < cellStart[item + 1]!; cell++) scores[cell]! -= sum / total;
  }
}
