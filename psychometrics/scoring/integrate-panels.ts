import { gaussLegendre } from '../numerics/gauss-legendre.ts';

const RULE = gaussLegendre(8);
/** Of the whole, per panel: a panel that is cut in two and changes less than this is settled. */
const TOLERANCE = 1e-12;
const MAX_PANELS = 200_000;

type Moments = { mass: number; first: number; second: number };

/**
 * Mean and standard deviation of a density from its logarithm, where bends may be as sharp as they like: panels between the given edges (ascending) are
 * halved until an eight-point Gauss-Legendre rule settles in each. Put edges where the function bends, so that no bend hides inside a panel.
 */
export function integratePanels(logDensity: (theta: number) => number, edges: ArrayLike<number>): { theta: number; standardError: number } {
  let peak = Number.NEGATIVE_INFINITY;
  let origin = 0;
  for (let i = 0; i < edges.length; i++) {
    const value = logDensity(edges[i]!);
    if (value > peak) {
      peak = value;
      origin = edges[i]!;
    }
  }
  const panel = (low: number, high: number): Moments => {
    const middle = 0.5 * (low + high);
    const half = 0.5 * (high - low);
    const sums = { mass: 0, first: 0, second: 0 };
    for (let i = 0; i < RULE.nodes.length; i++) {
      const theta = middle + half * RULE.nodes[i]!;
      const weight = half * RULE.weights[i]! * Math.exp(logDensity(theta) - peak);
      const distance = theta - origin;
      sums.mass += weight;
      sums.first += weight * distance;
      sums.second += weight * distance * distance;
    }
    return sums;
  };
  const open: { low: number; high: number; moments: Moments }[] = [];
  for (let i = 1; i < edges.length; i++) {
    if (edges[i]! > edges[i - 1]!) open.push({ low: edges[i - 1]!, high: edges[i]!, moments: panel(edges[i - 1]!, edges[i]!) });
  }
  const whole = open.reduce((sum, { moments }) => add(sum, moments), { mass: 0, first: 0, second: 0 });
  let total = { mass: 0, first: 0, second: 0 };
  for (let made = open.length; open.length > 0; made += 2) {
    if (made > MAX_PANELS) throw new Error('The posterior could not be integrated.');
    const { low, high, moments } = open.pop()!;
    const middle = 0.5 * (low + high);
    const left = panel(low, middle);
    const right = panel(middle, high);
    const both = add(left, right);
    const isSettled =
      Math.abs(both.mass - moments.mass) <= TOLERANCE * whole.mass &&
      Math.abs(both.second - moments.second) <= TOLERANCE * (whole.second + Number.MIN_VALUE);
    if (isSettled || middle <= low || middle >= high) {
      total = add(total, both);
    } else {
      open.push({ low, high: middle, moments: left }, { low: middle, high, moments: right });
      // A peak that the first look missed makes the whole larger, never smaller.
      whole.mass += Math.max(0, both.mass - moments.mass);
      whole.second += Math.max(0, both.second - moments.second);
    }
  }
  const mean = total.first / total.mass;
  return { theta: origin + mean, standardError: Math.sqrt(Math.max(0, total.second / total.mass - mean * mean)) };
}

function add(a: Moments, b: Moments): Moments {
  return { mass: a.mass + b.mass, first: a.first + b.first, second: a.second + b.second };
}
