import type { StoryTest, TestDefinition } from '#content/catalogue/tests.ts';
import { OPTION_IDS } from '#content/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import type { SetAside } from '#contract/assessments.ts';
import { believeTimes } from './believable-times.ts';
import type { ResponseRow, SittingRow } from './repository.ts';

export type Flag = 'attention' | 'inconsistent' | 'hurried' | 'one-place' | 'guessing' | 'absent' | 'false-times';
export type Validity = { readonly flags: readonly Flag[]; readonly valid: boolean };

/**
 * Half of the scenes in less than this were not read. A scene and its four options hold about 160 words, at the mean silent pace of 238 a
 * minute 40 s (Brysbaert 2019, Journal of Memory and Language 109, 104047). The bound is a sixteenth of that on purpose: whoever skims, or
 * remembers the scenes from playing before, is not to be taken for someone who clicks through.
 */
const HURRIED_SCENE_MS = 2_500;
/** Choosing one of eight patches and saying how sure one is takes two presses; half of the trials in less than this were not looked at. */
const HURRIED_TRIAL_MS = 2_000;
/** Below a second a choice among four sentences or eight patches is a reflex: choosing among a few known signs alone takes half of it (Hick 1952). */
const UNSEEN_MS = 1_000;
/** With four shuffled places a reader lands nine times in ten on one place with a chance below one in a million. */
const ONE_PLACE_SHARE = 0.9;
/** Eight alternatives: one in eight is right by chance. */
const GUESSING_SHARE = 0.25;

/** Who is there lets the minute run out now and then; on half of the matrices and more, nobody was. */
const ABSENT_SHARE = 0.5;

/** One may come of a server's clock that was put right, or of two devices in use at once; two do not come to an honest player. */
const MIN_FALSE_CLAIMS = 2;

/** What each sign weighs; a sitting whose signs weigh this much together is left out of the profile. */
const TOO_MUCH = 2;

/**
 * What speaks against a finished sitting. A missed attention check, or a brisk pace, happens to honest people and alone only stands in the
 * record. One place all along, or a pace at which nothing can be seen, does not, and neither do times that cannot have passed. An inconsistent pair counts only beside a missed check: people change their minds.
 */
export function judgeValidity(
  test: TestDefinition,
  responses: readonly ResponseRow[],
  sitting: Pick<SittingRow, 'seed' | 'startedAt'>,
): Validity {
  const timed = withBelievedTimes(test, responses, sitting.startedAt);
  return weigh(test.kind === 'story' ? judgeStory(test, timed, sitting.seed) : judgeGame(timed));
}

/** A response with the time that is believed, for the pace, and whether the device claimed more than can have passed. */
type TimedResponse = ResponseRow & { readonly timeMs: number; readonly isFalse: boolean };

function withBelievedTimes(test: TestDefinition, responses: readonly ResponseRow[], startedAt: Date): TimedResponse[] {
  const claims = responses.map((response) => ({ receivedAt: response.receivedAt, claimedMs: claimedTime(test, response) }));
  const times = believeTimes(startedAt, claims, test.kind === 'story');
  return responses.map((response, position) => ({ ...response, ...times[position]! }));
}

/** Who says that the time ran out says that all of it has passed. */
const claimedTime = (test: TestDefinition, response: ResponseRow): number =>
  test.kind === 'game' && isTimedOut(response) ? Math.max(response.responseTimeMs, test.rules.TIME_LIMIT_MS) : response.responseTimeMs;

const isTimedOut = ({ answer }: ResponseRow): boolean => (answer as { timedOut?: boolean }).timedOut === true;

function judgeStory(test: StoryTest, responses: readonly TimedResponse[], seed: number): Sign[] {
  const optionAt = (screen: string) => responses.find((response) => response.screen === screen)?.option;
  const { first, second, same } = test.consistency;
  const isAttentive = optionAt(test.attention.screen) === test.attention.expected;
  const isConsistent = same.some(([one, other]) => optionAt(first) === one && optionAt(second) === other);
  return [
    ['attention', isAttentive ? undefined : 1],
    ['inconsistent', isConsistent ? undefined : isAttentive ? 0 : 1],
    ['hurried', weighPace(responses, HURRIED_SCENE_MS)],
    ['false-times', weighFalseClaims(responses)],
    ['one-place', isOnePlace(responses, seed) ? TOO_MUCH : undefined],
  ];
}

function isOnePlace(responses: readonly ResponseRow[], seed: number): boolean {
  const places = responses.map(({ screen, option }) => optionOrder(OPTION_IDS, seed, screen).indexOf(option));
  const commonest = Math.max(...OPTION_IDS.map((_, place) => places.filter((chosen) => chosen === place).length));
  return commonest >= ONE_PLACE_SHARE * responses.length;
}

function judgeGame(responses: readonly TimedResponse[]): Sign[] {
  const scored = responses.filter(({ item }) => item !== null);
  const right = scored.filter(({ option }) => option.startsWith('right')).length;
  const timedOut = scored.filter(isTimedOut).length;
  return [
    ['hurried', weighPace(scored, HURRIED_TRIAL_MS)],
    ['false-times', weighFalseClaims(scored)],
    ['guessing', right <= GUESSING_SHARE * scored.length ? 1 : undefined],
    ['absent', timedOut >= ABSENT_SHARE * scored.length ? TOO_MUCH : undefined],
  ];
}

/** A sign with its weight: 0 stands in the record only, undefined is no sign. */
type Sign = readonly [Flag, number | undefined];

function weigh(signs: readonly Sign[]): Validity {
  const seen = signs.filter(([, weight]) => weight !== undefined);
  const weight = seen.reduce((sum, [, one]) => sum + one!, 0);
  return { flags: seen.map(([flag]) => flag), valid: weight < TOO_MUCH };
}

/** What the player is told of a sitting that does not count. */
export function setAsideOf(flags: readonly string[], valid: boolean | null): SetAside {
  if (valid !== false) return null;
  if (flags.includes('false-times')) return 'hurried'; // the answers came faster than they say
  if (flags.includes('absent')) return 'absent';
  return flags.includes('hurried') ? 'hurried' : 'inattentive';
}

const weighFalseClaims = (responses: readonly TimedResponse[]): number | undefined =>
  responses.filter(({ isFalse }) => isFalse).length >= MIN_FALSE_CLAIMS ? TOO_MUCH : undefined;

function weighPace(responses: readonly TimedResponse[], hurriedMs: number): number | undefined {
  const pace = median(responses.map(({ timeMs }) => timeMs));
  return pace < UNSEEN_MS ? TOO_MUCH : pace < hurriedMs ? 1 : undefined;
}

function median(values: readonly number[]): number {
  if (values.length === 0) return Number.POSITIVE_INFINITY;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
