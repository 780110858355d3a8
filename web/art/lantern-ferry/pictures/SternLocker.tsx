import { Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, marigold, night, river, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { LifeJacket, RopeCoil } from '../parts/Stowed.tsx';

const OPENING = 'M252 214H948C962 214 970 224 970 238V900H230V238C230 224 238 214 252 214Z';

/** Folded up in the dark with the life jackets; the only light is the torch in her fist. */
export const SternLocker = () => (
  <Scene>
    <Wash
      stops={[
        [0, river.ink],
        [0.2, night.deep],
        [1, night.ink],
      ]}
    />
    <Cut d="M150 214L206 40H994L1050 214Z" fill="#2b1f24" />
    <path d="M218 214L262 62H938L982 214Z" fill={wood.deep} />
    <path d="M206 126H994M262 62L250 214M938 62L950 214" stroke={wood.ink} strokeWidth="5" opacity="0.8" />
    <Cut d="M-20 214H1220V920H-20Z" fill="#241a20" />
    <path d="M-20 214H1220V226H-20Z" fill={wood.mid} opacity="0.8" />
    <path d="M-20 390H1220M-20 560H1220M-20 730H1220" stroke={wood.ink} strokeWidth="5" opacity="0.7" />
    <path d={OPENING} fill="#120b0b" />
    <Wash
      d={OPENING}
      stops={[
        [0, wood.deep, 0.9],
        [0.5, wood.dark],
        [1, wood.ink],
      ]}
    />
    <path d="M378 214V780M530 214V780M690 214V780M838 214V780" stroke={wood.ink} strokeWidth="5" opacity="0.6" />
    <Glow x={690} y={430} r={400} colour={marigold.mid} strength={0.75} />
    <LifeJacket x={330} y={430} size={1.25} tilt={-14} isLit={false} />
    <LifeJacket x={888} y={418} size={1.2} tilt={16} isLit={false} />
    <LifeJacket x={360} y={610} size={1.35} tilt={24} />
    <LifeJacket x={878} y={596} size={1.3} tilt={-20} />
    <Girl />
    <RopeCoil x={330} y={748} size={1.3} />
    <RopeCoil x={880} y={742} size={1.15} fill="#b98a55" />
    <LifeJacket x={610} y={790} size={1.1} tilt={90} />
    <Cut d="M-20 780H1220V920H-20Z" fill="#33231f" />
    <path d="M-20 780H1220V794H-20Z" fill={wood.soft} />
    <path
      d="M760 776C764 800 752 818 758 846C762 862 776 858 774 844"
      fill="none"
      stroke={wood.pale}
      strokeWidth="11"
      strokeLinecap="round"
    />
    <Rain count={36} area={[-60, -60, 1260, 190]} opacity={0.26} />
  </Scene>
);

const Girl = () => (
  <>
    <Wash
      d="M752 470L530 190C620 120 830 120 890 200Z"
      stops={[
        [0, marigold.pale, 0],
        [1, marigold.pale, 0.5],
      ]}
    />
    <Wash
      d="M752 470L606 230C660 186 770 190 812 232Z"
      stops={[
        [0, marigold.pale, 0],
        [1, marigold.pale, 0.5],
      ]}
    />
    <path d="M700 640C704 700 700 740 706 800H764C768 740 766 690 762 630Z" fill={skin.mid} />
    <path d="M548 452C488 470 440 560 426 660L414 800H690C680 700 676 560 652 474C630 446 580 440 548 452Z" fill="#135a5c" />
    <Head x={588} y={366} size={3.1} tilt={4} skin={skin.mid} cover="plaits" rim={marigold.pale} />
    <path d="M452 800C452 690 560 566 706 536C748 528 780 552 776 590C772 640 748 670 756 704C700 716 690 760 694 800Z" fill={cloth.teal} />
    <path d="M560 634C620 580 680 556 740 552" fill="none" stroke="#2f9a92" strokeWidth="7" strokeLinecap="round" />
    <path d="M756 704C720 708 700 730 694 762" fill="none" stroke={marigold.soft} strokeWidth="8" strokeLinecap="round" />
    <Torch />
    <Limb d="M632 596C680 598 722 578 752 550" sleeve={skin.mid} width={36} />
    <path
      d="M576 474C560 520 560 580 600 616C620 632 650 630 668 622L660 574C644 576 634 566 634 540L640 486C626 462 590 456 576 474Z"
      fill="#1a6b69"
    />
    <path d="M668 622L660 574" stroke={river.pale} strokeWidth="7" strokeLinecap="round" />
    <g stroke={skin.warm} strokeWidth="19" strokeLinecap="round">
      <path d="M742 518L782 512M744 536L788 530M748 554L790 548M752 571L786 567" />
    </g>
    <path d="M738 534C738 514 752 506 764 508" fill="none" stroke={skin.mid} strokeWidth="17" strokeLinecap="round" />
  </>
);

const Torch = () => (
  <g transform="translate(764 540) rotate(-9)">
    <Glow x={0} y={-78} r={150} colour="#fff3cf" strength={0.9} />
    <path d="M-19 -40H19L17 74C17 82 -17 82 -17 74Z" fill="#5d6478" />
    <path d="M-19 -40H-6L-6 79C-12 79 -17 78 -17 74Z" fill="#8f97ab" />
    <path d="M-38 -82H38L20 -38H-20Z" fill="#798197" />
    <ellipse cx="0" cy="-82" rx="38" ry="12" fill="#fffbe8" />
    <path d="M-12 -92L-2 -84L-10 -80L4 -72M-2 -84L14 -88" fill="none" stroke="#6b5a3a" strokeWidth="3" />
  </g>
);
