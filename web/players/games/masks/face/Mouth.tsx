import { useId } from 'react';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { at } from './path.ts';
import { mouthOf, type Point } from './rig.ts';
import { mix, type Tones } from './tones.ts';

/** Handles of a cubic between the corners whose middle lies at `height`. */
function bend([left, right]: readonly [Point, Point], height: number, spread = 0.5): readonly [Point, Point] {
  const rise = (8 * height - left[1] - right[1]) / 6;
  return [
    [left[0] * spread, rise],
    [right[0] * spread, rise],
  ];
}

const gapFloor = 0.6;

export function Mouth({ muscles, tones }: { readonly muscles: Muscles; readonly tones: Tones }) {
  const id = useId();
  const { corners, top, bottom, upperLip, lowerLip, teeth } = mouthOf(muscles);
  const [left, right] = corners;
  const isOpen = bottom - top > gapFloor;
  const upper = bend(corners, top, isOpen ? 0.62 : 0.5);
  const lower = bend(corners, isOpen ? bottom : top, isOpen ? 0.66 : 0.5);
  const under = bend(corners, (isOpen ? bottom : top) + lowerLip, 0.56);
  const upperEdge = `M${at(...left)}C${at(...upper[0])} ${at(...upper[1])} ${at(...right)}`;
  const lowerEdge = `C${at(...lower[1])} ${at(...lower[0])} ${at(...left)}`;
  const opening = `${upperEdge}${lowerEdge}Z`;
  const peak = top - upperLip;
  const reach = (right[0] - left[0]) / 2;
  const bow = `M${at(...left)}C${at(left[0] + 0.34 * reach, (2 * left[1] + 4 * peak) / 6)} ${at(-9, peak - 0.6)} ${at(-5, peak - 0.4)}Q${at(0, peak + 2.4)} ${at(5, peak - 0.4)}C${at(9, peak - 0.6)} ${at(right[0] - 0.34 * reach, (2 * right[1] + 4 * peak) / 6)} ${at(...right)}`;
  const upperLipShape = `${bow}C${at(...upper[1])} ${at(...upper[0])} ${at(...left)}Z`;
  const lowerLipShape = `M${at(...left)}C${at(...lower[0])} ${at(...lower[1])} ${at(...right)}C${at(...under[1])} ${at(...under[0])} ${at(...left)}Z`;
  const { jaw = 0, lipsPart = 0, stretch = 0 } = muscles;
  return (
    <>
      {isOpen && (
        <>
          <clipPath id={id}>
            <path d={opening} />
          </clipPath>
          <path d={opening} fill="#4a1520" />
          <g clipPath={`url(#${id})`}>
            {jaw > 0.2 && <ellipse cx="0" cy={bottom + 3} rx={reach * 0.6} ry={6 + 9 * jaw} fill="#b5525a" />}
            <path
              d={`M${at(-0.8 * reach, Math.min(left[1], top) - 8)}H${(0.8 * reach).toFixed(1)}V${(top + teeth).toFixed(1)}Q0 ${(top + teeth + 1.8).toFixed(1)} ${at(-0.8 * reach, top + teeth)}Z`}
              fill="#fbf4e6"
            />
            {stretch > 0.3 && (
              <path
                d={`M${at(-0.7 * reach, bottom + 6)}H${(0.7 * reach).toFixed(1)}V${(bottom - 1.6 * lipsPart).toFixed(1)}Q0 ${(bottom - 2.8 * lipsPart).toFixed(1)} ${at(-0.7 * reach, bottom - 1.6 * lipsPart)}Z`}
                fill="#f1e7d4"
              />
            )}
          </g>
        </>
      )}
      <path d={lowerLipShape} fill={tones.lipLight} />
      <path d={upperLipShape} fill={tones.lip} />
      <path
        d={opening}
        fill="none"
        stroke={mix(tones.line, '#3a0d16', 0.6)}
        strokeWidth={isOpen ? 1.6 : 2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${at(-0.36 * reach, (isOpen ? bottom : top) + lowerLip * 0.55)}Q${at(0, (isOpen ? bottom : top) + lowerLip * 0.72)} ${at(0.3 * reach, (isOpen ? bottom : top) + lowerLip * 0.5)}`}
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity={lowerLip > 4 ? 0.28 : 0}
      />
    </>
  );
}

/** Folds around the mouth, one for each muscle that makes one. */
export function MouthFolds({ muscles, tones }: { readonly muscles: Muscles; readonly tones: Tones }) {
  const { corners, bottom, lowerLip } = mouthOf(muscles);
  const { smile = 0, dimple = 0, cornersDown = 0, chin = 0, pressLips = 0, tightLips = 0, stretch = 0, side: lean = 0 } = muscles;
  const below = bottom + lowerLip;
  const line = { fill: 'none', stroke: tones.line, strokeLinecap: 'round' } as const;
  return (
    <>
      {corners.map(([x, y], index) => {
        const side = index === 0 ? -1 : 1;
        const share = Math.min(1, Math.max(0, 1 + side * lean));
        const tuck = Math.max(dimple * share, 0.5 * smile * share, 0.55 * pressLips);
        return (
          <g key={side} transform={`translate(${at(x, y)}) scale(${side} 1)`}>
            {tuck > 0.1 && (
              <path
                d={`M3.4 ${-3.4 - 2 * tuck}Q${5.4 + 2 * tuck} 0 3.2 ${3.4 + 2.4 * tuck}`}
                {...line}
                strokeWidth="1.7"
                opacity={Math.min(0.85, tuck)}
              />
            )}
            {cornersDown > 0.15 && <path d="M1.5 3.4Q5 7.5 4.2 13" {...line} strokeWidth="1.5" opacity={0.75 * cornersDown} />}
            {stretch > 0.3 && <path d="M5 -8Q9 0 6 9" {...line} strokeWidth="1.3" opacity={0.55 * stretch} />}
          </g>
        );
      })}
      <path
        d={`M-10 ${(below + 5 + 2 * chin).toFixed(1)}Q0 ${(below + 8.5 - 6 * chin).toFixed(1)} 10 ${(below + 5 + 2 * chin).toFixed(1)}`}
        {...line}
        strokeWidth="1.6"
        opacity={0.3 + 0.5 * chin}
      />
      {chin > 0.25 && (
        <g fill={tones.line} opacity={0.6 * chin}>
          {[-7, -2.5, 2.5, 7].map((x, index) => (
            <circle key={x} cx={x} cy={below + 14 + (index % 2) * 3.4} r="1.1" />
          ))}
        </g>
      )}
      {Math.max(pressLips, tightLips) > 0.3 && (
        <path
          d={`M-9 ${(below + 2.6).toFixed(1)}Q0 ${(below + 4).toFixed(1)} 9 ${(below + 2.6).toFixed(1)}`}
          {...line}
          strokeWidth="1.2"
          opacity={0.5 * Math.max(pressLips, tightLips)}
        />
      )}
    </>
  );
}
