import { categoryDerivatives, differentiateCategories } from '../items/category-derivatives.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';

/** Items are tabulated on equal steps from -10 to 10: 1/8 at level 0, 1/16 and 1/32 at the levels after it. */
export const TABLE_LEVELS = 3;
export const TABLE_LOW = -10;
export const tableStep = (level: number): number => 2 ** -(3 + level);
export const tablePoints = (level: number): number => 20 * 2 ** (3 + level) + 1;

const tables: WeakMap<UnidimensionalItem, Float64Array>[] = Array.from({ length: TABLE_LEVELS }, () => new WeakMap());

/** log P(k | theta) at the points of a level, category by category; made once per item, when first needed. The item is taken as checked. */
export function logLikelihoodTable(item: UnidimensionalItem, level: number): Float64Array {
  const known = tables[level]!.get(item);
  if (known) return known;
  const points = tablePoints(level);
  const step = tableStep(level);
  const count = categoryCount(item);
  const table = new Float64Array(count * points);
  const out = categoryDerivatives(count);
  for (let point = 0; point < points; point++) {
    differentiateCategories(item, TABLE_LOW + point * step, out);
    for (let k = 0; k < count; k++) table[k * points + point] = out.logProbability[k]!;
  }
  tables[level]!.set(item, table);
  return table;
}
