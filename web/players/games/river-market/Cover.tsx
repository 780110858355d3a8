import { LOOKS } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { FaceDrawing } from '../masks/face/Face.tsx';
import { Basket } from './GoodDrawing.tsx';

const CALLING: Muscles = { smile: 0.8, cheeks: 0.5, lipsPart: 0.7, jaw: 0.2, gazeAcross: 0.6 };
const LISTENING: Muscles = { smile: 0.5, cheeks: 0.3, outerBrow: 0.4, gazeAcross: -0.6, headTilt: 0.4 };

/** The picture on the test's card: two boats meet in the first light, full of goods. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="market-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3c5f86" />
          <stop offset="0.55" stopColor="#e7a87b" />
          <stop offset="1" stopColor="#f9d9a0" />
        </linearGradient>
        <linearGradient id="market-cover-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e2b183" />
          <stop offset="0.3" stopColor="#4f9490" />
          <stop offset="1" stopColor="#0f4d54" />
        </linearGradient>
      </defs>
      <rect width="320" height="86" fill="url(#market-cover-sky)" />
      <circle cx="160" cy="66" r="34" fill="#fff1c4" opacity="0.35" />
      <circle cx="160" cy="66" r="19" fill="#fff1c4" />
      <path d="M0 66C40 50 74 58 108 62C150 52 196 54 226 62C262 50 296 54 320 60V88H0Z" fill="#7c6a8a" opacity="0.7" />
      <g fill="#4a4668">
        <path d="M14 84V62L28 52L42 62V84ZM48 84V54L58 44L68 54V84ZM250 84V58L264 48L278 58V84ZM284 84V66L298 58L312 66V84Z" />
        <path d="M0 80H320V87H0Z" />
        <path d="M92 84C91 70 94 60 97 50C99 62 99 72 98 84ZM97 51C88 43 80 46 76 53C84 48 91 50 97 54C104 48 112 48 119 54C114 44 104 43 98 50Z" />
      </g>
      <g fill="#ffd98a">
        <path d="M21 68h5v7h-5ZM54 62h4v7h-4ZM258 66h5v7h-5ZM293 70h4v6h-4Z" />
      </g>
      <rect y="85" width="320" height="95" fill="url(#market-cover-water)" />
      <g fill="#fff1c4">
        <ellipse cx="160" cy="90" rx="26" ry="1.600" opacity="0.9" />
        <ellipse cx="162" cy="98" rx="34" ry="1.800" opacity="0.6" />
        <ellipse cx="158" cy="108" rx="24" ry="2" opacity="0.4" />
      </g>
      <g transform="translate(18 46) scale(0.33)">
        <FaceDrawing look={LOOKS[43]!} muscles={CALLING} light="right" />
      </g>
      <g transform="translate(222 44) scale(0.33)">
        <FaceDrawing look={LOOKS[27]!} muscles={LISTENING} light="left" />
      </g>
      <g transform="translate(0 138) scale(0.72)">
        {[
          ['melons', 132, 0],
          ['melons', 160, 0],
          ['marigolds', 188, 0],
          ['marigolds', 146, -22],
        ].map(([good, x, y]) => (
          <g key={`${x}`} transform={`translate(${x} ${y})`}>
            <Basket good={good as 'melons'} />
          </g>
        ))}
        {[
          ['cloth', 262, 4],
          ['fish', 290, 4],
          ['pots', 276, -18],
        ].map(([good, x, y]) => (
          <g key={`${x}`} transform={`translate(${x} ${y})`}>
            <Basket good={good as 'cloth'} />
          </g>
        ))}
      </g>
      <path d="M-8 132C40 144 118 146 158 130C156 150 140 164 118 166H24C4 162 -6 148 -8 132Z" fill="#a8402f" />
      <path d="M-8 132C40 144 118 146 158 130L158 135C120 150 40 149 -7 137Z" fill="#e9b14a" />
      <path d="M330 134C290 148 212 150 172 134C174 154 190 168 212 170H306C324 166 330 150 330 134Z" fill="#1f6f74" />
      <path d="M330 134C290 148 212 150 172 134L172 139C210 154 290 153 330 139Z" fill="#f0c768" />
      <g fill="none" stroke="#cfe9df" strokeWidth="1.300" strokeLinecap="round" opacity="0.5">
        <path d="M8 174H60M96 172H130M188 176H240M270 174H312M150 116H186" />
      </g>
    </svg>
  );
}
