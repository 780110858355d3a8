import { Cut } from '../../shared/Scene.tsx';
import { tidy } from '../../shared/shapes.ts';

type StepsProps = {
  /** Where the lowest step (the farthest from us) and the nearest lie. */
  top: number;
  bottom?: number;
  count?: number;
  centre?: number;
  farHalf: number;
  nearHalf: number;
  tread: readonly string[];
  riser: string;
  shine?: string;
};

/** The ghat seen from above: steps go down and away from us to the water, each tread wet. */
export function Steps({ top, bottom = 920, count = 12, centre = 600, farHalf, nearHalf, tread, riser, shine }: StepsProps) {
  const at = (index: number) => {
    const share = (index / count) ** 1.7;
    return { y: top + (bottom - top) * share, half: farHalf + (nearHalf - farHalf) * share };
  };
  return Array.from({ length: count }, (_, index) => {
    const far = at(index);
    const near = at(index + 1);
    const fill = tread[Math.min(tread.length - 1, Math.floor((index / count) * tread.length))]!;
    const edge = tidy(Math.max(3, (near.y - far.y) * 0.24));
    return (
      <g key={far.y}>
        <Cut d={trapezoid(centre, far.y, far.half, near.y, near.half)} fill={fill} lift={edge} />
        {shine && (
          <path
            d={`M${tidy(centre - far.half * 0.94)} ${tidy(far.y + 2)}H${tidy(centre + far.half * 0.94)}`}
            stroke={shine}
            strokeWidth={tidy(1 + edge * 0.16)}
            opacity="0.55"
          />
        )}
        <path
          d={`M${tidy(centre - near.half)} ${tidy(near.y)}H${tidy(centre + near.half)}v${-edge}H${tidy(centre - near.half)}Z`}
          fill={riser}
        />
      </g>
    );
  });
}

const trapezoid = (centre: number, top: number, topHalf: number, bottom: number, bottomHalf: number) =>
  `M${tidy(centre - topHalf)} ${tidy(top)}H${tidy(centre + topHalf)}L${tidy(centre + bottomHalf)} ${tidy(bottom)}H${tidy(centre - bottomHalf)}Z`;
