import { Stripes } from '#web/art/figures/parts/Air.tsx';
import type { Drawing, Tones } from '#web/art/figures/parts/tones.ts';

/** The parts of a bank that is 1800 long and 600 high: water from y 400, the near side from y 510. */

export const LongSky = ({ tones }: Drawing) => (
  <>
    <path d="M0 0H1800V600H0Z" fill={tones.skyHigh} />
    <path d="M0 210C180 150 330 260 560 204C800 148 930 90 1210 140C1420 180 1600 120 1800 170V600H0Z" fill={tones.skyMiddle} />
    <path d="M0 320C160 270 320 340 520 312C760 280 900 214 1210 262C1440 296 1640 240 1800 280V600H0Z" fill={tones.skyLow} />
  </>
);

export const LongHills = ({ tones }: Drawing) => (
  <>
    <path
      d="M0 410V330C90 300 190 356 290 340C420 318 500 380 640 366C790 350 860 300 980 314C1080 324 1130 358 1230 340C1360 312 1450 300 1560 336C1660 366 1730 350 1800 330V410Z"
      fill={tones.far}
    />
    <path
      d="M0 410V380C120 356 220 362 340 382C470 400 560 388 680 384C830 378 930 350 1050 360C1170 372 1260 396 1400 380C1520 364 1640 372 1800 390V410Z"
      fill={tones.middle}
    />
  </>
);

const GLINTS = [
  [40, 440, 120],
  [250, 424, 80],
  [120, 486, 90],
  [420, 470, 130],
  [580, 432, 110],
  [690, 492, 70],
  [1080, 436, 100],
  [1160, 486, 120],
  [1290, 452, 60],
  [1460, 430, 120],
  [1640, 468, 110],
  [1730, 432, 60],
] as const;

export const LongWater = ({ tones }: Drawing) => (
  <>
    <path d="M0 400H1800V600H0Z" fill={tones.water} />
    <Stripes colour={tones.shine} rows={GLINTS} />
  </>
);

export const LongBank = ({ tones }: Drawing) => (
  <>
    <path
      d="M0 516C120 496 240 494 360 508S600 540 760 536S1020 524 1140 528S1340 500 1480 494S1700 500 1800 512V600H0Z"
      fill={tones.leaf}
    />
    <path d="M0 566C160 546 320 552 480 570S780 584 940 572S1260 560 1420 556S1700 566 1800 574V600H0Z" fill={tones.leafShade} />
  </>
);

type Plant = { tones: Tones; x: number; y: number; size?: number; isMirrored?: boolean };

export const Reeds = ({ tones, x, y, size = 1, isMirrored = false }: Plant) => (
  <g transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>
    <path
      d="M0 0C2-40-4-80-14-118M8 0C10-50 14-96 26-136M16 0C20-30 30-60 48-86M-8 0C-12-30-22-54-38-74"
      fill="none"
      stroke={tones.leafShade}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M-14-118c-7-10-8-24-4-36c8 10 10 24 4 36ZM26-136c-5-12-3-26 3-38c7 12 6 27-3 38ZM48-86c-2-12 4-24 13-33c2 14-3 26-13 33Z"
      fill={tones.woodShade}
    />
  </g>
);

/** Marigolds in the grass. */
export const Marigolds = ({ tones, x, y, size = 1 }: Plant) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 0V-26M26 4V-14M-24 4V-12" stroke={tones.leafShade} strokeWidth="4" />
    <path d="M0-30h0M26-18h0M-24-16h0" stroke={tones.brass} strokeWidth="24" strokeLinecap="round" />
    <path d="M0-30h0M26-18h0M-24-16h0" stroke={tones.brassShade} strokeWidth="9" strokeLinecap="round" />
  </g>
);

/** Seen from far off. */
export const Birds = ({ tones, x, y, size = 1 }: Plant) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-26 0C-18-10-8-8 0 2C8-8 18-10 26 0M34 22C40 14 48 16 54 23C60 16 68 14 74 22M-60 26C-54 18-46 20-40 27C-34 20-26 18-20 26"
    fill="none"
    stroke={tones.indigo}
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
