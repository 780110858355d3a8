import { type ReactNode, useId } from 'react';

/** The sheet of every picture: 1200 x 900, cropped to its middle by the place that shows it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

type GlowProps = { x: number; y: number; r: number; colour: string; strength?: number; squash?: number };

/** Light round a lamp: soft, without a filter. */
export function Glow({ x, y, r, colour, strength = 1, squash = 1 }: GlowProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor={colour} stopOpacity={strength} />
        <stop offset="0.3" stopColor={colour} stopOpacity={strength * 0.42} />
        <stop offset="0.65" stopColor={colour} stopOpacity={strength * 0.12} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={r} ry={r * squash} fill={`url(#${id})`} />
    </>
  );
}

type Stop = readonly [offset: number, colour: string, opacity?: number];
type WashProps = { stops: readonly Stop[]; d?: string; isSideways?: boolean };

/** A shape (the whole sheet unless told) filled from one colour into the next. */
export function Wash({ stops, d = 'M0 0H1200V900H0Z', isSideways = false }: WashProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2={isSideways ? 1 : 0} y2={isSideways ? 0 : 1}>
        {stops.map(([offset, colour, opacity = 1]) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={d} fill={`url(#${id})`} />
    </>
  );
}

/** A sheet of cut paper: the shape, and the thin shadow that it throws on the sheet behind. */
export function Cut({ d, fill, lift = 7 }: { d: string; fill: string; lift?: number }) {
  return (
    <>
      <path d={d} transform={`translate(0 ${-lift})`} fill="#070818" opacity="0.28" />
      <path d={d} fill={fill} />
    </>
  );
}

/** Lets anything stand somewhere, at some size, facing the other way if need be. */
export type Placed = { x: number; y: number; size?: number; isMirrored?: boolean };

export function Place({ x, y, size = 1, isMirrored = false, children }: Placed & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>{children}</g>;
}
