import { Passenger } from '../../shared/Crowd.tsx';
import { blueGlass, cloth, night, river, skin } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Reflection, River, wave } from '../../shared/River.tsx';
import { Cut, Glow, Scene } from '../../shared/Scene.tsx';
import { HangingCloud, Sky } from '../../shared/Sky.tsx';
import { Ferry } from '../parts/Ferry.tsx';

/** A whole tree goes by with its roots in the air; everything leans, and only the blue lantern is alight. */
export const DriftingTree = () => (
  <Scene>
    <Sky colours={['#10122a', night.dark, '#2a3070', '#38497f']} to={470} />
    <HangingCloud y={190} fill="#1c1f4c" lift={54} shift={3} size={1.2} />
    <HangingCloud y={100} fill="#14163a" lift={54} shift={6} size={1.5} />
    <Cut d="M-20 470V432C260 410 520 440 760 424S1080 430 1220 412V470Z" fill="#191c46" />
    <River y={456} colours={['#2b6683', '#1b6470', river.dark]} swell={1.8} />
    <Glow x={900} y={330} r={520} colour={blueGlass.mid} strength={0.6} />
    <g transform="rotate(-11 600 560)">
      <Ferry x={574} y={604} size={0.98}>
        <Gripping />
      </Ferry>
    </g>
    <path d={wave(612, 26, 330, 120)} fill="#14565f" />
    <Reflection x={916} y={620} to={800} colour={blueGlass.soft} width={70} opacity={0.7} />
    <Swirls />
    <Tree />
    <path d={wave(782, 24, 300, 60)} fill={river.deep} />
    <path d={wave(846, 20, 360, 200)} fill={river.ink} />
    <path
      d="M120 776q80 -26 170 -6M420 792q90 -20 180 4M700 776q90 -22 190 2"
      stroke={river.foam}
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
      opacity="0.55"
    />
    <Rain count={130} slant={0.5} opacity={0.32} length={60} />
    <Rain count={50} slant={0.5} opacity={0.36} length={110} width={2.8} start={300} />
  </Scene>
);

const R = blueGlass.soft;

const Gripping = () => (
  <>
    <Passenger x={-110} y={-58} size={0.42} fill={cloth.slate} tilt={14} rim={R} isGripping />
    <Passenger x={-60} y={-58} size={0.4} dress="sari" fill={cloth.plum} cover="shawl" tilt={10} rim={R} isGripping />
    <Passenger x={-6} y={-58} size={0.42} fill={cloth.olive} tone={skin.deep} tilt={16} rim={R} isGripping />
    <Passenger x={44} y={-58} size={0.4} dress="sari" fill={cloth.maroon} cover="shawl" tilt={12} rim={R} isGripping />
    <Passenger x={100} y={-58} size={0.43} dress="lungi" fill={cloth.cream} tilt={8} rim={R} isGripping />
    <Passenger x={186} y={-60} size={0.43} fill={cloth.cream} tilt={12} rim={R} isGripping />
    <Passenger x={226} y={-62} size={0.4} dress="sari" fill={cloth.leaf} cover="shawl" tilt={8} rim={R} isGripping />
  </>
);

const Swirls = () => (
  <path
    d="M620 700c60 -24 140 -20 150 10s-60 36 -84 18s10 -34 40 -28M960 720c50 -20 120 -16 126 8s-50 30 -70 14s10 -26 34 -22M180 660c60 -20 120 -10 200 -4M760 664c80 -18 140 -8 230 -10"
    stroke="#4f97a0"
    strokeWidth="4"
    fill="none"
    strokeLinecap="round"
    opacity="0.7"
  />
);

const BARK = '#2b1b1a';
const EARTH = '#4b3026';

