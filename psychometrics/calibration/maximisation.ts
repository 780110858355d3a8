import { choleskyFactor, choleskySolve } from '../numerics/cholesky.ts';
import type { Quadrature } from '../numerics/quadrature.ts';
import type { Expectation } from './expectation.ts';
import { gradedExpectation } from './graded-item.ts';
import type { ParameterPrior } from './item-prior.ts';
import type { Derivatives } from './item-workspace.ts';
import type { ParameterLayout } from './parameter-layout.ts';
import { type SoftmaxFeatures, softmaxExpectation, softmaxFeatures } from './softmax-model-item.ts';

/** Value, gradient and negative Hessian of what the M-step maximises for one item. */
export type ItemObjective = (item: number, parameters: Float64Array, expectation: Expectation, into: Derivatives) => number;

export function itemObjective(layout: ParameterLayout, grid: Quadrature, prior: ParameterPrior): ItemObjective {
  const { model } = layout;
  const size = grid.nodes.length;
  const known = new Map<number, SoftmaxFeatures>();
  const featuresFor = (categories: number) => {
    const features = known.get(categories) ?? softmaxFeatures(model as Exclude<typeof model, 'graded'>, categories);
    known.set(categories, features);
    return features;
  };
  return (item, parameters, expectation, into) => {
    const { gradient, information } = into;
    const start = layout.start[item]!;
    const cell = layout.cellStart[item]!;
    const categories = layout.categories[item]!;
    const own = { parameters, start, categories, nodes: grid.nodes };
    let value =
      model === 'graded'
        ? gradedExpectation(own, expectation.counts, cell * size, into)
        : softmaxExpectation(featuresFor(categories), own, { ...expectation, cell, node: item * size }, into);
    const count = layout.start[item + 1]! - start;
    for (let i = 0; i < count; i++) {
      const away = parameters[start + i]! - prior.mean[start + i]!;
      const precision = prior.precision[start + i]!;
      value -= 0.5 * precision * away * away;
      gradient[i]! -= precision * away;
      information[i * count + i]! += precision;
    }
    return value;
  };
}

/** Moves `parameters` to the maximum of every item's expected log-likelihood. */
export type Maximisation = (parameters: Float64Array, expectation: Expectation) => void;

export function maximisation(layout: ParameterLayout, objective: ItemObjective): Maximisation {
  return layout.model === '1pl' ? maximiseTogether(layout, objective) : maximiseEach(layout, objective);
}

const MAX_STEPS = 25;
/** Newton converges quadratically: after a step whose expected gain was this small nothing is left to gain. */
const GAIN_TOLERANCE = 1e-6;

/** Newton's method per item, with steps halved until they gain and keep graded thresholds in order. */
function maximiseEach(layout: ParameterLayout, objective: ItemObjective): Maximisation {
  return (parameters, expectation) => {
    for (let item = 0; item < layout.items; item++) {
      const start = layout.start[item]!;
      const size = layout.start[item + 1]! - start;
      const gradient = new Float64Array(size);
      const information = new Float64Array(size * size);
      const step = new Float64Array(size);
      const before = parameters.slice(start, start + size);
      let value = objective(item, parameters, expectation, { gradient, information });
      for (let round = 0; round < MAX_STEPS; round++) {
        solveStep(information, size, gradient, step);
        let gain = 0;
        for (let i = 0; i < size; i++) gain += step[i]! * gradient[i]!;
        let share = 1;
        before.set(parameters.subarray(start, start + size));
        const move = () => {
          for (let i = 0; i < size; i++) parameters[start + i] = before[i]! + share * step[i]!;
        };
        move();
        while (share > 1e-6 && !isOrdered(layout, item, parameters)) {
          share /= 2;
          move();
        }
        if (gain < GAIN_TOLERANCE && share === 1) break;
        let next = objective(item, parameters, expectation, { gradient, information });
        while (!(next >= value) && share > 1e-6) {
          share /= 2;
          move();
          next = objective(item, parameters, expectation, { gradient, information });
        }
        if (!(next >= value)) {
          parameters.set(before, start);
          break;
        }
        value = next;
      }
    }
  };
}

/** A slope that all items share, and an intercept each: Newton's method on the arrow-shaped system. */
function maximiseTogether(layout: ParameterLayout, objective: ItemObjective): Maximisation {
  const { items, start } = layout;
  const gradient = new Float64Array(2);
  const information = new Float64Array(4);
  const gradients = new Float64Array(items);
  const curvature = new Float64Array(items);
  const coupling = new Float64Array(items);
  return (parameters, expectation) => {
    let previous = Number.NEGATIVE_INFINITY;
    let before = parameters.slice();
    let step = new Float64Array(parameters.length);
    for (let round = 0, share = 1; round < 2 * MAX_STEPS; round++) {
      let value = 0;
      let slopeGradient = 0;
      let slopeCurvature = 0;
      for (let item = 0; item < items; item++) {
        value += objective(item, parameters, expectation, { gradient, information });
        gradients[item] = gradient[1]!;
        coupling[item] = information[1]!;
        curvature[item] = information[3]!;
        slopeGradient += gradient[0]! - (information[1]! / information[3]!) * gradient[1]!;
        slopeCurvature += information[0]! - (information[1]! * information[1]!) / information[3]!;
      }
      if (!(value >= previous)) {
        if (share < 1e-6) break;
        share /= 2;
        parameters.set(before.map((given, i) => given + share * step[i]!));
        continue;
      }
      previous = value;
      share = 1;
      before = parameters.slice();
      step = new Float64Array(parameters.length);
      const slopeStep = slopeGradient / slopeCurvature;
      let gain = slopeStep * slopeGradient;
      for (let item = 0; item < items; item++) {
        step[start[item]!] = slopeStep;
        step[start[item]! + 1] = (gradients[item]! - coupling[item]! * slopeStep) / curvature[item]!;
        gain += gradients[item]! ** 2 / curvature[item]!;
      }
      for (let i = 0; i < parameters.length; i++) parameters[i]! += step[i]!;
      if (gain < GAIN_TOLERANCE) break;
    }
  };
}

/** information^-1 gradient; where the information is singular (nobody near an item's curve), a ridge takes the place of what is unknown. */
function solveStep(information: Float64Array, size: number, gradient: Float64Array, step: Float64Array): void {
  const factor = new Float64Array(size * size);
  for (let ridge = 0; !choleskyFactor(information, size, factor); ridge = ridge === 0 ? 1e-8 : ridge * 100) {
    for (let i = 0; i < size; i++) information[i * size + i]! += ridge;
    if (ridge > 1e12) return void step.fill(0);
  }
  step.set(gradient);
  choleskySolve(factor, size, step);
}

/** Whether the boundaries of a graded item still descend; always true of the other models. */
export function isOrdered(layout: ParameterLayout, item: number, parameters: Float64Array): boolean {
  if (layout.model !== 'graded') return true;
  const start = layout.start[item]!;
  for (let boundary = 2; boundary < layout.categories[item]!; boundary++) {
    if (!(parameters[start + boundary]! < parameters[start + boundary - 1]! - 1e-9)) return false;
  }
  return true;
}
