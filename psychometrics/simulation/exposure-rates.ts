/** Which share of people met each item, from the items that each of them was asked. */
export type Exposure = {
  readonly rates: Float64Array;
  readonly largest: number;
  /** Share of the bank that nobody met. */
  readonly unused: number;
  /** Mean share of items that two people have in common, over the length of the test (Chen, Ankenmann and Spray 2003, J. Educ. Meas. 40(2)). */
  readonly overlap: number;
};

/** Throws a RangeError for an item outside the bank, or fewer than two people. */
export function exposureRates(asked: readonly Iterable<number>[], itemCount: number): Exposure {
  const people = asked.length;
  if (people < 2) throw new RangeError('Exposure needs at least two people.');
  const counts = new Float64Array(itemCount);
  let total = 0;
  for (const items of asked) {
    for (const index of new Set(items)) {
      if (!(Number.isInteger(index) && index >= 0 && index < itemCount))
        throw new RangeError(`The bank has items 0 to ${itemCount - 1}; item ${index} was asked.`);
      counts[index]! += 1;
      total++;
    }
  }
  const rates = counts.map((count) => count / people);
  // Of the pairs of people, c (c - 1) / 2 share an item that c of them met.
  const shared = counts.reduce((sum, count) => sum + count * (count - 1), 0) / (people * (people - 1));
  return {
    rates,
    largest: rates.reduce((a, b) => Math.max(a, b), 0),
    unused: counts.reduce((sum, count) => sum + (count === 0 ? 1 : 0), 0) / itemCount,
    overlap: total === 0 ? 0 : shared / (total / people),
  };
}
