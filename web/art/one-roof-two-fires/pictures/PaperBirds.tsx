import { Drift } from '../../shared/Drift.tsx';
import { marigold, paper, wood } from '../../shared/palette.ts';
import { Glow, Place, type Placed, Scene, Wash } from '../../shared/Scene.tsx';
import { apple, brick, west } from '../parts/colours.ts';
import { Joseph } from '../parts/Folk.tsx';
import { courses } from '../parts/House.tsx';
import { HalfTable } from '../parts/Table.tsx';

/** The other kitchen, the other half of the table: dough on it, red paper on it, and the first bird on a thread. */
export const PaperBirds = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#a8502a'],
        [0.6, '#d98a5a'],
        [1, '#a8502a'],
      ]}
    />
    <path d="M870 -20H1220V700H870Z" fill={brick.mid} />
    <path d={courses(870, 1220, -20, 700, 34)} stroke={brick.mortar} strokeWidth="4.6" fill="none" opacity="0.7" />
    <path d="M848 -20H870V700H848Z" fill={brick.deep} />
    <path d="M-20 696H1220V920H-20Z" fill="#8d6b4a" />
    <path d="M-20 770H1220M-20 850H1220" stroke="#6f5237" strokeWidth="5" />
    <Oven />
    <HalfTable x={860} y={600} size={1.34} isMirrored />
    <Joseph x={330} y={880} size={2.05} front={[92, -138]} back={[76, -130]} tilt={12} rim={marigold.pale} />
    <path d="M500 588C500 552 590 548 600 588Z" fill={paper.warm} />
    <Loaves />
    <path d="M706 580L790 560L836 592L752 602Z" fill={apple.red} />
    <path d="M700 590L784 570L830 600L746 610Z" fill={apple.deep} opacity="0.6" />
    <path d="M420 -20V276M560 -20V206M700 -20V322" stroke={paper.warm} strokeWidth="3" />
    <Drift isSwinging>
      <Bird x={420} y={300} />
      <Bird x={560} y={230} size={0.8} isMirrored />
      <Bird x={700} y={350} size={1.1} />
    </Drift>
  </Scene>
);

const Bird = (place: Placed) => (
  <Place {...place}>
    <path d="M-70 -6L-16 -34L8 0L-14 26Z" fill={apple.red} />
    <path d="M-16 -34L40 -62L8 0Z" fill="#e0564a" />
    <path d="M8 0L-14 26L70 -10L84 -2L70 2Z" fill={apple.deep} />
  </Place>
);

const Loaves = () => (
  <>
    {[0, 1, 2].map((loaf) => (
      <path
        key={loaf}
        d={`M${616 + loaf * 30} ${590 - (loaf % 2) * 26}c-6 -26 12 -34 28 -34s34 8 28 34Z`}
        fill={loaf % 2 ? '#d9a04a' : '#b9792e'}
      />
    ))}
  </>
);

const Oven = () => (
  <>
    <Glow x={130} y={560} r={300} colour={marigold.mid} strength={0.9} />
    <path d="M-20 330C60 300 220 310 260 400V720H-20Z" fill="#c9a27c" />
    <path d="M30 700V560C30 500 190 500 190 560V700Z" fill={wood.ink} />
    <path d="M48 700C40 640 84 640 82 600C116 624 110 650 122 640C160 656 168 680 166 700Z" fill={marigold.mid} />
    <path d="M78 700C76 668 100 664 100 640C122 660 126 682 120 700Z" fill={marigold.pale} />
    <path d="M-20 330C60 300 220 310 260 400L250 410C200 340 60 330 -20 350Z" fill={west.pale} />
    <path d="M20 250H240V268H20Z" fill={wood.mid} />
    <path d="M40 250V196H90V250ZM110 250C106 190 176 190 172 250ZM190 250V210H230V250Z" fill={paper.warm} />
  </>
);
