import type { Responses } from '../calibration/responses.ts';
import { type LogisticDif, logisticDif } from './logistic-dif.ts';
import { type MantelHaenszel, type MantelOrdered, mantelHaenszel, mantelOrdered } from './mantel-haenszel.ts';
import { assertGroups, type GroupCodes, matchGroups } from './matched-groups.ts';

/** Undefined results: the answers do not allow the test (nobody to compare, or everybody alike). */
export type ItemDif = {
  readonly item: number;
  readonly mantel: MantelHaenszel | MantelOrdered | undefined;
  readonly logistic: LogisticDif | undefined;
  /** Whether the item is among those that people were matched on at the end. */
  readonly isAnchor: boolean;
};

export type DifResult = { readonly items: readonly ItemDif[]; readonly rounds: number; readonly settled: boolean };

const MAX_ROUNDS = 10;

/**
 * Differential item functioning: do people of two groups with the same score answer an item differently? Items of two categories by Mantel-Haenszel,
 * ordered items by Mantel's test; all of them by logistic regression as well. `purify` (default true) leaves items of class B or C (by `purifyBy`) out of the
 * matching score and repeats until the set stays the same (Lord 1980; at most 10 rounds).
 *
 * `groups[person]`: 0 reference, 1 focal, -1 neither. People who left a matching item out take no part in the tests that need it.
 * Throws a RangeError for malformed input or an empty group.
 */
export function differentialItemFunctioning(request: {
  readonly responses: Responses;
  readonly groups: GroupCodes;
  readonly purify?: boolean;
  readonly purifyBy?: 'mantel' | 'logistic';
}): DifResult {
  const { responses, groups, purify = true, purifyBy = 'mantel' } = request;
  assertGroups(responses, groups);
  const all = Array.from({ length: responses.items }, (_, item) => item);
  let anchors: readonly number[] = all;
  for (let round = 1; ; round++) {
    const results = all.map((item) => examine(responses, groups, item, anchors));
    const clean = all.filter((item) => (results[item]![purifyBy]?.class ?? 'A') === 'A');
    const settled = !purify || clean.join() === anchors.join();
    // With fewer than two clean items there is nothing left to match on.
    if (settled || round === MAX_ROUNDS || clean.length < 2) return { items: results, rounds: round, settled };
    anchors = clean;
  }
}

function examine(responses: Responses, groups: GroupCodes, item: number, anchors: readonly number[]): ItemDif {
  const matched = matchGroups(responses, groups, item, anchors);
  const mantel = matched.categories <= 2 ? mantelHaenszel(matched) : mantelOrdered(matched);
  return { item, mantel, logistic: logisticDif(matched), isAnchor: anchors.includes(item) };
}
