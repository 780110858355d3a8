import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { RedChair as Chair } from '../parts/Chairs.tsx';
import { dust, earth, paint } from '../parts/colours.ts';
import { Chebet, Halima, Kioko, Neighbour, Shah, Wanjiru } from '../parts/People.tsx';

/** A ring of people, and in its middle a chair that nobody sits on; behind them a door stands half open. */
export const RedChair = () => (
  <Scene>
    <path d="M-20 -20H1220V620H-20Z" fill="#c9b08c" />
    <path d="M-20 60H1220M-20 160H1220M-20 260H1220M-20 360H1220M-20 460H1220M-20 560H1220" stroke="#b0946c" strokeWidth="5" />
    <path
      d={[0, 1, 2, 3, 4, 5]
        .map((row) => Array.from({ length: 9 }, (_, index) => `M${index * 150 + (row % 2) * 75} ${row * 100 - 40}v100`).join(''))
        .join('')}
      stroke="#b0946c"
      strokeWidth="5"
    />
    <path d="M440 90H780V620H440Z" fill={earth.dark} />
    <path d="M462 112H758V620H462Z" fill="#1a1420" />
    <Wash
      d="M600 112H758V620H560Z"
      stops={[
        [0, '#ffe9b0', 0.9],
        [1, '#ffd27a', 0.5],
      ]}
    />
    <path d="M462 112L610 150V640L462 620Z" fill={paint.teal} />
    <path d="M486 150L590 176V360L486 350ZM486 390L590 398V600L486 586Z" fill={paint.tealDeep} />
    <circle cx="594" cy="384" r="9" fill="#e9c25a" />
    <path d="M420 60H800V96H420Z" fill={earth.mid} />
    <path d="M-20 610H1220V920H-20Z" fill={dust.mid} />
    <path d="M-20 606H1220V622H-20Z" fill={dust.deep} />
    <path d="M560 622H770L900 920H420Z" fill="#ffe9b0" opacity="0.35" />
    {[340, 850, 960].map((x, index) => (
      <Neighbour key={x} number={index * 2 + 1} x={x} y={706} size={1.12} isMirrored={x > 600} tilt={8} />
    ))}
    <Wanjiru x={440} y={712} size={1.16} tilt={10} />
    <Kioko x={780} y={712} size={1.2} isMirrored tilt={12} />
    <Halima x={226} y={756} size={1.3} tilt={10} />
    <Chebet x={1064} y={760} size={1.32} isMirrored tilt={10} />
    <Glow x={606} y={730} r={300} colour="#fff3cf" strength={0.7} />
    <path d="M510 796C560 776 650 776 700 796C650 812 560 812 510 796Z" fill={dust.deep} />
    <Chair x={606} y={800} size={1.62} />
    <Neighbour number={6} x={110} y={880} size={1.6} tilt={8} />
    <Shah x={1120} y={884} size={1.62} isMirrored tilt={8} />
  </Scene>
);
