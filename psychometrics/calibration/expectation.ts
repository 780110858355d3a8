import type { Quadrature } from '../numerics/quadrature.ts';
import type { AnswerPatterns } from './answer-patterns.ts';
import type { ParameterLayout } from './parameter-layout.ts';
import {
  gradedKernel,
  listAnsweredItems,
  normalisePosterior,
  type PosteriorKernel,
  type PosteriorWindow,
  softmaxKernel,
} from './posterior-kernel.ts';

/**
 * What one E-step yields. Softmax models need, per cell, the people in it (`chosen`) and their summed expected theta, and per item the expected
 * number of people at each node who answered; the graded model needs expected counts per cell and node.
 */
export type Expectation = {
  readonly chosen: Float64Array;
  readonly theta: Float64Array;
  /** items x nodes. */
  readonly answered: Float64Array;
  /** cells x nodes; empty for softmax models. */
  readonly counts: Float64Array;
};

/** Posterior of every pattern, without the nodes where it is nothing: pattern p owns `weights[from[p]]` on, for nodes `low[p]` on. */
export type Posteriors = {
  readonly from: Int32Array;
  readonly low: Int32Array;
  readonly weights: Float64Array;
  readonly logLikelihood: number;
};

export type ExpectationStep = {
  /** Fills `expectation` at these parameters and returns the marginal log-likelihood there. */
  readonly expect: (parameters: Float64Array, expectation: Expectation) => number;
  readonly posteriors: (parameters: Float64Array) => Posteriors;
  /** The log-likelihood alone, on any grid. */
  readonly logLikelihood: (parameters: Float64Array, grid: Quadrature) => number;
};

export function emptyExpectation(layout: ParameterLayout, grid: Quadrature): Expectation {
  const cells = layout.cellStart[layout.items]! + 1;
  const isGraded = layout.model === 'graded';
  return {
    chosen: new Float64Array(cells),
    theta: new Float64Array(cells),
    answered: new Float64Array(layout.items * grid.nodes.length),
    counts: new Float64Array(isGraded ? cells * grid.nodes.length : 0),
  };
}

export function expectationStep(patterns: AnswerPatterns, layout: ParameterLayout, grid: Quadrature): ExpectationStep {
  const answered = listAnsweredItems(patterns);
  const window: PosteriorWindow = { low: 0, high: 0, logSum: 0 };
  const size = grid.nodes.length;
  const row = new Float64Array(size);
  const totals = new Float64Array(size);
  const kernelFor = (parameters: Float64Array, on: Quadrature): PosteriorKernel =>
    layout.model === 'graded' ? gradedKernel(patterns, layout, parameters, on) : softmaxKernel(patterns, answered, layout, parameters, on);

  function expectSums(parameters: Float64Array, { chosen, theta, answered: people }: Expectation): number {
    const kernel = kernelFor(parameters, grid);
    const { cells, items, counts } = patterns;
    chosen.fill(0);
    theta.fill(0);
    people.fill(0);
    totals.fill(0);
    let logLikelihood = 0;
    for (let pattern = 0; pattern < patterns.patterns; pattern++) {
      const count = counts[pattern]!;
      const constant = kernel(pattern, row);
      normalisePosterior(row, window);
      logLikelihood += count * (window.logSum + constant);
      const listsAnswered = answered.listsAnswered[pattern] === 1;
      let mean = 0;
      for (let node = window.low; node <= window.high; node++) {
        mean += row[node]! * grid.nodes[node]!;
        if (!listsAnswered) totals[node]! += count * row[node]!;
      }
      mean *= count;
      for (let at = pattern * items, end = at + items; at < end; at++) {
        const cell = cells[at]!;
        chosen[cell]! += count;
        theta[cell]! += mean;
      }
      const sign = listsAnswered ? count : -count;
      for (let at = answered.start[pattern]!, end = answered.start[pattern + 1]!; at < end; at++) {
        const offset = answered.items[at]! * size;
        for (let node = window.low; node <= window.high; node++) people[offset + node]! += sign * row[node]!;
      }
    }
    for (let item = 0; item < items; item++) {
      for (let node = 0; node < size; node++) people[item * size + node] = Math.max(0, people[item * size + node]! + totals[node]!);
    }
    return logLikelihood;
  }

  function expectCounts(parameters: Float64Array, { counts: table }: Expectation): number {
    const kernel = kernelFor(parameters, grid);
    const { cells, items, counts } = patterns;
    table.fill(0);
    let logLikelihood = 0;
    for (let pattern = 0; pattern < patterns.patterns; pattern++) {
      const count = counts[pattern]!;
      kernel(pattern, row);
      normalisePosterior(row, window);
      logLikelihood += count * window.logSum;
      const { low, high } = window;
      if (count !== 1) for (let node = low; node <= high; node++) row[node]! *= count;
      for (let at = pattern * items, end = at + items; at < end; at++) {
        const offset = cells[at]! * size;
        for (let node = low; node <= high; node++) table[offset + node]! += row[node]!;
      }
    }
    return logLikelihood;
  }

  return {
    expect: layout.model === 'graded' ? expectCounts : expectSums,
    posteriors(parameters) {
      const kernel = kernelFor(parameters, grid);
      const from = new Int32Array(patterns.patterns + 1);
      const low = new Int32Array(patterns.patterns);
      let weights = new Float64Array(patterns.patterns * 24);
      let logLikelihood = 0;
      for (let pattern = 0; pattern < patterns.patterns; pattern++) {
        const constant = kernel(pattern, row);
        normalisePosterior(row, window);
        logLikelihood += patterns.counts[pattern]! * (window.logSum + constant);
        const end = from[pattern]! + window.high - window.low + 1;
        if (end > weights.length) {
          const wider = new Float64Array(Math.max(end, Math.ceil(weights.length * 1.5)));
          wider.set(weights);
          weights = wider;
        }
        weights.set(row.subarray(window.low, window.high + 1), from[pattern]!);
        low[pattern] = window.low;
        from[pattern + 1] = end;
      }
      return { from, low, weights, logLikelihood };
    },
    logLikelihood(parameters, on) {
      const kernel = kernelFor(parameters, on);
      const line = new Float64Array(on.nodes.length);
      let logLikelihood = 0;
      for (let pattern = 0; pattern < patterns.patterns; pattern++) {
        const constant = kernel(pattern, line);
        normalisePosterior(line, window);
        logLikelihood += patterns.counts[pattern]! * (window.logSum + constant);
      }
      return logLikelihood;
    },
  };
}
