import { useId } from 'react';
import type { Look } from '#content/games/masks/script-looks.ts';
import type { Light, Muscles } from '#content/games/masks/script-muscles.ts';
import { Beard, Moustache } from './Beard.tsx';
import { Dress } from './Dress.tsx';
import { Brows, Eyes } from './Eyes.tsx';
import { Forehead, Nose } from './Folds.tsx';
import { HairBefore, HairBehind } from './Hair.tsx';
import { Mouth, MouthFolds } from './Mouth.tsx';
import { at } from './path.ts';
import { chinOf, featuresShift } from './rig.ts';
import { GROUNDS, tonesOf } from './tones.ts';
import { Jewels, Mark, Spectacles, WearBefore, WearBehind } from './Wear.tsx';

export type FaceProps = {
  readonly look: Look;
  readonly muscles: Muscles;
  readonly light?: Light;
  /** Which of the quiet grounds lies behind. */
  readonly ground?: number;
};

/** Heights of the picture, 240 wide and 280 high, whose middle is x = 0. */
const EYES = 130;
const NOSE_TIP = 160;
const MOUTH = 187;
const NECK = 212;
const TILT_DEGREES = 10;

/** They end where the face ends. */
const CLOSE_BEARDS: ReadonlySet<Look['beard']> = new Set(['stubble', 'trimmed']);

/** Half the width of the skull, of the jaw and of the chin. */
const BUILD: Record<Look['head'], readonly [skull: number, jaw: number, chin: number]> = {
  oval: [61, 50, 20],
  round: [64, 57, 25],
  long: [58, 47, 18],
  square: [61, 57, 29],
};

function headPath([skull, jaw, chin]: readonly [number, number, number], drop: number): string {
  const end = 217 + drop;
  const half = (side: number) => [at(side * skull, 118), at(side * jaw, 176 + drop * 0.5), at(side * chin, end - 5)] as const;
  const [rightCheek, rightJaw, rightChin] = half(1);
  const [leftCheek, leftJaw, leftChin] = half(-1);
  return `M0 42C${at(skull * 0.72, 42)} ${at(skull, 72)} ${rightCheek}C${at(skull, 146)} ${at(jaw + 4, 162 + drop * 0.4)} ${rightJaw}C${at(jaw - 7, 196 + drop)} ${at(chin + 12, end - 9)} ${rightChin}Q${at(0, end + 5)} ${leftChin}C${at(-chin - 12, end - 9)} ${at(-jaw + 7, 196 + drop)} ${leftJaw}C${at(-jaw - 4, 162 + drop * 0.4)} ${at(-skull, 146)} ${leftCheek}C${at(-skull, 72)} ${at(-skull * 0.72, 42)} 0 42Z`;
}

/** A face from its look and its muscles, and from nothing else: the same two always give the same drawing. */
export function Face({ look, muscles, light = 'left', ground = 0 }: FaceProps) {
  return (
    <svg className="masks-face" viewBox="20 16 200 240" aria-hidden="true" focusable="false">
      <rect width="240" height="280" fill={GROUNDS[ground % GROUNDS.length]} />
      <circle cx={light === 'left' ? 74 : 166} cy="96" r="150" fill="#fff" opacity="0.22" />
      <FaceDrawing look={look} muscles={muscles} light={light} />
    </svg>
  );
}

/** The face alone, for pictures with a ground of their own: 240 wide, 280 high. */
export function FaceDrawing({ look, muscles, light }: Required<Pick<FaceProps, 'look' | 'muscles' | 'light'>>) {
  const id = useId();
  const tones = tonesOf(look);
  const drop = chinOf(muscles) - 3 * Math.max(0, muscles.headUp ?? 0);
  const outline = headPath(BUILD[look.head], drop);
  const [across, down] = featuresShift(muscles);
  const { cheeks = 0, smile = 0, headTilt = 0 } = muscles;
  const shadeSide = light === 'left' ? 1 : -1;
  const parts = { look, muscles, tones };
  return (
    <g transform="translate(120 4)">
      <g transform={`rotate(${(TILT_DEGREES * headTilt).toFixed(1)} 0 ${NECK})`}>
        <WearBehind look={look} />
        <HairBehind {...parts} />
      </g>
      <Dress look={look} tones={tones} />
      <g transform={`rotate(${(TILT_DEGREES * headTilt).toFixed(1)} 0 ${NECK})`}>
        {look.wear !== 'hijab' && (
          <g
            transform={`translate(${(-0.4 * across).toFixed(1)} ${(down * 0.5).toFixed(1)})`}
            fill={tones.skin}
            stroke={tones.line}
            strokeOpacity="0.35"
            strokeWidth="1.4"
          >
            <path d="M-59 122C-74 114 -76 142 -66 152C-62 156 -58 154 -57 150Z" />
            <path d="M59 122C74 114 76 142 66 152C62 156 58 154 57 150Z" />
          </g>
        )}
        <path d={outline} fill={tones.skin} />
        <clipPath id={id}>
          <path d={outline} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path d="M30 30C46 90 44 150 14 236H90V30Z" fill={tones.shade} opacity="0.5" transform={`scale(${shadeSide} 1)`} />
          <ellipse cx={-26 * shadeSide} cy="84" rx="30" ry="26" fill={tones.light} opacity="0.4" />
          <g transform={`translate(${at(across, down)})`}>
            {[-1, 1].map((side) => (
              <ellipse
                key={side}
                cx={side * 38}
                cy={163 - 5 * Math.max(cheeks, 0.6 * smile)}
                rx={15 + 3 * cheeks}
                ry={11 + 2 * cheeks}
                fill={tones.cheek}
                opacity={0.34 + 0.3 * Math.max(cheeks, smile)}
              />
            ))}
          </g>
        </g>
        <path d={outline} fill="none" stroke={tones.line} strokeWidth="1.4" opacity="0.35" />
        <g clipPath={CLOSE_BEARDS.has(look.beard) ? `url(#${id})` : undefined}>
          <g transform={`translate(${at(0.25 * across, 0.3 * down)})`}>
            <Beard look={look} tones={tones} chin={drop} />
          </g>
        </g>
        <g transform={`translate(${at(across, down)})`}>
          <g transform={`translate(0 ${EYES})`}>
            <Forehead {...parts} />
            <Eyes {...parts} />
            <Brows {...parts} />
            <Mark look={look} />
          </g>
          <g transform={`translate(0 ${NOSE_TIP})`}>
            <Nose {...parts} />
          </g>
          <g transform={`translate(0 ${MOUTH})`}>
            <Mouth muscles={muscles} tones={tones} />
            <Moustache {...parts} />
            <MouthFolds muscles={muscles} tones={tones} />
          </g>
          {look.jewel === 'nose' && <Jewels look={look} tones={tones} />}
          <g transform={`translate(0 ${EYES})`}>
            <Spectacles look={look} />
          </g>
        </g>
        <HairBefore {...parts} />
        <WearBefore look={look} />
        {look.jewel !== 'nose' && <Jewels look={look} tones={tones} />}
      </g>
    </g>
  );
}
