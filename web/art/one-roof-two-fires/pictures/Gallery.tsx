import { cloth, marigold, paper, wood } from '../../shared/palette.ts';
import { Cut, Glow, Scene, Wash } from '../../shared/Scene.tsx';
import { east, sky, west } from '../parts/colours.ts';
import { Ama, Ayesha, Jagat, Meera } from '../parts/Folk.tsx';

/** The carved gallery, and in its middle an old woman who has a door to either side. */
export const Gallery = () => (
  <Scene>
    <Boards />
    <Doorway x={250} fill={west.mid} frame={west.deep} />
    <Doorway x={770} fill={east.mid} frame={east.deep} isMirrored />
    <path d="M488 190H712V640H488Z" fill={wood.dark} />
    <Glow x={600} y={430} r={280} colour={marigold.mid} strength={0.9} />
    <path d="M508 210H692V640H508Z" fill="#e8a450" />
    <path d="M520 560H680V640H520ZM520 560C520 530 680 530 680 560Z" fill={cloth.maroon} />
    <path d="M520 600H680" stroke={marigold.mid} strokeWidth="6" />
    <Posts />
    <Meera x={262} y={1000} size={1.78} tilt={-12} />
    <Jagat x={938} y={1006} size={1.84} isMirrored tilt={-12} />
    <Ama x={600} y={760} size={1.9} front={[28, -96]} back={[-32, -96]} />
    <path d="M656 770L646 580" stroke={wood.deep} strokeWidth="11" strokeLinecap="round" />
  </Scene>
);

/** Two who stay at the two ends of the gallery, an open door between them, and chests under twelve years of dust. */
export const LockedRoom = () => (
  <Scene>
    <Boards />
    <path d="M370 130H830V720H370Z" fill={wood.ink} />
    <Wash
      stops={[
        [0, '#2b2530'],
        [1, '#4d4048'],
      ]}
      d="M392 152H808V720H392Z"
    />
    <path d="M520 152H640L560 720H420Z" fill={sky.haze} opacity="0.18" />
    <Chest x={420} y={700} />
    <Chest x={560} y={706} fill={west.deep} />
    <Chest x={690} y={700} fill={east.deep} />
    <Chest x={470} y={610} fill="#5d4a36" />
    <Chest x={620} y={612} />
    <path
      d="M392 152C460 260 430 300 392 330ZM808 152C740 220 760 270 808 300Z"
      fill="none"
      stroke={paper.grey}
      strokeWidth="2.4"
      opacity="0.7"
    />
    <path d="M392 152L480 190M392 230L440 232M808 152L752 196M808 240L776 230" stroke={paper.grey} strokeWidth="2.4" opacity="0.7" />
    <path d="M830 130L930 170V770L830 720Z" fill="#5b4a3e" />
    <path d="M846 430h30v36h-30Z" fill="#8794a6" />
    <path d="M850 430C848 400 870 396 878 410" stroke="#8794a6" strokeWidth="8" fill="none" />
    <Posts />
    <Meera x={256} y={850} size={1.5} front={[8, -120]} back={[-4, -116]} tilt={8} />
    <Jagat x={950} y={850} size={1.56} isMirrored front={[10, -118]} back={[-6, -114]} tilt={10} />
    <Ayesha x={404} y={820} size={1.36} front={[60, -150]} back={[-28, -92]} />
  </Scene>
);

const Boards = () => (
  <>
    <Wash
      stops={[
        [0, '#8a5c36'],
        [1, '#6f4728'],
      ]}
    />
    <path d={Array.from({ length: 16 }, (_, index) => `M${index * 80 + 10} 0V700`).join('')} stroke="#56371f" strokeWidth="4" />
    <path d="M-20 -20H1220V90H-20Z" fill={wood.deep} />
    <path d={`M-20 90H1220V108${'q-20 22 -40 0'.repeat(31)}Z`} fill={wood.soft} />
    <path d="M-20 640H1220V920H-20Z" fill="#a37445" />
    <path d="M-20 700H1220M-20 770H1220M-20 850H1220" stroke="#7d5630" strokeWidth="5" />
  </>
);

const Doorway = ({ x, fill, frame, isMirrored = false }: { x: number; fill: string; frame: string; isMirrored?: boolean }) => (
  <>
    <path d={`M${x - 18} 640V182H${x + 198}V640Z`} fill={frame} />
    <path d={`M${x} 640V202H${x + 180}V640Z`} fill={fill} />
    <path
      d={`M${x + 90} 202V640M${x + 22} 240h46v130h-46ZM${x + 112} 240h46v130h-46ZM${x + 22} 420h46v180h-46ZM${x + 112} 420h46v180h-46Z`}
      stroke={frame}
      strokeWidth="7"
      fill="none"
    />
    <circle cx={isMirrored ? x + 78 : x + 102} cy="410" r="9" fill={marigold.soft} />
  </>
);

const Chest = ({ x, y, fill = '#6d4f35' }: { x: number; y: number; fill?: string }) => (
  <>
    <Cut d={`M${x - 14} ${y}V${y - 62}C${x - 12} ${y - 92} ${x + 110} ${y - 92} ${x + 112} ${y - 62}V${y}Z`} fill={fill} lift={5} />
    <path d={`M${x - 14} ${y - 58}H${x + 112}V${y - 48}H${x - 14}Z`} fill="#00000055" />
    <path d={`M${x - 10} ${y - 68}C${x - 4} ${y - 90} ${x + 100} ${y - 90} ${x + 108} ${y - 68}Z`} fill={paper.grey} opacity="0.55" />
    <path d={`M${x + 40} ${y - 62}h18v24h-18Z`} fill={marigold.deep} />
  </>
);

/** The posts at the two ends of the gallery. */
const Posts = () => (
  <>
    <path d="M0 -20H44V920H0ZM1156 -20H1200V920H1156Z" fill={wood.dark} />
    <path d="M44 -20H54V920H44ZM1146 -20H1156V920H1146Z" fill={wood.soft} />
  </>
);
