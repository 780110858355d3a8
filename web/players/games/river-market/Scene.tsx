import type { ReactNode } from 'react';

const RIPPLES = [
  'M20 196H84M150 192H230M352 194H396M486 190H560',
  'M8 232H60M196 226H262M300 238H350M566 230H628',
  'M90 268H168M256 272H300M420 270H500M586 264H632',
] as const;

/** Houses on the far bank: how far along, how wide, how high. */
const HOUSES = [
  [34, 46, 44],
  [84, 34, 62],
  [124, 52, 38],
  [452, 44, 56],
  [500, 58, 40],
  [562, 38, 66],
] as const;

/** The river in the morning: the far bank with its houses and trees, the water, and what lies on it. 640 wide, 290 high. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="market-scene" viewBox="0 0 640 290" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect className="market-sky" width="640" height="150" />
      <circle className="market-sun" cx="318" cy="84" r="30" />
      <path className="market-hill" d="M0 108C70 84 130 96 200 104C280 82 350 92 420 102C500 84 570 92 640 100V150H0Z" />
      <g className="market-far">
        {HOUSES.map(([x, width, height]) => (
          <path key={x} d={`M${x} 146V${146 - height}L${x + width / 2} ${130 - height}L${x + width} ${146 - height}V146Z`} />
        ))}
        <path d="M196 146C194 122 198 106 203 92C206 108 206 126 205 146ZM203 94C190 82 178 86 172 96C184 90 194 92 204 98C214 90 226 90 236 98C230 84 216 82 204 93C203 84 196 78 186 78C194 82 199 88 203 94Z" />
        <path d="M428 146C427 130 428 118 432 108C434 120 434 132 433 146ZM432 110C422 100 413 103 408 111C417 106 425 108 432 112C440 106 450 106 457 112C452 101 441 100 432 109Z" />
        <path d="M0 142H640V152H0Z" />
      </g>
      <g className="market-window">
        {HOUSES.map(([x, width, height]) => (
          <path key={x} d={`M${x + width * 0.28} ${158 - height}h7v10h-7ZM${x + width * 0.6} ${158 - height}h7v10h-7Z`} />
        ))}
      </g>
      <rect className="market-water" y="150" width="640" height="140" />
      <ellipse className="market-gleam" cx="318" cy="160" rx="44" ry="3" />
      <ellipse className="market-gleam" cx="322" cy="172" rx="30" ry="3" />
      {RIPPLES.map((ripple, row) => (
        <path key={ripple} className={`market-ripple market-ripple-${row}`} d={ripple} style={{ strokeWidth: 1.4 + 0.6 * row }} />
      ))}
      {children}
    </svg>
  );
}

type BoatProps = { readonly x: number; readonly hull: 'red' | 'teal'; readonly isMirrored?: boolean; readonly children: ReactNode };

const HULLS = { red: ['#a8402f', '#7c2a28', '#e9b14a'], teal: ['#1f6f74', '#154e57', '#f0c768'] } as const;

/** A boat about 290 wide; what lies in it has its floor at y = 218. */
export function Boat({ x, hull, isMirrored = false, children }: BoatProps) {
  const [side, shade, rim] = HULLS[hull];
  return (
    <g className="market-boat" transform={`translate(${x} 0)`}>
      <ellipse className="market-shade" cx="0" cy="252" rx="142" ry="10" />
      {children}
      <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
        <path
          d="M-150 206C-90 222 70 224 128 214C140 211 148 204 154 194C152 226 136 250 96 252H-84C-120 250 -142 232 -150 206Z"
          fill={side}
        />
        <path d="M-146 220C-90 240 80 240 148 218C142 238 128 250 96 252H-84C-116 250 -136 238 -146 220Z" fill={shade} opacity="0.75" />
        <path
          d="M-150 206C-90 222 70 224 128 214C140 211 148 204 154 194L154 201C148 211 141 217 129 220C70 230 -92 229 -148 213Z"
          fill={rim}
        />
        <g fill={rim} opacity="0.9">
          <circle cx="112" cy="232" r="6" />
          <path d="M-96 236h14M-66 239h14M-36 240h14M-6 240h14M24 239h14M54 238h14" stroke={rim} strokeWidth="3" strokeLinecap="round" />
        </g>
        <circle cx="112" cy="232" r="2.600" fill="#2a1420" />
      </g>
    </g>
  );
}
