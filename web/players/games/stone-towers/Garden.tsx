import { BOARD, GROUND } from './places.ts';

const RAIN = [
  'M22 14L18 34M70 46L66 66M118 8L114 28M150 62L146 82M204 22L200 42M246 52L242 72M292 12L288 32M334 44L330 64M372 16L368 36',
  'M44 78L41 92M96 100L93 114M176 104L173 118M226 96L223 110M270 106L267 120M318 90L315 104M358 82L355 96',
] as const;

/** Hills behind mist, bamboo at the sides, a quiet rain: what stands behind the poles. */
export function Garden() {
  return (
    <g>
      <rect width={BOARD.width} height={BOARD.height} fill="url(#towers-sky)" />
      <path
        className="towers-hill-far"
        d="M0 96C40 70 74 74 108 88C142 56 178 50 214 82C252 62 290 64 322 84C350 72 372 74 390 84V170H0Z"
      />
      <path className="towers-hill-middle" d="M0 128C52 100 92 112 132 124C176 98 222 104 262 126C304 106 350 110 390 126V190H0Z" />
      <rect y="112" width={BOARD.width} height="62" fill="url(#towers-mist)" />
      <path className="towers-hill-near" d="M0 168C60 148 120 160 180 164C250 152 320 156 390 166V214H0Z" />
      <rect y="156" width={BOARD.width} height="50" fill="url(#towers-mist)" opacity="0.75" />
      <Grove />
      <g transform={`translate(${BOARD.width} 0) scale(-1 1)`}>
        <Grove />
      </g>
      {RAIN.map((fall, row) => (
        <path key={fall} className="towers-rain" d={fall} style={{ opacity: row === 0 ? 0.5 : 0.32 }} />
      ))}
    </g>
  );
}

function Grove() {
  return (
    <g>
      <path className="towers-stalk" d={`M7 ${GROUND + 6}C5 150 9 70 4 0M19 ${GROUND + 4}C20 160 15 96 20 34`} />
      <path
        className="towers-leaf"
        d="M5 26C18 22 28 28 34 38C22 38 11 34 5 26ZM4 12C16 4 29 4 38 11C26 16 13 17 4 12ZM6 66C18 62 26 68 31 78C20 77 11 73 6 66ZM20 36C31 34 38 41 41 50C31 48 23 43 20 36ZM17 92C27 88 35 93 39 102C29 102 21 99 17 92ZM6 112C15 110 22 115 25 123C16 122 9 119 6 112Z"
      />
    </g>
  );
}

/** The colours that every picture of the garden refers to: drawn once. */
export function GardenColours() {
  return (
    <svg className="towers-colours" width="0" height="0" aria-hidden="true" focusable="false">
      <linearGradient id="towers-sky" x1="0" y1="0" x2="0" y2="1">
        <stop className="towers-sky-top" offset="0" />
        <stop className="towers-sky-low" offset="0.8" />
      </linearGradient>
      <linearGradient id="towers-mist" x1="0" y1="0" x2="0" y2="1">
        <stop className="towers-mist-edge" offset="0" />
        <stop className="towers-mist-core" offset="0.55" />
        <stop className="towers-mist-edge" offset="1" />
      </linearGradient>
    </svg>
  );
}
