import { choleskyFactor, choleskyInverse } from '../numerics/cholesky.ts';
import { type Quadrature, rectangularQuadrature } from '../numerics/quadrature.ts';
import { runEm } from './accelerated-em.ts';
import { collectPatterns } from './answer-patterns.ts';
import { type Calibration, describeItems, type UnestimatedItem } from './calibrated-item.ts';
import { emptyExpectation, expectationStep } from './expectation.ts';
import { type ItemPriors, logPrior, spreadPriors } from './item-prior.ts';
import { isOrdered, itemObjective, maximisation } from './maximisation.ts';
import { observedInformation } from './observed-information.ts';
import { type CalibrationModel, layParameters, type ParameterLayout } from './parameter-layout.ts';
import { assertResponses, countCategories, type Responses } from './responses.ts';
import { startingValues } from './starting-values.ts';

export type CalibrationRequest<Model extends CalibrationModel = CalibrationModel> = {
  readonly model: Model;
  readonly responses: Responses;
  /** Names for messages and results; by default the column numbers. */
  readonly names?: readonly string[];
  /** None by default: maximum likelihood. `WEAK_PRIORS` for small samples. */
  readonly priors?: ItemPriors;
  /** Fixed quadrature points on [-6, 6]. By default 61, and doubled while that changes the log-likelihood by 0.0005 or more. */
  readonly nodes?: number;
  /** EM stops when a cycle moves no parameter by more than this; default 1e-5. A Newton step on the observed information then ends it. */
  readonly tolerance?: number;
  /** Default 2000. */
  readonly maximumCycles?: number;
  /** Default true. */
  readonly accelerate?: boolean;
  /** Default true. They cost people x items^2 / 2 x nodes within a posterior, and prove that a maximum was reached. */
  readonly standardErrors?: boolean;
};

const NODES = 61;
const MOST_NODES = 961;
const INTEGRATION_TOLERANCE = 5e-4;
/** Log-likelihood that a Newton step may still promise at a point that is called the maximum. */
const GAIN_TOLERANCE = 1e-5;
/** Slopes this steep (in logits per standard deviation) come from separated data, not from people. */
const STEEPEST = 25;

/**
 * Marginal maximum likelihood for one dimension, theta ~ N(0, 1), by EM (Bock and Aitkin 1981, Psychometrika 46) on a fixed grid, with
 * squared extrapolation, and standard errors from the observed information (Louis 1982). Missing answers take no part (missing at
 * random). Slopes and intercepts are logits; theta is in standard deviations of the population.
 *
 * Items that nobody answered or all answered alike, and people without answers, are left out, and said so. Categories that nobody chose are
 * left out of their item; its `categories` lists those that remain. The direction of theta is the one in which higher
 * categories go with higher theta on the whole.
 *
 * Agrees with the published two-parameter and one-parameter tables of LSAT section 6 to 1e-3 and better (calibrate.test.ts).
 * Throws a RangeError for malformed responses, and for a 1pl or 2pl item with more than two categories.
 */
