import type { Scale } from './features.ts';
import { type Grid, predict, RULES } from './rules.ts';

/**
 * Everything that the eight shown values allow: the predictions of every rule that fits them, along the rows and down the columns.
 * It knows nothing of the rule that was used. A matrix is fair only when this leaves one value.
 */
export function allowedValues(shown: Grid, scale: Scale): ReadonlySet<number> {
  const at = (...indices: number[]) => indices.map((index) => shown[index]!);
  const acrossRows = [at(0, 1, 2), at(3, 4, 5), at(6, 7)] as const;
  const downColumns = [at(0, 3, 6), at(1, 4, 7), at(2, 5)] as const;
  const allowed = new Set<number>();
  for (const rule of RULES) {
    for (const lines of [acrossRows, downColumns]) {
      const value = predict(rule, lines, scale);
      if (value !== undefined) allowed.add(value);
    }
  }
  return allowed;
}

export function isFair(grid: Grid, scale: Scale): boolean {
  const allowed = allowedValues(grid.slice(0, 8), scale);
  return allowed.size === 1 && allowed.has(grid[8]!);
}
