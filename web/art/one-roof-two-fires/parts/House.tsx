import { Drift } from '../../shared/Drift.tsx';
import { marigold, wood } from '../../shared/palette.ts';
import { Glow } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { brick, dim, east, plaster, slate, snow, stone, west } from './colours.ts';
import type { Hour } from './Hills.tsx';

type HouseProps = { hour?: Hour; hasBackWing?: boolean; isSmoking?: boolean; areDoorsOpen?: boolean };

/**
 * The front of the house, its ground at y 560, from x 150 to 1050: stone below, a carved gallery above, snow on the slates. The brick
 * wall goes up its middle; the east door (blue) stands on the right, the west door (rust) on the left.
 */
export const House = ({ hour = 'day', hasBackWing = true, isSmoking = true, areDoorsOpen = false }: HouseProps) => {
  const isLit = hour === 'evening';
  return (
    <g transform="translate(60 56) scale(0.9)">
      {hasBackWing && <BackWing />}
      {isSmoking && (
        <>
          <Smoke x={372} y={196} fill={isLit ? '#b9a9c4' : snow.white} />
          <Smoke x={828} y={196} fill={isLit ? '#b9a9c4' : snow.white} isMirrored />
        </>
      )}
      <path d="M350 180H394V262H350ZM806 180H850V262H806Z" fill={stone.mid} />
      <path d="M344 172H400V188H344ZM800 172H856V188H800Z" fill={snow.white} />
      <path d="M96 330L210 214H990L1104 330Z" fill={slate.mid} />
      <path d={slates()} stroke={slate.deep} strokeWidth="3" fill="none" />
      <path
        d="M128 300L206 206C440 194 780 198 994 206L1074 300C1050 318 1034 292 1004 304C970 318 950 290 912 302C872 316 852 288 812 300C772 314 742 288 704 300C664 314 636 290 596 302C552 316 528 288 488 300C450 312 424 288 384 302C344 316 316 290 280 302C244 316 222 290 190 304C166 314 146 308 128 300Z"
        fill={isLit ? '#8f93bd' : snow.white}
      />
      <path
        d="M190 262C300 246 420 258 520 246S760 254 860 244 980 252 1030 258M260 226C380 216 520 222 640 216S880 220 950 224"
        stroke={isLit ? '#7a7fae' : snow.shade}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M150 326H1050V560H150Z" fill={plaster.mid} />
      <path d="M150 440H1050V560H150Z" fill={stone.soft} />
      <path d={stones()} fill={stone.mid} />
      <Gallery isLit={isLit} />
      <Door x={270} fill={west.mid} frame={west.deep} isOpen={areDoorsOpen} isLit={isLit} />
      <Door x={850} fill={east.mid} frame={east.deep} isOpen={areDoorsOpen} isLit={isLit} />
      <Window x={450} isLit={isLit} frame={west.deep} />
      <Window x={680} isLit={isLit} frame={east.deep} />
      <path d="M582 318H618V562H582Z" fill={brick.mid} />
      <path d={courses(582, 618, 318, 562)} stroke={brick.mortar} strokeWidth="2.4" fill="none" opacity="0.8" />
      {isLit && <path d="M150 330H1050V562H150Z" fill={dim.deep} opacity="0.42" />}
      {isLit && (
        <>
          <Glow x={320} y={500} r={150} colour={marigold.mid} strength={0.7} />
          <Glow x={900} y={500} r={150} colour={marigold.mid} strength={0.7} />
        </>
      )}
    </g>
  );
};

const BackWing = () => (
  <>
    <path d="M990 360L1060 282H1200V360Z" fill={slate.deep} />
    <path d="M984 362L1056 274H1210V352C1160 364 1100 346 984 362Z" fill={snow.light} />
    <path d="M1040 356H1210V560H1040Z" fill={plaster.deep} />
    <path d="M1120 420H1166V476H1120Z" fill={wood.deep} />
  </>
);

