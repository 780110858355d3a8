import { Bamboo } from '../../shared/Bamboo.tsx';
import { KashGrass } from '../../shared/KashGrass.tsx';
import { FarLight, Lantern } from '../../shared/Lantern.tsx';
import { blueGlass, night, river, signal, silt, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';

/** Four poles are left of the landing; high over a slope that nobody knows hangs the red light. */
export const DrownedLanding = () => (
  <Scene>
    <Sky colours={[night.ink, '#17163c', '#2a2050', '#4a2c5a']} to={520} />
    <HangingCloud y={118} fill="#1c1a45" lift={46} shift={3} size={1.2} />
    <HangingCloud y={56} fill="#141335" lift={44} shift={6} size={1.4} />
    <Glow x={690} y={206} r={430} colour={signal.red} strength={0.62} />
    <FarLight x={690} y={206} colour={signal.red} r={13} glow={150} />
    <Cut
      d="M-20 540V470C120 452 260 430 400 372C500 330 590 300 690 300C800 300 880 340 960 384C1050 430 1140 448 1220 452V540Z"
      fill="#2b1d3f"
    />
    <KashGrass x={520} y={398} count={22} spread={420} height={84} lean={26} blade="#1d142f" plume="#8a6a84" />
    <KashGrass x={880} y={412} count={16} spread={320} height={78} lean={26} blade="#1d142f" plume="#8a6a84" start={9} />
    <Cut
      d="M-20 560V500C140 470 240 452 360 424C470 398 560 390 650 398C780 410 860 440 960 462C1060 484 1150 490 1220 494V560Z"
      fill="#1d142f"
    />
    <KashGrass x={230} y={520} count={16} spread={330} height={170} lean={64} blade="#150f26" plume="#a58ba0" start={4} />
    <KashGrass x={960} y={526} count={18} spread={340} height={160} lean={64} blade="#150f26" plume="#a58ba0" start={15} />
    <River y={506} colours={['#6d4148', '#5b3a3c', silt.deep, '#37242a', silt.ink]} swell={0.8} />
    <Reflection x={690} y={518} to={800} colour={signal.redSoft} width={64} />
    <Slide />
    <Bamboo d="M452 690L404 408" width={19} fill="#9a8650" />
    <Bamboo d="M588 640L566 402" width={16} fill="#8a7445" />
    <Bamboo d="M742 664L792 386" width={17} fill="#8a7445" />
    <Bamboo d="M878 720L958 432" width={20} fill="#9a8650" />
    <path d="M572 470C630 530 720 526 778 462" fill="none" stroke={wood.pale} strokeWidth="6" />
    <path d="M412 456C420 500 400 540 424 580" fill="none" stroke={wood.pale} strokeWidth="6" strokeLinecap="round" />
    <Wakes />
    <Glints area={[220, 700, 620, 860]} colour={blueGlass.soft} count={16} opacity={0.5} />
    <KashGrass x={1040} y={930} count={12} spread={300} height={400} lean={120} blade="#120c1f" plume="#d8c8cf" start={21} />
    <Bow />
    <Rain count={54} opacity={0.24} length={60} />
  </Scene>
);

/** The flood goes by from left to right, in long thin bands. */
const Slide = () => (
  <path
    d="M-20 560C200 548 420 572 640 560S1040 550 1220 562V568C1040 560 860 572 640 572S200 560 -20 568ZM-20 624C260 610 480 640 760 622S1080 616 1220 628V636C1040 626 900 638 720 640S260 626 -20 634ZM-20 744C300 726 520 760 800 744S1100 732 1220 744V756C1060 746 900 762 720 762S280 744 -20 756Z"
    fill={silt.soft}
    opacity="0.6"
  />
);

const Wakes = () => (
  <g fill="none" stroke={silt.pale} strokeLinecap="round" strokeWidth="5" opacity="0.8">
    <path d="M436 690C446 680 462 682 470 692C520 700 560 698 600 706M574 640C584 632 598 634 604 642C640 648 668 646 700 652M728 664C738 656 752 658 758 666C800 674 830 670 862 676M862 720C874 708 892 712 900 722C950 732 990 728 1040 736" />
    <path
      d="M440 700C480 716 520 714 548 724M580 650C610 662 640 660 660 666M732 676C764 688 790 686 812 692M868 734C910 750 950 746 976 756"
      opacity="0.6"
    />
  </g>
);

const Bow = () => (
  <>
    <path d="M-20 920V700C120 712 230 690 326 600C318 700 290 830 200 920Z" fill="#1b1724" />
    <path d="M-20 700C120 712 230 690 326 600L322 630C236 716 120 738 -20 728Z" fill="#9a6a22" />
    <path d="M-20 728C120 738 236 716 322 630L318 656C236 740 120 764 -20 756Z" fill={river.dark} />
    <Lantern x={318} y={460} size={1.5} glow={190} />
    <path
      d="M262 660C270 580 262 520 272 474C280 446 312 444 318 462"
      fill="none"
      stroke="#100e1c"
      strokeWidth="11"
      strokeLinecap="round"
    />
  </>
);
