import { useId } from 'react';
import { classes } from './classes.ts';
import { FULL_RADIUS, HEART_RADIUS, PETALS, petalAngle, petalPath, petalRadius, petalShadePath, VIEW_BOX } from './wheel-geometry.ts';

export const EVEN_PETALS: readonly number[] = Array.from({ length: PETALS }, () => 1);

export type WheelProps = {
  /** Twelve numbers from 0 to 1, the first at the top and on clockwise; null is "not measured" and drawn hollow. */
  values: readonly (number | null)[];
  /** Half the width of each petal's soft edge, in the units of the values: the reader's uncertainty. */
  softness?: readonly number[] | undefined;
  size?: number | undefined;
  /** What the wheel says; without it the wheel is decoration and hidden from screen readers. */
  label?: string | undefined;
  /** Petals light up one after the other: something is loading. */
  spin?: boolean | undefined;
  className?: string | undefined;
};

/** One mark for everything: twelve petals, one for each house. */
export function Wheel({ size = 96, label, spin = false, className, ...petals }: WheelProps) {
  const isDetailed = size >= 40; // below this the shade of a petal is thinner than a pixel
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden, by the spread below
    <svg
      viewBox={VIEW_BOX}
      width={size}
      height={size}
      className={classes('wheel', isDetailed && 'wheel-detailed', spin && 'wheel-spin', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <WheelPetals {...petals} spin={spin} isDetailed={isDetailed} />
    </svg>
  );
}

type WheelPetalsProps = Pick<WheelProps, 'values' | 'softness' | 'spin'> & { isDetailed?: boolean | undefined };

/** The petals alone, for a larger drawing: a group of 98 units around 0, 0 that needs `wheel` classes around it. */
export function WheelPetals({ values, softness, spin = false, isDetailed = true }: WheelPetalsProps) {
  const gradientId = useId();
  return (
    <>
      {Array.from({ length: PETALS }, (_, index) => (
        <Petal
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve places never change
          key={index}
          index={index}
          value={values[index] ?? null}
          softness={softness?.[index] ?? 0}
          gradientId={`${gradientId}${index}`}
          isDetailed={isDetailed}
          turn={spin ? index : undefined}
        />
      ))}
      <circle className="wheel-heart" r={HEART_RADIUS} />
    </>
  );
}

/** One petal lying on its side, for a legend beside a wheel. */
export function LonePetal({ value, softness = 0 }: { value: number | null; softness?: number | undefined }) {
  return (
    <svg viewBox="4 -9 47 18" width={62} height={24} className="wheel wheel-detailed" aria-hidden="true">
      <Petal index={3} value={value} softness={softness} gradientId={useId()} isDetailed turn={undefined} />
    </svg>
  );
}

type PetalProps = {
  index: number;
  value: number | null;
  softness: number;
  gradientId: string;
  isDetailed: boolean;
  turn: number | undefined;
};

export function Petal({ index, value, softness, gradientId, isDetailed, turn }: PetalProps) {
  const transform = `rotate(${petalAngle(index)})`;
  if (value === null)
    return (
      <g transform={transform}>
        <path className="wheel-hollow" d={petalPath(FULL_RADIUS - 1)} />
      </g>
    );
  const reach = petalRadius(value + softness);
  const sure = petalRadius(value - softness);
  const isSoft = softness > 0 && reach > sure;
  const fillOf = (half: 'lit' | 'shade') => (isSoft ? { style: { fill: `url(#${gradientId}${half})` } } : {});
  return (
    <g transform={transform} style={turn === undefined ? undefined : { animationDelay: `${turn * 0.1 - 1.2}s` }}>
      {isSoft && <SoftEdge id={`${gradientId}lit`} half="lit" sure={sure} reach={reach} />}
      {isSoft && isDetailed && <SoftEdge id={`${gradientId}shade`} half="shade" sure={sure} reach={reach} />}
      {isDetailed && reach < FULL_RADIUS && <path className="wheel-room" d={petalPath(FULL_RADIUS)} />}
      <path className="wheel-lit" d={petalPath(reach)} {...fillOf('lit')} />
      {isDetailed && <path className="wheel-shade" d={petalShadePath(reach)} {...fillOf('shade')} />}
    </g>
  );
}

/** Full colour as far as the strength surely reaches, then ever thinner to where it may still reach. */
function SoftEdge({ id, half, sure, reach }: { id: string; half: 'lit' | 'shade'; sure: number; reach: number }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={reach}>
      <stop offset={sure / reach} className={`wheel-stop-${half}`} />
      <stop offset="1" className={`wheel-stop-${half}`} stopOpacity="0.08" />
    </radialGradient>
  );
}
