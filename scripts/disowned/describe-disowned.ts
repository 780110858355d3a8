type Counted = { readonly insight: string; readonly people: number };

/** A line for all, then one for each statement. A side that many disown is worded too strongly, or measured badly. */
export function describeDisowned(counted: readonly Counted[]): string {
  if (counted.length === 0) return 'Nobody has said “Not me?” of anything.';
  const inAll = counted.reduce((sum, { people }) => sum + people, 0);
  const lines = counted.map(({ insight, people }) => `${String(people).padStart(6)}  ${insight}`);
  return [`“Not me?” was said ${inAll} times, of ${counted.length} statements:`, ...lines].join('\n');
}
