import { Glow, Place, type Placed } from '../../shared/Scene.tsx';
import { heat, mint, steel } from './colours.ts';
import { Bottle, Jar } from './Vessels.tsx';

type IncubatorProps = Placed & {
  isOpen?: boolean;
  jar?: 'none' | 'clear' | 'yellow';
  isWrapped?: boolean;
  isDark?: boolean;
  missing?: boolean;
};

/** The warm box, 420 wide and 400 high, standing on (0, 0), with a rubber band round its handle. */
export const Incubator = ({ isOpen = false, jar = 'none', isDark = false, ...place }: IncubatorProps) => (
  <Place {...place}>
    <path d="M-210 -400C-210 -412 -200 -420 -188 -420H188C200 -420 210 -412 210 -400V-10H-210Z" fill={mint.soft} />
    <path d="M-210 -400C-210 -412 -200 -420 -188 -420H-150V-10H-210Z" fill="#00000016" />
    <path d="M-180 -10H-150V6H-180ZM150 -10H180V6H150Z" fill={steel.dark} />
    <path d="M-186 -96H186V-28H-186Z" fill={mint.mid} />
    <circle cx="-140" cy="-62" r="22" fill={heat.white} />
    <path d="M-140 -62L-130 -76" stroke={steel.dark} strokeWidth="4" strokeLinecap="round" />
    <circle cx="-84" cy="-62" r="9" fill={isDark ? steel.deep : '#e4482f'} />
    <path d="M-40 -72H160M-40 -52H110" stroke={mint.deep} strokeWidth="5" opacity="0.6" />
    {isOpen ? <Inside jar={jar} isDark={isDark} /> : <Door />}
  </Place>
);

const Door = () => (
  <>
    <path d="M-186 -396H186V-108H-186Z" fill={mint.pale} />
    <path d="M-150 -366H150V-150H-150Z" fill={steel.dark} opacity="0.75" />
    {[-105, -35, 35, 105].map((x) => (
      <Bottle key={x} x={x} y={-158} />
    ))}
    <path d="M-150 -366L-40 -150H-96L-150 -260Z" fill="#fff" opacity="0.14" />
    <path d="M164 -300V-210" stroke={steel.mid} strokeWidth="12" strokeLinecap="round" />
    <path d="M156 -262H174M156 -252H174" stroke="#c8402f" strokeWidth="6" />
  </>
);

const SHELVES = [-300, -206, -112] as const;

/** Rows of bottles by the lamp inside; the jar stands in the middle of the lowest row. */
const Inside = ({ jar, isDark }: { jar: 'none' | 'clear' | 'yellow'; isDark: boolean }) => (
  <>
    <path d="M-186 -396H186V-108H-186Z" fill="#3a2a1c" />
    {!isDark && <Glow x={0} y={-250} r={260} colour="#ffb65a" strength={0.85} squash={0.8} />}
    {SHELVES.map((y, row) => (
      <g key={y}>
        {[-150, -110, -70, -30, 30, 70, 110, 150].map((x) =>
          row === 2 && jar !== 'none' && Math.abs(x) === 30 ? null : <Bottle key={x} x={x} y={y} />,
        )}
        <path d={`M-186 ${y}H186V${y + 8}H-186Z`} fill={steel.pale} />
      </g>
    ))}
    {jar === 'yellow' && <Glow x={0} y={-148} r={120} colour="#ffe75a" strength={0.9} />}
    {jar !== 'none' && <Jar x={0} y={-112} isYellow={jar === 'yellow'} />}
    <path d="M186 -400L330 -430V-90L186 -108Z" fill={mint.pale} />
    <path d="M206 -372L308 -392V-132L206 -142Z" fill={steel.dark} opacity="0.6" />
    <path d="M318 -290V-210" stroke={steel.mid} strokeWidth="12" strokeLinecap="round" />
  </>
);
