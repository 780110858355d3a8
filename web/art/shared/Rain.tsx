import { scatter, tidy } from './shapes.ts';

type RainProps = {
  count?: number;
  /** Units aside for each unit down: 0.3 leans like this: / */
  slant?: number;
  length?: number;
  width?: number;
  colour?: string;
  opacity?: number;
  start?: number;
  area?: readonly [left: number, top: number, right: number, bottom: number];
};

/** One depth of rain: a single path of even strokes. Lay two or three of different length over one another. */
export function Rain({
  count = 90,
  slant = 0.28,
  length = 46,
  width = 2,
  colour = '#cfd4f4',
  opacity = 0.34,
  start = 0,
  area = [-60, -60, 1260, 900],
}: RainProps) {
  const [left, top, right, bottom] = area;
  const d = scatter(count, start)
    .map(([u, v], index) => {
      const long = length * (0.6 + 0.5 * ((index * 0.618) % 1));
      return `M${tidy(left + u * (right - left))} ${tidy(top + v * (bottom - top))}l${tidy(-long * slant)} ${tidy(long)}`;
    })
    .join('');
  return <path d={d} stroke={colour} strokeWidth={width} strokeLinecap="round" opacity={opacity} fill="none" />;
}

/** Where drops strike: small rings on water or wet stone. */
export function Splashes({
  count = 26,
  area,
  colour = '#cfd4f4',
  opacity = 0.5,
  start = 0,
}: RainProps & { area: readonly [number, number, number, number] }) {
  const [left, top, right, bottom] = area;
  const d = scatter(count, start)
    .map(([u, v]) => {
      const size = 3 + 6 * v;
      const half = tidy(size * 1.3);
      const arc = `a${half} ${tidy(half * 0.3)} 0 1 0`;
      return `M${tidy(left + u * (right - left))} ${tidy(top + v * (bottom - top))}${arc} ${half * 2} 0${arc} ${-half * 2} 0`;
    })
    .join('');
  return <path d={d} stroke={colour} strokeWidth="1.8" strokeLinecap="round" fill="none" opacity={opacity} />;
}
