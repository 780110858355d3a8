import type { Responses } from './responses.ts';

/**
 * Responses prepared for the E-step. Every category of every estimable item owns one `cell`; the cells of an item follow one another.
 * A missing answer points to the cell after the last, which holds zeros in every table, so that the inner loops need no branch.
 */
export type AnswerPatterns = {
  /** `cells[pattern * items + item]`. */
  readonly cells: Int32Array;
  /** How many people gave the pattern. */
  readonly counts: Float64Array;
  readonly patterns: number;
  readonly items: number;
  /** First cell of each item, and after them the number of cells. */
  readonly cellStart: Int32Array;
  /** The people who answered at least one of the items. */
  readonly people: number;
};

/** Above this many items equal answer patterns are too rare to be worth looking for. */
const MAX_ITEMS_TO_GROUP = 24;

/**
 * Keeps the columns of `columns` (indices into the responses), renumbers the categories of each to 0, 1, ... in the order of `categories`,
 * leaves out people without a single answer, and on short tests counts equal patterns once.
 */
export function collectPatterns(
  responses: Responses,
  columns: readonly number[],
  categories: readonly (readonly number[])[],
): AnswerPatterns {
  const items = columns.length;
  const cellStart = new Int32Array(items + 1);
  const cellOf = columns.map((_, item) => {
    const known = categories[item]!;
    cellStart[item + 1] = cellStart[item]! + known.length;
    const byCategory = new Int32Array(known.at(-1)! + 1);
    known.forEach((category, index) => {
      byCategory[category] = cellStart[item]! + index;
    });
    return byCategory;
  });
  const missing = cellStart[items]!;
  const cells = new Int32Array(responses.people * items);
  const counts = new Float64Array(responses.people);
  const known = items <= MAX_ITEMS_TO_GROUP ? new Map<string, number>() : undefined;
  let patterns = 0;
  let people = 0;
  for (let person = 0; person < responses.people; person++) {
    const row = person * responses.items;
    const start = patterns * items;
    let answered = 0;
    for (let item = 0; item < items; item++) {
      const category = responses.data[row + columns[item]!]!;
      cells[start + item] = category < 0 ? missing : cellOf[item]![category]!;
      if (category >= 0) answered++;
    }
    if (answered === 0) continue;
    people++;
    const key = known && String.fromCharCode(...cells.subarray(start, start + items));
    const before = key === undefined ? undefined : known!.get(key);
    if (before === undefined) {
      if (key !== undefined) known!.set(key, patterns);
      counts[patterns++] = 1;
    } else {
      counts[before]!++;
    }
  }
  return { cells: cells.slice(0, patterns * items), counts: counts.slice(0, patterns), patterns, items, cellStart, people };
}
