import { HIGHEST_STRENGTH } from '#content/mind/strength.ts';
import { along } from './chart-scale.ts';

/** Standard normal quantiles at (i - 0.5) / 20, i = 11 to 20; the lower ten are their mirror. */
const UPPER_HALF = [0.062707, 0.189118, 0.318639, 0.453762, 0.59776, 0.755415, 0.934589, 1.150349, 1.439531, 1.959964] as const;
const QUANTILES: readonly number[] = [...UPPER_HALF.map((quantile) => -quantile).reverse(), ...UPPER_HALF];

export type Dot = {
  /** Column of the plot, from 0, and place in its stack, from 0 at the foot. */
  readonly column: number;
  readonly row: number;
};

/**
 * Twenty equally likely strengths, stacked in columns: "5 of 20 dots lie above 3" reads as a chance of 5 in 20 (Kay, Kola, Hullman and
 * Munson 2016, CHI). Values beyond 0 to 5 stop at the ends, as strengths do.
 */
export function quantileDots(strength: number, standardError: number, columns: number): Dot[] {
  const heights = new Array<number>(columns).fill(0);
  return QUANTILES.map((quantile) => {
    const share = along(strength + quantile * standardError, HIGHEST_STRENGTH);
    const column = Math.min(columns - 1, Math.floor(share * columns));
    const row = heights[column]!;
    heights[column] = row + 1;
    return { column, row };
  });
}

export const tallestStack = (dots: readonly Dot[]): number => Math.max(...dots.map(({ row }) => row + 1));
