import { useId } from 'react';

export type TestBeadsProps = {
  /** One number from 0 to 1 for each test, how much of it is in the profile; null for a test that is not open yet. */
  values: readonly (number | null)[];
  label: string;
};

const GAP = 32;
const RADIUS = 12;
/** The thread hangs a little, as a garland does. */
const SAG = 14;
const TOP = 16;

/** The tests as beads on a thread: a full one is in the profile. Petals always mean sides of the mind, so tests have another form. */
export function TestBeads({ values, label }: TestBeadsProps) {
  const id = useId();
  const width = GAP * values.length;
  const hang = (x: number) => TOP + 4 * SAG * (x / width) * (1 - x / width);
  return (
    <svg viewBox={`0 0 ${width} ${TOP + SAG + RADIUS + 4}`} className="test-beads" role="img" aria-label={label}>
      <path d={`M0 ${TOP}Q${width / 2} ${TOP + 2 * SAG} ${width} ${TOP}`} className="bead-thread" />
      {values.map((value, index) => {
        const x = GAP * (index + 0.5);
        const clip = `${id}${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the beads never change
          <g key={index} transform={`translate(${x} ${hang(x)})`}>
            <circle r={RADIUS} className={value === null ? 'bead-closed' : 'bead-open'} />
            {value !== null && value > 0 && (
              <>
                <clipPath id={clip}>
                  <rect x={-RADIUS} y={RADIUS - 2 * RADIUS * value} width={2 * RADIUS} height={2 * RADIUS * value} />
                </clipPath>
                <g clipPath={`url(#${clip})`}>
                  <circle r={RADIUS} className="bead-lit" />
                  <path
                    d={`M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${RADIUS * 1.6} ${RADIUS * 1.6} 0 0 0 0 ${-RADIUS}Z`}
                    className="bead-shade"
                  />
                </g>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
