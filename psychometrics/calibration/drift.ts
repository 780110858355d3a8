import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';
import { chiSquareUpperTail } from '../numerics/chi-square.ts';
import { choleskyFactor, choleskySolve } from '../numerics/cholesky.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';
import { asUnidimensionalItem, type CalibratedItem, type CalibratedLogisticItem, type CalibratedOrderedItem } from './calibrated-item.ts';
import { expectedScore, linkScales, type ScaleLink, transformItem } from './link-scales.ts';

export type ItemDrift = {
  readonly name: string;
  /** Wald test that no parameter changed, after linking. */
  readonly chiSquare: number;
  readonly df: number;
  readonly p: number;
  /** Root mean square change of the expected answer over theta ~ N(0, 1), as a share of the item's highest category: 0 to 1. */
  readonly size: number;
  readonly hasDrifted: boolean;
};

export type DriftReport = {
  readonly link: ScaleLink;
  readonly items: readonly ItemDrift[];
  /** Items left out: not in both calibrations, not estimated, without standard errors, or with other categories. */
  readonly notCompared: readonly string[];
  readonly rounds: number;
};

/** A change of the expected answer smaller than this share is called none, however certain it is. */
const MIN_DRIFT_SIZE = 0.05;
const FALSE_DISCOVERY_RATE = 0.05;

/**
 * Which items changed between two calibrations of the same bank (leaked, translated anew, out of date)? The newer is put on the older scale by Stocking and
 * Lord's method, on the items that did not drift; each item's parameters are then compared by a Wald test with both covariances (Lord 1980). An item has
 * drifted when its p survives Benjamini and Hochberg's (1995) bound of 5% false alarms and its expected answer moved by 0.05 or more of its range.
 *
 * Items are paired by name. The error of the link itself is not in the test; with ten common items or more it is small. Throws when fewer than two items can be compared.
 */
export function monitorDrift(before: readonly CalibratedItem[], after: readonly CalibratedItem[]): DriftReport {
  const older = new Map(before.map((item) => [item.name, item]));
  const pairs: { name: string; was: Comparable; is: Comparable }[] = [];
  const notCompared: string[] = [];
  for (const item of after) {
    const was = older.get(item.name);
    if (
      was !== undefined &&
      isComparable(was) &&
      isComparable(item) &&
      was.categories.join() === item.categories.join() &&
      was.model === item.model
    ) {
      pairs.push({ name: item.name, was, is: item });
    } else {
      notCompared.push(item.name);
    }
  }
  const current = new Set(after.map(({ name }) => name));
  notCompared.push(...before.filter(({ name }) => !current.has(name)).map(({ name }) => name));
  if (pairs.length < 2) throw new RangeError(`Drift needs two items that both calibrations estimated; there are ${pairs.length}.`);
  let anchors = pairs.map((_, index) => index);
  for (let round = 1; ; round++) {
    const link = linkScales(
      anchors.map((index) => asUnidimensionalItem(pairs[index]!.is)),
      anchors.map((index) => asUnidimensionalItem(pairs[index]!.was)),
    );
    const items = flag(pairs.map(({ name, was, is }) => compare(name, was, is, link)));
    const stable = items.flatMap(({ hasDrifted }, index) => (hasDrifted ? [] : [index]));
    if (stable.join() === anchors.join() || round === 10 || stable.length < 2) return { link, items, notCompared, rounds: round };
    anchors = stable;
  }
}

type Comparable = (CalibratedLogisticItem | CalibratedOrderedItem) & { readonly covariance: readonly (readonly number[])[] };

const isComparable = (item: CalibratedItem): item is Comparable => item.estimated && item.model !== 'nominal' && item.covariance !== null;

function compare(name: string, was: Comparable, is: Comparable, link: ScaleLink): Omit<ItemDrift, 'hasDrifted'> {
  const moved = transformItem(asUnidimensionalItem(is), link);
  const size = 1 + is.intercepts.length;
  const values = (item: UnidimensionalItem) =>
    item.model === 'graded' || item.model === 'gpcm'
      ? [item.slope, ...item.intercepts]
      : item.model === 'nominal'
        ? []
        : [item.slope, item.intercept];
  const difference = Float64Array.from(values(moved), (value, i) => value - values(asUnidimensionalItem(was))[i]!);
  // The link is linear in the item's parameters: slope / A, and intercept - k slope B / A.
  const jacobian = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      if (row === 0) return column === 0 ? 1 / link.slope : 0;
      if (column === 0) return -((is.model === 'gpcm' ? row : 1) * link.intercept) / link.slope;
      return row === column ? 1 : 0;
    }),
  );
  const covariance = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      let sum = was.covariance[a]![b]!;
      for (let c = 0; c < size; c++) for (let d = 0; d < size; d++) sum += jacobian[a]![c]! * is.covariance[c]![d]! * jacobian[b]![d]!;
      covariance[a * size + b] = sum;
    }
  }
  const factor = new Float64Array(size * size);
  if (!choleskyFactor(covariance, size, factor)) throw new RangeError(`The covariance of ${name} is not positive definite.`);
  const solved = difference.slice();
  choleskySolve(factor, size, solved);
  const chiSquare = solved.reduce((sum, value, i) => sum + value * difference[i]!, 0);
  return { name, chiSquare, df: size, p: chiSquareUpperTail(chiSquare, size), size: sizeOfChange(asUnidimensionalItem(was), moved) };
}

function sizeOfChange(was: UnidimensionalItem, is: UnidimensionalItem): number {
  const { nodes, weights } = rectangularQuadrature(61);
  let sum = 0;
  for (let node = 0; node < nodes.length; node++) {
    sum += weights[node]! * (expectedScore([is], nodes[node]!).score - expectedScore([was], nodes[node]!).score) ** 2;
  }
  return Math.sqrt(sum) / (categoryCount(was) - 1);
}

function flag(items: readonly Omit<ItemDrift, 'hasDrifted'>[]): ItemDrift[] {
  const ordered = items.map(({ p }) => p).sort((a, b) => a - b);
  const bound = ordered.reduce((highest, p, index) => (p <= (FALSE_DISCOVERY_RATE * (index + 1)) / ordered.length ? p : highest), -1);
  return items.map((item) => ({ ...item, hasDrifted: item.p <= bound && item.size >= MIN_DRIFT_SIZE }));
}
