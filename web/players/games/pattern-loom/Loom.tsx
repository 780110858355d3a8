import type { Cell } from '#content/games/pattern-loom/script.ts';
import { PatchDrawing } from './Patch.tsx';

const SIDE = 96;
const STEP = 101;
const LEFT = 51;
const TOP = 62;

const WARPS = Array.from({ length: 51 }, (_, index) => 52 + index * 5.92);
const POST_MIDDLES = [24, 376] as const;
const INLAYS = [108, 207, 306] as const;
const CARVINGS = Array.from({ length: 11 }, (_, index) => 50 + index * 30);

type LoomProps = {
  readonly matrix: readonly Cell[];
  readonly tried: Cell | null;
  /** The ninth patch is the right one, and stays. */
  readonly isWhole?: boolean;
};

/** The loom with the cloth on it: eight woven patches, and in the ninth place bare warp, or the patch that is being tried. */
export function Loom({ matrix, tried, isWhole = false }: LoomProps) {
  return (
    <svg className="loom" viewBox="0 0 400 412" aria-hidden="true" focusable="false">
      <Frame />
      {[...matrix, tried].map((cell, place) => {
        const x = LEFT + (place % 3) * STEP;
        const y = TOP + Math.floor(place / 3) * STEP;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the cloth is what it is
          <g key={place} transform={`translate(${x} ${y}) scale(${SIDE / 100})`}>
            {cell ? <PatchDrawing cell={cell} /> : <OpenPlace />}
            {place === 8 && <rect className={isWhole ? 'loom-right-edge' : 'loom-open-edge'} x="1" y="1" width="98" height="98" rx="4" />}
          </g>
        );
      })}
    </svg>
  );
}

function OpenPlace() {
  return <path className="loom-question" d="M38 39C38 30 44 25 51 25C59 25 64 30 64 37C64 47 51 47 51 58M51 70V71" />;
}

function Frame() {
  return (
    <g>
      {WARPS.map((x) => (
        <path key={x} className="loom-warp-string" d={`M${x.toFixed(1)} 30V386`} />
      ))}
      <rect className="loom-wood-shade" x="14" y="10" width="20" height="398" rx="7" />
      <rect className="loom-wood-shade" x="366" y="10" width="20" height="398" rx="7" />
      {POST_MIDDLES.flatMap((x) =>
        INLAYS.map((y) => <path key={`${x} ${y}`} className="loom-inlay" d={`M${x} ${y - 10}l4.5 10l-4.5 10l-4.5 -10Z`} />),
      )}
      <rect className="loom-rod" x="34" y="46" width="332" height="5" rx="2.5" />
      {WARPS.filter((_, index) => index % 2 === 0).map((x) => (
        <circle key={x} className="loom-heddle" cx={x} cy="48.5" r="1.5" />
      ))}
      <Beam y={14} />
      <Beam y={374} />
    </g>
  );
}

function Beam({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="loom-wood" x="4" y="0" width="392" height="24" rx="9" />
      <rect className="loom-wood-light" x="8" y="2.5" width="384" height="5" rx="2.5" />
      <rect className="loom-wood-shade" x="4" y="0" width="16" height="24" rx="8" />
      <rect className="loom-wood-shade" x="380" y="0" width="16" height="24" rx="8" />
      {CARVINGS.map((x) => (
        <path key={x} className="loom-inlay" d={`M${x} 6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5ZM${x + 15} 11.4a1.8 1.8 0 1 0 0.01 0Z`} />
      ))}
    </g>
  );
}
