import { PADS, type Pad } from './pads.ts';

/** One small lake with the pad in bloom; each picture uses other places, the first and the last the same. */
const BLOOMS = [0, 4, 6, 3, 2];
const WIDE = 64;
const HIGH = 46;
const GAP = 12;
const ARC = 26;

/** What a block asks, drawn: the last flower is compared with the one so many before. `isSame`: they stand at one place. */
export function BackPicture({ back, isSame = true }: { back: number; isSame?: boolean }) {
  const places = Array.from({ length: back + 1 }, (_, index) => (index === back ? (isSame ? BLOOMS[0]! : 7) : BLOOMS[index]!));
  const width = places.length * WIDE + back * GAP;
  const middle = (index: number) => index * (WIDE + GAP) + WIDE / 2;
  return (
    <svg
      className="lake-back"
      viewBox={`-2 0 ${width + 4} ${HIGH + ARC + 4}`}
      style={{ maxWidth: `${(width + 4) / 13}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <path className="lake-back-arc" d={`M${middle(back)} ${ARC - 2}C${middle(back)} -4 ${middle(0)} -4 ${middle(0)} ${ARC - 8}`} />
      <path className="lake-back-arc" d={`M${middle(0) - 5} ${ARC - 10}L${middle(0)} ${ARC - 3}L${middle(0) + 5} ${ARC - 10}`} />
      {places.map((open, index) => (
        <g key={middle(index)} transform={`translate(${middle(index) - WIDE / 2} ${ARC})`}>
          <rect
            className={index === 0 || index === back ? 'lake-small lake-small-asked' : 'lake-small'}
            width={WIDE}
            height={HIGH}
            rx="6"
          />
          <SmallPads open={open} />
        </g>
      ))}
    </svg>
  );
}

const centreOf = ({ x, y }: Pad) => ({ cx: 3 + (x / 400) * (WIDE - 6), cy: ((y - 96) / 204) * HIGH });

/** The pads as dots, one of them a flower. */
function SmallPads({ open }: { open: number }) {
  return PADS.map((pad, place) =>
    place === open ? (
      <circle key={`${pad.x} ${pad.y}`} className="lake-small-bloom" {...centreOf(pad)} r="6" />
    ) : (
      <circle key={`${pad.x} ${pad.y}`} className="lake-small-pad" {...centreOf(pad)} r="3" />
    ),
  );
}

/** One flower of a block, and a ring around the place that it is compared with. */
export function SmallLake({ open, before }: { open: number; before: number }) {
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
      <rect className="lake-small" width={WIDE} height={HIGH} rx="6" />
      <SmallPads open={open} />
      <circle className="lake-small-ring" {...centreOf(PADS[before]!)} r="8.500" />
    </svg>
  );
}
