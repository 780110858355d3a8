import { Drift } from '../../shared/Drift.tsx';
import { Scene } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { dim, dust, market, red, sky, tone, white } from '../parts/colours.ts';

const HEADS = [
  [170, 596, tone.deep, '#1c120d', market.blue],
  [370, 608, tone.mid, '#1c120d', market.lime],
  [830, 608, tone.tan, '#b9b4ad', '#7d828c'],
  [1030, 596, tone.warm, market.berry, market.sand],
  [270, 716, tone.dark, market.tomato, market.tomato],
  [930, 722, tone.deep, '#1c120d', market.mango],
] as const;

/** Inside No Hurry: a painted ceiling, heads and seats, and hundreds of onions on the road ahead. */
export const Matatu = () => (
  <Scene>
    <path d="M-20 -20H1220V920H-20Z" fill="#352a5c" />
    <Ahead />
    <path d="M-20 -20H1220V90C900 170 300 170 -20 90Z" fill={market.berry} />
    <path d="M-20 60C300 142 900 142 1220 60V90C900 170 300 170 -20 90Z" fill={market.mango} />
    <path
      d="M120 10l16 30 34 4 -24 24 6 34 -32 -16 -32 16 6 -34 -24 -24 34 -4ZM1080 10l16 30 34 4 -24 24 6 34 -32 -16 -32 16 6 -34 -24 -24 34 -4Z"
      fill={market.lime}
    />
    <path d="M300 30C360 70 440 20 500 60S620 30 700 60 820 30 900 40" stroke={white} strokeWidth="12" fill="none" strokeLinecap="round" />
    <path d="M-20 80L190 150V500L-20 620ZM1220 80L1010 150V500L1220 620Z" fill="#4a3a7d" />
    <path d="M-20 160L150 200V420L-20 490ZM1220 160L1050 200V420L1220 490Z" fill={sky.mid} />
    <path d="M-20 380L150 360V420L-20 490ZM1220 380L1050 360V420L1220 490Z" fill={dust.soft} />
    <path d="M190 480H1010V520H190Z" fill={dim.deep} />
    <path d="M350 500a76 76 0 1 1 152 0" fill="none" stroke="#17161c" strokeWidth="15" />
    <Driver />
    <Drift isSwinging>
      <path d="M640 140V196" stroke={white} strokeWidth="4" />
      <path d="M620 196H660L670 236H610Z" fill={red.mid} />
      <path d="M618 252H662" stroke={market.mango} strokeWidth="12" strokeDasharray="5 5" />
    </Drift>
    {HEADS.map(([x, y, skin, hair, shirt], index) => (
      <Rider key={x} x={x} y={y} skin={skin} hair={hair} shirt={shirt} isNear={index > 3} />
    ))}
  </Scene>
);

/** Through the windscreen: the back of a lorry and the road. */
const Ahead = () => (
  <>
    <path d="M190 130H1010V500H190Z" fill={sky.mid} />
    <path d="M190 300H1010V500H190Z" fill="#a0917f" />
    <path d="M190 300C320 250 420 280 520 262S820 250 1010 290V320H190Z" fill="#8a72bd" />
    <path d="M560 180H840V372H560Z" fill={market.leaf} />
    <path d="M576 196H824V300H576Z" fill="#174f40" />
    <path d="M596 372h44v34h-44ZM760 372h44v34h-44Z" fill="#17161c" />
    <path d="M580 300C600 250 660 240 700 256C750 236 800 256 820 300Z" fill="#b5567e" />
    {[0, 1].map((pass) => (
      <path
        key={pass}
        d={scatter(96, pass * 400)
          .map(([u, v], index) => `M${tidy(226 + u * 748 + ((index * 37) % 47) - 23)} ${tidy(336 + v * 148 + ((index * 29) % 17) - 8)}h0`)
          .join('')}
        stroke={pass ? '#d77ba0' : '#a03a68'}
        strokeWidth={pass ? 15 : 19}
        strokeLinecap="round"
      />
    ))}
  </>
);

const Driver = () => (
  <>
    <path d="M330 600C326 500 370 470 426 470S526 500 522 600Z" fill="#8d66c9" />
    <path d="M376 400C376 340 476 340 476 400C480 450 486 480 500 500H352C366 480 372 450 376 400Z" fill={market.violet} />
    <path d="M310 480C300 420 540 420 546 480L560 640H300Z" fill="#5b2f6e" opacity="0.95" transform="translate(0 60)" />
  </>
);

type RiderProps = { x: number; y: number; skin: string; hair: string; shirt: string; isNear: boolean };

/** A passenger from behind, and the seat. */
const Rider = ({ x, y, skin, hair, shirt, isNear }: RiderProps) => (
  <g transform={`translate(${x} ${y}) scale(${isNear ? 1.3 : 1})`}>
    <path d="M-78 120C-82 50 -50 26 0 26S82 50 78 120Z" fill={shirt} />
    <path d="M-18 0H18V40H-18Z" fill={skin} />
    <circle cx="-46" cy="-24" r="9" fill={skin} />
    <circle cx="46" cy="-24" r="9" fill={skin} />
    <path d="M-46 -24C-52 -96 52 -96 46 -24C44 10 20 16 0 16S-44 10 -46 -24Z" fill={hair} />
    <path d="M-92 76C-90 56 90 56 92 76L98 260H-98Z" fill={isNear ? '#7b3f8f' : '#633376'} />
    <path d="M-92 92C-60 82 60 82 92 92" stroke={market.mango} strokeWidth="9" fill="none" />
  </g>
);
