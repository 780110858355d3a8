/**
 * Times of a hand vary by a third and more around their mean (van der Linden 2006, Journal of Educational and Behavioral Statistics 31, 181-204).
 * The bound is of the spread of their logarithms.
 */
const MIN_SPREAD = 0.06;

/** Whether times are as even as those of a program. Fewer than `minTimes` say nothing. */
export function isTooEven(timesMs: readonly number[], minTimes: number): boolean {
  if (timesMs.length < minTimes) return false;
  const logs = timesMs.map((time) => Math.log(Math.max(1, time)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
  return spread < MIN_SPREAD;
}
