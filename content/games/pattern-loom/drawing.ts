import { partsOf, RING } from './features.ts';
import type { Matrix, Patch } from './play.ts';
import { BORDERS, type Cell, FILLS, type Layer, SHAPES, SHOWN_CELLS, type Size } from './script.ts';

/** Beside threads or knots a motif keeps to the middle; where it is counted, nine must find room. */
const SIZE_BETWEEN_THREADS: Size = 2;
const SIZE_WHEN_COUNTED: Size = 1;

/** What of a matrix may be sent to the browser: eight patches of the cloth, and those to choose from. */
export function drawMatrix({ patches, alternatives }: Matrix): {
  readonly matrix: readonly Cell[];
  readonly alternatives: readonly Cell[];
} {
  return { matrix: patches.slice(0, SHOWN_CELLS).map(drawPatch), alternatives: alternatives.map(drawPatch) };
}

/** How a patch is drawn. A motif is turned only where its rotation is ruled. */
export function drawPatch(patch: Patch): Cell {
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
