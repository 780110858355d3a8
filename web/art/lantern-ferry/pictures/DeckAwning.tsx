import { Goat } from '../../shared/Goat.tsx';
import { Lantern } from '../../shared/Lantern.tsx';
import { Rukmini } from '../../shared/Person.tsx';
import { cloth, marigold, night, paper, river, silt, skin, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { River } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { Sky } from '../../shared/Sky.tsx';
import { Bandsman } from '../parts/Band.tsx';

/** Brass against goats, under one patched roof; between them the largest goat eats the wedding march. */
export const DeckAwning = () => (
  <Scene>
    <Sky colours={[night.dark, night.mid, '#5d5190', '#a5718a']} to={500} />
    <River y={480} to={720} colours={['#8a6a6a', silt.mid, silt.deep]} />
    <Rain count={120} length={60} opacity={0.4} />
    <Glow x={600} y={330} r={560} colour={marigold.mid} strength={0.75} />
    <Rail />
    <Deck />
    <path d="M236 130V760M964 130V760" stroke={wood.ink} strokeWidth="24" />
    <path d="M245 130V760M955 130V760" stroke={marigold.deep} strokeWidth="4" opacity="0.8" />
    <Bandsman x={556} y={656} size={1.14} plays="drum" tone={skin.deep} rim={marigold.soft} />
    <Goat x={770} y={640} size={0.95} isMirrored coat="#6d5240" shade="#463226" rim={marigold.mid} />
    <Goat x={1030} y={676} size={1.2} isMirrored coat="#2f2833" shade="#1d1822" horn={wood.soft} rim={marigold.mid} />
    <Bandsman x={300} y={722} size={1.46} plays="sousaphone" rim={marigold.soft} />
    <Bandsman x={440} y={744} size={1.52} plays="baton" tone={skin.warm} rim={marigold.pale} />
    <Goat x={980} y={724} size={1.3} isMirrored coat="#a98f72" shade="#75604b" rim={marigold.soft} />
    <Rukmini x={882} y={744} size={1.52} isMirrored rim={marigold.pale} />
    <Goat x={960} y={770} size={1.2} coat="#e6dcc8" isMirrored pose="lying" rim={marigold.pale} />
    <Minister />
    <Awning />
    <Lantern x={600} y={214} light="amber" size={1.15} glow={240} />
  </Scene>
);

const Rail = () => (
  <path
    d="M0 520H1200M0 566H1200M60 520V640M150 520V640M240 520V640M330 520V640M420 520V640M510 520V640M600 520V640M690 520V640M780 520V640M870 520V640M960 520V640M1050 520V640M1140 520V640"
    stroke={wood.ink}
    strokeWidth="10"
  />
);

const Deck = () => (
  <>
    <Cut d="M-20 620H1220V920H-20Z" fill="#6b4630" />
    <path d="M-20 620H1220V632H-20Z" fill={wood.pale} />
    <path
      d="M600 632V900M520 632L440 900M440 632L270 900M350 632L90 900M250 632L-100 900M680 632L760 900M760 632L930 900M850 632L1110 900M950 632L1300 900"
      stroke="#4d301f"
      strokeWidth="4"
    />
    <Glow x={600} y={740} r={430} colour={marigold.mid} strength={0.55} squash={0.36} />
    <path d="M230 768C400 750 800 750 990 772C800 790 400 790 230 768Z" fill={wood.ink} opacity="0.35" />
  </>
);

/** Stout, cream, unhurried, with half a sheet of music in his mouth. */
const Minister = () => (
  <>
    <Goat x={590} y={784} size={2} coat={paper.warm} shade="#a98d66" horn="#5a3a20" rim={marigold.pale} />
    <g transform="translate(740 620) rotate(16)">
      <path d="M-6 -14C26 -24 52 -20 84 -26L92 56C66 62 40 54 10 64C16 48 2 40 8 24C-4 18 4 4 -6 -14Z" fill={paper.white} />
      <path
        d="M14 2C40 -4 56 -2 80 -6M14 10C40 4 58 6 82 2M14 34C42 28 60 30 84 26M16 42C44 36 62 38 86 34"
        stroke={paper.grey}
        strokeWidth="2.6"
        fill="none"
      />
      <path d="M30 4v-16M46 6v-18M62 4v-16M36 38v-16M56 36v-16M72 34v-16" stroke={night.deep} strokeWidth="3" />
      <path d="M27 5h0M43 8h0M59 5h0M33 39h0M53 38h0M69 36h0" stroke={night.deep} strokeWidth="9" strokeLinecap="round" />
    </g>
  </>
);

const EDGE = 'q-24 40 -48 0'.repeat(26);

const Awning = () => (
  <>
    <Cut d={`M-20 -20H1220V176${EDGE}Z`} fill="#d9b983" lift={-10} />
    <path
      d="M0 -20L-20 176M144 -20L124 176M288 -20L260 176M432 -20L412 176M600 -20V176M768 -20L788 176M912 -20L940 176M1056 -20L1076 176"
      stroke="#b08a55"
      strokeWidth="4"
    />
    <Patch d="M318 70l92 -12l10 70l-96 8Z" fill={cloth.rust} />
    <Patch d="M690 92l104 10l-8 62l-104 -8Z" fill={river.mid} />
    <Patch d="M836 40l78 -4l2 60l-74 6Z" fill={cloth.plum} />
    <path d="M-20 176H1220" stroke={cloth.maroon} strokeWidth="8" strokeDasharray="24 24" />
    <path d="M600 150V214" stroke={wood.ink} strokeWidth="4" />
  </>
);

const Patch = ({ d, fill }: { d: string; fill: string }) => (
  <path d={d} fill={fill} stroke={paper.white} strokeWidth="4" strokeDasharray="12 8" opacity="0.9" />
);
