/** The times by which a quarter, a half and three quarters have ended; null where too many still wait to say. */
export type SurvivalQuartiles = {
  readonly lower: number | null;
  readonly median: number | null;
  readonly upper: number | null;
  /** How many times are known whole. */
  readonly ended: number;
  /** How many are known only to be longer than this: they count for as long as they have lasted. */
  readonly waiting: number;
};

/**
 * Median and quartiles of a duration when some have not ended yet (Kaplan and Meier 1958, JASA 53). To leave those out would make every
 * duration look shorter than it is: what takes long is what still waits. The result has the unit of the times.
 *
 * A quantile is the first time at which the share that lasts is at most 1 - p; where it is exactly that, the middle between this time and
 * the next end (as `quantile.survfit` of R's package survival 3.5 does). Without anybody waiting this is the ordinary median.
 *
 * Throws a RangeError for a time that is negative or no number.
 *
 * @example
 * survivalQuartiles([9, 13, 18, 23, 31, 34, 48], [13, 28, 45, 161]).median; // 31
 */
export function survivalQuartiles(ended: readonly number[], waiting: readonly number[]): SurvivalQuartiles {
  for (const time of [...ended, ...waiting])
    if (!(time >= 0 && Number.isFinite(time))) throw new RangeError(`A time is a number from 0; got ${time}.`);
  const curve = survivalCurve(ended, waiting);
  return {
    lower: quantile(curve, 0.25),
    median: quantile(curve, 0.5),
    upper: quantile(curve, 0.75),
    ended: ended.length,
    waiting: waiting.length,
  };
}

type Step = { readonly time: number; readonly lasting: number };

/** Whoever stops waiting at the time of an end was still there when it came. */
function survivalCurve(ended: readonly number[], waiting: readonly number[]): Step[] {
  const [ends, stops] = [ended.toSorted((one, other) => one - other), waiting.toSorted((one, other) => one - other)];
  const steps: Step[] = [];
  let [lasting, done, stopped] = [1, 0, 0];
  while (done < ends.length) {
    const time = ends[done]!;
    while (stopped < stops.length && stops[stopped]! < time) stopped += 1;
    const there = ends.length - done + stops.length - stopped;
    let now = 0;
    while (ends[done + now] === time) now += 1;
    lasting *= (there - now) / there;
    done += now;
    steps.push({ time, lasting });
  }
  return steps;
}

/** The product of fractions that should be a half is off by some units in the last place. */
const ROUNDING = 1e-9;

function quantile(curve: readonly Step[], share: number): number | null {
  const first = curve.findIndex(({ lasting }) => lasting <= 1 - share + ROUNDING);
  if (first < 0) return null;
  const { time, lasting } = curve[first]!;
  const next = curve[first + 1];
  return next && Math.abs(lasting - (1 - share)) <= ROUNDING ? (time + next.time) / 2 : time;
}
