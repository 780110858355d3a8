import { useId } from 'react';
import type { Look } from '#content/games/masks/script-looks.ts';
import type { Muscles } from '#content/games/masks/script-muscles.ts';
import { at } from './path.ts';
import { browOf, eyeOf, SIDES, type Side } from './rig.ts';
import { INK, mix, type Tones, WHITE } from './tones.ts';

/** Eyes lie at this distance from the middle of the face, and reach so far to both sides. */
const APART = 28;
const REACH = 16;

type PartProps = { readonly look: Look; readonly muscles: Muscles; readonly tones: Tones };

export function Eyes({ look, muscles, tones }: PartProps) {
  return (
    <>
      {SIDES.map((side) => (
        <g key={side} transform={`translate(${side * APART} 0) scale(${side} 1)`}>
          <Eye look={look} muscles={muscles} tones={tones} side={side} />
        </g>
      ))}
    </>
  );
}

/** Drawn as the right one of the picture: x grows towards the temple; the left one is its mirror image. */
function Eye({ look, muscles, tones, side }: PartProps & { readonly side: Side }) {
  const id = useId();
  const { upper, lower, peak, outerDrop, closed, gaze } = eyeOf(muscles);
  const { tightLids = 0, cheeks = 0, wideLids = 0 } = muscles;
  const inner = [-REACH, 2] as const;
  const outer = [REACH, -1 + outerDrop] as const;
  // A cubic whose handles lie a third above its highest place passes through that place.
  const arch = (height: number) => `C${at(-REACH * 0.62 + peak, height)} ${at(REACH * 0.5 + peak, height)} ${at(...outer)}`;
  const upperLine = `M${at(...inner)}${arch(-upper * 1.33)}`;
  const lowerLine = `C${at(REACH * 0.6, lower * 1.33)} ${at(-REACH * 0.5, lower * 1.33)} ${at(...inner)}`;
  const opening = `${upperLine}${lowerLine}Z`;
  const creaseLift = 4.4 - 1.2 * wideLids;
  const crease = `M${at(-REACH + 1, -0.5)}${arch(-(Math.max(upper, 2.5) + creaseLift) * 1.33)}`;
  const lidFill = `M${at(...inner)}${arch(-(Math.max(upper, 2.5) + creaseLift) * 1.33)}L${at(...outer)}C${at(REACH * 0.5 + peak, -upper * 1.33)} ${at(-REACH * 0.62 + peak, -upper * 1.33)} ${at(...inner)}Z`;
  const isShut = closed > 0.93;
  return (
    <>
      <path d={lidFill} fill={look.isSoft ? mix(tones.shade, '#5b2f5e', 0.18) : tones.shade} opacity="0.75" />
      {!isShut && (
        <>
          <clipPath id={id}>
            <path d={opening} />
          </clipPath>
          <path d={opening} fill={WHITE} />
          <g clipPath={`url(#${id})`}>
            <g transform={`translate(${side * gaze[0]} ${gaze[1]})`}>
              <circle r="8" fill="#4a2b1c" />
              <circle r="8" fill="none" stroke={INK} strokeWidth="1.6" />
              <circle r="4.2" fill="#160c0e" />
              <circle cx={-side * 2.8} cy="-3" r="2.1" fill="#fff" />
            </g>
            <path d={upperLine} fill="none" stroke="#6b5560" strokeWidth="5" opacity="0.28" />
          </g>
          <path d={`M${at(...outer)}${lowerLine}`} fill="none" stroke={tones.line} strokeWidth="1.3" opacity="0.8" />
        </>
      )}
      <path d={upperLine} fill="none" stroke={INK} strokeWidth={look.isSoft ? 3.6 : 3} strokeLinecap="round" />
      {look.isSoft && (
        <path d={`M${at(...outer)}l4.6 -3.4M${at(outer[0] - 3, outer[1] - 2)}l4 -4.4`} stroke={INK} strokeWidth="2" strokeLinecap="round" />
      )}
      <path d={crease} fill="none" stroke={tones.line} strokeWidth="1.2" opacity="0.55" />
      <LowerFolds tones={tones} lower={lower} strength={Math.max(tightLids, cheeks)} />
      {cheeks > 0.25 && (
        <path
          d="M20 -3l7 -3.4M21 1.6l7.4 0.6M19.6 6l6.6 4"
          stroke={tones.line}
          strokeWidth="1.3"
          strokeLinecap="round"
          opacity={Math.min(0.75, cheeks * (look.age === 'old' ? 0.9 : 0.65))}
        />
      )}
      {look.age === 'old' && <path d={`M-9 ${lower + 8}q9 4 17 -1`} fill="none" stroke={tones.line} strokeWidth="1.1" opacity="0.4" />}
    </>
  );
}

/** The fold below an eye: the lower lid that is drawn up, and the cheek that pushes it. */
function LowerFolds({ tones, lower, strength }: { readonly tones: Tones; readonly lower: number; readonly strength: number }) {
  if (strength < 0.08) return null;
  return (
    <path
      d={`M-12 ${(lower + 3.2).toFixed(1)}Q1 ${(lower + 6.6).toFixed(1)} 14 ${(lower + 1.2).toFixed(1)}`}
      fill="none"
      stroke={tones.line}
      strokeWidth="1.5"
      strokeLinecap="round"
      opacity={Math.min(0.8, 0.9 * strength)}
    />
  );
}

const BROW_LINE = -21;

export function Brows({ look, muscles, tones }: PartProps) {
  const thickness = look.isSoft ? 4.4 : 6.4;
  return (
    <g transform={`translate(0 ${BROW_LINE})`}>
      {SIDES.map((side) => {
        const { inner, middle, outer } = browOf(muscles, side);
        const [ix, iy] = inner;
        const [mx, my] = middle;
        const [ox, oy] = outer;
        const half = thickness / 2;
        // Thick near the nose, pointed at the temple.
        const path = `M${at(ix, iy - half)}Q${at((ix + mx) / 2 - 1, (iy + my) / 2 - half - 1.6)} ${at(mx, my - half)}Q${at((mx + ox) / 2 + 2, (my + oy) / 2 - half - 2)} ${at(ox, oy)}Q${at((mx + ox) / 2 + 1, (my + oy) / 2 + half - 1)} ${at(mx - 1, my + half)}Q${at((ix + mx) / 2, (iy + my) / 2 + half)} ${at(ix - 0.6, iy + half)}Q${at(ix - 2.4, iy)} ${at(ix, iy - half)}Z`;
        return <path key={side} d={path} fill={tones.brow} transform={`scale(${side} 1)`} />;
      })}
    </g>
  );
}
