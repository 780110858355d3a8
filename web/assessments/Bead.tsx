import { useId } from 'react';
import './beads.css';

export const BEAD_RADIUS = 12;

/** How full a bead is, within a drawing whose middle is the bead's. Null for a test that is not open. */
export function BeadMark({ share }: { share: number | null }) {
  const clip = useId();
  const r = BEAD_RADIUS;
  return (
    <>
      <circle r={r} className={share === null ? 'bead-closed' : 'bead-open'} />
      {share !== null && share > 0 && (
        <>
          <clipPath id={clip}>
            <rect x={-r} y={r - 2 * r * share} width={2 * r} height={2 * r * share} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <circle r={r} className="bead-lit" />
            <path d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.6} ${r * 1.6} 0 0 0 0 ${-r}Z`} className="bead-shade" />
          </g>
        </>
      )}
    </>
  );
}

/** A bead by itself, beside words that say the same. */
export function Bead({ share }: { share: number }) {
  const edge = BEAD_RADIUS + 1;
  return (
    <svg aria-hidden="true" viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} className="bead-alone">
      <BeadMark share={share} />
    </svg>
  );
}
