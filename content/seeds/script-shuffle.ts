/** Everything in an order by lot (Fisher and Yates): `below` draws a whole number from 0 to `count` - 1. */
export function shuffleBy<T>(from: readonly T[], below: (count: number) => number): T[] {
  const shuffled = [...from];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** The same from a source of numbers in [0, 1). */
export const shuffle = <T>(from: readonly T[], random: () => number): T[] => shuffleBy(from, (count) => Math.floor(random() * count));
