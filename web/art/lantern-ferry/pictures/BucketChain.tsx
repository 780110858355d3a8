import { Head } from '../../shared/Head.tsx';
import { Limb } from '../../shared/Person.tsx';
import { cloth, marigold, night, paper, river, skin, wood } from '../../shared/palette.ts';
import { River } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { Bailer, Bucket } from '../parts/BucketChain.tsx';

const WALL = 'M-20 150H752V700H-20Z';

/** From hatch to rail, hand to hand: the lamp stands below, so every shadow climbs. */
export const BucketChain = () => (
  <Scene>
    <Sky colours={[night.ink, night.deep, '#1d2258', '#2c366f']} to={520} />
    <HangingCloud y={150} fill="#151839" lift={44} shift={3} size={1.1} />
    <Cut d="M700 500V470C860 458 1020 472 1220 462V500Z" fill="#12163a" />
    <River y={488} to={760} colours={['#24506c', river.dark, river.deep, river.ink]} />
    <Cut d={WALL} fill="#3a2622" />
    <Wash
      d={WALL}
      stops={[
        [0, '#2a1a1c', 0.9],
        [0.5, wood.dark, 0.5],
        [1, wood.soft, 0.75],
      ]}
    />
    <path d="M-20 240H752M-20 330H752M-20 420H752M-20 510H752M-20 600H752" stroke="#24151a" strokeWidth="4" opacity="0.65" />
    <path d="M-20 128H776V156H-20Z" fill="#1a1226" />
    <path d="M740 150H764V700H740Z" fill="#20141c" />
    <Glow x={310} y={700} r={640} colour={marigold.mid} strength={0.7} squash={0.86} />
    <Shadows />
    <path d="M752 590H1220M752 640H1220" stroke="#150f20" strokeWidth="12" />
    <path d="M752 585H1220" stroke={marigold.soft} strokeWidth="3" opacity="0.7" />
    <path d="M900 590V710M1020 590V710M1140 590V710" stroke="#150f20" strokeWidth="12" />
    <Cut d="M-20 690H1220V920H-20Z" fill="#2c1c20" />
    <Wash
      d="M-20 690H1220V920H-20Z"
      stops={[
        [0, wood.soft, 0.85],
        [0.3, wood.mid, 0.6],
        [0.8, wood.deep, 0.3],
      ]}
      isSideways
    />
    <path d="M-20 752H1220M-20 826H1220" stroke="#1d1114" strokeWidth="5" opacity="0.7" />
    <Hatch />
    <Bailer
      x={412}
      y={776}
      size={1.26}
      coat={cloth.maroon}
      legs={cloth.indigo}
      isSkirted
      cover="cloth"
      coverFill={cloth.cream}
      tone={skin.deep}
      left={[-54, -118]}
      right={[54, -124]}
      rim={marigold.soft}
      tilt={10}
      isMirrored
    />
    <Bailer
      x={682}
      y={776}
      size={1.26}
      coat={cloth.mango}
      legs={cloth.plum}
      isSkirted
      cover="bun"
      tone={skin.warm}
      left={[-46, -112]}
      right={[52, -152]}
      rim={marigold.pale}
      isMirrored
      tilt={0}
    />
    <Bailer x={547} y={776} size={1.26} coat={cloth.cream} hasApron left={[-53, -118]} right={[55, -156]} rim={marigold.pale} tilt={0} />
    <Bailer
      x={817}
      y={776}
      size={1.26}
      coat={cloth.leaf}
      legs={wood.ink}
      cover="cap"
      coverFill={cloth.maroon}
      left={[-40, -100]}
      right={[60, -160]}
      rim={marigold.soft}
    />
    <Bucket x={344} y={622} size={1.05} />
    <Bucket x={480} y={630} size={1.05} />
    <Bucket x={616} y={580} size={1.1} tilt={-34} />
    <path d="M666 606C684 602 694 622 692 650C690 664 694 676 688 690C676 680 680 662 674 650C670 640 664 634 658 632Z" fill={river.foam} />
    <path d="M690 596l9 -8M704 614l11 -2M702 664l9 5M672 700l-3 10" stroke={river.foam} strokeWidth="6" strokeLinecap="round" />
    <Thrown />
  </Scene>
);

const SHADOW = '#1a0e14';
const shade = { coat: SHADOW, legs: SHADOW, tone: SHADOW, hair: SHADOW, coverFill: SHADOW } as const;

/** The same people once more on the boards behind them, twice as tall. */
const Shadows = () => (
  <g opacity="0.42" transform="translate(268 790) scale(1.36 1.86) translate(-268 -790)">
    <path
      d="M200 700L216 620C222 600 236 590 246 588C232 560 250 536 276 540C300 544 304 570 292 588L344 616L336 626L300 622L312 700Z"
      fill={SHADOW}
    />
    <Bailer x={412} y={776} size={1.26} {...shade} isSkirted cover="cloth" left={[-54, -118]} right={[54, -124]} tilt={10} isMirrored />
    <Bailer x={547} y={776} size={1.26} {...shade} left={[-53, -118]} right={[40, -104]} tilt={0} />
    <path d="M458 648H502L496 692H464ZM322 638H366L360 682H328Z" fill={SHADOW} />
  </g>
);

const Hatch = () => (
  <g transform="translate(-10 -16)">
    <Glow x={268} y={760} r={260} colour="#ffdf9a" strength={0.9} />
    <path d="M152 776L186 712H384L372 776Z" fill="#ffd98c" />
    <path d="M176 776L202 724H360L352 776Z" fill={marigold.mid} />
    <path d="M190 790L232 640C250 622 300 622 316 640L346 790Z" fill={cloth.slate} />
    <Head x={274} y={592} size={1.5} skin={skin.deep} hair="#9a9aa6" cover="bun" rim={marigold.pale} />
    <path d="M232 640C250 622 300 622 316 640L322 676H224Z" fill={cloth.rust} />
    <Limb d="M306 656C330 690 340 664 346 640" sleeve={cloth.rust} hand={[346, 636]} tone={skin.deep} width={24} />
    <path d="M132 776H392L400 810H120Z" fill="#4d3020" />
    <path d="M132 776H392L394 784H130Z" fill={marigold.soft} />
  </g>
);

const Thrown = () => (
  <>
    <Bucket x={890} y={568} size={1.1} tilt={-104} />
    <g transform="translate(-54 6) scale(1 0.96)">
      <path
        d="M1000 548C1050 532 1080 580 1092 650C1096 690 1090 720 1096 760C1070 740 1060 690 1050 650C1040 610 1024 590 996 586Z"
        fill={river.foam}
      />
      <path d="M1000 564C1040 558 1062 610 1072 680" fill="none" stroke={paper.white} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M1020 518l10 -12M1060 540l14 -6M1104 610l12 6M1040 694l-8 14M1110 690l8 10"
        stroke={river.foam}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  </>
);
