/** What `calibrate` can estimate. `graded` is Samejima's model; `gpcm` Muraki's generalised partial credit; `nominal` Bock's. */
export type CalibrationModel = '1pl' | '2pl' | 'graded' | 'gpcm' | 'nominal';

/**
 * Where each item's parameters are in the one vector that the algorithm changes. An item of K categories has
 *   1pl, 2pl, gpcm: slope, then the intercepts of categories 1 to K-1 (category 0 has 0): log odds to category 0 are k slope theta + c_k;
 *   graded: slope, then the intercepts of the boundaries 1 to K-1, descending: logit P(category >= k) = slope theta + d_k;
 *   nominal: slopes of the categories 1 to K-1, then their intercepts (category 0 has 0 and 0).
 */
export type ParameterLayout = {
  readonly model: CalibrationModel;
  readonly items: number;
  /** Categories of each item. */
  readonly categories: Int32Array;
  /** First cell of each item, and the number of cells. */
  readonly cellStart: Int32Array;
  /** First parameter of each item, and the number of parameters. */
  readonly start: Int32Array;
};

export function layParameters(model: CalibrationModel, cellStart: Int32Array): ParameterLayout {
  const items = cellStart.length - 1;
  const categories = new Int32Array(items);
  const start = new Int32Array(items + 1);
  for (let item = 0; item < items; item++) {
    const count = cellStart[item + 1]! - cellStart[item]!;
    categories[item] = count;
    start[item + 1] = start[item]! + (model === 'nominal' ? 2 * (count - 1) : count);
  }
  return { model, items, categories, cellStart, start };
}

/** Slope and intercept of every cell of a softmax model (all but graded), with the zeros of a missing answer at the end. */
export function softmaxCells(layout: ParameterLayout, parameters: Float64Array): { slopes: Float64Array; intercepts: Float64Array } {
  const cells = layout.cellStart[layout.items]!;
  const slopes = new Float64Array(cells + 1);
  const intercepts = new Float64Array(cells + 1);
  for (let item = 0; item < layout.items; item++) {
    const first = layout.cellStart[item]!;
    const start = layout.start[item]!;
    const last = layout.categories[item]! - 1;
    for (let category = 1; category <= last; category++) {
      const isNominal = layout.model === 'nominal';
      slopes[first + category] = isNominal ? parameters[start + category - 1]! : category * parameters[start]!;
      intercepts[first + category] = isNominal ? parameters[start + last + category - 1]! : parameters[start + category]!;
    }
  }
  return { slopes, intercepts };
}
