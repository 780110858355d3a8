import { wood } from '../../shared/palette.ts';
import { Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Cockerel } from '../parts/Cockerel.tsx';
import { dim, earth, market, paint, tin } from '../parts/colours.ts';

/** Ropes, stairs, doors that nobody has tried, and a row of shoes, red with dust but for those already polished. */
export const Backstage = () => (
  <Scene>
    <path d="M-20 -20H1220V700H-20Z" fill="#3a3350" />
    <path d="M-20 -20H1220V60H-20Z" fill={dim.deep} />
    <Door x={90} fill={market.leaf} />
    <Door x={330} fill={paint.door} />
    <Door x={990} fill={market.berry} isOpen />
    <path d="M560 700L860 330H930V700Z" fill="#2a2440" />
    <path
      d={Array.from({ length: 8 }, (_, step) => `M${576 + step * 38} ${700 - step * 46}v-46h38`).join('')}
      fill="none"
      stroke={wood.pale}
      strokeWidth="13"
    />
    <path d="M576 560L880 190M930 190V330" stroke={wood.soft} strokeWidth="12" strokeLinecap="round" />
    {[40, 280, 520, 590, 660].map((x, index) => (
      <g key={x}>
        <path d={`M${x} -20V${300 + index * 26}`} stroke="#c9a878" strokeWidth="9" />
        <path
          d={`M${x - 20} ${300 + index * 26}c0 40 40 40 40 0s-40 -30 -40 10c4 46 44 40 40 0`}
          stroke="#c9a878"
          strokeWidth="8"
          fill="none"
        />
      </g>
    ))}
    <Glow x={600} y={140} r={620} colour="#ffd58a" strength={0.5} />
    <path d="M760 -20V50" stroke={wood.ink} strokeWidth="6" />
    <circle cx="760" cy="70" r="22" fill="#fff3c4" />
    <path d="M-20 690H1220V920H-20Z" fill="#6b4a3a" />
    <path d="M-20 690H1220V706H-20Z" fill={earth.ink} />
    <path d="M-20 780H1220M-20 870H1220" stroke={earth.dark} strokeWidth="4" />
    {[96, 264, 432, 600, 768, 936, 1104].map((x) => (
      <Shoes key={x} x={x} y={772} size={1.18} isPolished={x < 300} />
    ))}
    <Cockerel x={708} y={512} size={0.9} isMirrored />
  </Scene>
);

const Door = ({ x, fill, isOpen = false }: { x: number; fill: string; isOpen?: boolean }) => (
  <>
    <path d={`M${x - 14} 286H${x + 174}V700H${x - 14}Z`} fill="#221c36" />
    <path d={`M${x} 300H${x + 160}V700H${x}Z`} fill={isOpen ? '#ffd98c' : fill} />
    {isOpen ? (
      <path d={`M${x} 300L${x + 74} 336V716L${x} 700Z`} fill={fill} />
    ) : (
      <>
        <path
          d={`M${x + 24} 330h46v140h-46ZM${x + 90} 330h46v140h-46ZM${x + 24} 510h46v150h-46ZM${x + 90} 510h46v150h-46Z`}
          fill="#00000033"
        />
        <circle cx={x + 142} cy="500" r="9" fill="#e9c25a" />
      </>
    )}
  </>
);

const Shoes = ({ isPolished, ...place }: Placed & { isPolished: boolean }) => (
  <Place {...place}>
    {[0, 62].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M-32 -34C-30 -44 -10 -44 -6 -34L0 -22C14 -18 24 -12 24 0H-32Z" fill={isPolished ? '#1b1a22' : '#a34a2c'} />
        <path d="M-32 -2H26V6H-32Z" fill="#100d12" />
        <path
          d="M-28 -30C-22 -34 -16 -34 -10 -30"
          stroke={isPolished ? tin.pale : '#c96a44'}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        {isPolished && <path d="M4 -14C10 -12 14 -9 17 -5" stroke="#ffffff" strokeWidth="4" fill="none" strokeLinecap="round" />}
      </g>
    ))}
  </Place>
);