const Gallery = ({ isLit }: { isLit: boolean }) => (
  <>
    <path d="M150 340H1050V446H150Z" fill={isLit ? '#5b3a24' : wood.mid} />
    <path d="M150 340H1050V364H150Z" fill={wood.deep} />
    {[200, 330, 460, 740, 870, 1000].map((x) => (
      <path key={x} d={`M${x - 40} 430V386C${x - 40} 362 ${x + 40} 362 ${x + 40} 386V430Z`} fill={isLit ? '#e8a450' : '#2b1a12'} />
    ))}
    <path d={`M150 428H1050V446H150Z`} fill={wood.soft} />
    <path d={Array.from({ length: 57 }, (_, index) => `M${158 + index * 15.8} 404V430`).join('')} stroke={wood.pale} strokeWidth="5" />
    <path d="M150 400H1050V408H150Z" fill={wood.pale} />
  </>
);

type DoorProps = { x: number; fill: string; frame: string; isOpen: boolean; isLit: boolean };

const Door = ({ x, fill, frame, isOpen, isLit }: DoorProps) => (
  <>
    <path d={`M${x - 14} 560V452H${x + 94}V560Z`} fill={frame} />
    <path d={`M${x} 560V464H${x + 80}V560Z`} fill={isOpen ? (isLit ? '#ffd489' : '#3a2419') : fill} />
    {isOpen ? (
      <path d={`M${x} 464L${x - 34} 476V574L${x} 560Z`} fill={fill} />
    ) : (
      <path d={`M${x + 40} 464V560M${x + 12} 480h18v28h-18ZM${x + 50} 480h18v28h-18Z`} stroke={frame} strokeWidth="4" fill="none" />
    )}
    <path d={`M${x - 24} 560H${x + 104}V570H${x - 24}Z`} fill={stone.pale} />
  </>
);

const Window = ({ x, isLit, frame }: { x: number; isLit: boolean; frame: string }) => (
  <>
    <path d={`M${x - 8} 462H${x + 78}V532H${x - 8}Z`} fill={frame} />
    <path d={`M${x} 470H${x + 70}V524H${x}Z`} fill={isLit ? '#ffcf7a' : '#31475e'} />
    <path d={`M${x + 35} 470V524M${x} 497H${x + 70}`} stroke={frame} strokeWidth="5" />
  </>
);

/** Smoke from one chimney; the two smokes of the house lean apart, the one of the last page stands straight. */
const Smoke = ({
  x,
  y,
  fill,
  isMirrored = false,
  size = 1,
}: {
  x: number;
  y: number;
  fill: string;
  isMirrored?: boolean;
  size?: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>
    <Drift>
      <path
        d="M-10 0C-34 -26 -6 -48 -30 -74C-58 -104 -24 -128 -56 -156C-80 -178 -66 -204 -92 -222C-60 -214 -38 -196 -34 -170C-14 -146 -20 -122 4 -100C24 -78 6 -52 18 -30C24 -16 18 -6 12 0Z"
        fill={fill}
        opacity="0.82"
      />
    </Drift>
  </g>
);

/** The lines between courses of brick in an upright strip. */
export function courses(left: number, right: number, top: number, bottom: number, high = 16) {
  const wide = right - left;
  let path = '';
  for (let row = 0, y = top; y < bottom; row += 1, y += high) {
    path += `M${left} ${tidy(y)}H${right}`;
    const gap = Math.max(24, wide / Math.max(1, Math.round(wide / 44)));
    for (let x = left + (row % 2 ? gap / 2 : gap); x < right; x += gap)
      path += `M${tidy(x)} ${tidy(y)}V${tidy(Math.min(bottom, y + high))}`;
  }
  return path;
}

function slates() {
  return [238, 262, 288, 314].map((y) => `M${tidy(210 - (y - 214) * 0.98)} ${y}H${tidy(990 + (y - 214) * 0.98)}`).join('');
}

function stones() {
  return scatter(40, 7)
    .map(([u, v], index) => {
      const x = tidy(156 + u * 850);
      const y = 448 + Math.floor(v * 6) * 18;
      const wide = 30 + ((index * 29) % 26);
      return `M${x} ${y + 4}q4 -6 12 -5h${wide - 24}q10 0 12 6v8q-4 6 -12 5h-${wide - 24}q-10 0 -12 -6Z`;
    })
    .join('');
}
