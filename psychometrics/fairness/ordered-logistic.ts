import { choleskyFactor, choleskySolve } from '../numerics/cholesky.ts';
import { logistic, logLogistic } from '../numerics/logistic.ts';

/** People alike: covariates, category, and how many they are. */
export type LogisticRow = { readonly covariates: readonly number[]; readonly category: number; readonly count: number };

export type LogisticFit = {
  readonly logLikelihood: number;
  readonly coefficients: Float64Array;
  readonly thresholds: Float64Array;
  readonly converged: boolean;
};

/**
 * Proportional-odds regression, logit P(Y >= k) = threshold_k + coefficients . x (McCullagh 1980); with two categories the ordinary logistic regression. Newton's
 * method with halved steps; the log-likelihood is concave. `converged` is false when a coefficient runs away (one group always right, say).
 * Every category 0 to `categories` - 1 must occur.
 */
export function fitOrderedLogistic(rows: readonly LogisticRow[], categories: number, covariates: number): LogisticFit {
  const size = categories - 1 + covariates;
  let parameters = startAt(rows, categories, size);
  let current = evaluate(rows, categories, covariates, parameters);
  const factor = new Float64Array(size * size);
  let converged = false;
  for (let round = 0; round < 60 && !converged; round++) {
    const { gradient, information } = current;
    for (let i = 0; i < size; i++) information[i * size + i]! += 1e-10 * (1 + information[i * size + i]!);
    if (!choleskyFactor(information, size, factor)) break;
    const step = gradient.slice();
    choleskySolve(factor, size, step);
    const gain = step.reduce((sum, value, i) => sum + value * gradient[i]!, 0);
    // Newton doubles the digits: after the step that promises this little, nothing is left.
    converged = gain < 1e-8;
    let share = 1;
    let next = parameters.map((value, i) => value + step[i]!);
    let candidate = evaluate(rows, categories, covariates, next);
    while (!(candidate.value >= current.value) && share > 1e-8) {
      share /= 2;
      next = parameters.map((value, i) => value + share * step[i]!);
      candidate = evaluate(rows, categories, covariates, next);
    }
    if (!(candidate.value >= current.value)) break;
    parameters = next;
    current = candidate;
  }
  return {
    logLikelihood: current.value,
    thresholds: parameters.slice(0, categories - 1),
    coefficients: parameters.slice(categories - 1),
    converged: converged && parameters.every((value) => Math.abs(value) < 1e4),
  };
}

function startAt(rows: readonly LogisticRow[], categories: number, size: number): Float64Array {
  const counts = new Float64Array(categories);
  for (const { category, count } of rows) counts[category]! += count;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const parameters = new Float64Array(size);
  for (let k = 1, above = total; k < categories; k++) {
    above -= counts[k - 1]!;
    parameters[k - 1] = Math.log(above / (total - above));
  }
  return parameters;
}

/** log P(Y = k) = log s(t_k + e) + log s(-t_{k+1} - e) + log(1 - exp(t_{k+1} - t_k)): see calibration/graded-item.ts. */
function evaluate(rows: readonly LogisticRow[], categories: number, covariates: number, parameters: Float64Array) {
  const size = parameters.length;
  const last = categories - 1;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  let value = 0;
  const touch = (threshold: number, covariate: readonly number[], count: number, side: 1 | -1) => {
    let logit = parameters[threshold]!;
    for (let i = 0; i < covariates; i++) logit += parameters[last + i]! * covariate[i]!;
    value += count * logLogistic(side * logit);
    const p = logistic(logit);
    const slope = count * (side === 1 ? 1 - p : -p);
    const weight = count * p * (1 - p);
    gradient[threshold]! += slope;
    information[threshold * size + threshold]! += weight;
    for (let i = 0; i < covariates; i++) {
      gradient[last + i]! += slope * covariate[i]!;
      information[(last + i) * size + threshold]! += weight * covariate[i]!;
      for (let j = 0; j <= i; j++) information[(last + i) * size + last + j]! += weight * covariate[i]! * covariate[j]!;
    }
  };
  for (const { covariates: covariate, category, count } of rows) {
    if (category > 0) touch(category - 1, covariate, count, 1);
    if (category < last) touch(category, covariate, count, -1);
    if (category > 0 && category < last) {
      const gap = parameters[category - 1]! - parameters[category]!;
      if (!(gap > 0)) return { value: Number.NEGATIVE_INFINITY, gradient, information };
      const first = 1 / Math.expm1(gap);
      const second = first * (1 + first);
      value += count * Math.log(-Math.expm1(-gap));
      gradient[category - 1]! += count * first;
      gradient[category]! -= count * first;
      information[(category - 1) * size + category - 1]! += count * second;
      information[category * size + category]! += count * second;
      information[category * size + category - 1]! -= count * second;
    }
  }
  return { value, gradient, information };
}
