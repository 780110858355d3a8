import { skin } from '../../shared/palette.ts';
import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Stars } from '../../shared/Sky.tsx';
import { dark, heat, steel, water } from '../parts/colours.ts';
import { Figure, Joseph, Vinod } from '../parts/Figure.tsx';

/** Eleven at night, the street cut open: a pipe, a root through its joint, and the drain beside it. */
export const NightDig = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#0d1222'],
        [0.5, dark.blue],
        [1, '#1d1a2b'],
      ]}
    />
    <Stars to={180} count={24} />
    <g transform="translate(84 10) scale(0.86)">
      <path d="M-120 190H700V470H-120Z" fill="#58483c" />
      <path d="M-120 176H720V200H-120Z" fill="#3a2c2a" />
      <path d="M80 250H190V360H80ZM280 250H390V360H280Z" fill="#2a2430" />
      <path d="M930 470C950 340 940 240 920 110L820 -20H1060L990 110C980 240 1000 360 1030 470Z" fill="#3a2c24" />
      <path d="M680 -60C760 90 880 60 960 110C1060 70 1140 110 1320 60V-20Z" fill="#223a24" />
      <path d="M-120 462H1320V520H-120Z" fill="#5a4b4a" />
      <path d="M-120 462H1320V474H-120Z" fill="#8a7466" />
      <path d="M-120 512H1320V1090H-120Z" fill="#3b2a24" />
      <path d="M220 462C260 560 300 660 360 840H900C930 660 980 560 1020 462Z" fill="#5f3f2c" />
      <Glow x={620} y={560} r={460} colour="#ffc876" strength={0.7} />
      <Layers />
      <PipeAndRoot />
      <Joseph x={250} y={520} size={1.36} right={[66, -116]} left={[40, -100]} tilt={14} rim={heat.soft} />
      <Vinod x={1066} y={520} size={1.36} right={[74, -170]} left={[40, -116]} isMirrored rim={heat.soft} />
      <path d="M930 272l46 -14l12 46l-48 14Z" fill={heat.white} />
      <path d="M942 284l28 -8M946 298l28 -8" stroke={steel.mid} strokeWidth="3.4" />
      <Figure
        x={460}
        y={800}
        size={1.1}
        dress="shirt"
        fill="#b0553a"
        cover="cloth"
        coverFill="#e9b52e"
        tone={skin.deep}
        right={[60, -118]}
        left={[46, -96]}
        rim={heat.soft}
      />
      <path d="M500 712L596 626" stroke="#b9803f" strokeWidth="9" strokeLinecap="round" />
      <path d="M590 612l30 14l-14 26c-16 2 -28 -16 -26 -30Z" fill={steel.soft} />
      <HangingLamp />
    </g>
  </Scene>
);

const Layers = () => (
  <>
    <path d="M252 540C420 556 800 552 990 536M286 620C440 640 780 640 958 612" stroke="#7a5539" strokeWidth="9" fill="none" opacity="0.7" />
    <path d="M390 590h20M860 580h26M320 690h16M900 690h20M440 560h14" stroke="#8f6a4a" strokeWidth="14" strokeLinecap="round" />
  </>
);

/** The old pipe runs across the pit; the root comes down from the tree and lifts its joint open. */
const PipeAndRoot = () => (
  <>
    <path d="M345 800C500 776 760 772 914 800L900 842H360Z" fill="#6a6a3a" />
    <path d="M380 806C500 790 760 786 880 804" stroke="#9a9a52" strokeWidth="6" fill="none" />
    <path d="M312 700H640V776H338Z" fill="#2f6d92" />
    <path d="M312 700H640V716H318Z" fill="#ffffff38" />
    <path d="M676 692L946 684L924 762L680 770Z" fill="#2f6d92" />
    <path d="M676 692L946 684L942 698L677 707Z" fill="#ffffff38" />
    <path d="M616 688H648V788H616ZM668 680H700V780H668Z" fill="#1f4d68" />
    <path
      d="M1000 470C940 560 900 570 850 610S740 640 700 680S660 720 650 760C648 790 620 800 590 812"
      fill="none"
      stroke="#2a1c14"
      strokeWidth="46"
      strokeLinecap="round"
    />
    <path
      d="M1000 470C940 560 900 570 850 610S740 640 700 680S660 720 650 760C648 790 620 800 590 812"
      fill="none"
      stroke="#8a6844"
      strokeWidth="34"
      strokeLinecap="round"
    />
    <path
      d="M850 610C800 600 760 570 720 572M700 680C740 700 760 730 800 740M960 520C900 520 870 500 830 500"
      fill="none"
      stroke="#8a6844"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <path
      d="M980 500C930 560 890 580 846 616S740 650 706 690"
      fill="none"
      stroke="#c39a68"
      strokeWidth="6"
      strokeLinecap="round"
      opacity="0.8"
    />
    <path
      d="M648 776C640 792 652 796 646 812M668 774C672 790 664 800 670 814"
      stroke={water.pale}
      strokeWidth="6"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const HangingLamp = () => (
  <>
    <path d="M560 462L620 250L680 462" fill="none" stroke={steel.deep} strokeWidth="10" />
    <path d="M620 250V330" stroke={steel.dark} strokeWidth="5" />
    <Glow x={620} y={362} r={190} colour="#fff3c4" strength={1} />
    <path d="M594 338H646L656 380H584Z" fill="#fff6d8" />
    <path d="M590 326H650V342H590Z" fill={steel.dark} />
  </>
);
