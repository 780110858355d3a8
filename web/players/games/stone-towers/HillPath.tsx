/** Trees stand elsewhere on each walk: one hill, many ways up. */
const GROVES = [
  [
    [34, 96, 1],
    [318, 90, 1.1],
    [200, 62, 0.6],
  ],
  [
    [52, 84, 0.9],
    [338, 104, 1.2],
    [176, 60, 0.55],
  ],
  [
    [24, 108, 1.25],
    [300, 84, 0.85],
    [222, 64, 0.6],
  ],
  [
    [66, 80, 0.8],
    [352, 96, 1],
    [192, 58, 0.5],
  ],
] as const;

/** The left path and the right one: their edges are drawn before both, so that none runs across the place where they part. */
const WAYS = [
  'M176 176C182 156 170 144 140 136C108 128 84 118 84 104C84 94 96 88 108 84L112 86C102 91 96 97 97 104C98 114 120 121 150 128C186 136 206 152 208 176Z',
  'M214 176C208 156 220 144 250 136C282 128 306 118 306 104C306 94 294 88 282 84L278 86C288 91 294 97 293 104C292 114 270 121 240 128C204 136 184 152 182 176Z',
] as const;

/** A hill path that parts, terraces on both sides and mist above. `taken`: the side that was chosen. */
export function HillPath({ walk, taken }: { walk: number; taken: number | null }) {
  return (
    <svg className="towers-hillside" viewBox="0 0 390 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="390" height="176" fill="url(#towers-sky)" />
      <path className="towers-hill-far" d="M0 66C50 36 96 44 132 58C166 26 214 22 250 52C290 34 346 36 390 58V120H0Z" />
      <rect y="56" width="390" height="46" fill="url(#towers-mist)" />
      <path className="towers-hill-middle" d="M0 104C40 74 120 66 178 82C204 72 236 74 262 84C310 70 360 80 390 100V176H0Z" />
      <path
        className="towers-terrace"
        d="M14 122C60 100 116 96 164 104M0 140C52 118 108 114 158 122M376 120C330 98 282 96 234 104M390 138C338 118 290 114 238 122"
      />
      <rect y="84" width="390" height="40" fill="url(#towers-mist)" opacity="0.6" />
      <path className="towers-hill-near" d="M0 148C60 128 130 132 195 150C260 132 330 128 390 146V176H0Z" />
      {WAYS.map((way) => (
        <path key={way} className="towers-way-edge" d={way} />
      ))}
      {WAYS.map((way, path) => (
        <path key={way} className={taken === path ? 'towers-way towers-way-taken' : 'towers-way'} d={way} />
      ))}
      <Bush x={70} y={110} />
      <Bush x={322} y={110} />
      {GROVES[walk % GROVES.length]!.map(([x, y, scale]) => (
        <g key={x} className="towers-tree" transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className="towers-trunk" d="M-2 0C-1 -14 -2 -24 0 -34C2 -24 1 -14 2 0Z" />
          <path
            className="towers-crown"
            d="M0 -52C10 -52 15 -46 14 -40C22 -38 22 -28 14 -26C10 -20 -10 -20 -14 -26C-22 -28 -22 -38 -14 -40C-15 -46 -10 -52 0 -52Z"
          />
        </g>
      ))}
      <rect y="128" width="390" height="30" fill="url(#towers-mist)" opacity="0.35" />
      <path
        className="towers-rain"
        d="M30 10L26 30M92 34L88 54M150 6L146 26M214 30L210 50M270 10L266 30M332 36L328 56M370 8L366 28"
        style={{ opacity: 0.45 }}
      />
    </svg>
  );
}

function Bush({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="towers-bush" d="M-18 4C-22 -6 -12 -12 -6 -9C-4 -16 8 -16 9 -8C18 -10 22 0 16 4Z" />
      {[
        [-9, -3],
        [-1, -8],
        [7, -3],
        [0, 0],
        [12, 0],
      ].map(([cx, cy]) => (
        <circle key={cx} className="towers-fruit" cx={cx} cy={cy} r="2.300" />
      ))}
    </g>
  );
}
