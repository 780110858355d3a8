import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import type { CalibrationModel, ParameterLayout } from './parameter-layout.ts';

type Described = {
  readonly name: string;
  readonly estimated: true;
  /** The categories of the responses that the parameters speak of, ascending. */
  readonly categories: readonly number[];
  readonly answers: number;
  /** Covariance of the item's own parameters: slope(s) first, then intercepts. Null without standard errors. */
  readonly covariance: readonly (readonly number[])[] | null;
};

/** Two categories: logit P(upper) = slope theta + intercepts[0]; difficulty = -intercept / slope, the theta where both are as likely. */
export type CalibratedLogisticItem = Described & {
  readonly model: '1pl' | '2pl';
  readonly slope: number;
  readonly slopeStandardError: number | null;
  readonly intercepts: readonly number[];
  readonly interceptStandardErrors: readonly number[] | null;
  readonly difficulty: number | null;
  readonly difficultyStandardError: number | null;
};

/**
 * Ordered categories. graded: logit P(category >= k) = slope theta + intercepts[k - 1], descending. gpcm: the log odds of category k to the
 * first are k slope theta + intercepts[k - 1]. difficulty[k - 1]: where P(category >= k) is one half (graded), where categories k - 1 and k
 * are as likely (gpcm).
 */
export type CalibratedOrderedItem = Described & {
  readonly model: 'graded' | 'gpcm';
  readonly slope: number;
  readonly slopeStandardError: number | null;
  readonly intercepts: readonly number[];
  readonly interceptStandardErrors: readonly number[] | null;
  readonly difficulty: readonly number[] | null;
  readonly difficultyStandardError: readonly number[] | null;
};

/** Options without order: P(option k) proportional to exp(slope[k] theta + intercepts[k]); the first option has 0 and 0, known without error. */
export type CalibratedNominalItem = Described & {
  readonly model: 'nominal';
  readonly slope: readonly number[];
  readonly slopeStandardError: readonly number[] | null;
  readonly intercepts: readonly number[];
  readonly interceptStandardErrors: readonly number[] | null;
};

export type UnestimatedItem = {
  readonly name: string;
  readonly model: CalibrationModel;
  readonly estimated: false;
  readonly categories: readonly number[];
  readonly answers: number;
  readonly reason: string;
};

type EstimatedItem<Model extends CalibrationModel> = Model extends '1pl' | '2pl'
  ? CalibratedLogisticItem
  : Model extends 'nominal'
    ? CalibratedNominalItem
    : CalibratedOrderedItem;

export type CalibratedItem<Model extends CalibrationModel = CalibrationModel> = EstimatedItem<Model> | UnestimatedItem;

export type Calibration<Model extends CalibrationModel = CalibrationModel> = {
  readonly model: Model;
  /** Marginal log-likelihood of the answers, without the priors. */
  readonly logLikelihood: number;
  /** The same plus the log density of the priors (up to a constant). */
  readonly logPosterior: number;
  /** False unless EM settled and, where standard errors were asked for, the point is a proven maximum. `notes` says what is wrong. */
  readonly converged: boolean;
  /** Passes over the data. */
  readonly cycles: number;
  /** People with at least one answer, and those without any. */
  readonly people: number;
  readonly peopleWithoutAnswers: number;
  readonly nodes: number;
  /** How much the log-likelihood changes with twice as many nodes. */
  readonly integrationError: number;
  readonly items: readonly CalibratedItem<Model>[];
  readonly notes: readonly string[];
};

/**
 * The item as scoring, fit and linking take it. Its categories are 0, 1, ... in the order of `categories`: where those have gaps, answers are to be
 * renumbered before they are scored.
 */
export function asUnidimensionalItem(item: EstimatedItem<CalibrationModel>): UnidimensionalItem {
  if (item.model === 'nominal') return { model: 'nominal', slopes: item.slope, intercepts: item.intercepts };
  if (item.model === 'graded' || item.model === 'gpcm') return { model: item.model, slope: item.slope, intercepts: item.intercepts };
  return { model: item.model, slope: item.slope, intercept: item.intercepts[0]! };
}

export function describeItems(request: {
  readonly model: CalibrationModel;
  readonly layout: ParameterLayout;
  readonly parameters: Float64Array;
  readonly covariance: Float64Array | undefined;
  readonly columns: readonly number[];
  readonly categories: readonly (readonly number[])[];
  readonly answers: readonly number[];
  readonly names: readonly string[];
  readonly leftOut: ReadonlyMap<number, UnestimatedItem>;
}): CalibratedItem[] {
  const { layout, columns, leftOut, names } = request;
  const place = new Map(columns.map((column, item) => [column, item]));
  return names.map((_, column) => leftOut.get(column) ?? describeItem(request, layout, place.get(column)!));
}

function describeItem(
  { model, parameters, covariance: all, columns, categories, answers, names }: Parameters<typeof describeItems>[0],
  layout: ParameterLayout,
  item: number,
): CalibratedItem {
  const start = layout.start[item]!;
  const count = layout.start[item + 1]! - start;
  const size = parameters.length;
  const values = Array.from(parameters.subarray(start, start + count));
  const covariance = all ? values.map((_, a) => values.map((__, b) => all[(start + a) * size + start + b]!)) : null;
  const errors = covariance?.map((row, a) => Math.sqrt(row[a]!)) ?? null;
  const column = columns[item]!;
  const described = {
    name: names[column]!,
    estimated: true,
    categories: categories[item]!,
    answers: answers[column]!,
    covariance,
  } as const;
  if (model === 'nominal') {
    const half = count / 2;
    return {
      ...described,
      model,
      slope: [0, ...values.slice(0, half)],
      slopeStandardError: errors && [0, ...errors.slice(0, half)],
      intercepts: [0, ...values.slice(half)],
      interceptStandardErrors: errors && [0, ...errors.slice(half)],
    };
  }
  const slope = values[0]!;
  const shared = {
    ...described,
    slope,
    slopeStandardError: errors && errors[0]!,
    intercepts: values.slice(1),
    interceptStandardErrors: errors?.slice(1) ?? null,
  };
  // Without a slope there is no point of theta where anything is as likely as anything else.
  const isFlat = Math.abs(slope) < 1e-6;
  // Log odds of category k to k - 1 in the gpcm; of k or more to less in the others.
  const steps = values.slice(1).map((intercept, k) => (model === 'gpcm' && k > 0 ? intercept - values[k]! : intercept));
  const difficulties = isFlat ? null : steps.map((step) => -step / slope);
  const difficultyErrors = isFlat || covariance === null ? null : steps.map((_, k) => stepError(model === 'gpcm', k, values, covariance));
  if (model === '1pl' || model === '2pl') {
    return { ...shared, model, difficulty: difficulties?.[0] ?? null, difficultyStandardError: difficultyErrors?.[0] ?? null };
  }
  return { ...shared, model, difficulty: difficulties, difficultyStandardError: difficultyErrors };
}

/** Delta method for -step / slope. */
function stepError(isStepwise: boolean, k: number, values: readonly number[], covariance: readonly (readonly number[])[]): number {
  const slope = values[0]!;
  const before = isStepwise && k > 0 ? values[k]! : 0;
  const gradient = values.map(() => 0);
  gradient[0] = (values[k + 1]! - before) / slope ** 2;
  gradient[k + 1] = -1 / slope;
  if (isStepwise && k > 0) gradient[k] = 1 / slope;
  let variance = 0;
  for (const [a, left] of gradient.entries()) for (const [b, right] of gradient.entries()) variance += left * right * covariance[a]![b]!;
  return Math.sqrt(variance);
}
