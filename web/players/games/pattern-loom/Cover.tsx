import { motifPath } from './motif-path.ts';

/** The night's own colours: the cover is dark in both modes. */
const PAPER = '#f3eee2';
const MARIGOLD = '#f5b13d';
const RIVER = '#5cc9c0';
const DUSK = '#2a2e6e';
const WOOD = '#6b4a24';

const SIDE = 42;
const PATCHES = [
  { shape: 'diamond', ground: DUSK, ink: MARIGOLD },
  { shape: 'star', ground: MARIGOLD, ink: DUSK },
  { shape: 'flower', ground: PAPER, ink: DUSK },
  { shape: 'star', ground: PAPER, ink: DUSK },
  { shape: 'flower', ground: RIVER, ink: DUSK },
  { shape: 'diamond', ground: MARIGOLD, ink: DUSK },
  { shape: 'flower', ground: MARIGOLD, ink: DUSK },
  { shape: 'diamond', ground: PAPER, ink: DUSK },
] as const;

const WARPS = Array.from({ length: 42 }, (_, index) => 92 + index * 3.32);

/** The picture on the test's card: a cloth of eight patches, the ninth still bare warp, the shuttle on its way to it. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="loom-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12142b" />
          <stop offset="1" stopColor={DUSK} />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#loom-night)" />
      <path d="M0 150C60 136 110 160 170 148S280 134 320 146V180H0Z" fill="#1a1d4a" />
      <path d="M0 163C70 152 130 172 200 160S290 152 320 160V180H0Z" fill="#0f6d6a" opacity="0.5" />
      <g fill={PAPER}>
        {[
          [22, 26],
          [48, 60],
          [30, 104],
          [70, 22],
          [262, 40],
          [298, 24],
          [286, 84],
          [304, 118],
          [56, 132],
        ].map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 1.3 : 0.8} opacity={index % 2 === 0 ? 0.9 : 0.55} />
        ))}
      </g>
      <g stroke={PAPER} strokeWidth="0.6" opacity="0.5">
        {WARPS.map((x) => (
          <path key={x} d={`M${x.toFixed(1)} 8V174`} />
        ))}
      </g>
      {PATCHES.map(({ shape, ground, ink }, place) => (
        <CoverPatch
          key={`${shape}${ground}`}
          x={93 + (place % 3) * 46}
          y={23 + Math.floor(place / 3) * 46}
          shape={shape}
          ground={ground}
          ink={ink}
        />
      ))}
      <rect x="185" y="115" width={SIDE} height={SIDE} rx="2" fill="none" stroke={MARIGOLD} strokeWidth="1.4" strokeDasharray="4 3" />
      <g fill={WOOD}>
        <rect x="78" y="4" width="164" height="10" rx="4" />
        <rect x="78" y="166" width="164" height="10" rx="4" />
      </g>
      <g fill={MARIGOLD}>
        {Array.from({ length: 9 }, (_, index) => 96 + index * 16).map((x) => (
          <path key={x} d={`M${x} 6l3 3l-3 3l-3 -3ZM${x} 168l3 3l-3 3l-3 -3Z`} />
        ))}
      </g>
      <path d="M186 136C206 130 222 148 246 134" fill="none" stroke={RIVER} strokeWidth="1.8" strokeLinecap="round" />
      <g transform="translate(262 129) rotate(-14)">
        <path d="M-22 0C-12 -9 12 -9 22 0C12 9 -12 9 -22 0Z" fill={WOOD} stroke={MARIGOLD} strokeWidth="1.2" />
        <rect x="-9" y="-3" width="18" height="6" rx="3" fill={RIVER} />
        <path d="M-5 -3V3M-1 -3V3M3 -3V3M7 -3V3" stroke={DUSK} strokeWidth="0.8" />
      </g>
    </svg>
  );
}

type CoverPatchProps = { x: number; y: number } & Pick<(typeof PATCHES)[number], 'shape' | 'ground' | 'ink'>;

function CoverPatch({ x, y, shape, ground, ink }: CoverPatchProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={SIDE} height={SIDE} rx="2" fill={ground} />
      <rect x="3" y="3" width={SIDE - 6} height={SIDE - 6} fill="none" stroke={ink} strokeWidth="1" strokeDasharray="3 2" opacity="0.7" />
      <path d={motifPath(shape, 13)} transform={`translate(${SIDE / 2} ${SIDE / 2})`} fill={ink} />
    </g>
  );
}
