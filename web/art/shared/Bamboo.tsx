import { marigold, signal, wood } from './palette.ts';
import { Glow, Place, type Placed } from './Scene.tsx';

type BambooProps = { d: string; width?: number; fill?: string; shade?: string };

/** Bamboo along straight lines: the pole, its shaded side and its joints. */
export const Bamboo = ({ d, width = 16, fill = '#8a7a45', shade = '#4e4427' }: BambooProps) => (
  <g fill="none">
    <path d={d} stroke={shade} strokeWidth={width} strokeLinecap="round" />
    <path d={d} stroke={fill} strokeWidth={width * 0.6} strokeLinecap="round" transform={`translate(${-width * 0.14} 0)`} />
    <path
      d={d}
      stroke={shade}
      strokeWidth={width * 1.16}
      strokeDasharray={`${width * 0.24} ${width * 4.2}`}
      strokeDashoffset={-width * 2}
    />
  </g>
);

/** The lamp that says: come. */
const RedLamp = ({ glow = 300, ...place }: Placed & { glow?: number }) => (
  <Place {...place}>
    <Glow x={0} y={20} r={glow} colour={signal.red} strength={0.8} />
    <path d="M-12 0H12L15 34H-15Z" fill="#ff8a70" />
    <path d="M-12 0H-6L-8 34H-15ZM12 0H6L8 34H15Z" fill="#c9271f" />
    <path d="M0 8C7 18 6 28 0 30C-6 28 -7 18 0 8Z" fill="#fff4ea" />
    <path d="M0 -22V-10M-8 -12H8L14 0H-14ZM-16 34H16L12 44H-12Z" fill={wood.ink} stroke={wood.ink} strokeWidth="3" />
  </Place>
);

/** A watch tower as high as a house: its foot at (0, 0), its floor 460 above, the red lamp under its own small roof. */
export const BambooTower = ({
  fill = '#96793c',
  shade = '#4a3420',
  glow = 330,
  ...place
}: Placed & { fill?: string; shade?: string; glow?: number }) => (
  <Place {...place}>
    <Bamboo d="M-66 -10L-36 -468M70 -16L38 -468" width={11} fill={shade} shade="#2d2018" />
    <Bamboo
      d="M-112 -14L70 -150M112 -14L-84 -150M-92 -158L60 -300M92 -158L-66 -300M-72 -306L50 -450M72 -306L-52 -450"
      width={8}
      fill={shade}
      shade="#2d2018"
    />
    <Bamboo d="M-100 -152H100M-80 -304H80" width={12} fill={fill} shade={shade} />
    <Bamboo d="M-124 0L-56 -466M124 0L56 -466" width={17} fill={fill} shade={shade} />
    <path d="M-86 -478H86V-462H-86Z" fill={fill} />
    <path d="M-86 -466H86V-458H-86Z" fill={shade} />
    <Bamboo d="M-64 -480V-580M64 -480V-580" width={10} fill={fill} shade={shade} />
    <RedLamp x={0} y={-542} size={1.3} glow={glow} />
    <path d="M-98 -574C-50 -596 -20 -620 0 -640C20 -620 50 -596 98 -574Z" fill="#4a2a22" />
    <path d="M-98 -574C-50 -582 50 -582 98 -574L92 -564C40 -572 -40 -572 -92 -564Z" fill={marigold.burnt} />
    <Bamboo d="M-18 0L-6 -460M22 0L14 -460" width={8} fill={fill} shade={shade} />
    <path
      d={Array.from({ length: 15 }, (_, rung) => `M${-17 + rung * 0.7} ${-26 - rung * 29}H${21 - rung * 0.5}`).join('')}
      stroke={fill}
      strokeWidth="6"
    />
  </Place>
);
