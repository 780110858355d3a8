import { Drift } from '../../shared/Drift.tsx';
import { cloth, marigold, paper, skin, wood } from '../../shared/palette.ts';
import { Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { CourtWall } from '../parts/CourtWall.tsx';
import { Cow } from '../parts/Cow.tsx';
import { apple, east, snow, west } from '../parts/colours.ts';
import { Ama, Ayesha, Folk, Jagat, Joseph, Meera } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { House } from '../parts/House.tsx';
import { HalfTable } from '../parts/Table.tsx';

/** Early light: one half of the table stands on each side of the wall, out in the snow. */
export const WeddingMorning = () => (
  <Scene>
    <Hills down={-84} />
    <House hasBackWing={false} />
    <SnowField y={550} />
    <CourtWall />
    <path d="M60 880q160 -20 400 0q-200 20 -400 0M760 880q160 -20 400 0q-200 20 -400 0" fill={snow.deep} opacity="0.6" />
    <HalfTable x={440} y={690} size={1.06} isMirrored fill={wood.pale} edge={wood.soft} />
    <HalfTable x={770} y={690} size={1.06} fill={wood.soft} edge={wood.mid} />
    <Garland y={150} />
  </Scene>
);

/** Close: two ends of one table do not meet, and a brother and a sister look at the same step. */
export const TwoHalves = () => (
  <Scene>
    <Hills down={-60} />
    <SnowField y={500} />
    <Meera x={350} y={800} size={1.9} front={[70, -126]} back={[56, -120]} tilt={18} />
    <Jagat x={860} y={800} size={1.98} isMirrored front={[70, -126]} back={[56, -120]} tilt={18} />
    <path d="M-20 560H602V640H-20Z" fill={wood.pale} />
    <path d="M-20 640H602V690H-20Z" fill={wood.soft} />
    <path d="M40 590C200 576 400 600 590 586M20 616C220 606 420 626 596 614" stroke={wood.soft} strokeWidth="4" fill="none" />
    <path d="M602 590H1220V668H602Z" fill="#8a5a34" />
    <path d="M602 668H1220V718H602Z" fill={wood.dark} />
    <path d="M640 616C800 604 1000 628 1180 612M620 644C820 634 1020 654 1190 642" stroke={wood.dark} strokeWidth="4" fill="none" />
    <path d="M602 560l-9 16l9 14l-8 16l8 16l-9 18l9 12l-8 18l8 20V560Z" fill={wood.mid} />
    <path d="M604 590l9 14l-8 16l9 14l-8 18l8 16l-9 16l9 18l-9 16V590Z" fill="#b98d5c" />
    <path d="M40 690H90L82 900H54ZM1120 718H1170L1154 906H1130Z" fill={wood.deep} />
    <circle cx="560" cy="548" r="13" fill={apple.red} />
  </Scene>
);

/** One table, one cloth of sun, everyone at it. */
export const OneTable = () => (
  <Scene>
    <Hills down={-84} />
    <House hasBackWing={false} areDoorsOpen />
    <SnowField y={550} />
    <Garland y={150} />
    <Meera x={190} y={736} size={1.1} isSeated front={[60, -84]} />
    <Jagat x={320} y={736} size={1.14} isSeated front={[60, -84]} tilt={-6} />
    <Ama x={460} y={742} size={1.16} isSeated front={[62, -88]} />
    <Folk
      x={600}
      y={736}
      size={1.12}
      coat={cloth.teal}
      cover="shawl"
      coverFill={apple.red}
      shawl={apple.red}
      tone={skin.mid}
      isSeated
      front={[54, -84]}
    />
    <Folk x={730} y={736} size={1.14} coat={apple.red} topi={marigold.mid} tone={skin.warm} isSeated isMirrored front={[54, -84]} />
    <Joseph x={870} y={736} size={1.12} isSeated isMirrored front={[60, -88]} tilt={-6} />
    <Ayesha x={1010} y={736} size={1.1} isSeated isMirrored front={[60, -84]} />
    <path d="M90 690H1110L1170 760H30Z" fill={wood.pale} />
    <path d="M30 760H602V790H30Z" fill={wood.soft} />
    <path d="M602 766H1170V796H602Z" fill={wood.mid} />
    <path d="M598 690L602 796" stroke={wood.dark} strokeWidth="5" />
    <path d="M70 790H98L92 910H74ZM1102 796H1130L1126 910H1108Z" fill={wood.dark} />
    <Dishes />
    <Cow x={900} y={872} size={0.84} isMirrored isChewing />
    <Folk x={330} y={940} size={1.2} coat={west.mid} cover="shawl" coverFill={west.mid} isSkirted tone={skin.mid} front={[40, -120]} />
    <Folk x={640} y={940} size={1.2} coat={east.mid} topi={east.soft} tone={skin.mid} isMirrored front={[40, -120]} />
  </Scene>
);

const Garland = ({ y }: { y: number }) => (
  <>
    <path
      d={`M148 ${y + 192}Q374 ${y + 300} 600 ${y + 192}Q826 ${y + 300} 1052 ${y + 192}`}
      stroke={marigold.burnt}
      strokeWidth="3"
      fill="none"
    />
    <Drift isSwinging>
      <path
        d={Array.from({ length: 27 }, (_, index) => {
          const along = index / 26;
          return `M${Math.round(148 + along * 904)} ${Math.round(y + 192 + Math.abs(Math.sin(along * Math.PI * 2)) * 52)}v0`;
        }).join('')}
        stroke={marigold.mid}
        strokeWidth="22"
        strokeLinecap="round"
      />
    </Drift>
  </>
);

const Dishes = () => (
  <>
    <Steam
      at={[
        [300, 690, 90],
        [620, 690, 100],
        [900, 690, 90],
      ]}
      fill={paper.white}
      opacity={0.7}
    />
    {[160, 300, 460, 620, 780, 900, 1040].map((x, index) => (
      <g key={x}>
        <path d={`M${x - 40} 724C${x - 34} 746 ${x + 34} 746 ${x + 40} 724Z`} fill="#b9bec8" />
        <path d={`M${x - 44} 718H${x + 44}V726H${x - 44}Z`} fill="#dfe3ea" />
        <path d={`M${x - 26} 718C${x - 22} 700 ${x + 22} 700 ${x + 26} 718Z`} fill={index % 2 ? '#c98a3c' : cloth.leaf} />
      </g>
    ))}
    <path d="M378 700h22l4 34h-30ZM690 700h22l4 34h-30Z" fill={marigold.soft} />
  </>
);
