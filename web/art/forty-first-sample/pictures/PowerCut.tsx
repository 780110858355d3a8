import { Drift } from '../../shared/Drift.tsx';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { heat, mint, steel, wall, water } from '../parts/colours.ts';
import { Figure, Vinod } from '../parts/Figure.tsx';
import { Incubator } from '../parts/Incubator.tsx';
import { Bucket } from '../parts/Vessels.tsx';

/** Three o'clock without power: the air cooler stands still, wet towels go on the box, and the lane looks in at the window. */
export const PowerCut = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#c9a56c'],
        [1, '#a98a63'],
      ]}
    />
    <path d="M0 520H1200V720H0Z" fill={mint.dark} opacity="0.35" />
    <Window />
    <path d="M-20 700H1220V920H-20Z" fill="#7d5537" />
    <path d="M-20 700H1220V716H-20Z" fill="#ffffff33" />
    <Incubator x={810} y={716} size={1.06} />
    <Towels />
    <Vinod x={510} y={860} size={2.1} hasCoat={false} right={[66, -140]} left={[44, -100]} tilt={4} rim={heat.white} />
    <path d="M636 548C660 540 690 544 700 556L690 660C670 668 650 664 640 652Z" fill={heat.white} />
    <path d="M640 620C658 630 676 630 694 622L692 638C676 646 658 646 642 636Z" fill="#c8473a" />
    <path d="M652 668v16M668 672v22M684 668v12" stroke={water.soft} strokeWidth="5" strokeLinecap="round" />
    <Bucket x={400} y={760} size={1.3} fill="#3f86a8" isFull />
    <Thermometer />
  </Scene>
);

const Window = () => (
  <>
    <path d="M150 190H450V520H150Z" fill={steel.deep} />
    <Wash
      d="M166 206H434V506H166Z"
      stops={[
        [0, '#fff3c9'],
        [1, '#ffe1a0'],
      ]}
    />
    <Glow x={300} y={260} r={220} colour="#ffffff" strength={1} />
    <path d="M166 420H434V506H166Z" fill={wall.soft} />
    <Figure x={238} y={610} size={0.92} dress="shirt" fill="#6f8a4d" cover="cloth" coverFill="#c8473a" right={[40, -196]} />
    <Figure x={310} y={616} size={0.92} dress="sari" fill="#8a4653" second="#e6a93c" cover="bun" right={[40, -180]} />
    <Figure x={376} y={610} size={0.92} dress="shirt" fill="#4f7ea0" cover="cap" coverFill={heat.white} right={[36, -150]} />
    <path d="M140 530H460V710H140Z" fill={wall.deep} />
    <path d="M160 556H290V700H160ZM310 556H440V700H310Z" fill={wall.dark} opacity="0.5" />
    <path d="M276 620v24M324 620v24" stroke={heat.pale} strokeWidth="7" strokeLinecap="round" />
    <path d="M130 506H470V534H130Z" fill={wall.pale} />
    <path d="M292 206H304V330H292Z" fill={steel.deep} />
  </>
);

/** Laid over the box, dripping. */
const Towels = () => (
  <Drift>
    <path d="M604 262H760L752 440C720 452 650 452 612 440ZM800 262H1016L1008 400C960 414 850 414 806 400Z" fill={heat.white} />
    <path d="M608 388H756L754 410H610ZM803 350H1012L1010 374H805Z" fill="#c8473a" />
    <path d="M648 266V438M700 266V440M860 266V404M920 266V404M970 266V400" stroke="#00000014" strokeWidth="9" />
    <path
      d="M640 452v18M690 454v26M740 448v14M840 414v22M900 416v16M960 412v26"
      stroke={water.soft}
      strokeWidth="6"
      strokeLinecap="round"
    />
  </Drift>
);

const Thermometer = () => (
  <>
    <path
      d="M944 506C944 494 968 494 968 506V640C984 650 984 684 956 684S928 650 944 640Z"
      fill={heat.white}
      stroke={steel.deep}
      strokeWidth="4"
    />
    <path d="M956 530V656" stroke="#d23f2c" strokeWidth="9" strokeLinecap="round" />
    <circle cx="956" cy="662" r="14" fill="#d23f2c" />
    <path d="M968 530h10M968 556h10M968 582h10M968 608h10" stroke={steel.deep} strokeWidth="3.400" />
  </>
);
