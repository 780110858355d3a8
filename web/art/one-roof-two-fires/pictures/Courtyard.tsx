import { paper } from '../../shared/palette.ts';
import { Cut, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { CourtWall } from '../parts/CourtWall.tsx';
import { Cow } from '../parts/Cow.tsx';
import { snow, stone } from '../parts/colours.ts';
import { Jagat, Meera } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { House } from '../parts/House.tsx';

/** One house, two smokes, a wall; a brother and a sister who each hold out a plate, and a cow who stands on both sides of it all. */
export const Courtyard = () => (
  <Scene>
    <Hills down={-84} />
    <House areDoorsOpen />
    <SnowField y={550} />
    <Cow x={560} y={602} size={0.62} isChewing />
    <CourtWall />
    <Meera x={250} y={846} size={1.34} front={[66, -132]} back={[50, -126]} tilt={-3} />
    <Plate x={342} y={664} />
    <Jagat x={950} y={846} size={1.42} isMirrored front={[66, -132]} back={[50, -126]} />
    <Plate x={852} y={656} />
  </Scene>
);

/** The next morning: ice on the steps, glitter, and nobody up yet but the cow. */
export const SnowyMorning = () => (
  <Scene>
    <Hills down={-84} />
    <House />
    <SnowField y={550} />
    <CourtWall />
    <Steps />
    <path d="M690 800C750 788 870 790 930 802C870 816 750 814 690 800Z" fill={snow.deep} opacity="0.5" />
    <Cow x={800} y={800} size={1} />
    <Sparkles />
  </Scene>
);

/** Three stone steps down to the road, glazed and hung with icicles. */
const Steps = () => (
  <>
    {[0, 1, 2].map((step) => (
      <g key={step} transform={`translate(${step * -36} ${step * 58})`}>
        <path d="M-60 706H400V760H-60Z" fill={stone.mid} />
        <path d="M-60 694H412V716C300 724 180 712 -60 720Z" fill="#e3f3fc" />
        <path d="M60 716l8 28 8 -28ZM130 716l9 38 9 -38ZM222 716l7 24 8 -24ZM300 716l9 36 9 -36ZM366 716l7 22 7 -22Z" fill="#c3e2f4" />
      </g>
    ))}
  </>
);

const SPARKS = [
  [120, 640],
  [380, 690],
  [470, 850],
  [760, 720],
  [1130, 760],
  [300, 860],
  [690, 610],
  [1010, 600],
  [60, 830],
] as const;

const Sparkles = () => (
  <path
    d={SPARKS.map(
      ([x, y]) =>
        `M${x} ${y - 16}Q${x + 2} ${y - 2} ${x + 16} ${y}Q${x + 2} ${y + 2} ${x} ${y + 16}Q${x - 2} ${y + 2} ${x - 16} ${y}Q${x - 2} ${y - 2} ${x} ${y - 16}Z`,
    ).join('')}
    fill="#ffffff"
  />
);

const Plate = (place: Placed) => (
  <Place {...place}>
    <Steam
      at={[
        [-10, -16, 90],
        [16, -14, 70],
      ]}
      fill={paper.white}
      opacity={0.8}
    />
    <path d="M-46 -8C-40 12 40 12 46 -8Z" fill="#b9bec8" />
    <path d="M-50 -12H50V-4C30 2 -30 2 -50 -4Z" fill="#dfe3ea" />
    <path d="M-34 -12C-30 -28 -6 -26 -2 -14C4 -30 30 -28 34 -12Z" fill="#d9a04a" />
  </Place>
);

/** The fourth day: what was in the house stands in the snow, and the old floorboards lie in a pile. */
export const CourtyardBoxes = () => (
  <Scene>
    <Hills down={-84} />
    <House hasBackWing={false} areDoorsOpen />
    <path d="M1060 566C1080 520 1110 530 1130 500C1150 520 1190 500 1220 530V600H1060Z" fill={snow.shade} />
    <path d="M1076 560L1150 470M1110 566L1200 490M1140 566L1120 480" stroke="#6f4728" strokeWidth="13" />
    <SnowField y={550} />
    <CourtWall />
    <Boxes x={170} y={846} />
    <Boxes x={330} y={720} size={0.7} isMirrored />
    <Boards />
    <Cow x={410} y={800} size={0.8} isChewing />
  </Scene>
);

const Boxes = (place: Placed) => (
  <Place {...place}>
    <Cut d="M-110 -96H20V0H-110Z" fill="#b98d5c" lift={5} />
    <path d="M-110 -96H20V-80H-110ZM-52 -96h14V0h-14Z" fill="#d8b482" />
    <Cut d="M-80 -190H40V-98H-80Z" fill="#a97d4e" lift={5} />
    <path d="M-80 -190H40V-176H-80Z" fill="#d8b482" />
    <Cut d="M30 -120H130V0H30Z" fill="#7d8ea8" lift={5} />
    <path d="M40 -132C60 -150 110 -150 122 -130L130 -112H30Z" fill="#c2552d" />
    <path d="M-70 -192C-60 -226 -20 -236 10 -222C30 -214 34 -200 30 -190Z" fill="#ead9b4" />
  </Place>
);

const Boards = () => (
  <>
    {[0, 1, 2, 3, 4].map((row) => (
      <path
        key={row}
        d={`M${772 + row * 10} ${838 - row * 26}L${1150 - row * 6} ${806 - row * 26}V${828 - row * 26}L${772 + row * 10} ${862 - row * 26}Z`}
        fill={row % 2 ? '#99683a' : '#7f5530'}
      />
    ))}
    <path d="M840 733v-16M900 727v-18M960 721v-15M1020 715v-17M1080 709v-14" stroke="#3b3f4a" strokeWidth="5" strokeLinecap="round" />
    <path d="M1088 866l10 -66h64l10 66Z" fill="#8794a6" />
    <path d="M1096 804h68" stroke="#c9d2dd" strokeWidth="7" />
  </>
);
