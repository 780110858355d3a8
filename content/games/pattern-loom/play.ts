import { distance, FEATURES, type Feature, partsOf, RING, type Scale, scaleOf, valuesOf } from './features.ts';
import { type Stream, stream } from './random.ts';
import { drawGrid, type Grid, type Rule } from './rules.ts';
import { type Alternative, BORDERS, type Cell, FILLS, type Layer, type MatrixCells, SHAPES, type Size } from './script.ts';
import { isFair } from './solve.ts';
import type { RuledFeature, Template } from './templates.ts';

/** A patch as the rules see it: the value of every feature that it shows. */
export type Patch = Readonly<Partial<Record<Feature, number>>>;

export type Matrix = {
  /** Nine patches as one reads; the ninth is the right one. */
  readonly patches: readonly Patch[];
  readonly scales: ReadonlyMap<Feature, Scale>;
  readonly alternatives: readonly { readonly id: string; readonly patch: Patch }[];
  /** Id of the right alternative. */
  readonly right: string;
};

/**
 * Grids for one feature, equal in standing: all follow the same rule and end in different values. Which one is shown is drawn
 * by lot afterwards, so its last value, the right one, cannot be told from the others without the matrix. RAVEN's answer sets
 * fail here (80% right without a matrix: Benny, Pekar and Wolf 2021, arXiv 2009.09405); the remedy of balanced sets is that of
 * Hu et al. 2021 (arXiv 2002.06838), the lot is ours.
 */
type Candidates = { readonly feature: Feature; readonly grids: readonly Grid[]; readonly shown: number };

const MOTIF_FEATURES: readonly Feature[] = ['shape', 'fill', 'count', 'size', 'rotation'];
/** Beside threads or knots a motif keeps to the middle; where it is counted, nine must find room. */
const SIZE_BETWEEN_THREADS: Size = 2;
const SIZE_WHEN_COUNTED: Size = 1;
/** A size that tells nothing is a large one, on which everything else is seen well. */
const STILL_SIZES: Scale = { kind: 'ordinal', low: 3, high: 4 };

/** A matrix from a template and a seed; the same two always give the same matrix. */
export function makeMatrix(template: Template, seed: number): Matrix {
  const random = stream(seed);
  const layout = layOut(template);
  const candidates = chooseCandidates(template, layout, random);
  const shownGrid = new Map(candidates.map(({ feature, grids, shown }) => [feature, grids[shown]!]));
  const patches = Array.from({ length: 9 }, (_, place) => patchOf((feature) => shownGrid.get(feature)![place]!, [...shownGrid.keys()]));
  const right = patches[8]!;

  const answers = combine(candidates).map((choice) =>
    patchOf(
      (feature) => {
        const index = candidates.findIndex((candidate) => candidate.feature === feature);
        return candidates[index]!.grids[choice[index]!]![8]!;
      },
      [...shownGrid.keys()],
    ),
  );
  const ids = drawIds(answers.length, random);
  const alternatives = random.shuffle(answers).map((patch, index) => ({ id: ids[index]!, patch }));
  return { patches, scales: layout.scales, alternatives, right: alternatives.find(({ patch }) => samePatch(patch, right))!.id };
}

/** What of a matrix may be sent to the browser. */
export function drawMatrix(matrix: Matrix): { readonly matrix: MatrixCells; readonly alternatives: readonly Alternative[] } {
  return {
    matrix: matrix.patches.slice(0, 8).map(cellOf),
    alternatives: matrix.alternatives.map(({ id, patch }) => ({ id, cell: cellOf(patch) })),
  };
}

type Layout = { readonly scales: ReadonlyMap<Feature, Scale>; readonly still: readonly Feature[] };

