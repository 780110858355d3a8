import type { SoftmaxAnswer, SoftmaxItem } from '../items/softmax-item.ts';
import { choleskyFactor } from '../numerics/cholesky.ts';
import { drawNormal, type Random } from '../numerics/random.ts';
import type { NormalPrior } from '../scoring/normal-prior.ts';
import { scoreMap } from '../scoring/score-map.ts';
import { type AnchoredItem, type Anchors, anchorItem, asSoftmaxItem, type PlausibleAnswers, regressItem } from './anchored-item.ts';

/** One person's answers: which item of the bank, which option. A missing answer is simply absent. */
export type BankAnswers = readonly { readonly item: number; readonly option: number }[];

export type RecalibratedItem = {
  readonly item: SoftmaxItem;
  /** Standard errors in the same places. */
  readonly standardErrors: SoftmaxItem;
  readonly answers: number;
  /** False: there were fewer answers than the minimum, so the item keeps its design values. */
  readonly isRevised: boolean;
};

export type Recalibration = {
  readonly items: readonly RecalibratedItem[];
  /** Share of proposed thetas that were accepted: near 1 when posteriors are nearly normal. */
  readonly acceptance: number;
  /** Largest change of the averaged parameters over the last quarter of the rounds, in standard errors. */
  readonly drift: number;
  /** Whether that is below 0.25. */
  readonly converged: boolean;
  readonly rounds: number;
};

/** Slopes are design values and stay close to them; how tempting an option is, only people can tell. */
export const DEFAULT_ANCHORS: Anchors = { slope: 0.2, intercept: 1 };

/**
 * Re-estimates a softmax bank in many dimensions from accrued answers, anchored on its design: stochastic EM (Celeux and Diebolt 1985; Nielsen 2000, Bernoulli 6).
 * Each round draws a plausible theta for every person from the posterior under the current items (independence Metropolis steps with the normal
 * approximation of `scoreMap` as proposal, so that the draws have the exact posterior), then regresses every item on those thetas by itself, with the
 * design as prior. After a burn-in of half the rounds parameters are averaged. The scale stays that of the prior of theta.
 *
 * Standard errors add the variance within a round and between rounds (Rubin 1987). Loadings that the design lacks stay absent; items with fewer than
 * `leastAnswers` answers (default 200) are not revised. The work is people x answers x dimensions^2 per round: a job for the night. `random` makes it repeatable.
 * Throws what `scoreMap` throws for malformed answers.
 */
export function recalibrateBank(request: {
  readonly items: readonly SoftmaxItem[];
  readonly people: readonly BankAnswers[];
  readonly prior: NormalPrior;
  readonly random: Random;
  readonly anchors?: Anchors;
  /** Default 60, at least 8. */
  readonly rounds?: number;
  readonly leastAnswers?: number;
}): Recalibration {
  const { items, people, prior, random, anchors = DEFAULT_ANCHORS, rounds = 60, leastAnswers = 200 } = request;
  if (!Number.isInteger(rounds) || rounds < 8) throw new RangeError(`Stochastic EM needs 8 rounds or more; got ${rounds}.`);
  const anchored = items.map((item) => anchorItem(item, anchors));
  const values = anchored.map(({ design }) => design.slice());
  const given = collectAnswers(items.length, people);
  const revised = given.map(({ options }) => options.length >= leastAnswers);
  const thetas = new Float64Array(people.length * prior.dimensions);
  const averages = anchored.map((item) => new Moments(item));
  const chains = new PlausibleThetas(prior, thetas, random);
  const burnIn = Math.floor(rounds / 2);
  const lastQuarter = Math.floor(rounds * 0.75);
  let settledAt: Float64Array[] = [];
  for (let round = 0; round < rounds; round++) {
    const current = anchored.map((item, index) => (revised[index] ? asSoftmaxItem(item, values[index]!) : items[index]!));
    for (const [person, answers] of people.entries()) {
      chains.draw(
        person,
        answers.map(({ item, option }) => ({ item: itemAt(current, item), option })),
        round === 0,
      );
    }
    for (const [index, item] of anchored.entries()) {
      if (!revised[index]) continue;
      const covariance = regressItem(item, values[index]!, { ...given[index]!, thetas, dimensions: prior.dimensions });
      if (round >= burnIn) averages[index]!.add(values[index]!, covariance);
    }
    if (round + 1 === lastQuarter) settledAt = averages.map(({ mean }) => mean.slice());
  }
  let drift = 0;
  for (const [index, average] of averages.entries()) {
    if (!revised[index]) continue;
    const errors = average.standardErrors();
    for (const [i, mean] of average.mean.entries()) drift = Math.max(drift, Math.abs(mean - settledAt[index]![i]!) / errors[i]!);
  }
  return {
    items: anchored.map((item, index) => ({
      item: revised[index] ? asSoftmaxItem(item, averages[index]!.mean) : items[index]!,
      standardErrors: asSoftmaxItem(
        item,
        revised[index] ? averages[index]!.standardErrors() : item.precision.map((precision) => 1 / Math.sqrt(precision)),
      ),
      answers: given[index]!.options.length,
      isRevised: revised[index]!,
    })),
    acceptance: chains.acceptance(),
    drift,
    converged: drift < 0.25,
    rounds,
  };
}

