import { Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { dim, dust, sky, white } from '../parts/colours.ts';
import { Sheet, Slate } from '../parts/Paper.tsx';
import { Barasa, Chebet, Halima, Kioko, MamaAkinyi, Neighbour, Shah, Wanjiru } from '../parts/People.tsx';
import { Boards, Curtain as Cloth } from '../parts/Theatre.tsx';

/** Behind the curtain, with the light of the hall under it: a sheet held out. */
export const Curtain = () => (
  <Scene>
    <Cloth to={706} />
    <path d="M-20 -20H1220V720H-20Z" fill={dim.deep} opacity="0.42" />
    <Boards />
    <path d="M-20 700H1220V920H-20Z" fill={dim.deep} opacity="0.5" />
    <path d="M-20 700H1220V714H-20Z" fill="#fff3c4" />
    <Wash
      d="M-20 714H1220V860H-20Z"
      stops={[
        [0, '#ffdf94', 0.75],
        [1, '#ffdf94', 0],
      ]}
    />
    <Glow x={600} y={710} r={620} colour="#ffdf94" strength={0.4} squash={0.4} />
    <Neighbour number={2} x={90} y={800} size={1.3} isRobed rim="#ffdf94" />
    <Halima x={206} y={808} size={1.34} isRobed rim="#ffdf94" />
    <Chebet x={1080} y={830} size={1.5} isRobed isMirrored tilt={10} rim="#ffdf94" />
    <Wanjiru x={480} y={872} size={2.14} isRobed front={[92, -156]} back={[70, -140]} rim="#ffdf94" />
    <Sheet x={708} y={524} size={1.5} turn={10} />
  </Scene>
);

const ROW = [110, 206, 302, 398, 494, 706, 802, 898, 994, 1090];

/** No light: the outlines of a choir, two hands that have found each other, and the heads of those who wait. */
export const DarkStage = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#0d0e20'],
        [0.6, '#181a38'],
        [1, '#0b0c1a'],
      ]}
    />
    <path d="M-20 -20H150C170 260 130 500 150 640H-20ZM1220 -20H1050C1030 260 1070 500 1050 640H1220Z" fill="#120d1c" />
    <Glow x={600} y={380} r={560} colour="#4a4f94" strength={0.55} />
    <g transform="translate(0 -96)">
      <g fill="#090a16" stroke="#4c5296" strokeWidth="3">
        {ROW.map((x, index) => (
          <path key={x} d={outline(x, 640 - (index % 2) * 34, 1.12 + (index % 3) * 0.06)} />
        ))}
        <path d={outline(560, 668, 1.3)} />
        <path d={outline(656, 668, 0.94)} />
      </g>
      <path d="M588 590C604 600 616 602 632 592" stroke="#7f85c8" strokeWidth="13" fill="none" strokeLinecap="round" />
      <path d="M600 598a10 10 0 1 0 20 0a10 10 0 1 0 -20 0" fill="#a7acdf" />
      <path d="M-20 652H1220V680H-20Z" fill="#1d1f44" />
      <path d="M-20 676H1220V1020H-20Z" fill="#0b0c1a" />
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={Array.from({ length: 12 }, (_, index) => heads(-30 + index * 110 + row * 44, 770 + row * 72, 0.9 + row * 0.2)).join('')}
          fill={['#1a1b3a', '#12132a', '#0a0a16'][row]}
          stroke="#3c4080"
          strokeWidth="2"
        />
      ))}
    </g>
  </Scene>
);

/** Somebody in a robe, without a face. */
function outline(x: number, y: number, size: number) {
  const at = (right: number, up: number) => `${Math.round(x + right * size)} ${Math.round(y - up * size)}`;
  return `M${at(-52, 0)}C${at(-50, 80)} ${at(-48, 146)} ${at(-40, 166)}C${at(-34, 180)} ${at(-20, 184)} ${at(-11, 190)}V${Math.round(y - 198 * size)}C${at(-27, 208)} ${at(-27, 248)} ${at(0, 248)}C${at(27, 248)} ${at(27, 208)} ${at(11, 198)}V${Math.round(y - 190 * size)}C${at(20, 184)} ${at(34, 180)} ${at(40, 166)}C${at(48, 146)} ${at(50, 80)} ${at(52, 0)}Z`;
}

