import { Lantern } from '../../shared/Lantern.tsx';
import { green, marigold, night, silt, wood } from '../../shared/palette.ts';
import { wave } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { glint } from '../../shared/shapes.ts';

/** Below deck: the old engine stands in the flood, between the grey of the hatch and the amber of one lamp. */
export const EngineHold = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#2a1a10'],
        [0.5, '#5a3820'],
        [1, '#3a2416'],
      ]}
    />
    <path d={PLANKS} stroke="#3f2715" strokeWidth="5" fill="none" />
    <Glow x={820} y={300} r={520} colour={marigold.deep} strength={0.6} />
    <Ribs />
    <Hatch />
    <Lantern x={846} y={196} light="amber" size={1.3} glow={250} />
    <Engine />
    <Pump />
    <path d={wave(716, 10, 220, 40)} fill={silt.deep} />
    <g opacity="0.45">
      <path d="M420 720H770L748 800H450Z" fill={green.mid} />
      <path d="M222 722H330L390 860H250Z" fill="#c7cbe6" opacity="0.7" />
    </g>
    <path d={wave(770, 12, 260, 150)} fill="#3d2620" opacity="0.86" />
    <path d={wave(836, 12, 300, 20)} fill={silt.ink} opacity="0.9" />
    <path
      d={`${glint(846, 738, 150, 7)}${glint(870, 758, 96, 6)}${glint(832, 784, 170, 8)}${glint(858, 812, 80, 6)}${glint(560, 742, 120, 5)}${glint(640, 790, 90, 5)}`}
      fill={marigold.soft}
      opacity="0.7"
    />
    <path d={`${glint(282, 740, 90, 6)}${glint(300, 766, 130, 7)}${glint(324, 800, 90, 7)}`} fill="#dfe2f5" opacity="0.6" />
    <path
      d="M-20 -20H1220V920H-20ZM40 920C16 640 48 330 190 120C260 92 940 92 1010 120C1152 330 1184 640 1160 920Z"
      fillRule="evenodd"
      fill={wood.ink}
    />
  </Scene>
);

const PLANKS = 'M0 180H1200M0 260H1200M0 340H1200M0 420H1200M0 500H1200M0 580H1200M0 660H1200';

const Ribs = () => (
  <>
    <path
      d="M250 90C170 330 160 560 190 760M400 60C350 300 344 500 356 760M800 60C850 300 856 500 844 760M950 90C1030 330 1040 560 1010 760"
      stroke="#2c1b10"
      strokeWidth="26"
      fill="none"
    />
    <path d="M262 92C184 330 174 560 203 760M412 62C363 300 357 500 369 760" stroke="#7a5130" strokeWidth="4" fill="none" opacity="0.5" />
    <path d="M787 62C837 300 843 500 831 760M938 92C1018 330 1028 560 998 760" stroke="#b37a3c" strokeWidth="4" fill="none" opacity="0.7" />
  </>
);

/** A square of evening, and the ladder in the light that falls through it. */
const Hatch = () => (
  <>
    <Wash
      stops={[
        [0, '#c9cdea', 0.75],
        [0.7, '#8b90c0', 0.28],
        [1, '#8b90c0', 0],
      ]}
      d="M258 170H416L480 740H196Z"
    />
    <path d="M230 128H442V178H230Z" fill={wood.ink} />
    <path d="M248 134H424V172H248Z" fill="#dfe2f5" />
    <path d="M248 134H424V148H248Z" fill={night.pale} />
    <path d="M274 172L244 780M398 172L420 780" stroke={wood.deep} strokeWidth="15" />
    <path d="M268 276H405M264 364H408M259 456H411M255 550H414M250 646H418" stroke={wood.mid} strokeWidth="13" />
    <path d="M268 271H405M264 359H408M259 451H411M255 545H414M250 641H418" stroke="#dfe2f5" strokeWidth="4" opacity="0.8" />
  </>
);

