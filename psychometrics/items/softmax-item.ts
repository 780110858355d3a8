/** One entry of an option's sparse slope vector a_k: how much one unit of this dimension adds to the option's logit. */
export type Loading = { readonly dimension: number; readonly slope: number };

/** Slope vector a_k and intercept c_k of one option, in logits. */
export type SoftmaxOption = { readonly intercept: number; readonly loadings: readonly Loading[] };

/**
 * P(option k | theta) = softmax_k(a_k . theta + c_k): the nominal model (Bock 1972, Psychometrika 37) with a vector of slopes for each option.
 * It holds the 2PL (two options), the GPCM (a_k = k a) and scenes whose options lean on several dimensions.
 */
export type SoftmaxItem = { readonly options: readonly SoftmaxOption[] };

/** The option (0-based) that somebody chose. An answer that is missing is simply absent from a list of answers. */
export type SoftmaxAnswer = { readonly item: SoftmaxItem; readonly option: number };

/** An item as the engine's loops read it. */
export type CompiledSoftmaxItem = {
  readonly optionCount: number;
  /** The dimensions that any option loads on, ascending. */
  readonly dimensions: Int32Array;
  /** optionCount x dimensions.length, row-major: the slopes, dense over those dimensions. */
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
  /** Of largest absolute value. */
  readonly steepestSlope: number;
};

const compiled = new WeakMap<SoftmaxItem, CompiledSoftmaxItem>();

/**
 * Checks an item and lays it out for the inner loops; done once per item object, which must not be changed afterwards.
 * Throws a TypeError or RangeError that says what is wrong.
 */
export function compileSoftmaxItem(item: SoftmaxItem): CompiledSoftmaxItem {
  const known = compiled.get(item);
  if (known) return known;
  const fresh = layOut(item);
  compiled.set(item, fresh);
  return fresh;
}

function layOut(item: SoftmaxItem): CompiledSoftmaxItem {
  const options = item?.options;
  if (!Array.isArray(options)) throw new TypeError('A softmax item needs an array of options.');
  if (options.length < 2) throw new RangeError(`A softmax item needs at least two options, got ${options.length}.`);
  const present = new Set<number>();
  for (const [index, option] of (options as readonly SoftmaxOption[]).entries()) {
    if (!Number.isFinite(option.intercept))
      throw new RangeError(`Option ${index}: the intercept must be a finite number, got ${option.intercept}.`);
    if (!Array.isArray(option.loadings)) throw new TypeError(`Option ${index}: needs an array of loadings (it may be empty).`);
    const own = new Set<number>();
    for (const { dimension, slope } of option.loadings as readonly Loading[]) {
      if (!Number.isInteger(dimension) || dimension < 0)
        throw new RangeError(`Option ${index}: a dimension must be 0 or a positive integer, got ${dimension}.`);
      if (!Number.isFinite(slope))
        throw new RangeError(`Option ${index}: the slope on dimension ${dimension} must be a finite number, got ${slope}.`);
      if (own.has(dimension)) throw new RangeError(`Option ${index}: dimension ${dimension} is given twice.`);
      own.add(dimension);
      if (slope !== 0) present.add(dimension);
    }
  }
  const dimensions = Int32Array.from([...present].sort((a, b) => a - b));
  const columnOf = new Map(Array.from(dimensions, (dimension, column) => [dimension, column]));
  const slopes = new Float64Array(options.length * dimensions.length);
  let steepestSlope = 0;
  for (const [row, option] of (options as readonly SoftmaxOption[]).entries()) {
    for (const { dimension, slope } of option.loadings) {
      const column = columnOf.get(dimension);
      if (column === undefined) continue;
      slopes[row * dimensions.length + column] = slope;
      steepestSlope = Math.max(steepestSlope, Math.abs(slope));
    }
  }
  const intercepts = Float64Array.from(options as readonly SoftmaxOption[], (option) => option.intercept);
  return { optionCount: options.length, dimensions, slopes, intercepts, steepestSlope };
}
