import { Scene, Wash } from '../../shared/Scene.tsx';
import { beam, brass, velvet } from '../parts/colours.ts';
import { Varkey } from '../parts/People.tsx';
import { Seat } from '../parts/Seats.tsx';

const ROWS = [
  [420, 0.42, 92],
  [500, 0.54, 118],
  [604, 0.7, 152],
  [742, 0.92, 200],
] as const;

/** The hall from its stage: rows of red seats, the balcony, the small bright window of the projector; the owner looks round. */
export const EmptyHall = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#3a1a1a'],
        [0.4, '#5b2a22'],
        [1, '#2a1114'],
      ]}
    />
    <path d="M0 0H1200V60H0Z" fill="#2a1213" />
    <path d="M140 200H1060L1090 300H110Z" fill={velvet.deep} />
    <path d="M110 300H1090V322H110Z" fill={brass.mid} />
    <path d={`M110 322${'q20 26 40 0'.repeat(24)}H1090V322Z`} fill={velvet.mid} />
    <path
      d={Array.from({ length: 20 }, (_, index) => `M${170 + index * 45} 200v-22q0 -14 14 -14h8q14 0 14 14v22Z`).join('')}
      fill={velvet.mid}
    />
    <path d="M540 96H660V150H540Z" fill="#1c0c0e" />
    <path d="M556 106H592V140H556ZM608 106H644V140H608Z" fill={beam.core} />
    <path d="M572 116L-60 620V980L592 130ZM628 116L1260 620V980L608 130Z" fill={beam.soft} opacity="0.06" />
    {ROWS.map(([y, size, gap]) =>
      Array.from({ length: 13 }, (_, index) => index - 6)
        .filter((column) => Math.abs(column) > 0)
        .map((column) => <Seat key={`${y} ${column}`} x={600 + column * gap} y={y} size={size} />),
    )}
    <path d="M556 330H644L690 920H510Z" fill="#7a3a2a" />
    <path d="M570 330L526 920M630 330L674 920" stroke="#5b2a20" strokeWidth="7" />
    <Varkey x={604} y={790} size={1.6} right={[64, -124]} left={[-34, -96]} rim={beam.soft} tilt={-6} />
    <path d="M552 640L540 796L532 796L538 640ZM520 640C528 610 562 610 566 640L556 700H530Z" fill="#1d1a26" />
  </Scene>
);
