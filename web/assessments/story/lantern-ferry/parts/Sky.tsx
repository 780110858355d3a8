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

/** A low bank of cloud: lobes upwards, filled down to `floor`. */
export function CloudBank({ y, fill, lift = 46, shift = 0, size = 1, floor = 900 }: BandProps & { floor?: number }) {
  return <Cut d={`M-20 ${floor}V${y}${lobes(-20, 1220, lift, turned(shift, size))}V${floor}Z`} fill={fill} />;
}

const turned = (shift: number, size: number) => WIDTHS.map((_, index) => Math.round(WIDTHS[(index + shift) % WIDTHS.length]! * size));

/** A torn strip of cloud with pointed ends, as in an almanac's sky. */
export function CloudStrip({ x, y, width, fill, opacity = 1 }: { x: number; y: number; width: number; fill: string; opacity?: number }) {
  const part = width / 8;
  return (
    <path
      d={`M${x} ${y}c${part} -${part * 0.4} ${part * 1.4} -${part * 0.2} ${part * 1.9} -${part * 0.1}c${part * 0.2} -${part} ${part * 1.7} -${part} ${part * 1.9} -${part * 0.1}c${part * 0.4} -${part * 0.6} ${part * 1.4} -${part * 0.6} ${part * 1.7} 0c${part} -${part * 0.2} ${part * 1.7} ${part * 0.1} ${part * 2.5} ${part * 0.3}c-${part * 1.4} ${part * 0.2} -${part * 2} ${part * 0.1} -${part * 3} ${part * 0.3}c-${part} ${part * 0.25} -${part * 3.4} ${part * 0.1} -${part * 5} -${part * 0.4}Z`}
      fill={fill}
      opacity={opacity}
    />
  );
}

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

/** Half a moon, its lit side to the lower left. */
export const HalfMoon = ({ x, y, r, fill = '#f6f7d8' }: { x: number; y: number; r: number; fill?: string }) => (
  <path d={`M${x - r * 0.7} ${y - r * 0.7}A${r} ${r} 0 1 0 ${x + r * 0.7} ${y + r * 0.7}Z`} fill={fill} />
);
