import { Seated } from '../../shared/Crowd.tsx';
import type { Cover } from '../../shared/Head.tsx';
import { FarLight } from '../../shared/Lantern.tsx';
import { blueGlass, cloth, paper, signal, skin } from '../../shared/palette.ts';
import { Glints, Reflection, River } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { Ferry } from '../parts/Ferry.tsx';

const WATER = ['#aab3bd', '#96a3b2', '#8091a5', '#667a93', '#4d617d'];

/** Fifty people on a boat for thirty, and between the two halves of them a yard of bare wet wood. */
export const LowInTheWater = () => (
  <Scene>
    <Sky colours={['#3d4568', '#66698a', '#97909f', '#c9b3ab', '#ead0b6']} to={470} />
    <Glow x={760} y={456} r={520} colour="#fbe3bf" strength={0.75} squash={0.5} />
    <Cut d="M-20 470V402C120 380 260 410 400 392S700 372 860 396S1120 392 1220 376V470Z" fill="#9c98a8" lift={0} />
    <Mist y={380} strength={0.55} />
    <Cut d="M-20 474V436C160 420 320 448 520 436S880 424 1220 440V474Z" fill="#7d8096" lift={0} />
    <FarLight x={118} y={434} colour={signal.red} r={4} glow={44} />
    <Egrets />
    <River y={466} colours={WATER} swell={0.35} />
    <Glow x={760} y={500} r={480} colour="#fbe3bf" strength={0.5} squash={0.22} />
    <Mist y={470} strength={0.75} />
    <Glow x={980} y={404} r={150} colour={blueGlass.soft} strength={0.6} />
    <Ferry x={572} y={646} size={1.14} tone="dusk" lantern="pale">
      <Huddle />
    </Ferry>
    <Flood />
    <Reflection x={978} y={640} to={800} colour="#dfeeff" width={38} opacity={0.7} />
    <Mist y={640} strength={0.34} />
    <Glints area={[140, 660, 1080, 870]} colour={paper.white} count={24} opacity={0.4} />
  </Scene>
);

/** The first of the day, going upriver. */
const Egrets = () => (
  <path
    d="M520 268q14 -12 26 0q12 -12 26 0q-14 -5 -26 5q-12 -10 -26 -5M590 240q12 -10 22 0q10 -10 22 0q-12 -4 -22 4q-10 -8 -22 -4M650 262q10 -9 19 0q9 -9 19 0q-10 -4 -19 4q-9 -8 -19 -4M712 232q9 -8 17 0q8 -8 17 0q-9 -3 -17 3q-8 -6 -17 -3M770 246q8 -7 15 0q7 -7 15 0q-8 -3 -15 3q-7 -6 -15 -3"
    fill="#f6ece2"
  />
);

/** Still water up to her rail, and what it shows of her. */
const Flood = () => (
  <>
    <path d="M-20 604C220 602 420 606 640 604S1000 602 1220 604V920H-20Z" fill={WATER[2]} />
    <path d="M214 604H1000C960 640 900 664 820 672H330C276 664 236 640 214 604Z" fill="#4a4358" opacity="0.75" />
    <Wash
      d="M-20 604H1220V920H-20Z"
      stops={[
        [0, WATER[1]!, 0.15],
        [0.4, WATER[3]!, 0.5],
        [1, WATER[4]!],
      ]}
    />
    <path
      d="M150 606q60 -5 120 0t120 0M840 606q60 -5 120 0t120 0M300 640q80 -6 160 0t160 0t160 0M200 690q90 -6 180 0M720 700q90 -6 180 0"
      fill="none"
      stroke={paper.white}
      strokeWidth="3.4"
      opacity="0.55"
    />
  </>
);

const Mist = ({ y, strength }: { y: number; strength: number }) => (
  <Wash
    d={`M-20 ${y}C160 ${y - 18} 300 ${y + 12} 480 ${y - 4}S820 ${y - 20} 960 ${y}S1140 ${y + 10} 1220 ${y - 6}V${y + 96}H-20Z`}
    stops={[
      [0, '#f3ece6', 0],
      [0.4, '#f3ece6', strength],
      [1, '#f3ece6', 0],
    ]}
  />
);

type Sleeper = readonly [x: number, row: 0 | 1, fill: string, cover: Cover, tilt: number];
const SACK = ['#8d7757', '#a28b68', '#75634b'] as const;

const ISLANDERS: readonly Sleeper[] = [
  [-142, 0, '#6a5a66', 'shawl', 10],
  [-100, 0, '#59617a', 'cloth', 0],
  [-64, 0, '#7a4f52', 'shawl', 14],
  [-34, 0, '#5f6b58', 'bald', 6],
  [-158, 1, SACK[0], 'short', 12],
  [-120, 1, SACK[1], 'shawl', 4],
  [-84, 1, SACK[2], 'plaits', 16],
  [-46, 1, SACK[0], 'bun', 8],
  [-18, 1, SACK[1], 'cloth', 12],
];

const PASSENGERS: readonly Sleeper[] = [
  [104, 0, '#5c4a7a', 'shawl', 8],
  [132, 0, cloth.maroon, 'cap', 14],
  [160, 0, '#4d6a66', 'shawl', 4],
  [198, 0, '#6b6350', 'short', 12],
  [98, 1, SACK[2], 'short', 16],
  [130, 1, SACK[0], 'shawl', 6],
  [154, 1, '#b7791f', 'hood', 12],
  [190, 1, SACK[1], 'bun', 4],
  [228, 1, SACK[2], 'cap', 14],
];

const Huddle = () => (
  <>
    <Group of={ISLANDERS} row={0} />
    <Group of={PASSENGERS} row={0} isMirrored />
    <Group of={ISLANDERS} row={1} />
    <Group of={PASSENGERS} row={1} isMirrored />
  </>
);

const Group = ({ of, row, isMirrored = false }: { of: readonly Sleeper[]; row: 0 | 1; isMirrored?: boolean }) =>
  of
    .filter((sleeper) => sleeper[1] === row)
    .map(([x, , fill, cover, tilt]) => (
      <Seated
        key={x}
        x={x}
        y={row ? -78 : -94}
        size={row ? 0.55 : 0.48}
        fill={fill}
        cover={cover}
        coverFill={cover === 'cap' ? cloth.maroon : cover === 'cloth' ? cloth.cream : fill}
        hair={cover === 'bald' || cover === 'bun' ? '#b9b3b0' : '#2a1c1a'}
        tone={x % 4 === 0 ? skin.mid : skin.deep}
        tilt={tilt}
        isMirrored={isMirrored}
        {...(row === 0 ? { rim: '#fbe9d2' } : {})}
      />
    ));
