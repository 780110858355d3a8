import { marigold, wood } from '../../shared/palette.ts';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { apple, sky, stone } from '../parts/colours.ts';
import { Joseph } from '../parts/Folk.tsx';

/** Shelves of apples up to the roof, one small window, and a man who turns one apple in his hand. */
export const AppleStore = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#4a3a30'],
        [1, '#6b5240'],
      ]}
    />
    <path d="M500 60H700V220H500Z" fill={stone.deep} />
    <path d="M516 76H684V206H516Z" fill={sky.low} />
    <path d="M516 206L300 920H900L684 206Z" fill={sky.haze} opacity="0.16" />
    <Shelves x={-20} />
    <Shelves x={800} />
    <path d="M-20 760H1220V920H-20Z" fill="#8a6a42" />
    <path d={straw()} stroke={marigold.soft} strokeWidth="4" fill="none" opacity="0.75" strokeLinecap="round" />
    <Glow x={610} y={520} r={300} colour={marigold.soft} strength={0.6} />
    <Joseph x={540} y={850} size={1.95} front={[72, -146]} back={[50, -136]} tilt={14} rim={marigold.pale} />
    <Apple x={690} y={552} size={1.5} />
    <Crate x={720} y={850} />
    <Crate x={320} y={880} />
  </Scene>
);

const Apple = ({ x, y, size = 1, fill = apple.red }: { x: number; y: number; size?: number; fill?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 -14C10 -20 22 -14 22 0C22 14 12 22 0 19C-12 22 -22 14 -22 0C-22 -14 -10 -20 0 -14Z" fill={fill} />
    <path d="M-12 -8C-8 -14 -2 -12 -4 -6C-6 0 -14 2 -12 -8Z" fill="#fff3e0" opacity="0.55" />
    <path d="M0 -14q2 -10 8 -12" stroke={wood.dark} strokeWidth="3.4" fill="none" />
  </g>
);

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FILLS = [apple.red, apple.deep, apple.blush, apple.red, apple.green, apple.red, apple.blush];

const Shelves = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} -20H${x + 420}V770H${x}Z`} fill="#3a2a20" />
    {[130, 290, 450, 610, 760].map((y, row) => (
      <g key={y}>
        {NINE.map((column) => (
          <Apple key={column} x={x + 32 + column * 45} y={y - 24} fill={FILLS[(column * 3 + row * 2) % FILLS.length]!} />
        ))}
        {NINE.slice(1).map((column) => (
          <Apple key={column} x={x + 9 + column * 45} y={y - 58} fill={FILLS[(column * 2 + row * 3 + 1) % FILLS.length]!} />
        ))}
        <path d={`M${x} ${y}H${x + 420}V${y + 18}H${x}Z`} fill={wood.soft} />
        <path d={`M${x + 160} ${y + 1}h56v26h-56Z`} fill="#f2e4c8" />
        <path d={`M${x + 170} ${y + 10}h36M${x + 170} ${y + 18}h24`} stroke="#6d5a44" strokeWidth="3" />
      </g>
    ))}
  </>
);

const Crate = ({ x, y }: { x: number; y: number }) => (
  <>
    {[0, 1, 2, 3, 4].map((column) => (
      <Apple key={column} x={x + 30 + column * 40} y={y - 112} fill={FILLS[(column + 2) % FILLS.length]!} />
    ))}
    <Cut d={`M${x} ${y - 100}H${x + 220}L${x + 210} ${y}H${x + 10}Z`} fill={wood.pale} lift={5} />
    <path
      d={`M${x + 3} ${y - 66}H${x + 217}M${x + 6} ${y - 32}H${x + 214}M${x + 40} ${y - 100}V${y}M${x + 180} ${y - 100}V${y}`}
      stroke={wood.mid}
      strokeWidth="6"
    />
  </>
);

function straw() {
  return scatter(70, 9)
    .map(([u, v]) => `M${tidy(u * 1200)} ${tidy(780 + v * 120)}l${tidy(20 + v * 20)} ${tidy(u * 20 - 10)}`)
    .join('');
}
