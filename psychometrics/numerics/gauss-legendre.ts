import type { Quadrature } from './quadrature.ts';

/**
 * Gauss-Legendre rule on [-1, 1]: exact for polynomials up to degree 2 count - 1; the weights sum to 2. 1 to 100 points, else a RangeError.
 * Newton on the Legendre polynomial from Tricomi's approximation of its roots (Abramowitz and Stegun 1964, 22.16.6 and 25.4.29).
 */
export function gaussLegendre(count: number): Quadrature {
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new RangeError(`gaussLegendre needs 1 to 100 points, got ${count}.`);
  const nodes = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    let x = -Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    let slope = 0;
    for (let step = 0; step < 50; step++) {
      let before = 1;
      let value = x;
      for (let degree = 2; degree <= count; degree++) {
        const next = ((2 * degree - 1) * x * value - (degree - 1) * before) / degree;
        before = value;
        value = next;
      }
      slope = (count * (before - x * value)) / (1 - x * x);
      const change = value / slope;
      x -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    nodes[i] = x;
    weights[i] = 2 / ((1 - x * x) * slope * slope);
  }
  return { nodes, weights };
}
