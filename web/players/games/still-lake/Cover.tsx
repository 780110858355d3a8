/** The evening's own colours: the cover is dark in both modes. */
const INK = '#12142b';
const INDIGO = '#2a2e6e';
const PLUM = '#6d4579';
const ROSE = '#c46a70';
const AMBER = '#f2b265';
const GOLD = '#ffd98f';
const PAPER = '#fff7f0';
const BLUSH = '#ffd9e6';
const PINK = '#d9809f';
const LEAF = '#1f5a4c';
const LEAF_EDGE = '#58a58c';

const BACK = [-80, -56, -34, -11, 11, 34, 56, 80];
const SIDE = [-66, -40, -14, 14, 40, 66];
const FRONT = [-46, 46, -22, 22, 0];

/** The petals of a lotus, its foot at 0 0, about 90 wide; as an outline it is one that is only remembered. */
function Flower() {
  return (
    <g strokeWidth="0.9" strokeLinejoin="round">
      {BACK.map((turn) => (
        <path key={turn} d="M0 0C-13 -12 -12 -34 0 -47C12 -34 13 -12 0 0Z" fill={BLUSH} stroke={PINK} transform={`rotate(${turn})`} />
      ))}
      {SIDE.map((turn) => (
        <path key={turn} d="M0 2C-12 -9 -11 -26 0 -38C11 -26 12 -9 0 2Z" fill="#ffe6ee" stroke={PINK} transform={`rotate(${turn})`} />
      ))}
      <ellipse cy="-17" rx="9" ry="7" fill={AMBER} />
      <path d="M-7 -18H7M-4 -22V-14M4 -22V-14M0 -23V-13" stroke="#b8741d" strokeWidth="1.2" strokeLinecap="round" />
      {FRONT.map((turn) => (
        <path key={turn} d="M0 5C-12 -2 -11 -17 0 -27C11 -17 12 -2 0 5Z" fill={PAPER} stroke={PINK} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function Remembered({ x, y, scale, opacity }: { x: number; y: number; scale: number; opacity: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Leaf />
      <g fill="none" stroke={BLUSH} strokeWidth="1.8" strokeDasharray="3 3.4" strokeLinecap="round" opacity={opacity}>
        {[-70, -36, 0, 36, 70].map((turn) => (
          <path key={turn} d="M0 0C-13 -12 -12 -32 0 -44C12 -32 13 -12 0 0Z" transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}

const Leaf = () => (
  <g>
    <ellipse cx="2" cy="8" rx="50" ry="14" fill={INK} opacity="0.5" />
    <path d="M0 4L37 -6A50 14.500 0 1 1 20 -9.500Z" fill={LEAF} stroke={LEAF_EDGE} strokeWidth="1.3" strokeLinejoin="round" />
    <path d="M0 4L-40 0M0 4L-26 13M0 4L6 17M0 4L36 9" fill="none" stroke={LEAF_EDGE} strokeWidth="0.9" opacity="0.6" />
  </g>
);

/** The picture on the test's card: an evening lake, one lotus in bloom, and the places where two others bloomed before it. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="lake-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a1d4a" />
          <stop offset="0.45" stopColor={PLUM} />
          <stop offset="0.8" stopColor={ROSE} />
          <stop offset="1" stopColor={AMBER} />
        </linearGradient>
        <linearGradient id="lake-cover-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b0636f" />
          <stop offset="0.22" stopColor="#5b3f78" />
          <stop offset="0.6" stopColor="#232a5e" />
          <stop offset="1" stopColor={INK} />
        </linearGradient>
        <radialGradient id="lake-cover-glow">
          <stop offset="0" stopColor="#fff1cf" stopOpacity="0.75" />
          <stop offset="1" stopColor="#fff1cf" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="82" fill="url(#lake-cover-sky)" />
      <g fill={PAPER}>
        <circle cx="34" cy="14" r="0.9" />
        <circle cx="72" cy="26" r="0.7" opacity="0.7" />
        <circle cx="118" cy="11" r="1" />
        <circle cx="171" cy="20" r="0.7" opacity="0.7" />
        <circle cx="268" cy="12" r="1" />
        <circle cx="299" cy="30" r="0.7" opacity="0.7" />
      </g>
      <circle cx="222" cy="66" r="44" fill="url(#lake-cover-glow)" />
      <circle cx="222" cy="66" r="16" fill={GOLD} />
      <path d="M0 62C28 44 58 50 88 58C112 40 142 44 168 58C196 52 232 60 258 62C284 52 304 54 320 58V84H0Z" fill={INDIGO} opacity="0.75" />
      <path d="M0 74C44 62 84 72 118 73C160 66 208 75 250 76C284 70 306 72 320 74V84H0Z" fill="#1c1f4c" />
      <g fill={INK}>
        <path d="M0 80H320V83H0Z" />
        <path d="M46 81V69L50 58Q53 48 56 44Q59 48 62 58L66 69V81ZM70 81V72L73 64Q76 59 79 64L82 72V81ZM55.300 45V37H56.700V45Z" />
        <path d="M98 81L118 76L138 81Z" />
      </g>
      <g fill="none" stroke={INK} strokeWidth="1.1" strokeLinecap="round">
        <path d="M140 34Q144 30 147 34Q150 30 154 34M160 42Q163 39 165 42Q167 39 170 42" />
      </g>
      <rect y="82" width="320" height="98" fill="url(#lake-cover-water)" />
      <g fill={GOLD}>
        <ellipse cx="222" cy="87" rx="20" ry="1.500" opacity="0.8" />
        <ellipse cx="222" cy="94" rx="27" ry="1.700" opacity="0.55" />
        <ellipse cx="222" cy="102" rx="20" ry="1.900" opacity="0.4" />
        <ellipse cx="222" cy="111" rx="30" ry="2" opacity="0.26" />
      </g>
      <g fill="none" stroke="#b9a6e0" strokeLinecap="round" opacity="0.4">
        <path d="M12 94H48M86 92H124M270 92H306" strokeWidth="0.9" />
        <path d="M118 112H150M6 120H30M286 112H316" strokeWidth="1.200" />
        <path d="M12 158H44M244 168H286M96 170H120" strokeWidth="1.600" />
      </g>
      <Remembered x={64} y={118} scale={0.56} opacity={0.75} />
      <Remembered x={276} y={138} scale={0.7} opacity={0.5} />
      <g transform="translate(160 146) scale(1.08)">
        <ellipse cy="6" rx="64" ry="20" fill="none" stroke={GOLD} strokeWidth="1" opacity="0.5" />
        <ellipse cy="6" rx="82" ry="26" fill="none" stroke={GOLD} strokeWidth="0.8" opacity="0.25" />
        <Leaf />
        <ellipse cy="-16" rx="62" ry="44" fill="url(#lake-cover-glow)" />
        <Flower />
      </g>
    </svg>
  );
}
