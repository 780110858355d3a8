import type { Quadrature } from '../numerics/quadrature.ts';
import type { AnswerPatterns } from './answer-patterns.ts';
import type { Expectation, Posteriors } from './expectation.ts';
import { gradedScores } from './graded-item.ts';
import type { ItemObjective } from './maximisation.ts';
import type { ParameterLayout } from './parameter-layout.ts';
import { softmaxFeatures, softmaxScores } from './softmax-model-item.ts';

/**
 * Observed information of the marginal likelihood (Louis 1982, J. Royal Statistical Society B 44) and its gradient (Fisher's identity):
 *   I = sum over people of E[complete information] - Cov[complete score], both over the person's posterior,
 * exact on the grid. `information` is parameters x parameters, row-major; priors are in it when the objective holds them.
 *
 * The covariance between items j and k needs expected counts of every pair of cells at every node. Posteriors of long tests are narrow, so
 * a pair costs people x (nodes in the window).
 */
export function observedInformation(request: {
  readonly patterns: AnswerPatterns;
  readonly layout: ParameterLayout;
  readonly grid: Quadrature;
  readonly parameters: Float64Array;
  readonly expectation: Expectation;
  readonly posteriors: Posteriors;
  readonly objective: ItemObjective;
}): { information: Float64Array; gradient: Float64Array } {
  const { layout, grid, parameters, expectation, objective, patterns, posteriors } = request;
  const size = layout.start[layout.items]!;
  const information = new Float64Array(size * size);
  const gradient = new Float64Array(size);
  for (let item = 0; item < layout.items; item++) {
    const start = layout.start[item]!;
    const count = layout.start[item + 1]! - start;
    const own = { gradient: new Float64Array(count), information: new Float64Array(count * count) };
    objective(item, parameters, expectation, own);
    gradient.set(own.gradient, start);
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) information[(start + a) * size + start + b] = own.information[a * count + b]!;
    }
  }
  const scores = cellScores(layout, parameters, grid.nodes);
  const workspace: Workspace = { answers: patterns, layout, posteriors, scores, nodes: grid.nodes.length, size, information };
  subtractPairs(workspace);
  addMeanScores(workspace);
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) information[a * size + b] = information[b * size + a]!;
  return { information, gradient };
}

/** What every step reads, and the matrix (`size` x `size`) that they write: its upper triangle until the end. */
type Workspace = {
  readonly answers: AnswerPatterns;
  readonly layout: ParameterLayout;
  readonly posteriors: Posteriors;
  readonly scores: CellScores;
  readonly nodes: number;
  readonly size: number;
  readonly information: Float64Array;
};

/** Gradient of every cell's log-probability: the item's block holds (category x parameters + parameter) x nodes + node. */
type CellScores = { readonly table: Float64Array; readonly start: Int32Array };

function cellScores(layout: ParameterLayout, parameters: Float64Array, nodes: Float64Array): CellScores {
  const { items, categories, model } = layout;
  const start = new Int32Array(items + 1);
  for (let item = 0; item < items; item++) {
    start[item + 1] = start[item]! + categories[item]! * (layout.start[item + 1]! - layout.start[item]!) * nodes.length;
  }
  const table = new Float64Array(start[items]!);
  for (let item = 0; item < items; item++) {
    const own = { parameters, start: layout.start[item]!, categories: categories[item]!, nodes };
    if (model === 'graded') gradedScores(own, table, start[item]!);
    else softmaxScores(softmaxFeatures(model, categories[item]!), own, table, start[item]!);
  }
  return { table, start };
}

/**
 * information[j, k] -= sum over people and nodes of weight x score_j x score_k, for every pair of items j <= k.
 *
 * It needs the expected number of people with category a of j and b of k at every node. A missing answer counts as a category here. The
 * most frequent category of each item is not counted: its number follows from the totals. With two categories this saves three quarters
 * of the work or more.
 */
function subtractPairs(workspace: Workspace): void {
  const { answers, layout, posteriors, nodes } = workspace;
  const { counts, items, patterns } = answers;
  const { from, low } = posteriors;
  const weighted = posteriors.weights.slice(0, from[patterns]!);
  for (let pattern = 0; pattern < patterns; pattern++) {
    for (let at = from[pattern]!; at < from[pattern + 1]!; at++) weighted[at]! *= counts[pattern]!;
  }
  const columns = Array.from({ length: items }, (_, item) => readColumn(workspace, weighted, item));
  const maxAnswers = layout.categories.reduce((largest, count) => Math.max(largest, count), 0) + 1;
  const pairs = new Float64Array(maxAnswers * maxAnswers * nodes);
  for (let j = 0; j < items; j++) {
    const left = columns[j]!;
    for (let k = j; k < items; k++) {
      const right = columns[k]!;
      const width = right.answers;
      pairs.fill(0, 0, left.answers * width * nodes);
      const { others } = left;
      for (let place = 0; place < others.length; place++) {
        const pattern = others[place]!;
        const b = right.answer[pattern]!;
        if (b === right.frequent) continue;
        const end = from[pattern + 1]!;
        let into = (left.answer[pattern]! * width + b) * nodes + low[pattern]!;
        for (let at = from[pattern]!; at < end; at++, into++) pairs[into]! += weighted[at]!;
      }
      completePairs(pairs, left, right, nodes);
      subtractScoreProducts(workspace, pairs, j, k);
    }
  }
}

