/** A point on a plane with the errors of its two values, and how these errors go together. */
export type PlaneEstimate = {
  readonly x: number;
  readonly y: number;
  readonly errorX: number;
  readonly errorY: number;
  readonly correlation: number;
};

const CORNERS = 72;

/**
 * The outline of the region that holds the true point with this chance, as corners of a polygon: of a bivariate normal, the ellipse at the
 * distance sqrt(-2 ln(1 - chance)) from the middle, in standard deviations (a chi-square of two degrees of freedom is at most r^2 with
 * chance 1 - exp(-r^2 / 2)).
 */
export function regionAround({ x, y, errorX, errorY, correlation }: PlaneEstimate, chance: number): (readonly [number, number])[] {
  const radius = Math.sqrt(-2 * Math.log(1 - chance));
  const own = Math.sqrt(1 - correlation * correlation);
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const [along, aside] = [Math.cos(angle), Math.sin(angle)];
    return [x + radius * errorX * along, y + radius * errorY * (correlation * along + own * aside)];
  });
}
