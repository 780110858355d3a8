import { marigold, paper, wood } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { brick, east, sky, snow } from '../parts/colours.ts';
import { Jagat } from '../parts/Folk.tsx';
import { courses } from '../parts/House.tsx';
import { HalfTable } from '../parts/Table.tsx';

/** A blue kitchen that ends in bricks, and against the bricks half a table. */
export const EastKitchen = () => (
  <Scene>
    <Wash
      stops={[
        [0, east.deep],
        [0.55, '#3d7aa8'],
        [1, east.deep],
      ]}
    />
    <path d="M-20 -20H330V700H-20Z" fill={brick.mid} />
    <path d={courses(-20, 330, -20, 700, 34)} stroke={brick.mortar} strokeWidth="4.6" fill="none" opacity="0.7" />
    <path d="M330 -20H352V700H330Z" fill={brick.deep} />
    <path d="M-20 696H1220V920H-20Z" fill="#8d6b4a" />
    <path d="M-20 700H1220M-20 770H1220M-20 850H1220" stroke="#6f5237" strokeWidth="5" />
    <path d="M470 150H690V390H470Z" fill={wood.dark} />
    <path d="M488 168H672V372H488Z" fill={sky.low} />
    <path d="M488 300C540 260 570 290 600 270S650 290 672 280V372H488Z" fill={snow.white} />
    <path d="M580 168V372M488 270H672" stroke={wood.dark} strokeWidth="11" />
    <path d="M740 210H1180V226H740ZM740 330H1180V346H740Z" fill={wood.soft} />
    <Pots />
    <Glow x={1010} y={590} r={380} colour={marigold.mid} strength={0.75} />
    <Stove />
    <HalfTable x={340} y={590} size={1.16} />
    <Cup x={520} />
    <Cup x={640} />
    <path d="M420 566C420 532 480 532 480 566Z" fill="#b9423a" />
    <path d="M478 552q22 -8 30 -24" stroke="#b9423a" strokeWidth="9" fill="none" strokeLinecap="round" />
    <path d="M416 564H484V572H416Z" fill="#8f2f2a" />
    <Jagat x={860} y={880} size={2.05} front={[60, -150]} back={[44, -110]} tilt={-6} rim={marigold.pale} />
  </Scene>
);

const Pots = () => (
  <>
    <path
      d="M760 210V166C760 150 830 150 830 166V210ZM850 210V180H910V210ZM940 210C936 160 1010 160 1006 210ZM1040 210V150H1090V210ZM1110 210V176H1160V210Z"
      fill={paper.warm}
    />
    <path
      d="M770 330V290H812V330ZM836 330C830 280 900 280 896 330ZM930 330V276H966V330ZM990 330V296H1050V330ZM1080 330C1076 286 1150 286 1146 330Z"
      fill={east.pale}
    />
    <path d="M760 176H830M850 190H910M940 190H1006M1040 168H1090" stroke={east.mid} strokeWidth="7" />
  </>
);

const Stove = () => (
  <>
    <path d="M1080 -20H1116V480H1080Z" fill="#2c2f38" />
    <path d="M990 470H1200V720H990Z" fill="#363a45" />
    <path d="M980 458H1210V482H980Z" fill="#4b5160" />
    <path d="M1030 540H1150V640H1030Z" fill="#1c1e25" />
    <path d="M1046 640C1040 590 1078 592 1072 556C1104 580 1098 600 1110 590C1138 606 1140 626 1136 640Z" fill={marigold.mid} />
    <path d="M1070 640C1068 616 1088 612 1088 592C1106 606 1108 626 1104 640Z" fill={marigold.pale} />
    <Steam
      at={[
        [1060, 440, 130],
        [1100, 440, 110],
      ]}
      opacity={0.5}
    />
    <path d="M1030 458C1026 410 1130 410 1126 458Z" fill="#8c95a6" />
  </>
);

const Cup = ({ x }: { x: number }) => (
  <>
    <Steam at={[[x, 536, 80]]} opacity={0.6} />
    <path d={`M${x - 17} 540H${x + 17}L${x + 12} 578H${x - 12}Z`} fill={paper.white} />
    <path d={`M${x - 15} 544H${x + 15}V552H${x - 15}Z`} fill="#a5622d" />
  </>
);