/** One item's answers: `answer[pattern]` is the category, or the number of categories where missing; `totals` the expected people, answer x node. */
type Column = {
  readonly answers: number;
  readonly answer: Int16Array;
  readonly totals: Float64Array;
  readonly frequent: number;
  /** The patterns that do not have the most frequent answer. */
  readonly others: Int32Array;
};

function readColumn({ answers, layout, posteriors, nodes }: Workspace, weighted: Float64Array, item: number): Column {
  const { cells, cellStart, items, patterns } = answers;
  const { from, low } = posteriors;
  const categories = layout.categories[item]!;
  const missing = cellStart[items]!;
  const width = categories + 1;
  const answer = new Int16Array(patterns);
  const often = new Int32Array(width);
  const totals = new Float64Array(width * nodes);
  for (let pattern = 0; pattern < patterns; pattern++) {
    const cell = cells[pattern * items + item]!;
    const category = cell === missing ? categories : cell - cellStart[item]!;
    answer[pattern] = category;
    often[category]!++;
    let into = category * nodes + low[pattern]!;
    for (let at = from[pattern]!; at < from[pattern + 1]!; at++, into++) totals[into]! += weighted[at]!;
  }
  const frequent = often.indexOf(often.reduce((largest, count) => Math.max(largest, count), 0));
  const others = new Int32Array(patterns - often[frequent]!);
  for (let pattern = 0, place = 0; pattern < patterns; pattern++) if (answer[pattern] !== frequent) others[place++] = pattern;
  return { answers: width, answer, totals, frequent, others };
}

/** Fills the row and the column of the most frequent answers: total minus the rest. */
function completePairs(pairs: Float64Array, left: Column, right: Column, nodes: number): void {
  const width = right.answers;
  for (let a = 0; a < left.answers; a++) {
    if (a === left.frequent) continue;
    for (let node = 0; node < nodes; node++) {
      let rest = left.totals[a * nodes + node]!;
      for (let b = 0; b < width; b++) if (b !== right.frequent) rest -= pairs[(a * width + b) * nodes + node]!;
      pairs[(a * width + right.frequent) * nodes + node] = rest;
    }
  }
  for (let b = 0; b < width; b++) {
    for (let node = 0; node < nodes; node++) {
      let rest = right.totals[b * nodes + node]!;
      for (let a = 0; a < left.answers; a++) if (a !== left.frequent) rest -= pairs[(a * width + b) * nodes + node]!;
      pairs[(left.frequent * width + b) * nodes + node] = rest;
    }
  }
}

/** information[j, k] -= sum over nodes and answers of expected people x score_j x score_k, for one pair of items. */
function subtractScoreProducts({ information, size, layout, scores, nodes }: Workspace, pairs: Float64Array, j: number, k: number): void {
  const { table, start } = scores;
  const width = layout.categories[k]! + 1;
  const firstJ = layout.start[j]!;
  const firstK = layout.start[k]!;
  const sizeJ = layout.start[j + 1]! - firstJ;
  const sizeK = layout.start[k + 1]! - firstK;
  const product = new Float64Array(nodes);
  for (let b = 0; b < sizeK; b++) {
    for (let a = 0; a < layout.categories[j]!; a++) {
      product.fill(0);
      for (let c = 0; c < layout.categories[k]!; c++) {
        const pair = (a * width + c) * nodes;
        const score = start[k]! + (c * sizeK + b) * nodes;
        for (let node = 0; node < nodes; node++) product[node]! += pairs[pair + node]! * table[score + node]!;
      }
      for (let p = 0; p < sizeJ; p++) {
        const score = start[j]! + (a * sizeJ + p) * nodes;
        let sum = 0;
        for (let node = 0; node < nodes; node++) sum += product[node]! * table[score + node]!;
        information[(firstJ + p) * size + firstK + b]! -= sum;
      }
    }
  }
}

/** information += sum over people of (mean score)(mean score)', upper triangle, four people at a time to spare memory traffic. */
function addMeanScores({ information, size, answers, layout, posteriors, scores, nodes }: Workspace): void {
  const { cells, counts, cellStart, items, patterns } = answers;
  const { from, low, weights } = posteriors;
  const { table, start } = scores;
  const missing = cellStart[items]!;
  const together = 4;
  const means = new Float64Array(together * size);
  for (let group = 0; group < patterns; group += together) {
    means.fill(0);
    for (let pattern = group; pattern < Math.min(group + together, patterns); pattern++) {
      const root = Math.sqrt(counts[pattern]!);
      const row = (pattern - group) * size;
      const length = from[pattern + 1]! - from[pattern]!;
      for (let item = 0; item < items; item++) {
        const cell = cells[pattern * items + item]!;
        if (cell === missing) continue;
        const first = layout.start[item]!;
        const count = layout.start[item + 1]! - first;
        const block = start[item]! + (cell - cellStart[item]!) * count * nodes + low[pattern]!;
        for (let parameter = 0; parameter < count; parameter++) {
          let sum = 0;
          let at = from[pattern]!;
          for (let score = block + parameter * nodes, end = score + length; score < end; score++, at++) sum += weights[at]! * table[score]!;
          means[row + first + parameter] = sum * root;
        }
      }
    }
    for (let a = 0; a < size; a++) {
      const w = means[a]!;
      const x = means[size + a]!;
      const y = means[2 * size + a]!;
      const z = means[3 * size + a]!;
      const into = a * size;
      for (let b = a; b < size; b++) {
        information[into + b]! += w * means[b]! + x * means[size + b]! + (y * means[2 * size + b]! + z * means[3 * size + b]!);
      }
    }
  }
}
