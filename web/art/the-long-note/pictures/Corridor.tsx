import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { market, tin, white } from '../parts/colours.ts';
import { WardWall, WardWindow } from '../parts/Hospital.tsx';
import { Slate } from '../parts/Paper.tsx';
import { Barasa, MamaAkinyi, Wanjiru } from '../parts/People.tsx';

const shine = 'M-20 660H1220V920H-20Z';

/** A long corridor, a shining floor, and at the window a slate held high. */
export const Corridor = () => (
  <Scene>
    <Walls />
    <path d="M430 180H770V560H430Z" fill={white} />
    <WardWindow x={450} y={196} size={1.36} />
    <Glow x={600} y={360} r={420} colour="#fffbe4" strength={0.7} />
    <path d="M420 560H780L980 920H220Z" fill="#fffbe4" opacity="0.4" />
    <g transform="translate(0 -28)">
      <Wheelchair />
      <MamaAkinyi x={560} y={796} size={1.72} front={[62, -172]} back={[40, -110]} hasSlate={false} />
      <Slate x={700} y={494} size={1.45} turn={8} />
      <path d="M500 806H660" stroke="#2f353a" strokeWidth="16" strokeLinecap="round" />
      <Wheel x={540} y={808} />
    </g>
    <Barasa x={226} y={880} size={1.86} front={[44, -120]} tilt={4} />
  </Scene>
);

const Walls = () => (
  <>
    <path d="M-20 -20H1220V920H-20Z" fill="#eef4f0" />
    <path d="M-20 -20L420 160V570L-20 900ZM1220 -20L780 160V570L1220 900Z" fill="#dfece7" />
    <path d="M-20 470L420 400V570L-20 900ZM1220 470L780 400V570L1220 900Z" fill="#a9d3c6" />
    <path d="M420 160H780V570H420Z" fill="#e6f0ec" />
    <path d="M-20 -20L420 160H780L1220 -20Z" fill="#f8fbf9" />
    <path d="M340 60H860L820 84H380ZM390 120H810L790 136H410Z" fill="#fffdf2" stroke="#d5e2dc" strokeWidth="3" />
    <path d="M-20 900L420 570H780L1220 900V920H-20Z" fill="#c3cfcb" />
    <path
      d="M80 330L220 316V730L80 830ZM290 306L360 298V628L290 680ZM1120 330L980 316V730L1120 830ZM910 306L840 298V628L910 680Z"
      fill="#8fbdd1"
    />
    <path d="M206 540v24M350 470v20M994 540v24M850 470v20" stroke={white} strokeWidth="8" strokeLinecap="round" />
  </>
);

const Wheelchair = () => (
  <>
    <path d="M450 520V790H660L720 856H760" stroke="#2f353a" strokeWidth="14" fill="none" strokeLinejoin="round" strokeLinecap="round" />
    <path d="M452 540H492V770H452Z" fill={market.blue} />
    <path d="M418 524H456" stroke="#2f353a" strokeWidth="14" strokeLinecap="round" />
    <circle cx="704" cy="862" r="24" fill="none" stroke="#2f353a" strokeWidth="10" />
  </>
);

const Wheel = ({ x, y }: { x: number; y: number }) => (
  <g fill="none">
    <circle cx={x} cy={y} r="80" stroke="#2f353a" strokeWidth="12" />
    <path
      d={`M${x - 74} ${y}h148M${x} ${y - 74}v148M${x - 52} ${y - 52}l104 104M${x + 52} ${y - 52}l-104 104`}
      stroke={tin.mid}
      strokeWidth="4"
    />
    <circle cx={x} cy={y} r="12" fill="#2f353a" />
  </g>
);

/** The lift at the end of the corridor, and one who waits beside it. */
export const Lift = () => (
  <Scene>
    <WardWall />
    <Wash
      d={shine}
      stops={[
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ]}
    />
    <path d="M430 130H1010V660H430Z" fill={tin.deep} />
    <path d="M458 158H982V660H458Z" fill={tin.soft} />
    <path d="M458 158H700V660H458ZM740 158H982V660H740Z" fill={tin.pale} />
    <path d="M700 158H740V660H700Z" fill="#fff1c2" />
    <path d="M520 190V640M590 190V640M660 190V640M790 190V640M860 190V640M930 190V640" stroke={tin.soft} strokeWidth="8" />
    <path d="M660 84H780V116H660Z" fill="#2f353a" />
    <path d="M720 90l14 20h-28Z" fill={market.tomato} />
    <path d="M1050 380H1094V480H1050Z" fill={tin.deep} />
    <circle cx="1072" cy="410" r="11" fill="#fff1c2" />
    <circle cx="1072" cy="448" r="11" fill={tin.soft} />
    <Glow x={720} y={420} r={360} colour="#fff6d8" strength={0.5} />
    <path d="M180 868C240 848 460 848 520 868C460 886 240 886 180 868Z" fill="#9fb0aa" />
    <Wanjiru x={346} y={872} size={2.5} front={[40, -108]} back={[30, -104]} tilt={12} rim={white} />
    <path d="M398 352C406 366 404 378 396 378S386 366 398 352ZM386 384C392 396 390 404 384 404S376 396 386 384Z" fill="#7cc7ee" />
  </Scene>
);
