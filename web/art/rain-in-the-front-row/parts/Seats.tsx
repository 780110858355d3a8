import { wood } from '../../shared/palette.ts';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';
import { brass, velvet } from './colours.ts';

type RowProps = { y: number; width: number; shift?: number; isDim?: boolean; from?: number; to?: number };

/** A row of seats from behind: `width` is that of a seat, the floor under it is y. */
export function RowOfBacks({ y, width, shift = 0, isDim = false, from = -60, to = 1260 }: RowProps) {
  const high = width * 0.98;
  const count = Math.ceil((to - from) / width) + 1;
  const lefts = Array.from({ length: count }, (_, index) => from + shift * width + index * width);
  const backs = lefts.map((x) => cushion(x + width * 0.05, y, width * 0.9, high)).join('');
  const tops = lefts.map((x) => `M${tidy(x + width * 0.2)} ${tidy(y - high + width * 0.05)}H${tidy(x + width * 0.8)}`).join('');
  return (
    <>
      <path d={`M${from} ${y}V${tidy(y - high * 0.84)}H${to}V${y}Z`} fill={velvet.ink} />
      <path d={backs} fill={isDim ? velvet.deep : velvet.mid} />
      <path d={tops} stroke={isDim ? velvet.mid : velvet.soft} strokeWidth={tidy(width * 0.045)} strokeLinecap="round" />
    </>
  );
}

const cushion = (x: number, y: number, wide: number, high: number) => {
  const round = wide * 0.26;
  return `M${tidy(x)} ${tidy(y)}V${tidy(y - high + round)}Q${tidy(x)} ${tidy(y - high)} ${tidy(x + round)} ${tidy(y - high)}H${tidy(x + wide - round)}Q${tidy(x + wide)} ${tidy(y - high)} ${tidy(x + wide)} ${tidy(y - high + round)}V${tidy(y)}Z`;
};

/** One seat from before: 170 wide and 230 high, its feet on (0, 0). Folded up unless somebody sits there. */
export const Seat = ({ isOpen = false, isDim = false, ...place }: Placed & { isOpen?: boolean; isDim?: boolean }) => (
  <Place {...place}>
    <path d="M-92 -150H-74V0H-92ZM74 -150H92V0H74Z" fill={wood.dark} />
    <path d="M-72 -60V-196Q-72 -232 -36 -232H36Q72 -232 72 -196V-60Z" fill={isDim ? velvet.deep : velvet.mid} />
    <path d="M-52 -72V-186Q-52 -212 -28 -212H28Q52 -212 52 -186V-72" fill="none" stroke={velvet.ink} strokeWidth="4" opacity="0.5" />
    <path d="M-40 -224H40" stroke={isDim ? velvet.mid : velvet.pale} strokeWidth="5" strokeLinecap="round" opacity="0.8" />
    {isOpen ? (
      <>
        <path d="M-76 -98H76L84 -62Q84 -46 66 -46H-66Q-84 -46 -84 -62Z" fill={isDim ? velvet.mid : velvet.soft} />
        <path d="M-82 -64H82L78 -46H-78Z" fill={velvet.deep} />
      </>
    ) : (
      <path d="M-70 -42V-112Q-70 -126 -56 -126H56Q70 -126 70 -112V-42Z" fill={isDim ? velvet.mid : velvet.soft} />
    )}
    <path d="M-98 -154H-68Q-64 -142 -72 -138H-94Q-102 -142 -98 -154ZM68 -154H98Q102 -142 94 -138H72Q64 -142 68 -154Z" fill={wood.soft} />
    <circle cx="0" cy="-186" r="11" fill={brass.soft} />
    <circle cx="0" cy="-186" r="6" fill={brass.deep} />
  </Place>
);
