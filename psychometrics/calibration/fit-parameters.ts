import { choleskyFactor, choleskyInverse } from '../numerics/cholesky.ts';
import { type Quadrature, rectangularQuadrature } from '../numerics/quadrature.ts';
import { runEm } from './accelerated-em.ts';
import type { AnswerPatterns } from './answer-patterns.ts';
import { type ExpectationStep, emptyExpectation, expectationStep } from './expectation.ts';
import { logPrior, type ParameterPrior } from './item-prior.ts';
import { isOrdered, itemObjective, maximisation } from './maximisation.ts';
import { observedInformation } from './observed-information.ts';
import type { ParameterLayout } from './parameter-layout.ts';

/** One calibration problem on one grid. */
export type FittingProblem = {
  readonly patterns: AnswerPatterns;
  readonly layout: ParameterLayout;
  readonly prior: ParameterPrior;
  readonly grid: Quadrature;
};

export type Fit = {
  readonly parameters: Float64Array;
  readonly logLikelihood: number;
  readonly cycles: number;
  readonly settled: boolean;
};

/** A parameter beyond this many logits is growing to infinity, because a slope separates the data perfectly: do not extrapolate. */
const MAX_LOGIT = 100;

/** EM from `start` until a cycle moves no parameter by more than the tolerance. */
export function fitByEm(
  problem: FittingProblem,
  start: Float64Array,
  settings: { readonly tolerance: number; readonly maximumCycles: number; readonly accelerate: boolean },
): Fit {
  const { patterns, layout, prior, grid } = problem;
  const step = expectationStep(patterns, layout, grid);
  const expectation = emptyExpectation(layout, grid);
  const maximise = maximisation(layout, itemObjective(layout, grid, prior));
  const outcome = runEm({
    ...settings,
    start,
    isAllowed: (candidate) => areOrdered(layout, candidate) && candidate.every((value) => Math.abs(value) < MAX_LOGIT),
    cycle(at, next) {
      const logLikelihood = step.expect(at, expectation);
      next.set(at);
      maximise(next, expectation);
      return logLikelihood + logPrior(prior, at);
    },
  });
  return { ...outcome, logLikelihood: step.logLikelihood(outcome.parameters, grid) };
}

/** By how much the log-likelihood changes with twice as many nodes: the error of the integration over theta. */
export function integrationError({ patterns, layout, grid }: FittingProblem, { parameters, logLikelihood }: Fit): number {
  const finer = rectangularQuadrature(2 * grid.nodes.length - 1);
  return expectationStep(patterns, layout, finer).logLikelihood(parameters, finer) - logLikelihood;
}

/** `covariance` is undefined when the observed information is not positive definite; `gain` is the log-likelihood that may still be missing. */
export type CertifiedFit = Fit & { readonly covariance: Float64Array | undefined; readonly gain: number };

/** With less log-likelihood than this to gain, the standard errors no longer change. */
const GAIN_TOLERANCE = 1e-4;
const MAX_NEWTON_STEPS = 6;

/**
 * Newton's method on the marginal likelihood from where EM stopped: usually one step, which also yields the standard errors and proves that a
 * maximum is there. g' I^-1 g / 2 estimates the log-likelihood that is still missing.
 */
export function certifyMaximum(problem: FittingProblem, fit: Fit): CertifiedFit {
  const { patterns, layout, prior, grid } = problem;
  const step = expectationStep(patterns, layout, grid);
  const objective = itemObjective(layout, grid, prior);
  const expectation = emptyExpectation(layout, grid);
  let best: CertifiedFit = { ...fit, covariance: undefined, gain: Number.NaN };
  for (let round = 0; round < MAX_NEWTON_STEPS; round++) {
    const { parameters } = best;
    step.expect(parameters, expectation);
    const posteriors = step.posteriors(parameters);
    const { information, gradient } = observedInformation({ patterns, layout, grid, parameters, expectation, posteriors, objective });
    const covariance = invertInformation(layout, information);
    if (covariance === undefined) return { ...best, covariance: undefined };
    const next = newtonStep(parameters, covariance, gradient);
    const moved = areOrdered(layout, next.parameters) ? climb(problem, step, best, next.parameters) : undefined;
    if (moved === undefined) return { ...best, covariance, gain: next.gain };
    best = { ...moved, covariance, gain: Math.max(0, next.gain - moved.lift) };
    if (next.gain < GAIN_TOLERANCE) return best;
  }
  return best;
}

/** The fit at these parameters, unless it is worse than the one it comes from. */
function climb(
  { grid, prior }: FittingProblem,
  step: ExpectationStep,
  from: Fit,
  parameters: Float64Array,
): (Fit & { lift: number }) | undefined {
  const logLikelihood = step.logLikelihood(parameters, grid);
  const lift = logLikelihood + logPrior(prior, parameters) - from.logLikelihood - logPrior(prior, from.parameters);
  return lift >= 0 ? { ...from, parameters, logLikelihood, lift } : undefined;
}

function areOrdered(layout: ParameterLayout, parameters: Float64Array): boolean {
  for (let item = 0; item < layout.items; item++) if (!isOrdered(layout, item, parameters)) return false;
  return true;
}

/**
 * Covariance of the parameters. The slope that 1pl items share is one parameter: its information is the sum over the items, and each item
 * is given the same row afterwards.
 */
function invertInformation(layout: ParameterLayout, information: Float64Array): Float64Array | undefined {
  const size = layout.start[layout.items]!;
  const isShared = layout.model === '1pl';
  const group = Int32Array.from({ length: size }, (_, i) => (isShared ? (i % 2 === 0 ? 0 : (i + 1) / 2) : i));
  const groups = isShared ? layout.items + 1 : size;
  const collapsed = new Float64Array(groups * groups);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) collapsed[group[a]! * groups + group[b]!]! += information[a * size + b]!;
  }
  const factor = new Float64Array(groups * groups);
  if (!choleskyFactor(collapsed, groups, factor)) return undefined;
  const inverse = choleskyInverse(factor, groups);
  if (!isShared) return inverse;
  const covariance = new Float64Array(size * size);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) covariance[a * size + b] = inverse[group[a]! * groups + group[b]!]!;
  return covariance;
}

/** With a shared slope every copy gets the same step, since their rows of the covariance are equal. */
function newtonStep(
  parameters: Float64Array,
  covariance: Float64Array,
  gradient: Float64Array,
): { parameters: Float64Array; gain: number } {
  const size = parameters.length;
  let gain = 0;
  const next = parameters.map((value, a) => {
    let step = 0;
    for (let b = 0; b < size; b++) step += covariance[a * size + b]! * gradient[b]!;
    gain += 0.5 * step * gradient[a]!;
    return value + step;
  });
  return { parameters: next, gain };
}
