import { scatter, tidy } from './shapes.ts';

type KashProps = {
  x: number;
  y: number;
  count?: number;
  spread?: number;
  height?: number;
  /** How far the wind or the current carries the tips to the right. */
  lean?: number;
  blade: string;
  plume: string;
  start?: number;
};

/** A clump of the tall grass of river islands, with its white plumes of autumn; its foot at (x, y). */
export function KashGrass({ x, y, count = 12, spread = 180, height = 260, lean = 60, blade, plume, start = 0 }: KashProps) {
  let stems = '';
  let leaves = '';
  let plumes = '';
  for (const [index, [, v]] of scatter(count, start).entries()) {
    const foot = x + ((((index + start) * 0.618034) % 1) - 0.5) * spread;
    const high = height * (0.66 + 0.4 * v);
    const over = lean * (0.7 + 0.6 * ((index * 0.618) % 1));
    const at = (right: number, up: number) => `${tidy(foot + over * right)} ${tidy(y - high * up)}`;
    stems += `M${at(0, 0)}Q${at(0.1, 0.6)} ${at(0.82, 0.93)}`;
    plumes += `M${at(0.4, 0.66)}Q${at(0.7, 0.99)} ${at(1.46, 1.03)}Q${at(0.96, 0.9)} ${at(0.4, 0.66)}`;
    plumes += `M${at(0.46, 0.74)}Q${at(0.6, 1)} ${at(1.12, 1.13)}Q${at(0.8, 0.97)} ${at(0.46, 0.74)}`;
    plumes += `M${at(0.5, 0.74)}Q${at(1, 0.95)} ${at(1.66, 0.9)}Q${at(1.1, 0.87)} ${at(0.5, 0.74)}`;
    const back = index % 3 === 0 ? -0.5 : 1.3;
    leaves += `M${tidy(foot - 6)} ${y}Q${at(0.1 * back, 0.4)} ${at(back, 0.62)}Q${at(0.4 * back, 0.34)} ${tidy(foot + 7)} ${y}Z`;
  }
  return (
    <>
      <path d={stems} fill="none" stroke={blade} strokeWidth={tidy(height * 0.014)} />
      <path d={plumes} fill={plume} />
      <path d={leaves} fill={blade} />
    </>
  );
}
