import { tidy } from '../../shared/shapes.ts';
import type { Tones } from './tones.ts';

type Sky = { tones: Tones; rise?: number };

/** Three flat sheets of morning, as on the landing page; `rise` lifts the lower two. */
export const Sky = ({ tones, rise = 0 }: Sky) => (
  <>
    <path d="M0 0H1200V630H0Z" fill={tones.skyHigh} />
    <g transform={`translate(0 ${-rise})`}>
      <path d="M-10 250C180 190 330 300 560 242C800 186 930 130 1210 176V900H-10Z" fill={tones.skyMiddle} />
      <path d="M-10 392C160 340 320 410 520 384C760 352 900 284 1210 330V900H-10Z" fill={tones.skyLow} />
    </g>
  </>
);

type Round = { tones: Tones; x: number; y: number; r: number };

/** Light about the thing that is shown: three rings, the inner ones brighter. */
export const Halo = ({ tones, x, y, r }: Round) => (
  <g fill={tones.halo}>
    <circle cx={x} cy={y} r={r} />
    <circle cx={x} cy={y} r={tidy(r * 0.78)} />
    <circle cx={x} cy={y} r={tidy(r * 0.58)} />
  </g>
);

type Ranges = { tones: Tones; y: number; hasNear?: boolean };

/** Two or three ranges of hills, the farthest palest; `y` is where the land meets the water. */
export const Hills = ({ tones, y, hasNear = true }: Ranges) => (
  <g transform={`translate(0 ${y})`}>
    <path
      d="M-10 10V-58C90 -92 170 -44 290 -62C420 -84 500 -20 640 -34C790 -50 860 -96 980 -84C1080 -74 1130 -40 1210 -54V10Z"
      fill={tones.far}
    />
    <path
      d="M-10 10V-14C120 -40 220 -34 340 -18C470 -2 560 -10 680 -14C830 -20 930 -46 1050 -38C1120 -34 1170 -16 1210 -24V10Z"
      fill={tones.middle}
    />
    {hasNear && (
      <path
        d="M-10 22V-30C90 -34 180 -14 262 6C190 20 90 22 -10 22ZM1210 20V-22C1120 -30 1030 -8 952 8C1020 20 1120 20 1210 20Z"
        fill={tones.near}
      />
    )}
  </g>
);

type Stripes = { colour: string; rows: readonly (readonly [x: number, y: number, width: number])[]; thickness?: number };

/** Light on water: level stripes with round ends. */
export const Stripes = ({ colour, rows, thickness = 6 }: Stripes) => (
  <path
    d={rows.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')}
    stroke={colour}
    strokeWidth={thickness}
    strokeLinecap="round"
    fill="none"
  />
);
