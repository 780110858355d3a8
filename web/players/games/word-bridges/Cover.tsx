const STARS = [
  [28, 24],
  [96, 16],
  [128, 44],
  [176, 20],
  [214, 38],
  [262, 14],
  [296, 46],
  [150, 64],
  [20, 60],
] as const;

/** Where the bridge stands on a stone, from bank to bank. */
const STONES = [80, 160, 240] as const;
const DECK = 112;
const RISE = 26;
const RAIL = 21;
const ENDS = [-4, ...STONES, 324];
const WAY = `M${ENDS[0]} ${DECK}${ENDS.slice(1)
  .map((x, index) => `Q${(x + ENDS[index]!) / 2} ${DECK - RISE} ${x} ${DECK}`)
  .join('')}`;

/** Posts of the handrail, four to an arch. */
const POSTS = ENDS.slice(1).flatMap((end, index) =>
  [0.2, 0.4, 0.6, 0.8].map((part) => {
    const start = ENDS[index]!;
    return { x: start + part * (end - start), y: DECK - 2 * part * (1 - part) * RISE };
  }),
);

/** The picture on the test's card: a footbridge that goes from stone to stone over a stream, by lamplight. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="bridges-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#171a45" />
          <stop offset="0.55" stopColor="#4a3f7c" />
          <stop offset="1" stopColor="#d98a63" />
        </linearGradient>
        <linearGradient id="bridges-river" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b8d92" />
          <stop offset="1" stopColor="#0f3f55" />
        </linearGradient>
      </defs>
      <rect width="320" height="124" fill="url(#bridges-dusk)" />
      <g fill="#f3eee2">
        {STARS.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 1.3 : 0.8} opacity={index % 2 === 0 ? 0.9 : 0.6} />
        ))}
      </g>
      <circle cx="58" cy="44" r="24" fill="#ffd98a" opacity="0.14" />
      <circle cx="58" cy="44" r="14" fill="#ffe2a6" />
      <path d="M0 96C36 72 70 80 104 92S176 98 214 82S288 72 320 90V126H0Z" fill="#3a2f62" />
      <path d="M0 110C50 100 96 108 150 106S260 100 320 108V126H0Z" fill="#262455" />
      <rect y="118" width="320" height="62" fill="url(#bridges-river)" />
      <path d="M48 118C52 134 44 150 54 180H78C66 152 76 134 70 118Z" fill="#ffe2a6" opacity="0.22" />
      <g fill="none" stroke="#a8dcd5" strokeWidth="1.2" strokeLinecap="round" opacity="0.55">
        <path d="M100 140C112 137 122 143 134 140M178 148C190 145 200 151 212 148M18 152C30 149 40 155 52 152M256 158C268 155 278 161 290 158M116 166C128 163 138 169 150 166M206 132C214 130 222 134 230 132" />
      </g>
      {STONES.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <ellipse cy="142" rx="27" ry="5.5" fill="#0a2c3f" opacity="0.55" />
          <path d="M-23 138C-25 124 -15 113 0 113S25 123 23 138C16 145 -16 145 -23 138Z" fill="#857f94" />
          <path d="M-19 126C-14 117 -6 114 2 114C10 115 16 118 18 124C8 119 -8 120 -19 126Z" fill="#b9b1bd" />
        </g>
      ))}
      <path d={WAY} fill="none" stroke="#3f2410" strokeWidth="10" />
      <path d={WAY} fill="none" stroke="#d9964e" strokeWidth="7" strokeDasharray="4.4 1.4" />
      <g fill="none" stroke="#5c3816" strokeLinecap="round">
        <path d={WAY} strokeWidth="2.6" transform={`translate(0 ${-RAIL})`} />
        <path d={WAY} strokeWidth="1.4" transform={`translate(0 ${-RAIL / 2})`} />
        {POSTS.map(({ x, y }) => (
          <path key={x} d={`M${x.toFixed(1)} ${(y - 2).toFixed(1)}V${(y - RAIL - 1).toFixed(1)}`} strokeWidth="2" />
        ))}
      </g>
      {STONES.map((x) => (
        <g key={x} transform={`translate(${x} ${DECK})`}>
          <circle cy="-40" r="17" fill="#ffc968" opacity="0.16" />
          <circle cy="-40" r="9" fill="#ffc968" opacity="0.28" />
          <path d="M0 0V-32" stroke="#3f2410" strokeWidth="3.4" strokeLinecap="round" />
          <path d="M-4.5 -33H4.5L3.6 -45H-3.6Z" fill="#ffdf9a" stroke="#3f2410" strokeWidth="1.4" strokeLinejoin="round" />
          <path d="M-6 -45H6L0 -51Z" fill="#3f2410" />
        </g>
      ))}
      <path d="M0 112C10 112 18 120 16 132C30 142 26 166 10 180H0Z" fill="#1c3a34" />
      <path d="M320 110C308 112 302 122 306 134C292 146 298 168 312 180H320Z" fill="#1c3a34" />
      <g fill="none" stroke="#3f7a63" strokeWidth="2" strokeLinecap="round">
        <path d="M14 168C16 152 12 144 18 132M22 172C26 158 24 150 32 140M304 168C302 154 308 146 303 134M296 174C294 160 288 156 290 146" />
      </g>
    </svg>
  );
}
