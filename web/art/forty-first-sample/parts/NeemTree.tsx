import { Drift } from '../../shared/Drift.tsx';
import { Place, type Placed } from '../../shared/Scene.tsx';
import { scatter, tidy } from '../../shared/shapes.ts';
import { neem, wall } from './colours.ts';

type NeemProps = Placed & { isNight?: boolean };

const CLUMPS = [
  [-150, -430, 120],
  [-50, -520, 140],
  [80, -490, 130],
  [170, -410, 105],
  [10, -400, 130],
  [-90, -370, 95],
  [110, -360, 90],
] as const;

/** A neem tree, 650 high, its foot at (0, 0). */
export const NeemTree = ({ isNight = false, ...place }: NeemProps) => {
  const [shade, leaf, light] = isNight ? [neem.dark, '#2c4a2e', neem.deep] : [neem.deep, neem.mid, neem.soft];
  return (
    <Place {...place}>
      <path
        d="M-36 0C-24 -60 -30 -140 -22 -240L-70 -340L-54 -348L-12 -280L-4 -390H14L18 -280L64 -350L80 -340L26 -230C20 -140 24 -60 44 0C20 -10 -16 -10 -36 0Z"
        fill={isNight ? '#2a211b' : wall.dark}
      />
      <path d="M-6 -20C-10 -90 -12 -150 -6 -230M12 -30C8 -90 8 -140 10 -200" stroke="#00000044" strokeWidth="6" fill="none" />
      <Drift>
        {CLUMPS.map(([x, y, r]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y + 18} rx={r} ry={r * 0.72} fill={shade} />
        ))}
        {CLUMPS.map(([x, y, r]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r * 0.92} ry={r * 0.62} fill={leaf} />
        ))}
        <path
          d={CLUMPS.flatMap(([x, y, r], clump) =>
            scatter(14, clump * 14).map(
              ([u, v]) => `M${tidy(x + (u - 0.5) * r * 1.7)} ${tidy(y - 10 + (v - 0.5) * r * 0.9)}q8 -12 22 -8q-6 12 -22 8`,
            ),
          ).join('')}
          fill={light}
        />
      </Drift>
    </Place>
  );
};
