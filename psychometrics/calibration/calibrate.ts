import { rectangularQuadrature } from '../numerics/quadrature.ts';
import { collectPatterns } from './answer-patterns.ts';
import { type Calibration, describeItems, type UnestimatedItem } from './calibrated-item.ts';
import { type CertifiedFit, certifyMaximum, type Fit, type FittingProblem, fitByEm, integrationError } from './fit-parameters.ts';
import { type ItemPriors, logPrior, spreadPriors } from './item-prior.ts';
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

const START_NODES = 61;
const MAX_NODES = 961;
const INTEGRATION_TOLERANCE = 5e-4;
/** Log-likelihood that a Newton step may still promise at a point that is called the maximum. */
const GAIN_TOLERANCE = 1e-5;
/** Slopes this steep (in logits per standard deviation) come from separated data, not from people. */
const MAX_SLOPE = 25;

/**
 * Marginal maximum likelihood for one dimension, theta ~ N(0, 1), by EM (Bock and Aitkin 1981, Psychometrika 46) on a fixed grid, with
 * squared extrapolation, and standard errors from the observed information (Louis 1982). Missing answers take no part (missing at
 * random). Slopes and intercepts are logits; theta is in standard deviations of the population.
 *
 * Items that nobody answered or that all answered alike, and people without answers, are left out; the result names them. Categories that
 * nobody chose are left out of their item; its `categories` lists those that remain. The sign of theta is chosen so that, over all items, higher categories go with
 * higher theta.
 *
 * Agrees with the published tables of LSAT sections 6 and 7 to 1e-3 and better (calibrate.test.ts), and with mirt on the Science data and on Bock's
 * table (science.golden.test.ts, bock1997.golden.test.ts).
 * Throws a RangeError for malformed responses, and for a 1pl or 2pl item with more than two categories.
 *
 * @example
 * const people = [[1, 1, 0], [1, 0, 0], [1, 1, 1], [0, 1, 0], [0, 0, 0], [1, 1, 0], [1, 0, 1], [0, 0, 0]];
 * const responses = { data: Int8Array.from(people.flat()), people: 8, items: 3 };
 * const { items, converged } = calibrate({ model: '1pl', responses });
 * items[0].slope; // 1.36
 * items[2].difficulty; // 1.08
 * converged; // true
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

  const settings = { tolerance, maximumCycles, accelerate };
  let problem: FittingProblem = { patterns, layout, prior, grid: rectangularQuadrature(request.nodes ?? START_NODES) };
  let fit: Fit = fitByEm(problem, startingValues(patterns, layout), settings);
  let error = integrationError(problem, fit);
  const mayRefine = () => request.nodes === undefined && problem.grid.nodes.length < MAX_NODES && !runaways(layout, fit.parameters).length;
  while (mayRefine() && Math.abs(error) > INTEGRATION_TOLERANCE) {
    problem = { ...problem, grid: rectangularQuadrature(2 * problem.grid.nodes.length - 1) };
    const refined = fitByEm(problem, fit.parameters, { ...settings, maximumCycles: maximumCycles - fit.cycles });
    fit = { ...refined, cycles: fit.cycles + refined.cycles };
    error = integrationError(problem, fit);
  }
  let certified = standardErrors ? certifyMaximum(problem, fit) : undefined;
  if (certified && fit.settled && !isCertain(certified)) {
    // A flat likelihood: EM crawls, so that its steps are small though the maximum is not near.
    const further = fitByEm(problem, certified.parameters, {
      ...settings,
      tolerance: tolerance / 100,
      maximumCycles: maximumCycles - fit.cycles,
    });
    certified = certifyMaximum(problem, { ...further, cycles: fit.cycles + further.cycles });
  }
  const { parameters, logLikelihood, cycles, settled } = certified ?? fit;

  const doubts: string[] = [];
  if (!settled) doubts.push(`EM had not settled after ${cycles} cycles.`);
  if (certified && certified.covariance === undefined) {
    doubts.push('The observed information is not positive definite: this is no maximum, or some parameter is not identified.');
  } else if (certified && !(certified.gain <= GAIN_TOLERANCE)) {
    doubts.push(`A log-likelihood higher by about ${certified.gain.toPrecision(2)} is still to be had.`);
  }
  for (const item of runaways(layout, parameters)) {
    doubts.push(
      `The slope of ${names[columns[item]!]} grows without bound: its answers separate people completely. A prior would hold it.`,
    );
  }
  return {
    model,
    logLikelihood,
    logPosterior: logLikelihood + logPrior(prior, parameters),
    converged: doubts.length === 0,
    cycles,
    people: patterns.people,
    peopleWithoutAnswers: responses.people - patterns.people,
    nodes: problem.grid.nodes.length,
    integrationError: error,
    items: describeItems({ model, layout, parameters, covariance: certified?.covariance, columns, categories, answers, names, leftOut }),
    notes: [...notes, ...doubts],
  } as Calibration<Model>;
}

const isCertain = ({ covariance, gain }: CertifiedFit): boolean => covariance !== undefined && gain <= GAIN_TOLERANCE;

/** Items whose slope grows without bound. */
function runaways(layout: ParameterLayout, parameters: Float64Array): number[] {
  return Array.from({ length: layout.items }, (_, item) => item).filter((item) => {
    const start = layout.start[item]!;
    const slopes = layout.model === 'nominal' ? layout.categories[item]! - 1 : 1;
    return parameters.subarray(start, start + slopes).some((slope) => !(Math.abs(slope) < MAX_SLOPE));
  });
}

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