/** The back of a head and two shoulders. */
function heads(x: number, y: number, size: number) {
  const at = (right: number, down: number) => `${Math.round(x + right * size)} ${Math.round(y + down * size)}`;
  return `M${at(-60, 150)}C${at(-60, 70)} ${at(-40, 50)} ${at(-16, 42)}C${at(-40, 20)} ${at(-36, -34)} ${at(0, -34)}C${at(36, -34)} ${at(40, 20)} ${at(16, 42)}C${at(40, 50)} ${at(60, 70)} ${at(60, 150)}Z`;
}

const CLAPPING = [
  [80, 560, 0.8],
  [176, 556, 0.8],
  [272, 560, 0.8],
  [368, 556, 0.8],
  [832, 556, 0.8],
  [928, 560, 0.8],
  [1024, 556, 0.8],
  [1120, 560, 0.8],
] as const;

/** Full light, seen from the stage: everybody stands but one, who holds up a slate; behind the open door the first rain. */
export const LightsReturn = () => (
  <Scene>
    <Wash
      stops={[
        [0, '#6b2a35'],
        [1, '#a8553f'],
      ]}
    />
    <path d="M-20 120H1220V156H-20Z" fill="#d9a441" />
    <path
      d="M-20 156C100 190 140 190 240 156C340 190 380 190 480 156C560 186 640 186 720 156C820 190 860 190 960 156C1060 190 1100 190 1220 156"
      stroke="#d9a441"
      strokeWidth="9"
      fill="none"
    />
    <Glow x={240} y={60} r={300} colour="#fff3c4" strength={0.9} />
    <Glow x={600} y={40} r={360} colour="#fff3c4" strength={0.9} />
    <Glow x={960} y={60} r={300} colour="#fff3c4" strength={0.9} />
    <path d="M486 196H714V452H486Z" fill="#4b1a22" />
    <Wash
      d="M500 208H700V452H500Z"
      stops={[
        [0, '#7f98a8'],
        [1, '#b8c7cc'],
      ]}
    />
    <path d="M500 400C560 380 640 384 700 396V452H500Z" fill={sky.high} opacity="0.5" />
    <path
      d={Array.from({ length: 26 }, (_, index) => `M${506 + ((index * 61) % 190)} ${216 + ((index * 83) % 200)}l-6 26`).join('')}
      stroke={white}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M486 196L430 220V470L486 452ZM714 196L770 220V470L714 452Z" fill="#8b4a2b" />
    <path d="M-20 452H1220V640H-20Z" fill="#7d3238" />
    {CLAPPING.map(([x, y, size], index) => (
      <Neighbour
        key={x}
        number={index * 2 + 1}
        x={x}
        y={y + 120}
        size={size * 1.1}
        isMirrored={x > 600}
        front={[34, -156]}
        back={[28, -150]}
      />
    ))}
    <path d="M-20 600H1220V720H-20Z" fill="#5e222c" />
    {[66, 186, 306, 426, 786, 906, 1026, 1146].map((x, index) => (
      <Neighbour
        key={x}
        number={index * 4 + 2}
        x={x}
        y={790}
        size={1.06}
        isMirrored={index % 3 === 1}
        front={[34, -168]}
        back={[28, -160]}
      />
    ))}
    <Barasa x={690} y={800} size={1.24} isMirrored front={[40, -120]} tilt={8} />
    <MamaAkinyi x={574} y={800} size={1.36} front={[52, -168]} hasSlate={false} />
    <Slate x={640} y={600} size={0.9} turn={8} />
    <path d="M-20 744H1220V920H-20Z" fill="#9a6a3f" />
    <path d="M-20 738H1220V756H-20Z" fill={dust.soft} />
    <Kioko x={470} y={910} size={1.24} isRobed front={[52, -220]} back={[-44, -210]} />
    <Wanjiru x={150} y={930} size={1.28} isRobed front={[44, -200]} />
    <Shah x={1070} y={930} size={1.3} isRobed isMirrored front={[44, -200]} />
    <Halima x={790} y={932} size={1.28} isRobed isMirrored front={[44, -206]} />
  </Scene>
);
