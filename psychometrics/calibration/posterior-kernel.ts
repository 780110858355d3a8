import type { Quadrature } from '../numerics/quadrature.ts';
import type { AnswerPatterns } from './answer-patterns.ts';
import { gradedLogProbabilities } from './graded-item.ts';
import { type ParameterLayout, softmaxCells } from './parameter-layout.ts';

/** Writes the log of weight times likelihood of one answer pattern at every node. A term that is the same at all nodes is returned instead of added. */
export type PosteriorKernel = (pattern: number, row: Float64Array) => number;

/**
 * For the softmax models log P(category k | theta) = slope_k theta + intercept_k - log Z(theta), so a pattern's likelihood needs only the sum of
 * the slopes and of the intercepts that it picked, and one sum of log Z over all items: items + nodes steps, not items x nodes. The log Z of
 * unanswered items is added back; where most are missing, the log Z of the answered ones are summed instead.
 */
export function softmaxKernel(
  patterns: AnswerPatterns,
  answered: AnsweredItems,
  layout: ParameterLayout,
  parameters: Float64Array,
  grid: Quadrature,
): PosteriorKernel {
  const { nodes, weights } = grid;
  const { slopes, intercepts } = softmaxCells(layout, parameters);
  const size = nodes.length;
  const normalisers = new Float64Array(layout.items * size);
  const none = weights.map(Math.log);
  const all = none.slice();
  for (let item = 0; item < layout.items; item++) {
    const first = layout.cellStart[item]!;
    const end = layout.cellStart[item + 1]!;
    for (let node = 0; node < size; node++) {
      let largest = 0;
      for (let cell = first + 1; cell < end; cell++) largest = Math.max(largest, slopes[cell]! * nodes[node]! + intercepts[cell]!);
      let sum = 0;
      for (let cell = first; cell < end; cell++) sum += Math.exp(slopes[cell]! * nodes[node]! + intercepts[cell]! - largest);
      const normaliser = largest + Math.log(sum);
      normalisers[item * size + node] = normaliser;
      all[node]! -= normaliser;
    }
  }
  const { items, cells } = patterns;
  return (pattern, row) => {
    let slope = 0;
    let intercept = 0;
    for (let at = pattern * items, end = at + items; at < end; at++) {
      const cell = cells[at]!;
      slope += slopes[cell]!;
      intercept += intercepts[cell]!;
    }
    const from = answered.start[pattern]!;
    const to = answered.start[pattern + 1]!;
    const isMostlyMissing = answered.listsAnswered[pattern] === 1;
    const base = isMostlyMissing ? none : all;
    for (let node = 0; node < size; node++) row[node] = slope * nodes[node]! + base[node]!;
    for (let at = from; at < to; at++) {
      const offset = answered.items[at]! * size;
      if (isMostlyMissing) for (let node = 0; node < size; node++) row[node]! -= normalisers[offset + node]!;
      else for (let node = 0; node < size; node++) row[node]! += normalisers[offset + node]!;
    }
    return intercept;
  };
}

/** Per pattern the shorter of two lists: the items it leaves out, or, with `listsAnswered` 1, those it answers. */
export type AnsweredItems = { readonly start: Int32Array; readonly items: Int32Array; readonly listsAnswered: Uint8Array };

export function listAnsweredItems({ cells, patterns, items, cellStart }: AnswerPatterns): AnsweredItems {
  const missing = cellStart[items]!;
  const start = new Int32Array(patterns + 1);
  const listsAnswered = new Uint8Array(patterns);
  for (let pattern = 0; pattern < patterns; pattern++) {
    let left = 0;
    for (let at = pattern * items, end = at + items; at < end; at++) if (cells[at] === missing) left++;
    listsAnswered[pattern] = 2 * left > items ? 1 : 0;
    start[pattern + 1] = start[pattern]! + (2 * left > items ? items - left : left);
  }
  const list = new Int32Array(start[patterns]!);
  for (let pattern = 0, next = 0; pattern < patterns; pattern++) {
    const listsMissing = listsAnswered[pattern] === 0;
    for (let item = 0; item < items; item++) if ((cells[pattern * items + item] === missing) === listsMissing) list[next++] = item;
  }
  return { start, items: list, listsAnswered };
}

/** The graded model has no such sums. A table holds the log-probabilities of every cell; its rows are added, four items at a time. */
export function gradedKernel(
  patterns: AnswerPatterns,
  layout: ParameterLayout,
  parameters: Float64Array,
  grid: Quadrature,
): PosteriorKernel {
  const { nodes, weights } = grid;
  const size = nodes.length;
  const cells = layout.cellStart[layout.items]!;
  const table = new Float64Array((cells + 1) * size);
  for (let item = 0; item < layout.items; item++) {
    const own = { parameters, start: layout.start[item]!, categories: layout.categories[item]!, nodes };
    gradedLogProbabilities(own, table, layout.cellStart[item]! * size);
  }
  const logWeights = weights.map(Math.log);
  const { items, cells: answers } = patterns;
  const together = items - (items % 4);
  return (pattern, row) => {
    row.set(logWeights);
    const start = pattern * items;
    for (let item = 0; item < together; item += 4) {
      const a = answers[start + item]! * size;
      const b = answers[start + item + 1]! * size;
      const c = answers[start + item + 2]! * size;
      const d = answers[start + item + 3]! * size;
      for (let node = 0; node < size; node++) row[node]! += table[a + node]! + table[b + node]! + (table[c + node]! + table[d + node]!);
    }
    for (let item = together; item < items; item++) {
      const a = answers[start + item]! * size;
      for (let node = 0; node < size; node++) row[node]! += table[a + node]!;
    }
    return 0;
  };
}

/** Nodes `low` to `high` (inclusive) hold the posterior but for 1e-15 of it; `logSum` is the log of the whole. */
export type PosteriorWindow = { low: number; high: number; logSum: number };

/** Weights under e^-36 of the largest are below rounding. */
const MAX_LOG_DROP = 36;

/**
 * Turns log weights into a posterior in place, over the window only. The posterior of every model here is log-concave in theta, so the
 * window is one piece.
 */
export function normalisePosterior(row: Float64Array, window: PosteriorWindow): void {
  let best = 0;
  for (let node = 1; node < row.length; node++) if (row[node]! > row[best]!) best = node;
  const largest = row[best]!;
  let low = best;
  let high = best;
  while (low > 0 && row[low - 1]! > largest - MAX_LOG_DROP) low--;
  while (high < row.length - 1 && row[high + 1]! > largest - MAX_LOG_DROP) high++;
  let sum = 0;
  for (let node = low; node <= high; node++) {
    const weight = Math.exp(row[node]! - largest);
    row[node] = weight;
    sum += weight;
  }
  const scale = 1 / sum;
  for (let node = low; node <= high; node++) row[node]! *= scale;
  window.low = low;
  window.high = high;
  window.logSum = largest + Math.log(sum);
}
