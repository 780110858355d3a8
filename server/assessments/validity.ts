import { type Flag, INVALID_WEIGHT, type Pace, type Sign } from '#content/signs.ts';
import { OPTION_IDS } from '#content/stories/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import { STORY_PACE, type Story } from '#content/stories/story.ts';
import type { Test } from '#content/test.ts';
import type { InvalidReason } from '#contract/assessments.ts';
import { type BelievableTime, believeTimes } from './believable-times.ts';
import type { ResponseRow, SittingRow } from './repository.ts';

export type Validity = { readonly flags: readonly Flag[]; readonly valid: boolean };

/** Options are shuffled over four places: someone who reads them picks one place this often with a chance below one in a million. */
const ONE_PLACE_SHARE = 0.9;
/** With fewer answers the chance is higher: of three, one sitting in sixteen has all in one place. */
const LEAST_FOR_ONE_PLACE = 14;
/** A corrected server clock, or two devices in use at once, can cause one false claim of an honest player, but not two. */
const MIN_FALSE_CLAIMS = 2;

/**
 * What speaks against a finished sitting. A missed attention check, or a brisk pace, happens to honest people: alone it is
 * only recorded. One place all along, a pace at which nothing can be seen, or times that cannot have passed make the sitting invalid at
 * once. An inconsistent pair weighs only beside a missed check: people change their minds. A game adds signs of its own.
 */
export function judgeValidity(
  test: Test,
  responses: readonly ResponseRow[],
  { seed, isUntimed, startedAt }: Pick<SittingRow, 'seed' | 'isUntimed' | 'startedAt'>,
): Validity {
  const times = believeTimes(
    startedAt,
    responses.map((response) => ({ receivedAt: response.receivedAt, claimedMs: claimedTime(test, response, isUntimed) })),
    test.kind === 'story',
  );
  switch (test.kind) {
    case 'story':
      return weigh([
        ...checkSigns(test, responses),
        ...timeSigns(times, STORY_PACE),
        ...(isOnePlace(responses, seed) ? [['one-place', INVALID_WEIGHT] as const] : []),
      ]);
    case 'game': {
      const isScored = (_: unknown, position: number) => responses[position]!.item !== null;
      return weigh([...timeSigns(times.filter(isScored), test.pace), ...test.signs(responses.filter(isScored), seed)]);
    }
  }
}

/** Whoever says that the time ran out says that all of it has passed. */
const claimedTime = (test: Test, { answer, responseTimeMs }: ResponseRow, isUntimed: boolean): number =>
  test.kind === 'game' && !isUntimed ? Math.max(responseTimeMs, test.minTimeMs(answer)) : responseTimeMs;

function checkSigns({ checks: { attention, consistency } }: Story, responses: readonly ResponseRow[]): Sign[] {
  const optionAt = (screen: string) => responses.find((response) => response.screen === screen)?.option;
  const isAttentive = optionAt(attention.screen) === attention.expected;
  const isConsistent = consistency.same.some(
    ([one, other]) => optionAt(consistency.first) === one && optionAt(consistency.second) === other,
  );
  return [...(isAttentive ? [] : [['attention', 1] as const]), ...(isConsistent ? [] : [['inconsistent', isAttentive ? 0 : 1] as const])];
}

function timeSigns(times: readonly BelievableTime[], { hurriedMs, unseenMs }: Pace): Sign[] {
  const pace = median(times.map(({ timeMs }) => timeMs));
  const hurry = pace < unseenMs ? INVALID_WEIGHT : pace < hurriedMs ? 1 : 0;
  return [
    ...(hurry > 0 ? [['hurried', hurry] as const] : []),
    ...(times.filter(({ isFalse }) => isFalse).length >= MIN_FALSE_CLAIMS ? [['false-times', INVALID_WEIGHT] as const] : []),
  ];
}

function isOnePlace(responses: readonly ResponseRow[], seed: number): boolean {
  const places = responses.map(({ screen, option }) => optionOrder(OPTION_IDS, seed, screen).indexOf(option));
  const commonest = Math.max(...OPTION_IDS.map((_, place) => places.filter((chosen) => chosen === place).length));
  return responses.length >= LEAST_FOR_ONE_PLACE && commonest >= ONE_PLACE_SHARE * responses.length;
}

const weigh = (signs: readonly Sign[]): Validity => ({
  flags: signs.map(([flag]) => flag),
  valid: signs.reduce((sum, [, weight]) => sum + weight, 0) < INVALID_WEIGHT,
});

/** What the player is told of an invalid sitting. */
export function invalidReasonOf(flags: readonly string[], valid: boolean | null): InvalidReason {
  if (valid !== false) return null;
  if (flags.includes('false-times')) return 'hurried'; // the answers came faster than they say
  if (flags.includes('absent')) return 'absent';
  return flags.includes('hurried') ? 'hurried' : 'inattentive';
}

function median(values: readonly number[]): number {
  if (values.length === 0) return Number.POSITIVE_INFINITY;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