const Engine = () => (
  <>
    <ellipse cx="620" cy="716" rx="250" ry="26" fill={wood.ink} opacity="0.6" />
    <path d="M742 408V330C742 280 700 270 700 220V60" stroke={wood.ink} strokeWidth="34" fill="none" />
    <path d="M750 408V330C750 290 709 276 709 222V60" stroke={silt.soft} strokeWidth="5" fill="none" opacity="0.7" />
    <Cut d="M452 760V560C452 548 460 540 472 540H760C772 540 780 548 780 560V760Z" fill={green.deep} />
    <path d="M470 560H762V596H470Z" fill={green.mid} />
    <path d="M486 628H560V690H486ZM584 628H658V690H584ZM682 628H752V690H682Z" fill={green.ink} />
    <path d="M490 632H556V640H490ZM588 632H654V640H588ZM686 632H748V640H686Z" fill={green.mid} />
    <Cylinder x={486} />
    <Cylinder x={588} />
    <Cylinder x={690} />
    <path d="M474 402H776V424H474Z" fill={green.ink} />
    <path d="M500 402V372H532V402ZM602 402V372H634V402ZM704 402V378H736V402Z" fill={marigold.burnt} />
    <path d="M508 372V352H524V372ZM610 372V352H626V372Z" fill={marigold.mid} />
    <path d="M480 500C450 500 446 470 462 458S520 440 520 470" stroke={marigold.deep} strokeWidth="8" fill="none" />
    <Flywheel />
    <path d="M490 612v0M530 612v0M570 612v0M610 612v0M650 612v0" stroke={green.soft} strokeWidth="9" strokeLinecap="round" />
    <circle cx="716" cy="578" r="25" fill={marigold.deep} />
    <circle cx="716" cy="578" r="19" fill={marigold.pale} />
    <path d="M716 578L726 566" stroke={wood.ink} strokeWidth="4" strokeLinecap="round" />
    <path d="M782 560C800 600 800 640 784 690" stroke={marigold.soft} strokeWidth="5" fill="none" opacity="0.55" />
  </>
);

const Cylinder = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 540V424H${x + 76}V540Z`} fill={green.mid} />
    <path d={`M${x + 58} 540V424H${x + 76}V540Z`} fill={green.soft} />
    <path d={`M${x - 7} 440h90M${x - 7} 458h90M${x - 7} 476h90M${x - 7} 494h90M${x - 7} 512h90`} stroke={green.ink} strokeWidth="6" />
  </>
);

const Flywheel = () => (
  <>
    <circle cx="446" cy="624" r="112" fill="none" stroke={wood.ink} strokeWidth="30" />
    <circle cx="446" cy="624" r="112" fill="none" stroke={green.soft} strokeWidth="6" />
    <path d="M446 516V732M338 624H554M370 548L522 700M522 548L370 700" stroke={wood.ink} strokeWidth="13" />
    <circle cx="446" cy="624" r="27" fill={green.mid} />
    <circle cx="446" cy="624" r="11" fill={marigold.mid} />
  </>
);

const Pump = () => (
  <>
    <path d="M868 770V500H926V770Z" fill="#6b3d1c" />
    <path d="M906 770V500H926V770Z" fill={marigold.deep} />
    <path d="M858 492H936V514H858ZM858 700H936V716H858Z" fill={marigold.burnt} />
    <path d="M896 492V400" stroke={wood.ink} strokeWidth="10" />
    <path d="M868 560H822C808 560 804 570 804 588V610" stroke={marigold.burnt} strokeWidth="22" fill="none" />
    <path d="M804 612C800 650 806 690 802 726" stroke="#cfa878" strokeWidth="12" strokeLinecap="round" opacity="0.8" />
    <path d="M930 500L952 420" stroke={wood.ink} strokeWidth="14" />
    <path d="M1004 452L690 322" stroke={wood.ink} strokeWidth="22" strokeLinecap="round" />
    <path d="M1004 446L690 316" stroke={marigold.mid} strokeWidth="5" strokeLinecap="round" opacity="0.9" />
    <path d="M742 344L690 322" stroke={wood.pale} strokeWidth="28" strokeLinecap="round" />
  </>
);
