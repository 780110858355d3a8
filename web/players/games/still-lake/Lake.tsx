import { LilyPad, Lotus } from './Lotus.tsx';
import { PADS } from './pads.ts';
import { Shore } from './Shore.tsx';

const RIPPLES = [
  'M18 116H58M96 112H150M228 114H252M330 116H382',
  'M6 158H40M120 164H176M226 160H262M362 160H394',
  'M104 212H150M258 214H300M8 228H34M372 232H396',
  'M134 242H160M238 240H270M20 290H52M128 292H150M250 292H276M352 290H388',
] as const;

/** The light of the low sun on the water: how far down, how wide. */
const GLEAM = [
  [101, 20],
  [109, 27],
  [118, 22],
  [128, 33],
  [153, 26],
  [166, 36],
  [182, 24],
] as const;

/** The lake with its eight pads, one of them in bloom or none. `isStill`: the flower stands there from the start and does not unfold. */
export function Lake({ open, isStill = false }: { open: number | null; isStill?: boolean }) {
  return (
    <svg className="lake-scene" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...(isStill ? { 'data-still': true } : {})}>
      <Shore />
      <rect width="400" height="204" y="96" fill="url(#lake-water)" />
      <g className="lake-gleam">
        {GLEAM.map(([y, reach]) => (
          <ellipse key={y} cx="286" cy={y} rx={reach} ry={2.4 + y / 90} />
        ))}
      </g>
      {RIPPLES.map((ripple, row) => (
        <path key={ripple} className="lake-ripple" d={ripple} style={{ strokeWidth: 1 + 0.35 * row }} />
      ))}
      <Boat />
      {PADS.map(({ x, y, scale }, place) => (
        <g key={`${x} ${y}`} data-place={place} transform={`translate(${x} ${y}) scale(${scale})`}>
          <LilyPad />
          {open === place && (
            <g className="lake-bloom">
              <ellipse className="lake-ring" cy="4" rx="40" ry="14" />
              <Lotus />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

/** An empty boat with a lantern in the middle: where the eyes rest. */
function Boat() {
  return (
    <g transform="translate(200 202)">
      <ellipse className="lake-boat-shade" cy="9" rx="40" ry="5" />
      <circle className="lake-lantern-glow" cx="14" cy="-16" r="15" />
      <path className="lake-boat" d="M-40 -5C-28 1 26 1 40 -8C35 5 24 9 4 9C-18 9 -34 6 -40 -5Z" />
      <path className="lake-boat-rim" d="M-40 -5C-28 1 26 1 40 -8C26 4 -26 4 -40 -5Z" />
      <path className="lake-boat-pole" d="M14 0V-24" />
      <path className="lake-lantern" d="M10.500 -21H17.500L18.500 -12H9.500Z" />
    </g>
  );
}

/** The colours that all lakes and flowers refer to: drawn once. */
export function LakeColours() {
  return (
    <svg className="lake-colours" width="0" height="0" aria-hidden="true" focusable="false">
      <linearGradient id="lake-sky" x1="0" y1="0" x2="0" y2="1">
        <stop className="lake-sky-top" offset="0" />
        <stop className="lake-sky-middle" offset="0.6" />
        <stop className="lake-sky-low" offset="1" />
      </linearGradient>
      <linearGradient id="lake-water" x1="0" y1="0" x2="0" y2="1">
        <stop className="lake-water-far" offset="0" />
        <stop className="lake-water-middle" offset="0.35" />
        <stop className="lake-water-near" offset="1" />
      </linearGradient>
      <radialGradient id="lake-glow">
        <stop className="lake-glow-core" offset="0" />
        <stop className="lake-glow-edge" offset="1" />
      </radialGradient>
    </svg>
  );
}
