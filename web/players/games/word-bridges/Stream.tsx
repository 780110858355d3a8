const RIPPLES = [
  'M34 40C60 34 84 46 112 40',
  'M250 30C276 24 300 36 330 30',
  'M140 78C170 70 200 86 236 78',
  'M40 150C66 144 92 156 118 150',
  'M286 146C312 140 338 152 366 146',
  'M92 214C118 208 142 220 170 214',
  'M238 226C264 220 290 232 318 226',
];

const PADS = [
  { x: 58, y: 108, r: 13, turn: 20 },
  { x: 84, y: 118, r: 8, turn: 200 },
  { x: 344, y: 92, r: 11, turn: 110 },
  { x: 320, y: 196, r: 12, turn: 300 },
];

/** The water, with banks, reeds and lily pads. Cut at its sides where the scene is narrow. */
export function Stream() {
  return (
    <svg className="bridges-stream" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect className="bridges-water" width="400" height="260" />
      <path className="bridges-deep" d="M96 0C140 60 250 90 236 150S170 220 200 260H300C270 220 330 190 322 130S220 50 230 0Z" />
      <path className="bridges-bank" d="M0 0H26C14 34 22 70 12 104S20 190 8 260H0Z" />
      <path className="bridges-bank" d="M400 0H378C388 40 376 76 388 118S378 200 392 260H400Z" />
      {RIPPLES.map((path) => (
        <path key={path} className="bridges-ripple" d={path} />
      ))}
      {PADS.map(({ x, y, r, turn }) => (
        <path
          key={x}
          className="bridges-pad"
          transform={`translate(${x} ${y}) scale(1 0.55) rotate(${turn})`}
          d={`M0 0L${r} ${-r * 0.3}A${r * 1.05} ${r * 1.05} 0 1 0 ${r} ${r * 0.3}Z`}
        />
      ))}
      <g className="bridges-reeds">
        <path d="M14 232C16 206 12 190 18 168M22 238C26 216 24 200 32 184M382 96C380 74 386 60 380 42M390 100C392 82 388 70 394 56" />
      </g>
    </svg>
  );
}
