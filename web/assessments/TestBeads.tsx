import { BEAD_RADIUS, BeadMark } from './Bead.tsx';

export type TestBeadsProps = {
  /** One number from 0 to 1 for each test: how much of it is in the profile. */
  values: readonly number[];
  label: string;
};

const GAP = 32;
/** The thread hangs a little, as a garland does. */
const SAG = 14;
const TOP = 16;

/** The tests as beads on a thread: a full one is in the profile. Petals always mean sides of the mind, so tests have another form. */
export function TestBeads({ values, label }: TestBeadsProps) {
  const width = GAP * values.length;
  const hang = (x: number) => TOP + 4 * SAG * (x / width) * (1 - x / width);
  return (
    <svg
      viewBox={`0 0 ${width} ${TOP + SAG + BEAD_RADIUS + 4}`}
      className="test-beads"
      style={{ maxWidth: `${2.25 * values.length}rem` }}
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${TOP}Q${width / 2} ${TOP + 2 * SAG} ${width} ${TOP}`} className="bead-thread" />
      {values.map((value, index) => {
        const x = GAP * (index + 0.5);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the beads never change
          <g key={index} transform={`translate(${x} ${hang(x)})`}>
            <BeadMark share={value} />
          </g>
        );
      })}
    </svg>
  );
}
