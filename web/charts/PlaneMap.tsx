import { useId } from 'react';
import { type PlaneEstimate, regionAround } from './region.ts';
import { clampedScale, linearScale } from './scale.ts';
import { strokes } from './strokes.ts';
import { useWidth } from './use-width.ts';

/** The names of the ends of an axis, the low one first. */
type Ends = readonly [low: string, high: string];

type Props = {
  readonly estimate: PlaneEstimate;
  /** The plane reaches from minus this to this on both axes. */
  readonly extent: number;
  /** Along the bottom, from left to right. */
  readonly acrossEnds: Ends;
  /** Along the left side, the low one at the top. */
  readonly downEnds: Ends;
  readonly label: string;
};

const MAX_SIZE_PX = 440;
const EDGE = { left: 26, bottom: 26 } as const;
/** Doubt has no edge: three outlines, the outer one holding the true point with 95 %. */
const CHANCES = [0.95, 0.8, 0.5] as const;

/** Two axes that cross in the middle of people, a point, and the region where the true point lies. */
export function PlaneMap({ estimate, extent, acrossEnds, downEnds, label }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="plane-room">
      {width !== undefined && <Plane {...{ estimate, extent, acrossEnds, downEnds, label }} size={Math.min(width, MAX_SIZE_PX)} />}
    </div>
  );
}

function Plane({ estimate, extent, acrossEnds, downEnds, label, size }: Props & { readonly size: number }) {
  const clip = useId();
  const [right, bottom] = [size - 1, size - EDGE.bottom];
  const domain = [-extent, extent] as const;
  const across = linearScale(domain, [EDGE.left, right]);
  const down = linearScale(domain, [1, bottom]);
  const outline = (chance: number) => {
    const corners = regionAround(estimate, chance).map(([x, y]) => [across(x), down(y)] as const);
    return `${strokes(corners)}Z`;
  };
  const plot = { x: EDGE.left, y: 1, width: right - EDGE.left, height: bottom - 1 };
  return (
    <svg className="chart plane" width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <clipPath id={clip}>
        <rect {...plot} rx="10" />
      </clipPath>
      <rect className="plane-ground" {...plot} rx="10" />
      <line className="plane-middle" x1={across(0)} x2={across(0)} y1="1" y2={bottom} />
      <line className="plane-middle" x1={EDGE.left} x2={right} y1={down(0)} y2={down(0)} />
      <g clipPath={`url(#${clip})`}>
        {CHANCES.map((chance, index) => (
          <path key={chance} className={index === 0 ? 'plane-region plane-outline' : 'plane-region'} d={outline(chance)} />
        ))}
      </g>
      <circle
        className="plane-point"
        cx={clampedScale(domain, [EDGE.left, right])(estimate.x)}
        cy={clampedScale(domain, [1, bottom])(estimate.y)}
        r="5"
      />
      <text className="axis-name" x={EDGE.left} y={size - 7}>
        {acrossEnds[0]}
      </text>
      <text className="axis-name" x={right} y={size - 7} textAnchor="end">
        {acrossEnds[1]}
      </text>
      <text className="axis-name" transform={`translate(15 1) rotate(-90)`} textAnchor="end">
        {downEnds[0]}
      </text>
      <text className="axis-name" transform={`translate(15 ${bottom}) rotate(-90)`}>
        {downEnds[1]}
      </text>
    </svg>
  );
}
