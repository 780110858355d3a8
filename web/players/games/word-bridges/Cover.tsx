const STARS = [
  [26, 22],
  [62, 40],
  [104, 18],
  [214, 26],
  [262, 14],
  [298, 44],
  [240, 58],
  [40, 66],
] as const;

const STONES = [
  { x: 62, y: 122, rx: 40, ry: 20 },
  { x: 258, y: 122, rx: 40, ry: 20 },
  { x: 160, y: 158, rx: 36, ry: 16 },
];

const SPANS = ['M84 112C104 92 124 84 148 86', 'M236 112C216 92 196 84 172 86', 'M160 94C166 112 154 126 160 144'];

/** The picture on the test's card: three stones in a stream at dusk, joined by footbridges. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="bridges-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#171a45" />
          <stop offset="0.55" stopColor="#3d3a76" />
          <stop offset="0.8" stopColor="#b0705a" />
        </linearGradient>
        <linearGradient id="bridges-river" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c7f86" />
          <stop offset="1" stopColor="#0f3f55" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#bridges-dusk)" />
      <g fill="#f3eee2">
        {STARS.map(([x, y], index) => (
          <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 1.4 : 0.9} opacity={index % 2 === 0 ? 0.9 : 0.6} />
        ))}
      </g>
      <circle cx="160" cy="52" r="17" fill="#ffd98a" />
      <circle cx="160" cy="52" r="28" fill="#ffd98a" opacity="0.16" />
      <path d="M0 92C40 66 76 74 110 88S190 96 224 78S290 66 320 84V112H0Z" fill="#262455" />
      <path d="M0 98C60 90 110 96 160 94S270 92 320 98V180H0Z" fill="url(#bridges-river)" />
      <path d="M138 98C150 110 170 122 162 140S140 166 150 180H184C178 164 196 148 190 130S176 108 182 98Z" fill="#ffd98a" opacity="0.18" />
      <g fill="none" stroke="#8fd6d0" strokeWidth="1.2" strokeLinecap="round" opacity="0.6">
        <path d="M16 150C30 146 42 154 56 150M98 168C112 164 124 172 138 168M200 170C214 166 226 174 240 170M270 152C284 148 296 156 308 152M108 120C118 117 126 123 134 120" />
      </g>
      {STONES.map(({ x, y, rx, ry }) => (
        <g key={x}>
          <ellipse cx={x} cy={y + ry * 0.75} rx={rx * 1.08} ry={ry * 0.5} fill="#0a2c3f" opacity="0.5" />
          <path
            d={`M${x - rx} ${y + 4}C${x - rx} ${y - ry} ${x - rx * 0.4} ${y - ry * 1.1} ${x} ${y - ry}S${x + rx} ${y - ry * 0.7} ${x + rx} ${y + 4}S${x + rx * 0.4} ${y + ry} ${x} ${y + ry}S${x - rx} ${y + ry * 0.8} ${x - rx} ${y + 4}Z`}
            fill="#8d8798"
          />
          <path
            d={`M${x - rx * 0.86} ${y - 1}C${x - rx * 0.7} ${y - ry * 0.8} ${x + rx * 0.5} ${y - ry} ${x + rx * 0.86} ${y - 2}C${x + rx * 0.4} ${y - ry * 0.3} ${x - rx * 0.5} ${y - ry * 0.2} ${x - rx * 0.86} ${y - 1}Z`}
            fill="#bdb5bf"
          />
        </g>
      ))}
      {SPANS.map((path) => (
        <g key={path} fill="none">
          <path d={path} stroke="#4a2c14" strokeWidth="15" />
          <path d={path} stroke="#d9964e" strokeWidth="12" strokeDasharray="5 1.6" />
        </g>
      ))}
      <rect x="126" y="72" width="68" height="26" rx="5" fill="#e2a55c" stroke="#4a2c14" strokeWidth="2.4" />
      <path d="M136 81H184M136 89H176" stroke="#8a5a2b" strokeWidth="2" strokeLinecap="round" />
      <circle cx="132" cy="78" r="1.6" fill="#4a2c14" />
      <circle cx="188" cy="92" r="1.6" fill="#4a2c14" />
    </svg>
  );
}
