import { paper } from './palette.ts';
import { tidy } from './shapes.ts';

type SteamProps = { at: readonly (readonly [x: number, y: number, height: number])[]; fill?: string; opacity?: number };

/** Wisps that rise from (x, y), widest halfway and gone at the top. */
export const Steam = ({ at, fill = paper.white, opacity = 0.34 }: SteamProps) => (
  <path d={at.map(wisp).join('')} fill={fill} opacity={opacity} />
);

function wisp([x, y, high]: readonly [number, number, number], index: number) {
  const sway = high * (index % 2 ? -0.26 : 0.26);
  const wide = high * 0.075;
  const point = (right: number, up: number) => `${tidy(x + right)} ${tidy(y - high * up)}`;
  return `M${point(0, 0)}C${point(-sway - wide, 0.34)} ${point(sway - wide, 0.62)} ${point(sway * 0.16, 1)}C${point(sway + wide, 0.56)} ${point(-sway + wide, 0.3)} ${point(0, 0)}Z`;
}
