import { Cut } from './Scene.tsx';
import { glint, scatter, tidy } from './shapes.ts';

type RiverProps = { y: number; colours: readonly string[]; to?: number; swell?: number };

/** Sheets of water, the farthest first; each sheet is deeper than the one before, as it comes nearer. */
export function River({ y, colours, to = 900, swell = 1 }: RiverProps) {
  return colours.map((fill, index) => {
    const share = index / colours.length;
    const top = y + (to - y) * share ** 1.35;
    return (
      <Cut
        key={`${fill}${top}`}
        d={wave(top, index === 0 ? 0 : (5 + 12 * share) * swell, 130 + 150 * share, index * 67, to)}
        fill={fill}
        lift={index === 0 ? 0 : 6}
      />
    );
  });
}

/** One sheet from its rolling upper edge down to `floor`. */
export function wave(y: number, height: number, length: number, shift: number, floor = 900) {
  const start = -40 - (shift % length);
  let path = `M${tidy(start)} ${floor}V${tidy(y)}`;
  for (let x = start; x < 1240; x += length)
    path += `q${tidy(length * 0.3)} ${tidy(-height)} ${tidy(length * 0.5)} 0t${tidy(length * 0.5)} 0`;
  return `${path}V${floor}Z`;
}

type GlintsProps = { area: readonly [number, number, number, number]; colour: string; count?: number; opacity?: number; start?: number };

/** Light caught by the water, wider the nearer it lies. */
export function Glints({ area, colour, count = 34, opacity = 0.5, start = 0 }: GlintsProps) {
  const [left, top, right, bottom] = area;
  const d = scatter(count, start)
    .map(([u, v]) => glint(left + u * (right - left), top + v * v * (bottom - top), 18 + 86 * v * v, 1.4 + 5 * v * v))
    .join('');
  return <path d={d} fill={colour} opacity={opacity} />;
}

type ReflectionProps = { x: number; y: number; to: number; colour: string; width?: number; opacity?: number; grow?: number };

/** A lamp on the water: glints stacked under it, broken by the ripples. */
export function Reflection({ x, y, to, colour, width = 40, opacity = 0.8, grow = 1.6 }: ReflectionProps) {
  const rows = 13;
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    const sway = ((row * 0.618) % 1) - 0.5;
    const wide = width * (1 + grow * share) * (0.55 + 0.9 * ((row * 0.382 + 0.4) % 1)) * (1 - 0.5 * share * share);
    d += glint(x + sway * width * (0.5 + share), y + (to - y) * share ** 1.3, wide, 2.4 + 4.6 * share);
  }
  return <path d={d} fill={colour} opacity={opacity} />;
}
