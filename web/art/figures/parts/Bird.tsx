import { Place } from '../../shared/Scene.tsx';
import type { Tones } from './tones.ts';

type BirdProps = {
  tones: Tones;
  x: number;
  y: number;
  size?: number;
  isMirrored?: boolean;
  isSinging?: boolean;
  turn?: number;
  body: string;
  belly: string;
  wing: string;
  wingShade: string;
};

/** A small bird that sits on (x, y) and looks to the right; about 290 wide and 270 high at size 1. */
export const Bird = ({
  tones,
  x,
  y,
  size = 1,
  isMirrored = false,
  isSinging = false,
  turn = 0,
  body,
  belly,
  wing,
  wingShade,
}: BirdProps) => (
  <Place x={x} y={y} size={size} isMirrored={isMirrored}>
    <path d="M-8 -24L0 8M26 -34L32 8" stroke={tones.woodDeep} strokeWidth="8" strokeLinecap="round" />
    <path d="M-80 -60C-120 -20 -160 40 -196 96L-164 106C-130 60 -96 20 -50 -14Z" fill={wingShade} />
    <path d="M-80 -70C-124 -30 -170 30 -210 80L-186 96C-150 50 -110 10 -60 -24Z" fill={wing} />
    <path
      d="M-122 -34C-108 -92 -66 -124 -40 -168C-26 -228 4 -258 48 -256C90 -252 106 -216 100 -180C114 -124 104 -62 62 -36C12 -4 -72 -2 -122 -34Z"
      fill={body}
    />
    <path d="M100 -176C112 -120 104 -62 62 -36C28 -14 -20 -10 -62 -20C-4 -30 44 -60 62 -106C70 -130 72 -160 66 -180Z" fill={belly} />
    <g transform={`rotate(${turn} 48 -206)`}>
      {isSinging ? (
        <>
          <path d="M86 -240C108 -252 126 -266 144 -282C140 -254 126 -228 98 -210Z" fill={tones.roseShade} />
          <path d="M98 -212C118 -212 132 -206 144 -196C126 -186 110 -184 96 -190Z" fill={tones.rose} />
        </>
      ) : (
        <path d="M92 -224C118 -222 136 -214 150 -204C132 -194 112 -192 98 -194Z" fill={tones.brassDeep} />
      )}
      <path d="M94 -226C76 -240 48 -234 26 -206C48 -206 78 -200 98 -208Z" fill={wingShade} />
      <circle cx="62" cy="-218" r="16" fill={tones.paper} />
      <circle cx="63" cy="-218" r="12" fill={tones.ink} />
      <circle cx="66" cy="-222" r="4.5" fill={tones.paper} />
    </g>
    <path d="M40 -138C58 -84 26 -40 -34 -22C-78 -8 -122 14 -160 40C-140 -6 -124 -36 -96 -66C-62 -104 -8 -152 40 -138Z" fill={wing} />
    <path
      d="M-28 -44C-4 -54 14 -70 22 -90M-66 -26C-46 -32 -22 -38 -6 -50"
      fill="none"
      stroke={wingShade}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M-150 34C-120 0 -80 -24 -36 -38C4 -50 32 -76 40 -110C52 -74 20 -38 -34 -22C-78 -8 -116 12 -150 34Z" fill={wingShade} />
  </Place>
);
