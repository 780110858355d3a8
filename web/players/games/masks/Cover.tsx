import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { FaceDrawing } from './face/Face.tsx';
import { Mask } from './MaskDrawing.tsx';

const LAMPS = Array.from({ length: 9 }, (_, index) => ({ x: 18 + index * 36, y: 16 + 14 * Math.sin((index / 8) * Math.PI) }));
const LAUGHING: Muscles = { cheeks: 0.9, smile: 1, lipsPart: 0.9, jaw: 0.2, headTilt: -0.5 };
const WONDERING: Muscles = { innerBrow: 0.6, outerBrow: 0.8, wideLids: 0.4, smile: 0.35, gazeAcross: -0.8, headTilt: 0.5 };

/** The picture on the test's card: an evening of masks, two faces among them. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="masks-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#15173a" />
          <stop offset="0.7" stopColor="#3a2f62" />
          <stop offset="1" stopColor="#7a3f4a" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#masks-night)" />
      <circle cx="160" cy="196" r="120" fill="#e9a02c" opacity="0.16" />
      <circle cx="160" cy="196" r="84" fill="#e9a02c" opacity="0.16" />
      <path d="M0 14C50 30 110 34 160 32S270 30 320 14" fill="none" stroke="#f3d79a" strokeWidth="1" opacity="0.7" />
      {LAMPS.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${(y + 2).toFixed(1)})`}>
          <circle r="10" fill="#ffc968" opacity="0.22" />
          <circle r="3.4" fill="#ffd98a" />
        </g>
      ))}
      <g transform="translate(-10.6 23.9) scale(0.63)">
        <FaceDrawing look={LOOKS[9]!} muscles={LAUGHING} light="right" />
      </g>
      <g transform="translate(179.4 23.9) scale(0.63)">
        <FaceDrawing look={LOOKS[0]!} muscles={WONDERING} light="left" />
      </g>
      <g transform="translate(160 112) scale(0.6)">
        <path d="M0 92V130" stroke="#c08a3a" strokeWidth="8" strokeLinecap="round" />
        <Mask />
      </g>
      <path d="M0 180V172C40 166 70 176 110 170S190 164 230 171S290 176 320 168V180Z" fill="#120f26" />
    </svg>
  );
}