function itemAt(items: readonly SoftmaxItem[], index: number): SoftmaxItem {
  const item = items[index];
  if (item === undefined) throw new RangeError(`An answer names item ${index}, but the bank has items 0 to ${items.length - 1}.`);
  return item;
}

function collectAnswers(items: number, people: readonly BankAnswers[]): Pick<PlausibleAnswers, 'options' | 'people'>[] {
  const lists = Array.from({ length: items }, () => ({ options: [] as number[], people: [] as number[] }));
  for (const [person, answers] of people.entries()) {
    for (const { item, option } of answers) {
      lists[item]?.options.push(option);
      lists[item]?.people.push(person);
    }
  }
  return lists;
}

/** Mean and covariance of an item's parameters over rounds. */
class Moments {
  readonly mean: Float64Array;
  readonly #squares: Float64Array;
  readonly #within: Float64Array;
  #count = 0;

  constructor({ design }: AnchoredItem) {
    this.mean = design.slice();
    this.#squares = new Float64Array(design.length);
    this.#within = new Float64Array(design.length);
  }

  add(values: Float64Array, covariance: Float64Array): void {
    this.#count++;
    for (const [i, value] of values.entries()) {
      const away = value - this.mean[i]!;
      this.mean[i]! += away / this.#count;
      this.#squares[i]! += away * (value - this.mean[i]!);
      this.#within[i]! += covariance[i * values.length + i]!;
    }
  }

  standardErrors(): Float64Array {
    return this.#within.map((within, i) =>
      Math.sqrt(within / this.#count + (1 + 1 / this.#count) * (this.#squares[i]! / Math.max(1, this.#count - 1))),
    );
  }
}

/** Metropolis steps per person and round. */
const STEPS_PER_ROUND = 2;

/** One chain of thetas per person, kept from round to round. */
class PlausibleThetas {
  readonly #prior: NormalPrior;
  readonly #thetas: Float64Array;
  readonly #random: Random;
  #proposed = 0;
  #accepted = 0;

  constructor(prior: NormalPrior, thetas: Float64Array, random: Random) {
    this.#prior = prior;
    this.#thetas = thetas;
    this.#random = random;
  }

  acceptance(): number {
    return this.#proposed === 0 ? 1 : this.#accepted / this.#proposed;
  }

  draw(person: number, answers: readonly SoftmaxAnswer[], isFirst: boolean): void {
    const size = this.#prior.dimensions;
    const { mode, covariance } = scoreMap(answers, this.#prior);
    const factor = new Float64Array(size * size);
    if (!choleskyFactor(covariance, size, factor)) throw new RangeError(`The posterior of person ${person} is not positive definite.`);
    const state = this.#thetas.subarray(person * size, (person + 1) * size);
    let weight = isFirst ? Number.NEGATIVE_INFINITY : this.#logPosterior(answers, state) - logProposal(state, mode, factor);
    for (let step = 0; step < STEPS_PER_ROUND; step++) {
      const { theta, logDensity } = propose(mode, factor, this.#random);
      const candidate = this.#logPosterior(answers, theta) - logDensity;
      this.#proposed++;
      if (Math.log(1 - this.#random()) > candidate - weight) continue;
      this.#accepted++;
      state.set(theta);
      weight = candidate;
    }
  }

  #logPosterior(answers: readonly SoftmaxAnswer[], theta: Float64Array): number {
    const { dimensions, mean, precision } = this.#prior;
    let value = 0;
    for (let i = 0; i < dimensions; i++) {
      let row = 0;
      for (let j = 0; j < dimensions; j++) row += precision[i * dimensions + j]! * (theta[j]! - mean[j]!);
      value -= 0.5 * row * (theta[i]! - mean[i]!);
    }
    for (const { item, option } of answers) {
      let chosen = 0;
      let largest = Number.NEGATIVE_INFINITY;
      const logits = item.options.map(({ intercept, loadings }, k) => {
        const logit = loadings.reduce((sum, { dimension, slope }) => sum + slope * theta[dimension]!, intercept);
        if (k === option) chosen = logit;
        if (logit > largest) largest = logit;
        return logit;
      });
      value += chosen - largest - Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - largest), 0));
    }
    return value;
  }
}

/** mode + L z, with its log density up to the constant that all proposals of a person share. */
function propose(mode: Float64Array, factor: Float64Array, random: Random): { theta: Float64Array; logDensity: number } {
  const size = mode.length;
  const z = Float64Array.from({ length: size }, () => drawNormal(random));
  const theta = mode.map((centre, i) => {
    let sum = centre;
    for (let j = 0; j <= i; j++) sum += factor[i * size + j]! * z[j]!;
    return sum;
  });
  return { theta, logDensity: -0.5 * z.reduce((sum, value) => sum + value * value, 0) };
}

function logProposal(theta: Float64Array, mode: Float64Array, factor: Float64Array): number {
  const size = mode.length;
  const z = new Float64Array(size);
  let squares = 0;
  for (let i = 0; i < size; i++) {
    let rest = theta[i]! - mode[i]!;
    for (let j = 0; j < i; j++) rest -= factor[i * size + j]! * z[j]!;
    z[i] = rest / factor[i * size + i]!;
    squares += z[i]! ** 2;
  }
  return -0.5 * squares;
}
