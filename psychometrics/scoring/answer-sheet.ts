import { type CompiledSoftmaxItem, compileSoftmaxItem, type SoftmaxAnswer } from '../items/softmax-item.ts';

/**
 * Answers with the parameters of their items laid end to end, so that every Newton step reads memory in one sweep. Answer i has `optionCounts[i]`
 * intercepts, `widths[i]` dimensions and the product of both in slopes (row-major by option).
 */
export type AnswerSheet = {
  readonly count: number;
  readonly chosen: Int32Array;
  readonly optionCounts: Int32Array;
  readonly widths: Int32Array;
  readonly dimensions: Int32Array;
  readonly intercepts: Float64Array;
  readonly slopes: Float64Array;
  readonly steepestSlope: number;
  readonly mostOptions: number;
  readonly mostDimensions: number;
};

/** Throws a RangeError for an option that its item does not have or a dimension beyond `size`, and what `compileSoftmaxItem` throws. */
export function layAnswers(answers: readonly SoftmaxAnswer[], size: number): AnswerSheet {
  const count = answers.length;
  const items: CompiledSoftmaxItem[] = new Array(count);
  const chosen = new Int32Array(count);
  let steepestSlope = 0;
  let mostOptions = 2;
  let mostDimensions = 1;
  let dimensionCount = 0;
  let interceptCount = 0;
  let slopeCount = 0;
  for (let i = 0; i < count; i++) {
    const { item, option } = answers[i]!;
    const compiled = compileSoftmaxItem(item);
    const { optionCount, dimensions } = compiled;
    const width = dimensions.length;
    if (!Number.isInteger(option) || option < 0 || option >= optionCount) {
      throw new RangeError(`Answer ${i} names option ${option}, but its item has options 0 to ${optionCount - 1}.`);
    }
    if (width > 0 && dimensions[width - 1]! >= size) {
      throw new RangeError(`Answer ${i} is to an item on dimension ${dimensions[width - 1]}, but the prior has only ${size} dimensions.`);
    }
    items[i] = compiled;
    chosen[i] = option;
    steepestSlope = Math.max(steepestSlope, compiled.steepestSlope);
    mostOptions = Math.max(mostOptions, optionCount);
    mostDimensions = Math.max(mostDimensions, width);
    dimensionCount += width;
    interceptCount += optionCount;
    slopeCount += optionCount * width;
  }
  const sheet: AnswerSheet = {
    count,
    chosen,
    optionCounts: new Int32Array(count),
    widths: new Int32Array(count),
    dimensions: new Int32Array(dimensionCount),
    intercepts: new Float64Array(interceptCount),
    slopes: new Float64Array(slopeCount),
    steepestSlope,
    mostOptions,
    mostDimensions,
  };
  copyParameters(items, sheet);
  return sheet;
}

// Copied element by element: for a handful of numbers `set` costs more than it saves.
function copyParameters(items: readonly CompiledSoftmaxItem[], sheet: AnswerSheet): void {
  let dimension = 0;
  let intercept = 0;
  let slope = 0;
  for (let i = 0; i < items.length; i++) {
    const { optionCount, dimensions, intercepts, slopes } = items[i]!;
    sheet.optionCounts[i] = optionCount;
    sheet.widths[i] = dimensions.length;
    for (let a = 0; a < dimensions.length; a++) sheet.dimensions[dimension++] = dimensions[a]!;
    for (let k = 0; k < optionCount; k++) sheet.intercepts[intercept++] = intercepts[k]!;
    for (let k = 0; k < slopes.length; k++) sheet.slopes[slope++] = slopes[k]!;
  }
}
