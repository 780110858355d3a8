import { blueGlass, marigold, night, paper, wood } from './palette.ts';
import { Glow, Place, type Placed } from './Scene.tsx';

const GLASS = {
  blue: { body: blueGlass.mid, edge: blueGlass.deep, flame: blueGlass.core, glow: blueGlass.mid },
  pale: { body: '#8fb4d8', edge: '#5b82a8', flame: '#dfeeff', glow: '#9fc3ea' },
  dark: { body: '#26335e', edge: '#17203f', flame: '#3c4d80', glow: undefined },
  amber: { body: marigold.mid, edge: marigold.deep, flame: '#fffbe8', glow: marigold.mid },
} as const;

export type LanternLight = keyof typeof GLASS;

/** The light that a lantern throws on the air; apart, so that what stands before the lantern may be drawn over it. */
export function LanternGlow({ x, y, r, light }: { x: number; y: number; r: number; light: LanternLight }) {
  const colour = GLASS[light].glow;
  return colour && <Glow x={x} y={y} r={r} colour={colour} strength={0.7} />;
}

/** Hangs from (0, 0); 30 wide and 62 high. The ferry's own is of blue glass; hurricane lamps burn amber. */
export function Lantern({ light = 'blue', glow = 190, ...place }: Placed & { light?: LanternLight; glow?: number }) {
  const glass = GLASS[light];
  return (
    <Place {...place}>
      <LanternGlow x={0} y={36} r={glow} light={light} />
      <path d="M-9 14C-12 -4 12 -4 9 14" fill="none" stroke={wood.ink} strokeWidth="2.4" />
      <path d="M-6 8H6L12 19H-12Z" fill={light === 'dark' ? wood.dark : marigold.deep} />
      <path d="M-12 20H12L15 46C15 51 -15 51 -15 46Z" fill={glass.body} />
      <path d="M-12 20H-5L-8 49C-12 49 -15 48 -15 46ZM12 20H5L8 49C12 49 15 48 15 46Z" fill={glass.edge} opacity="0.75" />
      <path d="M0 27C6 35 6 44 0 45C-6 44 -6 35 0 27Z" fill={glass.flame} />
      {light !== 'dark' && <path d="M-8 24L-10 41" stroke={paper.white} strokeWidth="2" strokeLinecap="round" opacity="0.6" />}
      <path d="M-15 48H15L11 58H-11Z" fill={light === 'dark' ? wood.dark : marigold.burnt} />
      <path d="M-13 20V48M13 20V48" stroke={light === 'dark' ? night.ink : wood.deep} strokeWidth="2" />
    </Place>
  );
}

/** A light too far off to have a shape. */
export const FarLight = ({ x, y, colour, r = 5, glow = 70 }: { x: number; y: number; colour: string; r?: number; glow?: number }) => (
  <>
    <Glow x={x} y={y} r={glow} colour={colour} strength={0.9} />
    <circle cx={x} cy={y} r={r} fill={colour} />
    <circle cx={x} cy={y} r={r * 0.5} fill="#fffdf4" />
  </>
);
