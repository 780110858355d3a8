import { Drift } from '../../shared/Drift.tsx';
import { wood } from '../../shared/palette.ts';
import { Cut, Glow, Place, type Placed, Scene } from '../../shared/Scene.tsx';
import { FoldingChair, RedChair, WoodenStep } from '../parts/Chairs.tsx';
import { Cockerel } from '../parts/Cockerel.tsx';
import { dim, market, tin, white } from '../parts/colours.ts';
import { Candle, Hall as Room } from '../parts/Hall.tsx';
import { Sheet } from '../parts/Paper.tsx';
import { Chebet, Halima, Kioko, Mutua, Neighbour, Shah, Wanjiru } from '../parts/People.tsx';

const sheet = [54, -150] as const;

/** They stop singing and look to the door; beside four of them somebody could stand, and one chair stays empty. */
export const Hall = () => (
  <Scene>
    <Room />
    <Cockerel x={900} y={342} size={0.86} isCrowing />
    <WoodenStep x={226} y={712} size={1.1} />
    <RedChair x={226} y={676} size={0.92} />
    {[112, 352, 446, 540, 634, 728, 822, 1100].map((x, index) => (
      <Neighbour key={x} number={index + 1} x={x} y={index % 2 ? 706 : 694} size={1.02} />
    ))}
    <FoldingChair x={360} y={798} size={0.9} />
    <FoldingChair x={556} y={790} size={0.9} />
    <FoldingChair x={726} y={798} size={0.9} />
    <Shah x={276} y={866} size={1.3} front={sheet} />
    <Sheet x={354} y={660} turn={8} size={0.8} />
    <Wanjiru x={468} y={868} size={1.28} />
    <Kioko x={640} y={866} size={1.3} />
    <Halima x={806} y={868} size={1.28} front={[48, -140]} />
    <Sheet x={876} y={680} turn={8} size={0.8} />
    <Chebet x={968} y={850} size={1.3} isMirrored front={[56, -176]} back={[20, -120]} />
  </Scene>
);

/** After the singing: one chair, an open bag, and a list that is longer than the chair is high. */
export const HallEvening = () => (
  <Scene>
    <Room hour="evening" />
    {[210, 360, 960].map((x) => (
      <FoldingChair key={x} x={x} y={726} size={1.02} fill="#8b7a86" shade="#54485a" />
    ))}
    <Place x={570} y={866} size={3.1}>
      <path d="M-42 0L-34 -70M72 0L64 -70M-20 -14L-16 -68M50 -14L46 -68" stroke={tin.deep} strokeWidth="7" strokeLinecap="round" />
      <path d="M-46 -150H-34V-66H-46Z" fill={tin.deep} />
      <path d="M-48 -154H72C80 -154 80 -104 72 -104H-48Z" fill={tin.mid} />
      <path d="M-52 -76H80L86 -62H-58Z" fill={tin.soft} />
      <Bag />
      <path d="M60 -150H72V-66H60Z" fill={tin.deep} opacity="0.4" />
    </Place>
    <Drift isSwinging>
      <path d="M604 470C640 466 664 472 688 480L700 846C676 858 640 850 616 840Z" fill={white} />
      <path
        d={Array.from({ length: 12 }, (_, row) => `M${626} ${510 + row * 27}h${40 + ((row * 17) % 24)}`).join('')}
        stroke="#8d7f74"
        strokeWidth="5"
      />
    </Drift>
  </Scene>
);

const Bag = () => (
  <>
    <path d="M-40 -128C-36 -150 48 -150 56 -128L62 -78H-46Z" fill="#8a4b2b" />
    <path d="M-36 -132C-20 -142 36 -142 52 -132C36 -118 -20 -118 -36 -132Z" fill="#3b1f13" />
    <path d="M-10 -134C-6 -166 24 -166 28 -134" stroke="#5c3019" strokeWidth="6" fill="none" />
    <path d="M-22 -126V-78M40 -126V-78" stroke="#5c3019" strokeWidth="5" />
    <path d="M-34 -136C-30 -150 -14 -150 -8 -138ZM32 -138C36 -148 48 -146 50 -134Z" fill={market.blue} />
  </>
);

