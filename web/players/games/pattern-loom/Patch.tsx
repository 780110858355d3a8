import type { Border, Cell, Fill, Layer, Size } from '#content/games/pattern-loom/script.ts';
import { motifPath, RADIUS } from './motif-path.ts';
import { KNOTS, placesOf } from './places.ts';

/** One patch of cloth as a picture of its own. `ClothPatterns` must stand once on the same page. */
export function Patch({ cell }: { cell: Cell }) {
  return (
    <svg className="loom-patch" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <PatchDrawing cell={cell} />
    </svg>
  );
}

/**
 * A patch, drawn in 100 x 100 units. Everything that counts is told by form, amount, place or pattern; the colours of warp, weft and
 * motif only please.
 */
export function PatchDrawing({ cell }: { cell: Cell }) {
  return (
    <>
      <rect className="loom-ground" x="0.5" y="0.5" width="99" height="99" rx="3" />
      <rect x="1" y="1" width="98" height="98" rx="3" fill="url(#loom-weave)" />
      {cell.map((layer) => (
        <LayerOfCloth key={layer.kind} layer={layer} />
      ))}
    </>
  );
}

function LayerOfCloth({ layer }: { layer: Layer }) {
  switch (layer.kind) {
    case 'border':
      return <BorderStitch pattern={layer.pattern} />;
    case 'threads':
      return <Threads lines={layer.lines} />;
    case 'knots':
      return layer.places.map((place) => <Knot key={place} {...KNOTS[place]!} />);
    case 'motif':
      return <Motifs {...layer} />;
  }
}

