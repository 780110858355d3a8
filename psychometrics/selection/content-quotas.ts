/** How many items of each kind of content a test may and must ask. */
export type ContentQuotas = {
  /** The kind of every item of the bank, by index. */
  readonly contents: readonly string[];
  /** At most so many of a kind; a kind that is not named has no limit. */
  readonly max?: Readonly<Record<string, number>>;
  /** At least so many of a kind by the end of the test. */
  readonly min?: Readonly<Record<string, number>>;
  /** The length of the test, needed for `min`: room is kept for what is still owed. */
  readonly length?: number;
};

/**
 * Which items may be asked next: none twice, none whose kind is full, and, once only as many items are left as are still owed to kinds below their
 * minimum, only those kinds. Give the result to `chooseItem` or `chooseByInformation` as `isAllowed`.
 * Throws a RangeError when minimum and maximum contradict each other, or the minima add up to more than the length or the bank holds.
 *
 * @example
 * const contents = ['word', 'word', 'number', 'number'];
 * const isAllowed = withinQuotas({ contents, max: { word: 1 } }, [0]);
 * isAllowed(1); // false
 * isAllowed(2); // true
 */
export function withinQuotas(quotas: ContentQuotas, asked: readonly number[]): (index: number) => boolean {
  const { contents, max = {}, min = {}, length } = quotas;
  check(quotas);
  const used = new Map<string, number>();
  const before = new Set(asked);
  for (const index of before) used.set(contents[index]!, (used.get(contents[index]!) ?? 0) + 1);
  const owed = (kind: string): number => Math.max(0, (min[kind] ?? 0) - (used.get(kind) ?? 0));
  const totalOwed = Object.keys(min).reduce((sum, kind) => sum + owed(kind), 0);
  const mustPayNow = length !== undefined && length - before.size <= totalOwed;
  return (index) => {
    const kind = contents[index];
    if (kind === undefined || before.has(index)) return false;
    if ((used.get(kind) ?? 0) >= (max[kind] ?? Number.POSITIVE_INFINITY)) return false;
    return !mustPayNow || owed(kind) > 0;
  };
}

function check({ contents, max = {}, min = {}, length }: ContentQuotas): void {
  let total = 0;
  for (const [kind, count] of Object.entries(min)) {
    total += count;
    if (count > (max[kind] ?? Number.POSITIVE_INFINITY))
      throw new RangeError(`At least ${count} items of "${kind}" are asked for, but at most ${max[kind]}.`);
    const held = contents.filter((content) => content === kind).length;
    if (held < count) throw new RangeError(`At least ${count} items of "${kind}" are asked for, but the bank holds ${held}.`);
  }
  if (total === 0) return;
  if (length === undefined) throw new TypeError('Content minima need the length of the test.');
  if (total > length) throw new RangeError(`The content minima add up to ${total}, more than the length of the test, ${length}.`);
}
