import { assertResponses, type Responses } from '../calibration/responses.ts';

/** Reference people are 0, focal people 1; anybody else (-1) takes no part. */
export type GroupCodes = Int8Array | readonly number[];

/**
 * People of both groups with the same summed score on the matching items, and what they answered to one item:
 * `counts[score][group][category]`.
 */
export type MatchedGroups = { readonly counts: readonly (readonly [number[], number[]])[]; readonly categories: number };

/** Sum of the answers to the given items per person; -1 for people who left one of them out. */
function matchingScores({ data, people, items }: Responses, among: readonly number[]): Int32Array {
  const scores = new Int32Array(people);
  for (let person = 0; person < people; person++) {
    for (const item of among) {
      const category = data[person * items + item]!;
      if (category < 0) {
        scores[person] = -1;
        break;
      }
      scores[person]! += category;
    }
  }
  return scores;
}

/** The studied item always belongs to its own matching score: without it the Mantel-Haenszel test is off even under a true Rasch model (Holland and Thayer 1988). */
export function matchGroups(responses: Responses, groups: GroupCodes, item: number, anchors: readonly number[]): MatchedGroups {
  const scores = matchingScores(responses, anchors.includes(item) ? anchors : [...anchors, item]);
  let highest = 0;
  for (let person = 0; person < responses.people; person++) highest = Math.max(highest, responses.data[person * responses.items + item]!);
  const categories = highest + 1;
  const counts: [number[], number[]][] = [];
  for (let person = 0; person < responses.people; person++) {
    const group = groups[person]!;
    if (scores[person]! < 0 || (group !== 0 && group !== 1)) continue;
    while (counts.length <= scores[person]!) counts.push([new Array<number>(categories).fill(0), new Array<number>(categories).fill(0)]);
    counts[scores[person]!]![group]![responses.data[person * responses.items + item]!]!++;
  }
  return { counts, categories };
}

/** Throws a RangeError unless there is one code per person and both groups have somebody. */
export function assertGroups(responses: Responses, groups: GroupCodes): void {
  assertResponses(responses);
  if (groups.length !== responses.people) throw new RangeError(`${responses.people} people need as many groups; got ${groups.length}.`);
  for (const code of [0, 1]) {
    if (!Array.prototype.includes.call(groups, code)) throw new RangeError(`The ${code === 0 ? 'reference' : 'focal'} group is empty.`);
  }
}