/** Root plate, trunk, and a crown half under water. */
const Tree = () => (
  <>
    <path d={ROOTS} transform="translate(5 -5)" stroke="#7fb2ea" strokeWidth="11" fill="none" strokeLinecap="round" opacity="0.4" />
    <path d={ROOTS} stroke={BARK} strokeWidth="13" fill="none" strokeLinecap="round" strokeLinejoin="bevel" />
    <path d={ROOTLETS} stroke={BARK} strokeWidth="5.5" fill="none" strokeLinecap="round" />
    <path d={CROWN} fill="#163c36" />
    <path
      d="M720 716L792 652L846 640M792 652L800 608M812 730L884 680L950 676M884 680L912 640"
      stroke={BARK}
      strokeWidth="14"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="bevel"
    />
    <path
      d="M318 596C350 606 420 640 470 650C580 672 690 690 780 712L900 760L820 812C680 800 520 786 420 764C370 758 330 760 306 756Z"
      fill={BARK}
    />
    <path
      d="M330 600C360 612 424 642 470 650C580 672 690 690 780 712L866 744"
      stroke="#7fb2ea"
      strokeWidth="5"
      fill="none"
      opacity="0.75"
    />
    <path
      d="M390 670C480 690 560 700 640 716M420 716C520 736 620 744 720 762M520 692L560 702M620 748L690 756"
      stroke="#5a3d36"
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M268 560L300 548L322 566L340 604L334 650L346 700L330 752L300 790L272 774L262 736L244 712L254 668L240 630L262 600Z"
      fill={EARTH}
    />
    <path d="M322 566L340 604L334 650L346 700L330 752L316 774C322 700 322 640 306 562Z" fill="#6b4a3a" />
    <path d={NEAR_ROOTS} stroke={BARK} strokeWidth="10" fill="none" strokeLinecap="round" strokeLinejoin="bevel" />
    <path d={LEAVES} fill="#1d5146" />
    <path d={LIT_LEAVES} fill="#2f7561" />
  </>
);

const ROOTS =
  'M300 560L290 500L306 452L296 404M284 580L240 520L244 470L216 432M266 610L206 566L192 516L160 492M258 650L196 626L150 632M262 700L206 700L172 676M318 572L334 512L368 478L372 440M330 590L380 548L424 540';
const ROOTLETS =
  'M306 452L328 420L324 392M296 476L268 448M244 470L262 440L258 412M226 506L196 486L190 460M192 516L206 480M206 566L168 560L148 544M196 626L172 604M334 512L326 480L336 456M368 478L400 460L408 434M380 548L400 516L430 504M172 676L150 672L136 656M372 440L360 416M216 432L206 404M160 492L144 466';
const NEAR_ROOTS = 'M290 600L270 650L286 700L274 744M300 620L316 672L304 720M272 622L256 640';

const CROWN =
  'M700 760C690 720 716 690 748 692C750 650 800 630 830 648C850 616 910 616 926 648C968 640 1000 668 990 704C1030 716 1040 770 1004 800H720C700 796 694 776 700 760Z';

const leaf = (x: number, y: number, angle: number, long: number) => {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${Math.round(x + along * Math.cos(turn) - aside * Math.sin(turn))} ${Math.round(y + along * Math.sin(turn) + aside * Math.cos(turn))}`;
  return `M${x} ${y}C${at(long * 0.2, -15)} ${at(long * 0.75, -17)} ${at(long, 0)}C${at(long * 0.75, 15)} ${at(long * 0.2, 13)} ${x} ${y}Z`;
};

/** x, y of the stalk, and where the leaf points, in degrees. */
const SHADED = [
  [800, 612, -120],
  [802, 610, -60],
  [846, 642, -20],
  [838, 648, 30],
  [912, 642, -110],
  [950, 678, 20],
  [944, 680, 60],
  [884, 690, 80],
  [770, 690, 140],
  [980, 716, 40],
] as const;
const LIT = [
  [800, 610, -88],
  [846, 640, -52],
  [914, 640, -70],
  [918, 642, -30],
  [952, 676, -16],
  [900, 690, -6],
  [866, 664, 10],
  [990, 720, 4],
] as const;
const LEAVES = SHADED.map(([x, y, angle]) => leaf(x, y, angle, 46)).join('');
const LIT_LEAVES = LIT.map(([x, y, angle]) => leaf(x, y, angle, 42)).join('');
