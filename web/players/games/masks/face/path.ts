/** A point of a path, to a tenth of a unit. */
export const at = (x: number, y: number): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
