import { range, rollup } from 'd3-array';
import { scaleThreshold } from 'd3-scale';

/** Standard normal quantiles at (i - 0.5) / 20, i = 11 to 20; the lower ten are their mirror. */
const UPPER_HALF = [0.062707, 0.189118, 0.318639, 0.453762, 0.59776, 0.755415, 0.934589, 1.150349, 1.439531, 1.959964] as const;
const QUANTILES: readonly number[] = [...UPPER_HALF.map((quantile) => -quantile).reverse(), ...UPPER_HALF];

export type Dot = {
  /** Column of the plot, from 0, and place in its stack, from 0 at the foot. */
  readonly column: number;
  readonly row: number;
};
export type Estimate = { readonly value: number; readonly standardError: number };

/**
 * Twenty equally likely values, stacked in columns: "5 of 20 dots lie above 3" reads as a chance of 5 in 20 (Kay, Kola, Hullman and
 * Munson 2016, CHI). Values beyond 0 to `scaleMax` stop at the ends.
 */
export function quantileDots({ value, standardError }: Estimate, scaleMax: number, columns: number): Dot[] {
  const borders = range(1, columns).map((column) => (column * scaleMax) / columns);
  const columnOf = scaleThreshold(borders, range(columns));
  const stacks = rollup(
    QUANTILES.map((quantile) => columnOf(value + quantile * standardError)),
    (dots) => dots.length,
    (column) => column,
  );
  return [...stacks].flatMap(([column, height]) => range(height).map((row) => ({ column, row })));
}

export const tallestStack = (dots: readonly Dot[]): number => Math.max(...dots.map(({ row }) => row + 1));