/** Which features a patch shows: the ruled ones, and those that stay still because their layer is there. */
function layOut(template: Template): Layout {
  const used = new Set(template.ruled.map(({ feature }) => feature));
  const ruledMotif = MOTIF_FEATURES.some((feature) => used.has(feature));
  const hasMotif = ruledMotif || !(used.has('threads') || used.has('knots'));
  const hasMotifAlone = hasMotif && !used.has('threads') && !used.has('knots') && !used.has('position');
  const still: Feature[] = [];
  if (hasMotif) {
    still.push('shape', 'fill');
    if (hasMotifAlone && !used.has('count')) still.push('size');
  }
  if (!used.has('border')) still.push('border');
  const unruled = still.filter((feature) => !used.has(feature));
  const scales = new Map(
    [...used, ...unruled].map((feature) => [
      feature,
      feature === 'size' && !used.has(feature) ? STILL_SIZES : scaleOf(feature, used, hasMotif),
    ]),
  );
  return { scales, still: unruled };
}

const FULL = 8;

/** How many values each feature takes among the alternatives; they multiply to eight. Four rules share eight by parity (see `combine`). */
function spread(template: Template, layout: Layout, random: Stream): Map<Feature, number> {
  const ruled = random.shuffle(template.ruled);
  const isRich = ({ feature, rule }: RuledFeature) =>
    layout.scales.get(feature)!.kind === 'set' || rule === 'progression' || rule === 'sum' || rule === 'difference';
  const counts = new Map<Feature, number>(ruled.map(({ feature }) => [feature, 2]));
  const rich = ruled.find(isRich);
  if (rich && ruled.length === 1) counts.set(rich.feature, layout.scales.get(rich.feature)!.kind === 'set' ? FULL : 4);
  if (rich && ruled.length === 2) counts.set(rich.feature, 4);
  // What the rules leave open, features that stay still fill: an answer may not change them.
  let alternatives = [...counts.values()].reduce((product, count) => product * count, 1);
  for (const feature of random.shuffle(layout.still)) {
    if (alternatives >= FULL) break;
    counts.set(feature, 2);
    alternatives *= 2;
  }
  return counts;
}

function chooseCandidates(template: Template, layout: Layout, random: Stream): Candidates[] {
  const counts = spread(template, layout, random);
  const ruleOf = new Map(template.ruled.map(({ feature, rule }) => [feature, rule]));
  // In the fixed order of FEATURES, so that the order says nothing of the rules.
  return FEATURES.filter((feature) => layout.scales.has(feature)).map((feature) => {
    const scale = layout.scales.get(feature)!;
    const rule = ruleOf.get(feature);
    const count = counts.get(feature) ?? 1;
    const grids = rule === undefined ? stillGrids(scale, count, random) : ruledGrids(rule, scale, count, random);
    return { feature, grids, shown: random.integer(0, grids.length - 1) };
  });
}

const stillGrids = (scale: Scale, count: number, random: Stream): Grid[] =>
  random
    .shuffle(valuesOf(scale))
    .slice(0, count)
    .map((value) => new Array<number>(9).fill(value));

function ruledGrids(rule: Rule, scale: Scale, count: number, random: Stream): Grid[] {
  if (count === 1) return [drawFairGrid(rule, scale, random)];
  // The wrong value comes from the same matrix: its values trade places, so that the answer cannot be found by "not seen before".
  if (rule === 'constant' || rule === 'three') return tradeValues(drawFairGrid(rule, scale, random), count);
  return nearestGrids(rule, scale, count, random);
}

const DRAWS = 400;

function drawFairGrid(rule: Rule, scale: Scale, random: Stream): Grid {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const grid = drawGrid(rule, scale, random);
    if (grid && isFair(grid, scale)) return grid;
  }
  throw new Error(`No fair grid for '${rule}' on a ${scale.kind} scale in ${DRAWS} draws`);
}

function tradeValues(grid: Grid, count: number): Grid[] {
  const values = [...new Set(grid)];
  return Array.from({ length: count }, (_, turn) => grid.map((value) => values[(values.indexOf(value) + turn) % values.length]!));
}

