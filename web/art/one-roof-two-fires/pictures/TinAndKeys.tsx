import { marigold, paper, wood } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { apple } from '../parts/colours.ts';

/** A red biscuit tin with a lock, seen close, and beside it a ring of ninety keys. */
export const TinAndKeys = () => (
  <Scene>
    <Wash
      stops={[
        [0, wood.soft],
        [1, wood.mid],
      ]}
    />
    <path d="M-20 180H1220M-20 410H1220M-20 650H1220" stroke={wood.dark} strokeWidth="6" />
    <path
      d="M60 90C300 70 520 110 700 84M200 300C420 280 640 320 1100 290M40 540C300 520 700 570 1160 530M120 800C400 780 800 820 1180 790"
      stroke={wood.dark}
      strokeWidth="3"
      fill="none"
      opacity="0.5"
    />
    <Glow x={560} y={300} r={640} colour="#fff0cf" strength={0.55} />
    <g transform="translate(110 84) scale(0.82)">
      <path d="M170 470C190 440 640 430 690 470L700 760C640 800 220 800 166 760Z" fill="#00000044" transform="translate(16 22)" />
      <path d="M180 420H680V740C640 776 220 776 180 740Z" fill={apple.red} />
      <path d="M180 420H240V764C210 758 190 750 180 740ZM640 420H680V740C670 750 660 754 640 762Z" fill={apple.deep} />
      <path d="M164 340H696V430H164Z" fill="#d94a3d" />
      <path d="M164 340C200 300 660 300 696 340V360H164Z" fill="#e8695a" />
      <path d="M164 414H696V432H164Z" fill={apple.deep} />
      <path d="M330 510H530V680H330Z" fill={paper.warm} />
      <path d="M330 510H530V680H330Z" stroke={marigold.mid} strokeWidth="7" fill="none" />
      <path
        d="M380 600C380 560 420 552 430 572C440 552 480 560 480 600C480 640 440 662 430 652C420 662 380 640 380 600Z"
        fill={apple.green}
      />
      <path d="M430 572q4 -20 18 -26" stroke={apple.leaf} strokeWidth="7" fill="none" />
      <path d="M404 404C404 356 456 356 456 404" stroke="#aab4c2" strokeWidth="13" fill="none" />
      <path d="M386 398H474V470H386Z" fill="#c9a23a" />
      <path d="M430 420a10 10 0 0 1 5 18v18h-10v-18a10 10 0 0 1 5 -18Z" fill={wood.ink} />
      <Ring />
    </g>
  </Scene>
);

const TURNS = Array.from({ length: 19 }, (_, index) => -62 + index * 7);

/** Keys fan out from the ring; most are iron, a few are brass. */
const Ring = () => (
  <>
    <circle cx="900" cy="330" r="104" fill="none" stroke="#2f343d" strokeWidth="16" />
    {TURNS.map((turn, index) => (
      <Key
        key={turn}
        turn={turn}
        size={0.92 + ((index * 7) % 5) * 0.06}
        fill={index % 5 === 2 ? '#c9a23a' : index % 3 ? '#59616e' : '#757e8c'}
        shape={index % 3}
      />
    ))}
    <path d="M800 306A104 104 0 0 1 1000 300" fill="none" stroke="#8f99a8" strokeWidth="5" />
  </>
);

const Key = ({ turn, size, fill, shape }: { turn: number; size: number; fill: string; shape: number }) => (
  <g transform={`translate(900 330) rotate(${tidy(turn)}) translate(0 104) scale(${tidy(size * 100) / 100})`}>
    <circle cx="0" cy="22" r={shape === 1 ? 26 : 22} fill="none" stroke={fill} strokeWidth="11" />
    <path d="M-7 44H7V236H-7Z" fill={fill} />
    <path
      d={['M7 190h30v16h-30ZM7 218h22v14h-22Z', 'M7 196h34v36h-14v-16h-20Z', 'M-26 206h52v12h-52ZM-16 224h32v12h-32Z'][shape]}
      fill={fill}
    />
  </g>
);