function Motifs({ shape, fill, size, rotation, count }: Extract<Layer, { kind: 'motif' }>) {
  const path = motifPath(shape, RADIUS[size]);
  return placesOf(count).map(({ x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${rotation})`}>
      {size === 2 && <path className="loom-halo" d={path} />}
      <path className="loom-motif" d={path} fill={paintOf(fill, size)} />
    </g>
  ));
}

/** Small motifs are woven finer, so that their pattern can still be told. */
function paintOf(fill: Fill, size: Size): string {
  if (fill === 'open') return 'none';
  if (fill === 'solid') return 'var(--color-indigo)';
  return `url(#loom-${fill}-${size <= 2 ? 'fine' : 'wide'})`;
}

const EDGE = 7;
const FAR = 100 - EDGE;

function BorderStitch({ pattern }: { pattern: Border }) {
  const square = { x: EDGE, y: EDGE, width: FAR - EDGE, height: FAR - EDGE };
  if (pattern === 'double') {
    return (
      <g className="loom-border">
        <rect {...square} x={EDGE - 2.6} y={EDGE - 2.6} width={square.width + 5.2} height={square.height + 5.2} />
        <rect {...square} x={EDGE + 2.2} y={EDGE + 2.2} width={square.width - 4.4} height={square.height - 4.4} />
      </g>
    );
  }
  if (pattern === 'zigzag') return <path className="loom-border" d={zigzag()} />;
  return <rect className={`loom-border loom-border-${pattern}`} {...square} />;
}

/** Once around the patch, in teeth of equal width. */
function zigzag(): string {
  const teeth = 12;
  const step = (FAR - EDGE) / teeth;
  const along = Array.from({ length: teeth }, (_, tooth) => [EDGE + step * (tooth + 0.5), EDGE + step * (tooth + 1)] as const);
  const out = EDGE - 3.4;
  const top = along.map(([tip, foot]) => `L${tip} ${out}L${foot} ${EDGE}`);
  const right = along.map(([tip, foot]) => `L${100 - out} ${tip}L${FAR} ${foot}`);
  const bottom = along.map(([tip, foot]) => `L${100 - tip} ${100 - out}L${100 - foot} ${FAR}`);
  const left = along.map(([tip, foot]) => `L${out} ${100 - tip}L${EDGE} ${100 - foot}`);
  return `M${EDGE} ${EDGE}${[...top, ...right, ...bottom, ...left].join('')}Z`;
}

/** Between the knots, so that neither hides the other. */
const RAILS = [30, 50, 70] as const;
const NEAR_END = 13;
const FAR_END = 100 - NEAR_END;

type Line = { x1: number; y1: number; x2: number; y2: number };

const weft = (y: number): Line => ({ x1: NEAR_END, y1: y, x2: FAR_END, y2: y });
const warp = (x: number): Line => ({ x1: x, y1: NEAR_END, x2: x, y2: FAR_END });
const DIAGONALS: readonly Line[] = [
  { x1: NEAR_END + 2, y1: NEAR_END + 2, x2: FAR_END - 2, y2: FAR_END - 2 },
  { x1: NEAR_END + 2, y1: FAR_END - 2, x2: FAR_END - 2, y2: NEAR_END + 2 },
];

/** Diagonals lie below; warp and weft pass over and under each other in turn, as on a loom. */
function Threads({ lines }: { lines: readonly number[] }) {
  const rows = lines.filter((line) => line < 3);
  const columns = lines.filter((line) => line >= 3 && line < 6).map((line) => line - 3);
  const warpIsAbove = rows.flatMap((row) => columns.filter((column) => (row + column) % 2 === 0).map((column) => ({ row, column })));
  return (
    <g>
      {lines
        .filter((line) => line >= 6)
        .map((line) => (
          <Thread key={line} className="loom-bias" {...DIAGONALS[line - 6]!} />
        ))}
      {columns.map((column) => (
        <Thread key={column} className="loom-warp" {...warp(RAILS[column]!)} />
      ))}
      {rows.map((row) => (
        <Thread key={row} className="loom-weft" {...weft(RAILS[row]!)} />
      ))}
      {warpIsAbove.map(({ row, column }) => (
        <Thread
          key={`${row} ${column}`}
          className="loom-warp loom-crossing"
          x1={RAILS[column]!}
          x2={RAILS[column]!}
          y1={RAILS[row]! - 5}
          y2={RAILS[row]! + 5}
        />
      ))}
    </g>
  );
}

function Thread({ className, ...line }: Line & { className: string }) {
  return (
    <g className={className}>
      <line className="loom-thread-casing" {...line} />
      <line className="loom-thread" {...line} />
    </g>
  );
}

function Knot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="loom-knot">
      <circle r="7.6" />
      <path d="M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2" />
    </g>
  );
}

/** The fills that patches refer to. Pattern units are those of the patch, so a stripe is as wide in a small motif as in a large one. */
export function ClothPatterns() {
  return (
    <svg className="loom-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="loom-weave" width="4" height="4" patternUnits="userSpaceOnUse">
          <path className="loom-weave-thread" d="M0 1H2M2 3H4M1 2V4M3 0V2" />
        </pattern>
        <FillPatterns weave="wide" unit={1} />
        <FillPatterns weave="fine" unit={0.68} />
      </defs>
    </svg>
  );
}

function FillPatterns({ weave, unit }: { weave: string; unit: number }) {
  const square = (side: number) => ({ width: side * unit, height: side * unit, patternUnits: 'userSpaceOnUse' });
  return (
    <>
      <pattern id={`loom-stripes-${weave}`} {...square(6)} patternTransform="rotate(45)">
        <rect className="loom-fill-ink" width={2.7 * unit} height={6 * unit} />
      </pattern>
      <pattern id={`loom-checks-${weave}`} {...square(9)}>
        <path className="loom-fill-ink" d="M0 0H4.5V4.5H0ZM4.5 4.5H9V9H4.5Z" transform={`scale(${unit})`} />
      </pattern>
      <pattern id={`loom-dots-${weave}`} {...square(7)}>
        <circle className="loom-fill-ink" cx={3.5 * unit} cy={3.5 * unit} r={1.75 * unit} />
      </pattern>
    </>
  );
}
