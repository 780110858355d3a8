import { compileSoftmaxItem, type SoftmaxItem } from '../items/softmax-item.ts';

/**
 * A bank in flat arrays, item after item, so that weighing all items reads memory in order. Every option is stored as its difference from the item's first
 * option: probabilities and information depend on nothing else. Item i has `contrasts[i]` = options - 1 of them and loads on `widths[i]` dimensions.
 */
export type SoftmaxBank = {
  readonly count: number;
  readonly contrasts: Int32Array;
  readonly widths: Int32Array;
  /** Where item i begins in `dimensions`, in `intercepts` and in `slopes` (contrasts x widths, row-major). */
  readonly dimensionStart: Int32Array;
  readonly interceptStart: Int32Array;
  readonly slopeStart: Int32Array;
  readonly dimensions: Int32Array;
  readonly intercepts: Float64Array;
  readonly slopes: Float64Array;
  readonly maxContrasts: number;
  readonly maxDimensions: number;
};

const banks = new WeakMap<readonly SoftmaxItem[], { readonly sources: readonly SoftmaxItem[]; readonly bank: SoftmaxBank }>();

/** Remembered per array, and laid out again when its entries are others than before. Throws what `compileSoftmaxItem` throws. */
export function softmaxBank(items: readonly SoftmaxItem[]): SoftmaxBank {
  const known = banks.get(items);
  if (known && isSame(known.sources, items)) return known.bank;
  const bank = layOut(items);
  banks.set(items, { sources: [...items], bank });
  return bank;
}

function isSame(before: readonly SoftmaxItem[], now: readonly SoftmaxItem[]): boolean {
  if (before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}

function layOut(items: readonly SoftmaxItem[]): SoftmaxBank {
  const compiled = items.map(compileSoftmaxItem);
  const total = (of: (item: (typeof compiled)[number]) => number) => compiled.reduce((sum, item) => sum + of(item), 0);
  const max = (of: (item: (typeof compiled)[number]) => number) => compiled.reduce((largest, item) => Math.max(largest, of(item)), 1);
  const bank: SoftmaxBank = {
    count: items.length,
    contrasts: Int32Array.from(compiled, (item) => item.optionCount - 1),
    widths: Int32Array.from(compiled, (item) => item.dimensions.length),
    dimensionStart: new Int32Array(items.length),
    interceptStart: new Int32Array(items.length),
    slopeStart: new Int32Array(items.length),
    dimensions: new Int32Array(total((item) => item.dimensions.length)),
    intercepts: new Float64Array(total((item) => item.optionCount - 1)),
    slopes: new Float64Array(total((item) => (item.optionCount - 1) * item.dimensions.length)),
    maxContrasts: max((item) => item.optionCount - 1),
    maxDimensions: max((item) => item.dimensions.length),
  };
  let dimension = 0;
  let intercept = 0;
  let slope = 0;
  for (const [i, item] of compiled.entries()) {
    const width = item.dimensions.length;
    bank.dimensionStart[i] = dimension;
    bank.interceptStart[i] = intercept;
    bank.slopeStart[i] = slope;
    bank.dimensions.set(item.dimensions, dimension);
    dimension += width;
    for (let option = 1; option < item.optionCount; option++) {
      bank.intercepts[intercept++] = item.intercepts[option]! - item.intercepts[0]!;
      for (let a = 0; a < width; a++) bank.slopes[slope++] = item.slopes[option * width + a]! - item.slopes[a]!;
    }
  }
  return bank;
}
