import { Place } from '../../shared/Scene.tsx';
import type { Tones } from './tones.ts';

type JarProps = {
  tones: Tones;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is in it, and how full it is, from 0 to 1. */
  content: string;
  contentShade: string;
  full?: number;
  cover: 'cloth' | 'cork';
  cloth?: string;
  clothShade?: string;
};

/** A glass jar that stands on (x, y): a label hangs from a string round its neck. */
export function Jar({
  tones,
  x,
  y,
  width,
  height,
  content,
  contentShade,
  full = 0.8,
  cover,
  cloth = tones.rose,
  clothShade = tones.roseShade,
}: JarProps) {
  const half = width / 2;
  const neck = half * 0.66;
  const shoulder = height * 0.8;
  const top = -(shoulder * full);
  const body = `M${-half + 12} 0Q${-half} 0 ${-half} -16V${-(shoulder - 34)}Q${-half} ${-(shoulder - 4)} ${-neck} ${-shoulder}V${-height * 0.9}H${neck}V${-shoulder}Q${half} ${-(shoulder - 4)} ${half} ${-(shoulder - 34)}V-16Q${half} 0 ${half - 12} 0Z`;
  const inner = half - 9;
  return (
    <Place x={x} y={y}>
      <ellipse cx="14" cy="2" rx={half + 16} ry="9" fill={tones.shadow} />
      <path d={body} fill={tones.glass} />
      <path
        d={`M${-inner + 10} -8Q${-inner} -8 ${-inner} -20V${top}Q${-inner / 2} ${top - 12} 0 ${top}T${inner} ${top}V-20Q${inner} -8 ${inner - 10} -8Z`}
        fill={content}
      />
      <path
        d={`M${inner * 0.35} -8C${inner * 0.62} -40 ${inner * 0.62} ${top + 40} ${inner * 0.4} ${top + 4}Q${inner * 0.7} ${top + 6} ${inner} ${top}V-20Q${inner} -8 ${inner - 10} -8Z`}
        fill={contentShade}
      />
      <path d={`M${-half + 20} -34V${-(shoulder - 40)}`} stroke={tones.gleam} strokeWidth="10" strokeLinecap="round" />
      {cover === 'cork' ? (
        <>
          <path
            d={`M${-neck + 2} ${-height * 0.88}L${-neck - 6} ${-height}H${neck + 6}L${neck - 2} ${-height * 0.88}Z`}
            fill={tones.wood}
          />
          <path d={`M${-neck - 6} ${-height}H${neck + 6}L${neck + 4} ${-height + 9}H${-neck - 4}Z`} fill={tones.woodLit} />
        </>
      ) : (
        <>
          <path
            d={`M${-neck - 2} ${-height * 0.86}C${-neck - 6} ${-height * 0.96} ${-neck + 4} ${-height} 0 ${-height}S${neck + 6} ${-height * 0.96} ${neck + 2} ${-height * 0.86}L${neck + 22} ${-height * 0.77}L${neck * 0.6} ${-height * 0.8}L${neck * 0.16} ${-height * 0.765}L${-neck * 0.34} ${-height * 0.8}L${-neck * 0.8} ${-height * 0.765}L${-neck - 22} ${-height * 0.785}Z`}
            fill={cloth}
          />
          <path
            d={`M${neck * 0.3} ${-height * 0.99}C${neck + 4} ${-height * 0.97} ${neck + 4} ${-height * 0.92} ${neck + 2} ${-height * 0.86}L${neck + 22} ${-height * 0.77}L${neck * 0.6} ${-height * 0.8}C${neck * 0.66} ${-height * 0.88} ${neck * 0.6} ${-height * 0.96} ${neck * 0.3} ${-height * 0.99}Z`}
            fill={clothShade}
          />
        </>
      )}
      <path
        d={`M${-neck - 3} ${-height * 0.862}Q0 ${-height * 0.84} ${neck + 3} ${-height * 0.862}`}
        fill="none"
        stroke={tones.woodDeep}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Place>
  );
}

type LabelProps = { tones: Tones; x: number; y: number; turn?: number; size?: number; lines?: number };

/** A paper label with a string; (x, y) is the knot. */
export const Label = ({ tones, x, y, turn = 0, size = 1, lines = 2 }: LabelProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M0 0C6 12 -2 22 0 34" fill="none" stroke={tones.woodDeep} strokeWidth="4" />
    <path d="M-32 50L-18 30H18L32 50V104H-32Z" fill={tones.paper} />
    <path d="M14 30H18L32 50V104H18Z" fill={tones.paperShade} />
    <circle cy="42" r="5" fill={tones.woodDeep} />
    {lines > 0 && <path d="M-20 66C-14 58 -10 74 -4 66S8 74 18 64" fill="none" stroke={tones.ink} strokeWidth="4" strokeLinecap="round" />}
    {lines > 1 && <path d="M-20 86C-14 80 -8 92 -2 86S6 90 10 86" fill="none" stroke={tones.ink} strokeWidth="4" strokeLinecap="round" />}
  </g>
);
