/**
 * Where a value lies on a line: the first end of `domain` at the first end of `range`, the second at the second, all else in proportion,
 * beyond the ends too. An empty domain has its values in the middle. The same as scaleLinear of d3-scale, to the last bit, without its
 * colours and formats of numbers and times, which weigh more than the charts (decision 15).
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const [from, to] = domain;
  const [start, end] = range;
  return (value) => {
    const share = to === from ? 0.5 : (value - from) / (to - from);
    return start * (1 - share) + end * share;
  };
}

/** The same, but what lies beyond the domain stops at its ends. */
export function clampedScale(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const at = linearScale(domain, range);
  const low = Math.min(...domain);
  const high = Math.max(...domain);
  return (value) => at(Math.max(low, Math.min(high, value)));
}
