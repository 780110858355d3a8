import type { SoftmaxItem } from '../items/softmax-item.ts';
import { choleskyFactor, choleskyInverse, choleskySolve } from '../numerics/cholesky.ts';

/** Normal priors around the design values of a bank: how far people's answers may move slopes and intercepts (standard deviations, in logits). */
export type Anchors = { readonly slope: number; readonly intercept: number };

/** A softmax item as free numbers: the intercept of every option, then its slopes in the order of its loadings, option after option. */
export type AnchoredItem = {
  readonly design: Float64Array;
  readonly precision: Float64Array;
  readonly optionStart: Int32Array;
  /** Dimension of every slope; -1 marks an intercept. */
  readonly dimensions: Int32Array;
  readonly options: number;
};

export function anchorItem({ options }: SoftmaxItem, anchors: Anchors): AnchoredItem {
  const optionStart = new Int32Array(options.length + 1);
  const values: number[] = [];
  const dimensions: number[] = [];
  for (const [index, { intercept, loadings }] of options.entries()) {
    values.push(intercept, ...loadings.map(({ slope }) => slope));
    dimensions.push(-1, ...loadings.map(({ dimension }) => dimension));
    optionStart[index + 1] = values.length;
  }
  return {
    design: Float64Array.from(values),
    precision: Float64Array.from(dimensions, (dimension) => 1 / (dimension < 0 ? anchors.intercept : anchors.slope) ** 2),
    optionStart,
    dimensions: Int32Array.from(dimensions),
    options: options.length,
  };
}

/** The item with these numbers in the places that the design gave them. */
export function asSoftmaxItem({ optionStart, dimensions, options }: AnchoredItem, values: Float64Array): SoftmaxItem {
  return {
    options: Array.from({ length: options }, (_, option) => {
      const start = optionStart[option]!;
      const loadings = Array.from(dimensions.subarray(start + 1, optionStart[option + 1]!), (dimension, place) => ({
        dimension,
        slope: values[start + 1 + place]!,
      }));
      return { intercept: values[start]!, loadings };
    }),
  };
}

/** Answers to one item with the theta that each person was given: `thetas` holds `dimensions` numbers per person. */
export type PlausibleAnswers = {
  readonly options: ArrayLike<number>;
  readonly people: ArrayLike<number>;
  readonly thetas: Float64Array;
  readonly dimensions: number;
};

/**
 * Most probable parameters given thetas: multinomial logistic regression with the anchors as normal priors, by Newton's method from `values` (changed in
 * place). The log posterior is strictly concave; that adding a constant to all options changes nothing is settled by the anchors.
 * Returns the covariance of the parameters, row-major.
 */
export function regressItem(item: AnchoredItem, values: Float64Array, answers: PlausibleAnswers): Float64Array {
  const size = values.length;
  const step = new Float64Array(size);
  const factor = new Float64Array(size * size);
  const before = values.slice();
  let { value, gradient, information } = evaluate(item, values, answers);
  for (let round = 0; round < 30; round++) {
    if (!choleskyFactor(information, size, factor))
      throw new RangeError('The information of an item is not positive definite; are the anchors positive?');
    step.set(gradient);
    choleskySolve(factor, size, step);
    const gain = step.reduce((sum, change, i) => sum + change * gradient[i]!, 0);
    if (gain < 1e-10) break;
    before.set(values);
    for (let share = 1; share > 1e-8; share /= 2) {
      for (let i = 0; i < size; i++) values[i] = before[i]! + share * step[i]!;
      const next = evaluate(item, values, answers);
      if (next.value >= value - 1e-10) {
        ({ value, gradient, information } = next);
        break;
      }
      values.set(before);
    }
  }
  if (!choleskyFactor(information, size, factor))
    throw new RangeError('The information of an item is not positive definite; are the anchors positive?');
  return choleskyInverse(factor, size);
}

function evaluate(item: AnchoredItem, values: Float64Array, { options, people, thetas, dimensions }: PlausibleAnswers) {
  const size = values.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const shares = new Float64Array(item.options);
  const feature = new Float64Array(size);
  let value = 0;
  for (let answer = 0; answer < options.length; answer++) {
    const at = people[answer]! * dimensions;
    let largest = Number.NEGATIVE_INFINITY;
    for (let option = 0; option < item.options; option++) {
      let logit = 0;
      for (let i = item.optionStart[option]!; i < item.optionStart[option + 1]!; i++) {
        feature[i] = item.dimensions[i]! < 0 ? 1 : thetas[at + item.dimensions[i]!]!;
        logit += values[i]! * feature[i]!;
      }
      shares[option] = logit;
      if (logit > largest) largest = logit;
    }
    let sum = 0;
    for (let option = 0; option < item.options; option++) sum += Math.exp(shares[option]! - largest);
    value += shares[options[answer]!]! - largest - Math.log(sum);
    for (let option = 0; option < item.options; option++) shares[option] = Math.exp(shares[option]! - largest) / sum;
    // Gradient: feature x (chosen - share). Information between options k and l: feature feature' share_k ([k = l] - share_l).
    for (let k = 0; k < item.options; k++) {
      const residual = (options[answer] === k ? 1 : 0) - shares[k]!;
      for (let i = item.optionStart[k]!; i < item.optionStart[k + 1]!; i++) {
        gradient[i]! += residual * feature[i]!;
        for (let l = 0; l <= k; l++) {
          const weight = shares[k]! * ((k === l ? 1 : 0) - shares[l]!) * feature[i]!;
          for (let j = item.optionStart[l]!; j < item.optionStart[l + 1]!; j++) information[i * size + j]! += weight * feature[j]!;
        }
      }
    }
  }
  for (let i = 0; i < size; i++) {
    const away = values[i]! - item.design[i]!;
    value -= 0.5 * item.precision[i]! * away * away;
    gradient[i]! -= item.precision[i]! * away;
    information[i * size + i]! += item.precision[i]!;
    for (let j = 0; j < i; j++) information[j * size + i] = information[i * size + j]!;
  }
  return { value, gradient, information };
}
