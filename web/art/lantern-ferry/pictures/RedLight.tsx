import { FarLight, Lantern } from '../../shared/Lantern.tsx';
import { blueGlass, marigold, night, paper, river, signal, wood } from '../../shared/palette.ts';
import { Rain } from '../../shared/Rain.tsx';
import { Glints, Reflection, wave } from '../../shared/River.tsx';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { CloudStrip, HangingCloud, Sky } from '../../shared/Sky.tsx';

/** From behind the bow: the marked way to the left is paler; down the dark arm to the right somebody calls. */
export const RedLight = () => (
  <Scene>
    <Sky colours={['#0e1026', night.deep, night.dark, night.mid]} to={420} />
    <CloudStrip x={140} y={320} width={620} fill="#2a2e6a" opacity={0.8} />
    <HangingCloud y={196} fill="#191b42" lift={40} shift={2} />
    <HangingCloud y={120} fill="#12142f" lift={46} shift={5} size={1.4} />
    <Glow x={850} y={392} r={260} colour={signal.red} strength={0.35} squash={0.6} />
    <Wash
      stops={[
        [0, '#2f8f96'],
        [0.4, river.mid],
        [1, river.deep],
      ]}
      d="M-20 412H1220V920H-20Z"
    />
    <Cut d="M-20 416V372C60 356 110 374 170 380C240 388 300 396 380 412Z" fill="#15183c" />
    <DarkArm />
    <Buoys />
    <Banks />
    <FarLight x={852} y={398} colour={signal.red} r={7} glow={96} />
    <Reflection x={852} y={410} to={690} colour={signal.red} width={22} opacity={0.85} grow={2.4} />
    <Glints area={[40, 430, 520, 640]} colour={river.foam} count={22} opacity={0.34} />
    <path d={wave(690, 12, 260, 30)} fill={river.deep} opacity="0.55" />
    <Glow x={546} y={412} r={500} colour={blueGlass.mid} strength={0.85} />
    <Bow />
    <Lantern x={546} y={330} size={2.1} glow={44} />
    <Rain count={90} opacity={0.26} length={54} />
  </Scene>
);

/** The unmarked water, almost ink. */
const DarkArm = () => (
  <>
    <Wash
      stops={[
        [0, '#0a2233', 0],
        [0.3, '#0a2233', 0.85],
        [0.5, '#0a1f30'],
      ]}
      d="M590 412H1220V920H590Z"
      isSideways
    />
    <path
      d="M700 470C760 456 800 462 850 480M900 500C960 496 1020 510 1080 530M690 560C760 540 820 548 880 570M960 610C1030 606 1080 620 1140 644M740 650C800 634 860 640 920 660"
      stroke="#1c4560"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const Buoys = () => (
  <g>
    {(
      [
        [470, 438, 0.5],
        [392, 462, 0.75],
        [300, 502, 1.1],
        [222, 566, 1.6],
      ] as const
    ).map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-12 0C-10 -12 10 -12 12 0C8 6 -8 6 -12 0Z" fill={marigold.deep} />
        <path d="M-4 -9L-2 -26H2L4 -9Z" fill={paper.grey} />
        <circle cy="-28" r="5" fill={marigold.pale} />
        <path d="M-9 12h18M-6 20h14" stroke={marigold.soft} strokeWidth="3" strokeLinecap="round" opacity="0.7" />
      </g>
    ))}
  </g>
);

const Banks = () => (
  <>
    <Cut d="M600 414C650 402 700 396 740 397C780 398 812 404 838 412C800 424 750 436 706 440C664 434 630 426 600 414Z" fill="#0b0d22" />
    <path
      d={KASH.map(({ x, tall, lean }) => `M${x} 408q0 ${-tall * 0.6} ${lean} ${-tall}`).join('')}
      stroke="#0b0d22"
      strokeWidth="3"
      fill="none"
    />
    <path
      d={KASH.map(({ x, tall, lean }) => `M${x + lean} ${412 - tall}q-4 -10 ${lean} -22q7 10 ${-lean} 22Z`).join('')}
      fill="#8f93cc"
      opacity="0.8"
    />
    <Cut d="M900 412C960 396 1000 360 1060 352C1120 300 1180 320 1220 290V520C1100 470 980 436 900 412Z" fill="#0b0d22" />
    <path d="M1010 380C1004 340 1020 300 1050 286C1080 270 1110 290 1104 320C1140 300 1170 320 1160 360L1120 420Z" fill="#0b0d22" />
  </>
);

/** The plumed grass that gives the island its name. */
const KASH = Array.from({ length: 15 }, (_, index) => ({
  x: 640 + index * 11,
  tall: 16 + ((index * 7) % 5) * 5 + (index > 3 && index < 12 ? 12 : 0),
  lean: 4 + ((index * 3) % 4) * 3,
}));

const Bow = () => (
  <>
    <path d="M600 604C500 690 330 780 120 920H1080C870 780 700 690 600 604Z" fill="#2a2136" />
    <path d="M600 640V920M560 662L430 920M640 662L770 920M520 692L290 920M680 692L910 920" stroke="#17122a" strokeWidth="5" />
    <path
      d="M600 566C500 660 300 760 40 860V920H130C340 790 520 700 600 620C680 700 860 790 1070 920H1160V860C900 760 700 660 600 566Z"
      fill={wood.ink}
    />
    <path d="M600 566C500 660 300 760 40 860" fill="none" stroke={blueGlass.mid} strokeWidth="6" opacity="0.9" />
    <path d="M600 566C700 660 900 760 1160 860" fill="none" stroke={blueGlass.deep} strokeWidth="5" opacity="0.9" />
    <path d="M600 612C520 690 340 786 136 914" fill="none" stroke={marigold.burnt} strokeWidth="6" opacity="0.8" />
    <path d="M600 612C680 690 860 786 1064 914" fill="none" stroke={marigold.burnt} strokeWidth="6" opacity="0.8" />
    <path
      d="M588 660C592 520 586 400 592 330C594 290 548 286 546 326"
      fill="none"
      stroke={wood.ink}
      strokeWidth="17"
      strokeLinecap="round"
    />
    <path d="M582 650C586 520 580 400 585 334" fill="none" stroke={blueGlass.soft} strokeWidth="4" strokeLinecap="round" opacity="0.8" />
    <path d="M560 690C580 676 620 676 640 690L632 716H568Z" fill={wood.deep} />
    <path d="M566 694C590 704 612 704 634 694M568 706C590 714 612 714 632 706" stroke="#8b7a66" strokeWidth="6" fill="none" />
  </>
);
