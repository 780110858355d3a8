import { categoryDerivatives, differentiateCategories } from '../items/category-derivatives.ts';
import { checkItem } from '../items/check-item.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';

/** P(category | theta) of one item at every node: `table[category][node]`. */
export function probabilityTable(item: UnidimensionalItem, nodes: ArrayLike<number>): Float64Array[] {
  checkItem(item);
  const categories = categoryCount(item);
  const out = categoryDerivatives(categories);
  const table = Array.from({ length: categories }, () => new Float64Array(nodes.length));
  for (let node = 0; node < nodes.length; node++) {
    differentiateCategories(item, nodes[node]!, out);
    for (let category = 0; category < categories; category++) table[category]![node] = Math.exp(out.logProbability[category]!);
  }
  return table;
}

/**
 * What a category counts as a score: its number, and for nominal options, which have no order, their slope (the score that carries the
 * information about theta).
 */
export function categoryScore(item: UnidimensionalItem, category: number): number {
  return item.model === 'nominal' ? item.slopes[category]! : category;
}