export function calibrate<Model extends CalibrationModel>(request: CalibrationRequest<Model>): Calibration<Model> {
  const { model, responses, priors, tolerance = 1e-5, maximumCycles = 2000, accelerate = true, standardErrors = true } = request;
  assertResponses(responses);
  const names = request.names ?? Array.from({ length: responses.items }, (_, item) => `${item}`);
  if (names.length !== responses.items) throw new RangeError(`${responses.items} items need as many names; got ${names.length}.`);
  const { columns, categories, answers, leftOut } = sortOut(model, responses, names);
  const notes: string[] = [...leftOut.values()].map(({ name, reason }) => `${name} is not estimated: ${reason}`);
  if (columns.length === 0) throw new RangeError(`No item can be calibrated. ${notes.join(' ')}`);
  const patterns = collectPatterns(responses, columns, categories);
  const layout = layParameters(model, patterns.cellStart);
  const prior = spreadPriors(layout, priors);

  let nodes = request.nodes ?? NODES;
  let cycles = 0;
  let fitted = fitOnGrid(startingValues(patterns, layout), maximumCycles, rectangularQuadrature(nodes));
  cycles += fitted.cycles;
  while (request.nodes === undefined && nodes < MOST_NODES && Math.abs(fitted.integrationError) > INTEGRATION_TOLERANCE) {
    nodes = 2 * nodes - 1;
    fitted = fitOnGrid(fitted.parameters, maximumCycles - cycles, rectangularQuadrature(nodes));
    cycles += fitted.cycles;
  }

  function fitOnGrid(start: Float64Array, cyclesLeft: number, grid: Quadrature) {
    const step = expectationStep(patterns, layout, grid);
    const expectation = emptyExpectation(layout, grid);
    const maximise = maximisation(layout, itemObjective(layout, grid, prior));
    const {
      parameters,
      cycles: taken,
      settled,
    } = runEm({
      start,
      tolerance,
      maximumCycles: cyclesLeft,
      accelerate,
      mayStand: (candidate) => patternItems(layout).every((item) => isOrdered(layout, item, candidate)),
      cycle: (at, next) => {
        const logLikelihood = step.expect(at, expectation);
        next.set(at);
        maximise(next, expectation);
        return logLikelihood + logPrior(prior, at);
      },
    });
    const finer = rectangularQuadrature(2 * grid.nodes.length - 1);
    const logLikelihood = step.logLikelihood(parameters, grid);
    const integrationError = step.logLikelihood(parameters, finer) - logLikelihood;
    return { parameters, cycles: taken, settled, grid, step, logLikelihood, integrationError };
  }

  const { grid, step, settled } = fitted;
  let { parameters, logLikelihood } = fitted;
  let covariance: Float64Array | undefined;
  let gain = Number.NaN;
  if (standardErrors) {
    const objective = itemObjective(layout, grid, prior);
    const expectation = emptyExpectation(layout, grid);
    step.expect(parameters, expectation);
    const posteriors = step.posteriors(parameters);
    const { information, gradient } = observedInformation({ patterns, layout, grid, parameters, expectation, posteriors, objective });
    covariance = invertInformation(layout, information);
    if (covariance === undefined) {
      notes.push('The observed information is not positive definite: this is no maximum, or some parameter is not identified.');
    } else {
      const polished = newtonStep(parameters, covariance, gradient);
      gain = polished.gain;
      const better = step.logLikelihood(polished.parameters, grid);
      const lift = better + logPrior(prior, polished.parameters) - (logLikelihood + logPrior(prior, parameters));
      if (lift >= 0 && patternItems(layout).every((item) => isOrdered(layout, item, polished.parameters))) {
        parameters = polished.parameters;
        logLikelihood = better;
        gain -= lift;
      }
      if (gain > GAIN_TOLERANCE) notes.push(`A log-likelihood higher by about ${gain.toPrecision(2)} is still to be had.`);
    }
  }
  if (!settled) notes.push(`EM had not settled after ${cycles} cycles.`);
  for (let item = 0; item < layout.items; item++) {
    const slopes = parameters.subarray(layout.start[item]!, layout.start[item]! + (model === 'nominal' ? layout.categories[item]! - 1 : 1));
    if (slopes.some((slope) => !(Math.abs(slope) < STEEPEST))) {
      notes.push(
        `The slope of ${names[columns[item]!]} grows without bound: its answers separate people completely. A prior would hold it.`,
      );
    }
  }
  const isMaximum = !standardErrors || (covariance !== undefined && gain <= GAIN_TOLERANCE);
  return {
    model,
    logLikelihood,
    logPosterior: logLikelihood + logPrior(prior, parameters),
    converged: settled && isMaximum && !notes.some((note) => note.startsWith('The slope of')),
    cycles,
    people: patterns.people,
    peopleWithoutAnswers: responses.people - patterns.people,
    nodes,
    integrationError: fitted.integrationError,
    items: describeItems({ model, layout, parameters, covariance, columns, categories, answers, names, leftOut }),
    notes,
  } as Calibration<Model>;
}

const patternItems = (layout: ParameterLayout): number[] => Array.from({ length: layout.items }, (_, item) => item);

function sortOut(model: CalibrationModel, responses: Responses, names: readonly string[]) {
  const columns: number[] = [];
  const categories: number[][] = [];
  const answers: number[] = [];
  const leftOut = new Map<number, UnestimatedItem>();
  for (const [item, counts] of countCategories(responses).entries()) {
    const chosen = counts.flatMap((count, category) => (count > 0 ? [category] : []));
    const name = names[item]!;
    answers.push(counts.reduce((sum, count) => sum + count, 0));
    if (chosen.length < 2) {
      const reason = chosen.length === 0 ? 'nobody answered it.' : `everybody who answered it chose category ${chosen[0]}.`;
      leftOut.set(item, { name, model, estimated: false, categories: chosen, answers: answers[item]!, reason });
      continue;
    }
    if ((model === '1pl' || model === '2pl') && chosen.length > 2) {
      throw new RangeError(`${name} has the categories ${chosen.join(', ')}: a ${model} item has two. Use graded, gpcm or nominal.`);
    }
    columns.push(item);
    categories.push(chosen);
  }
  return { columns, categories, answers, leftOut };
}

/**
 * Covariance of the parameters. The slope that 1pl items share is one parameter: its information is the sum over the items, and each item
 * is given the same row afterwards. Undefined when the information is not positive definite.
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

/** One Newton step on the marginal likelihood, and the gain g' I^-1 g / 2 that it promises. With a shared slope every copy gets the same step. */
function newtonStep(parameters: Float64Array, covariance: Float64Array, gradient: Float64Array) {
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
