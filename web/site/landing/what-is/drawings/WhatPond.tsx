import { Halo, Stripes } from '#web/art/figures/parts/Air.tsx';
import type { Drawing, Tones } from '#web/art/figures/parts/tones.ts';
import { Glow } from '#web/art/shared/Scene.tsx';
import { tidy } from '#web/art/shared/shapes.ts';
import { Pavilion } from './Pavilion.tsx';
import { Birds, LongHills, LongSky, Marigolds, Reeds } from './Shore.tsx';

/** Twelve lamps on still water, some burning high, two not lit yet; and a pavilion with a palm-leaf book and a pair of scales. */
export const WhatPond = ({ tones }: Drawing) => (
  <>
    <LongSky tones={tones} />
    <Halo tones={tones} x={450} y={170} r={210} />
    <circle cx="450" cy="170" r="66" fill={tones.disc} />
    <g transform="translate(0 -110)">
      <LongHills tones={tones} />
    </g>
    <path d="M0 290H1800V600H0Z" fill={tones.water} />
    <Stripes colour={tones.shine} rows={GLINTS} />
    <Stripes
      colour={tones.brassLit}
      thickness={7}
      rows={[
        [408, 308, 84],
        [424, 326, 60],
        [396, 344, 96],
        [430, 362, 48],
      ]}
    />
    <Birds tones={tones} x={690} y={110} size={0.9} />
    {LAMPS.map((lamp) => (
      <Lamp key={lamp.angle} tones={tones} {...lamp} />
    ))}
    <Lotus tones={tones} />
    <LilyPads tones={tones} />
    <Pavilion tones={tones} />
    <Reeds tones={tones} x={72} y={606} size={1.1} />
    <Reeds tones={tones} x={872} y={610} size={1.2} isMirrored />
    <Marigolds tones={tones} x={1030} y={586} size={0.9} />
    <Marigolds tones={tones} x={1730} y={588} />
  </>
);

const GLINTS = [
  [30, 330, 90],
  [200, 312, 70],
  [640, 316, 110],
  [780, 348, 70],
  [40, 420, 60],
  [820, 440, 60],
  [30, 520, 50],
  [560, 574, 120],
  [240, 580, 110],
  [930, 330, 60],
] as const;

/** How high each lamp burns, the farthest first and on clockwise; no height where it is not lit yet. */
const HEIGHTS = [0.7, 1, 0.55, 0.85, null, 0.95, 0.6, 1, 0.75, null, 0.9, 0.65];
const LAMPS = HEIGHTS.map((height, index) => {
  const angle = index * 30;
  const turn = (angle * Math.PI) / 180;
  return {
    angle,
    height,
    x: tidy(450 + 248 * Math.sin(turn)),
    y: tidy(458 - 104 * Math.cos(turn)),
    size: tidy(0.86 - 0.24 * Math.cos(turn)),
  };
}).sort((one, other) => one.y - other.y);

type LampProps = { tones: Tones; height: number | null; x: number; y: number; size: number };

/** A bowl of leaves that floats. */
const Lamp = ({ tones, height, x, y, size }: LampProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {height !== null && <Glow x={0} y={-30} r={92} colour={tones.disc} strength={0.85} />}
    {height !== null && <Stripes colour={tones.brassLit} thickness={5} rows={REFLECTED} />}
    <path d="M-48-6C-30 10 30 10 48-6C44 16 24 24 0 24S-44 16-48-6Z" fill={tones.leafShade} />
    <path d="M-48-6C-38-18-26-16-18-8C-10-18 10-18 18-8C26-16 38-18 48-6C30 8-30 8-48-6Z" fill={tones.leaf} />
    <path d="M-26-6C-16-16 16-16 26-6C16 2-16 2-26-6Z" fill={tones.brassDeep} />
    {height !== null && (
      <g transform={`translate(0 -6) scale(${tidy(0.7 + 0.3 * height)} ${height})`}>
        <path d="M0-74C18-42 20-26 14-12C9 0-9 0-14-12C-20-26-18-42 0-74Z" fill={tones.brass} />
        <path d="M0-44C9-26 9-16 6-8C3 0-3 0-6-8C-9-16-9-26 0-44Z" fill={tones.flame} />
      </g>
    )}
  </g>
);
const REFLECTED = [
  [-26, 32, 52],
  [-16, 43, 30],
] as const;

const Lotus = ({ tones }: Drawing) => (
  <g transform="translate(450 474) scale(0.8)">
    <ellipse cy="6" rx="106" ry="20" fill={tones.leafShade} />
    <ellipse cy="0" rx="100" ry="18" fill={tones.leaf} />
    <path d="M-6 2C-50 2-80-16-92-48C-52-48-20-30-4-4ZM6 2C50 2 80-16 92-48C52-48 20-30 4-4Z" fill={tones.roseShade} />
    <path d="M-4 2C-40-8-62-44-58-82C-24-68 0-36 0-4ZM4 2C40-8 62-44 58-82C24-68 0-36 0-4Z" fill={tones.rose} />
    <path d="M0 4C-28-24-28-70 0-108C28-70 28-24 0 4Z" fill={tones.roseLit} />
    <path d="M0 4C28-24 28-70 0-108C10-70 10-24 0 4Z" fill={tones.rose} />
  </g>
);

const LilyPads = ({ tones }: Drawing) => (
  <>
    <path
      d="M36 462C36 448 130 448 130 462S36 476 36 462ZM790 396C790 386 856 386 856 396S790 406 790 396ZM690 566C690 550 796 550 796 566S690 582 690 566ZM130 566C130 556 194 556 194 566S130 576 130 566Z"
      fill={tones.leaf}
    />
    <path d="M83 462L120 454L112 470ZM743 566L790 556L780 574Z" fill={tones.water} />
  </>
);