const POOL = 6;

/** Near misses: of many grids of the same rule, those whose last values differ least, all different. */
function nearestGrids(rule: Rule, scale: Scale, count: number, random: Stream): Grid[] {
  const first = drawFairGrid(rule, scale, random);
  const chosen = new Map([[first[8]!, first]]);
  const pool = new Map<number, Grid>();
  for (let draw = 0; draw < DRAWS && pool.size < count * POOL; draw += 1) {
    const grid = drawGrid(rule, scale, random);
    if (grid && !chosen.has(grid[8]!) && !pool.has(grid[8]!) && isFair(grid, scale)) pool.set(grid[8]!, grid);
    if (scale.kind !== 'set' && pool.size >= valuesOf(scale).length - 1) break;
  }
  const byNearness = [...pool.values()].sort((a, b) => distance(a[8]!, first[8]!, scale) - distance(b[8]!, first[8]!, scale));
  for (const grid of byNearness) if (chosen.size < count) chosen.set(grid[8]!, grid);
  if (chosen.size < count) throw new Error(`Only ${chosen.size} of ${count} answers for '${rule}' on a ${scale.kind} scale`);
  return [...chosen.values()];
}

/**
 * Which candidate of each feature each alternative takes. Every combination; with four rules of two values, those of even parity
 * beside the shown one. Either way each value stands in as many alternatives as any other, and every alternative has the same
 * neighbours: neither a vote over the alternatives nor the odd one out finds the right one.
 */
function combine(candidates: readonly Candidates[]): number[][] {
  let choices: number[][] = [[]];
  for (const { grids } of candidates) choices = choices.flatMap((choice) => grids.map((_, index) => [...choice, index]));
  if (choices.length === FULL) return choices;
  const differences = (choice: readonly number[]) => choice.filter((index, at) => index !== candidates[at]!.shown).length;
  return choices.filter((choice) => differences(choice) % 2 === 0);
}

const patchOf = (lookUp: (feature: Feature) => number, features: readonly Feature[]): Patch =>
  Object.fromEntries(features.map((feature) => [feature, lookUp(feature)]));

const samePatch = (a: Patch, b: Patch): boolean => FEATURES.every((feature) => a[feature] === b[feature]);

const ID_LETTERS = 'bcdfghjkmnpqrstvwxyz23456789';

function drawIds(count: number, random: Stream): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(Array.from({ length: 6 }, () => random.pick([...ID_LETTERS])).join(''));
  return [...ids];
}

/** How a patch is drawn. `rotation` is absent unless it is ruled. */
function cellOf(patch: Patch): Cell {
  const layers: Layer[] = [];
  const isCrowded = patch.threads !== undefined || patch.knots !== undefined || patch.position !== undefined;
  if (patch.border !== undefined) layers.push({ kind: 'border', pattern: BORDERS[patch.border]! });
  if (patch.threads !== undefined) layers.push({ kind: 'threads', lines: partsOf(patch.threads) });
  if (patch.position !== undefined) layers.push({ kind: 'knots', places: [RING[patch.position]!] });
  if (patch.knots !== undefined) {
    const order = patch.shape === undefined ? undefined : RING;
    layers.push({
      kind: 'knots',
      places: partsOf(patch.knots)
        .map((part) => order?.[part] ?? part)
        .sort((a, b) => a - b),
    });
  }
  if (patch.shape !== undefined) {
    const alone = patch.count === undefined ? (patch.size as Size) : SIZE_WHEN_COUNTED;
    const size = isCrowded ? SIZE_BETWEEN_THREADS : alone;
    const shape = SHAPES[patch.shape]!;
    layers.push({ kind: 'motif', shape, fill: FILLS[patch.fill!]!, size, rotation: 45 * (patch.rotation ?? 0), count: patch.count ?? 1 });
  }
  return layers;
}
