import { categoryDerivatives } from '../items/category-derivatives.ts';
import { steepness, turningPoints } from '../items/item-curve.ts';
import type { AbilityEstimate, AbilityPrior, Answered } from './ability.ts';
import { integratePanels } from './integrate-panels.ts';
import { logLikelihoodTable, TABLE_LEVELS, TABLE_LOW, tablePoints, tableStep } from './log-likelihood-table.ts';
import { logPosterior } from './log-posterior.ts';
import { NEGLIGIBLE, posteriorMoments, relevantSpan } from './posterior-moments.ts';

/** Bends that would need a finer grid than this are integrated panel by panel instead. */
const MAX_POINTS = 2048;
/** So many items leave a posterior too narrow for the finer tables; making those would take longer than using them saves. */
const MAX_ITEMS_FOR_FINE_TABLES = 200;

type Window = { readonly low: number; readonly high: number };

/**
 * Posterior mean, with the posterior standard deviation as its standard error (Bock and Mislevy 1982, Appl. Psych. Meas. 6(4)), to 1e-8 and better
 * however narrow, skewed or many-peaked the posterior is. Equal steps, halved until the rule on every other point agrees with the rule on those
 * between; the usual case is settled by tables that are made once per item.
 */
export function expectedAPosteriori(answered: Answered, prior: AbilityPrior): AbilityEstimate {
  const found = fromTables(answered, prior);
  return found && 'theta' in found ? found : fromOwnGrid(answered, prior, found ?? widestWindow(answered, prior));
}

const summed = new Float64Array(tablePoints(TABLE_LEVELS - 1));

function fromTables(answered: Answered, { mean, standardDeviation }: AbilityPrior): AbilityEstimate | Window | undefined {
  const { items, categories, steepest } = answered;
  const isFineEnough = items.length <= MAX_ITEMS_FOR_FINE_TABLES && steepest * tableStep(TABLE_LEVELS - 1) <= 1;
  const levels = isFineEnough ? TABLE_LEVELS : 1;
  let from = 0;
  let to = tablePoints(0) - 1;
  for (let level = 0; level < levels; level++) {
    const step = tableStep(level);
    const points = tablePoints(level);
    for (let point = from; point <= to; point++) {
      const z = (TABLE_LOW + point * step - mean) / standardDeviation;
      summed[point] = -0.5 * z * z;
    }
    for (let i = 0; i < items.length; i++) {
      const table = logLikelihoodTable(items[i]!, level);
      const start = categories[i]! * points;
      for (let point = from; point <= to; point++) summed[point] = summed[point]! + table[start + point]!;
    }
    const density = summed.subarray(from, to + 1);
    const span = relevantSpan(density, NEGLIGIBLE + hiddenRise(answered, step));
    if (span.isCut) return undefined;
    const moments = step * steepest <= 1 ? posteriorMoments(density, TABLE_LOW + from * step, step) : undefined;
    if (moments) return moments;
    to = 2 * (from + span.last);
    from = 2 * (from + span.first);
  }
  return { low: TABLE_LOW + (from / 2) * tableStep(levels - 1), high: TABLE_LOW + (to / 2) * tableStep(levels - 1) };
}

/**
 * No likelihood exceeds 1, so that beyond R prior standard deviations, R^2 / 2 = NEGLIGIBLE - (any value of the log-posterior that is reached),
 * nothing can matter.
 */
function widestWindow(answered: Answered, prior: AbilityPrior): Window {
  const scratch = categoryDerivatives(answered.mostCategories);
  let reached = Number.NEGATIVE_INFINITY;
  for (let z = -8; z <= 8; z += 0.25) {
    reached = Math.max(reached, logPosterior(answered, prior, prior.mean + z * prior.standardDeviation, scratch));
  }
  const radius = Math.sqrt(2 * (NEGLIGIBLE + 2 - reached)) * prior.standardDeviation;
  return { low: prior.mean - radius, high: prior.mean + radius };
}

/** The same on a grid of its own, which closes in on what matters of the window and refines. */
function fromOwnGrid(answered: Answered, prior: AbilityPrior, window: Window): AbilityEstimate {
  const scratch = categoryDerivatives(answered.mostCategories);
  let { low, high } = window;
  let cells = 64;
  while (cells <= 2 ** 20) {
    const step = (high - low) / cells;
    const density = new Float64Array(cells + 1);
    for (let point = 0; point <= cells; point++) density[point] = logPosterior(answered, prior, low + point * step, scratch);
    if (!Number.isFinite(step) || density.some(Number.isNaN)) {
      throw new RangeError('The slopes or intercepts of these items are too large for floating point.');
    }
    const moments = step * answered.steepest <= 1 ? posteriorMoments(density, low, step) : undefined;
    if (moments) return moments;
    const span = relevantSpan(density, NEGLIGIBLE + hiddenRise(answered, step));
    const isClosedIn = span.last - span.first > cells / 2;
    if (isClosedIn && (high - low) * answered.steepest > MAX_POINTS) {
      return integratePanels((theta) => logPosterior(answered, prior, theta, scratch), edges(answered, low, high));
    }
    if (isClosedIn) cells *= 2;
    high = low + span.last * step;
    low += span.first * step;
  }
  throw new Error('The posterior could not be integrated.');
}

/** Where items bend within the window, and just beside, among equal steps. */
function edges({ items }: Answered, low: number, high: number): Float64Array {
  const points: number[] = [];
  for (let i = 0; i <= 64; i++) points.push(low + (i / 64) * (high - low));
  for (const item of items) {
    const steep = steepness(item);
    if (steep === 0) continue;
    for (const turn of turningPoints(item)) points.push(turn - 4 / steep, turn, turn + 4 / steep);
  }
  return Float64Array.from(points.filter((point) => point >= low && point <= high)).sort();
}

/**
 * How far a peak between two points may rise above both. A concave function hides none that matters (its neighbours are kept); a floor or ceiling lets
 * a log-likelihood curve upwards by at most slope^2 / 4 per item, which between points h apart gives h^2 / 8 of the sum.
 */
function hiddenRise({ items, isLogConcave }: Answered, step: number): number {
  if (isLogConcave) return 0;
  let curvature = 0;
  for (const item of items) if (item.model === '3pl' || item.model === '4pl') curvature += (item.slope * item.slope) / 4;
  return (step * step * curvature) / 8;
}