/** The lights are out: candles, faces, and a shadow much larger than the one who throws it. */
export const HallDark = () => (
  <Scene>
    <Room hour="dark" />
    <Cockerel x={640} y={560} size={3.7} shadow={dim.ink} isCrowing />
    <g transform="translate(0 -78)">
      <Glow x={210} y={740} r={360} colour="#ffb84d" strength={0.6} />
      <Glow x={690} y={780} r={360} colour="#ffb84d" strength={0.55} />
      <Glow x={1010} y={730} r={360} colour="#ffb84d" strength={0.6} />
      <Neighbour number={0} x={116} y={830} size={1.24} rim="#ffcf7a" tilt={8} />
      <Neighbour number={4} x={316} y={836} size={1.22} isMirrored rim="#ffcf7a" tilt={6} />
      <Neighbour number={7} x={880} y={826} size={1.22} rim="#ffcf7a" tilt={6} />
      <Neighbour number={8} x={1120} y={836} size={1.26} isMirrored rim="#ffcf7a" tilt={8} />
      <FoldingChair x={210} y={872} size={0.86} fill="#55506f" shade="#2c2a48" />
      <FoldingChair x={1010} y={862} size={0.86} fill="#55506f" shade="#2c2a48" />
      <Candle x={210} y={806} glow={130} />
      <Candle x={1010} y={798} glow={130} />
      <Candle x={690} y={840} glow={170} />
      <Cockerel x={560} y={850} size={0.9} isCrowing />
    </g>
  </Scene>
);

/** A father white with stone dust, a boy who looks at the floor, and singers who stopped in the middle of a line. */
export const HallFather = () => (
  <Scene>
    <Room />
    <Cockerel x={214} y={342} size={0.8} />
    {[90, 196, 302, 408].map((x, index) => (
      <Neighbour key={x} number={index + 4} x={x} y={index % 2 ? 716 : 700} size={1.02} />
    ))}
    <Shah x={520} y={718} size={1.04} />
    <path d="M1036 196H1230V720H1036Z" fill="#fff6dd" />
    <path d="M1020 180H1246V196H1036V720H1020Z" fill="#1b4679" />
    <path d="M560 846C660 826 1000 826 1110 848C1000 868 660 868 560 846Z" fill={white} opacity="0.6" />
    <Kioko x={650} y={850} size={1.72} isMirrored tilt={26} />
    <Mutua x={880} y={856} size={1.78} isMirrored front={[58, -150]} back={[-40, -100]} />
    <path
      d="M960 700h0M1000 620h0M820 780h0M990 520h0M790 640h0M1016 780h0M940 470h0M850 830h0"
      stroke={white}
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.8"
    />
  </Scene>
);

/** A table full of copied pages, some with holes; it is five. */
export const HallPages = () => (
  <Scene>
    <Room />
    <Clock />
    <Cut d="M40 640L140 470H1060L1160 640V690H40Z" fill={wood.soft} lift={6} />
    <path d="M40 640H1160V690H40Z" fill={wood.mid} />
    <path d="M120 690V880M1080 690V880" stroke={wood.mid} strokeWidth="34" />
    {PAGES.map(([x, y, turn, isBitten]) => (
      <Sheet key={x} x={x} y={y} turn={turn} size={1.5} isBitten={isBitten} />
    ))}
    {[0, 1, 2, 3, 4, 5].map((layer) => (
      <Sheet key={layer} x={950 + (layer % 2) * 6} y={586 - layer * 9} turn={layer % 2 ? 3 : -2} size={1.6} />
    ))}
    <path d="M560 606L640 540L650 552L572 614L556 620Z" fill={market.tomato} />
    <Mouse x={430} y={778} size={1.3} />
  </Scene>
);

const PAGES = [
  [190, 572, -14, true],
  [300, 540, 8, false],
  [404, 590, -6, true],
  [510, 536, 12, false],
  [690, 590, -9, false],
  [790, 540, 7, true],
] as const;

const Clock = () => (
  <g transform="translate(-442 46) scale(0.75)">
    <circle cx="1096" cy="236" r="70" fill="#1b4679" />
    <circle cx="1096" cy="236" r="58" fill={white} />
    <path d="M1096 186v10M1096 276v10M1046 236h10M1136 236h10" stroke="#2b2522" strokeWidth="6" strokeLinecap="round" />
    <path d="M1096 236V194M1096 236L1112 264" stroke="#2b2522" strokeWidth="8" strokeLinecap="round" />
  </g>
);

const Mouse = (place: Placed) => (
  <Place {...place}>
    <path d="M-50 -4C-70 -10 -84 2 -98 -8" stroke="#8b7f78" strokeWidth="4" fill="none" strokeLinecap="round" />
    <path d="M-54 0C-58 -30 -20 -40 4 -30C16 -40 30 -36 40 -16C42 -8 36 0 28 0Z" fill="#8b7f78" />
    <circle cx="8" cy="-34" r="11" fill="#a79a92" />
    <circle cx="26" cy="-18" r="3" fill="#1c1512" />
  </Place>
);
