import { Cut, Wash } from './Scene.tsx';
import { lobes, scatter, tidy } from './shapes.ts';

type SkyProps = { colours: readonly string[]; to?: number };

/** Evenly spaced colours from the top of the sheet down to `to`. */
export const Sky = ({ colours, to = 900 }: SkyProps) => (
  <Wash stops={colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour])} d={`M0 0H1200V${to}H0Z`} />
);

const WIDTHS = [210, 86, 150, 250, 64, 120, 180, 72];

type BandProps = { y: number; fill: string; lift?: number; shift?: number; size?: number };

/** Monsoon cloud: a sheet that hangs from the top, its lower edge in lobes. */
export function HangingCloud({ y, fill, lift = 46, shift = 0, size = 1 }: BandProps) {
  const widths = turned(shift, size);
  return <Cut d={`M-20 -20V${y}${lobes(-20, 1220, -lift, widths)}V-20Z`} fill={fill} lift={-8} />;
}

const turned = (shift: number, size: number) => WIDTHS.map((_, index) => Math.round(WIDTHS[(index + shift) % WIDTHS.length]! * size));

/** A torn strip of cloud: low uneven lobes above, ragged fingers below, both ends drawn out thin. */
export const CloudStrip = ({ x, y, width, fill, opacity = 1 }: { x: number; y: number; width: number; fill: string; opacity?: number }) => (
  <path
    d="M0 0C90 -8 140 -12 200 -14C206 -36 262 -40 280 -20C292 -52 372 -56 392 -24C420 -40 470 -36 484 -14C540 -30 580 -22 600 -10C680 -14 760 -8 800 2C720 4 680 6 640 12C690 14 720 18 740 24C640 20 560 22 500 30C470 20 420 22 380 34C330 20 260 22 200 24C240 16 260 14 290 12C200 12 100 10 0 0Z"
    transform={`translate(${x} ${y}) scale(${tidy(width / 8) / 100})`}
    fill={fill}
    opacity={opacity}
  />
);

export function Stars({
  count = 40,
  to = 380,
  start = 0,
  fill = '#faf6ee',
}: {
  count?: number;
  to?: number;
  start?: number;
  fill?: string;
}) {
  const points = scatter(count, start);
  const dots = (big: boolean) =>
    points.map(([u, v], index) => ((index % 4 === 0) === big ? `M${tidy(u * 1200)} ${tidy(v * to)}h0` : '')).join('');
  return (
    <g stroke={fill} strokeLinecap="round">
      <path d={dots(true)} strokeWidth="4" opacity="0.9" />
      <path d={dots(false)} strokeWidth="2.4" opacity="0.55" />
    </g>
  );
}
