import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dim, earth, market } from '../parts/colours.ts';

const STAVES = [210, 330, 450] as const;
const NOTES = [
  [330, 0, 24],
  [400, 0, 12],
  [470, 0, 36],
  [560, 0, 6],
  [640, 0, 20],
  [730, 0, 30],
  [820, 0, 12],
  [340, 1, 18],
  [430, 1, 30],
  [510, 1, 6],
  [600, 1, 22],
  [690, 1, 36],
  [780, 1, 14],
  [850, 1, 26],
] as const;

/** Under a lamp: an old song in ink, its last note drawn to the edge, and below it a line that somebody has scratched out. */
export const OldSheet = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#3a2233'],
        [1, '#5a2f27'],
      ]}
    />
    <path d="M-20 90H1220M-20 330H1220M-20 600H1220M-20 800H1220" stroke={earth.ink} strokeWidth="6" opacity="0.5" />
    <Glow x={640} y={360} r={760} colour="#ffc873" strength={0.85} />
    <g transform="rotate(-3 600 450)">
      <path d="M226 104H976L990 830H214Z" fill={dim.ink} opacity="0.4" />
      <path
        d="M216 92C420 84 760 96 970 90L982 560L960 600L984 640L980 822C700 812 480 828 206 818L216 500L204 470L216 440Z"
        fill="#f3deb0"
      />
      <path d="M240 120C320 110 330 190 250 180ZM860 720C930 690 960 770 900 790Z" fill="#e0c083" opacity="0.7" />
      <path
        d={STAVES.map((y) => [0, 12, 24, 36, 48].map((line) => `M262 ${y + line}H930`).join('')).join('')}
        stroke="#9c7f55"
        strokeWidth="3"
      />
      <path
        d={STAVES.map((y) => `M276 ${y + 48}C264 ${y + 20} 300 ${y + 4} 288 ${y - 16}C276 ${y} 282 ${y + 60} 288 ${y + 66}`).join('')}
        stroke="#3b2a20"
        strokeWidth="5"
        fill="none"
      />
      <path
        d={NOTES.map(([x, stave, up]) => `M${x} ${STAVES[stave] + up}h0`).join('')}
        stroke="#3b2a20"
        strokeWidth="19"
        strokeLinecap="round"
      />
      <path d={NOTES.map(([x, stave, up]) => `M${x + 8} ${STAVES[stave] + up}v-46`).join('')} stroke="#3b2a20" strokeWidth="4" />
      <ellipse cx="340" cy="474" rx="17" ry="12" fill="none" stroke="#3b2a20" strokeWidth="6" />
      <path d="M360 468C480 420 820 420 944 466" stroke="#3b2a20" strokeWidth="7" fill="none" strokeLinecap="round" />
      <path d="M360 480C500 452 780 450 960 482" stroke={market.tomato} strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.8" />
      <path
        d="M340 590L380 560L390 604L424 556L440 606L476 558L488 604L528 556L538 608L576 558L590 604L628 560L642 606L680 556L694 604L730 560L744 602L780 566M336 580H790M350 596H776"
        stroke="#3b2a20"
        strokeWidth="6"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M300 700h120M300 736h84" stroke="#a98a5c" strokeWidth="5" strokeLinecap="round" />
    </g>
    <path d="M1020 -20C1060 60 1160 90 1220 80V-20Z" fill={market.leaf} />
    <path d="M1010 -10C1050 80 1160 110 1230 96" stroke="#fff1c2" strokeWidth="14" fill="none" />
    <g transform="translate(1050 720) rotate(24)">
      <path d="M-14 -160H14V90L0 126L-14 90Z" fill={market.mango} />
      <path d="M-14 90H14L0 126Z" fill="#f3deb0" />
      <path d="M-4 114H4L0 126ZM-14 -176H14V-156H-14Z" fill="#3b2a20" />
    </g>
  </Scene>
);
