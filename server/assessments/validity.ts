import type { GameTest, StoryTest, TestDefinition } from '#content/catalogue/tests.ts';
import { OPTION_IDS } from '#content/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import type { ResponseRow } from './repository.ts';

export type Flag = 'attention' | 'inconsistent' | 'hurried' | 'one-place' | 'guessing';
export type Validity = { readonly flags: readonly Flag[]; readonly valid: boolean };

/**
 * Half of the scenes in less than this cannot have been read: a scene and its four options hold about 120 words, and at 400 words
 * a minute, brisk silent reading, they take 18 s (Brysbaert 2019, Journal of Memory and Language 109, 104047: 238 a minute is the mean).
 */
const HURRIED_SCENE_MS = 2_500;
/** Choosing one of eight patches and saying how sure one is takes two presses; half of the trials in less than this were not looked at. */
const HURRIED_TRIAL_MS = 2_000;
/** With four shuffled places a reader lands nine times in ten on one place with a chance below one in a million. */
const ONE_PLACE_SHARE = 0.9;
/** Eight alternatives: one in eight is right by chance. */
const GUESSING_SHARE = 0.25;

/**
 * What speaks against a finished sitting. One sign alone happens to honest people and only stands in the record;
 * two together leave the sitting out of the profile. An inconsistent pair never counts towards that: people change their minds.
 */
export function judgeValidity(test: TestDefinition, responses: readonly ResponseRow[], seed: number): Validity {
  return test.kind === 'story' ? judgeStory(test, responses, seed) : judgeGame(test, responses);
}

function judgeStory(test: StoryTest, responses: readonly ResponseRow[], seed: number): Validity {
  const optionAt = (screen: string) => responses.find((response) => response.screen === screen)?.option;
  const places = responses.map(({ screen, option }) => optionOrder(OPTION_IDS, seed, screen).indexOf(option));
  const commonest = Math.max(...OPTION_IDS.map((_, place) => places.filter((chosen) => chosen === place).length));
  const { first, second, same } = test.consistency;
  const strong: Flag[] = [];
  if (optionAt(test.attention.screen) !== test.attention.expected) strong.push('attention');
  if (median(responses.map(({ responseTimeMs }) => responseTimeMs)) < HURRIED_SCENE_MS) strong.push('hurried');
  if (commonest >= ONE_PLACE_SHARE * responses.length) strong.push('one-place');
  const isConsistent = same.some(([one, other]) => optionAt(first) === one && optionAt(second) === other);
  return { flags: isConsistent ? strong : [...strong, 'inconsistent'], valid: strong.length < 2 };
}

function judgeGame(_test: GameTest, responses: readonly ResponseRow[]): Validity {
  const scored = responses.filter(({ item }) => item !== null);
  const flags: Flag[] = [];
  if (median(scored.map(({ responseTimeMs }) => responseTimeMs)) < HURRIED_TRIAL_MS) flags.push('hurried');
  if (scored.filter(({ option }) => option.startsWith('right')).length <= GUESSING_SHARE * scored.length) flags.push('guessing');
  return { flags, valid: flags.length < 2 };
}

function median(values: readonly number[]): number {
  if (values.length === 0) return Number.POSITIVE_INFINITY;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
