/**
 * Answers of many people to many items, one person a row: `data[person * items + item]` is the category chosen, from 0, or -1 where nothing
 * was answered. A missing answer is never scored as wrong: it takes no part.
 */
export type Responses = {
  readonly data: Int8Array | Int16Array;
  readonly people: number;
  readonly items: number;
};

export const MISSING = -1;

/** Throws a RangeError that names what does not fit: shape, or the first cell below -1. */
export function assertResponses({ data, people, items }: Responses): void {
  if (!Number.isInteger(people) || !Number.isInteger(items) || people < 1 || items < 1) {
    throw new RangeError(`Responses need at least one person and one item; got ${people} people and ${items} items.`);
  }
  if (data.length !== people * items) {
    throw new RangeError(`Responses of ${people} people to ${items} items are ${people * items} cells; got ${data.length}.`);
  }
  const bad = data.findIndex((category) => category < MISSING);
  if (bad >= 0) {
    const person = Math.floor(bad / items);
    throw new RangeError(`Person ${person}, item ${bad % items}: category ${data[bad]} is neither a category nor missing (-1).`);
  }
}

/** How often each category of each item was chosen: `counts[item][category]`, as long as the highest category seen. */
export function countCategories({ data, items }: Responses): number[][] {
  const counts: number[][] = Array.from({ length: items }, () => []);
  for (let cell = 0, item = 0; cell < data.length; cell++, item = item + 1 === items ? 0 : item + 1) {
    const category = data[cell]!;
    if (category < 0) continue;
    const ofItem = counts[item]!;
    while (ofItem.length <= category) ofItem.push(0);
    ofItem[category]!++;
  }
  return counts;
}
