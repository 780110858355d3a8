import { isDeepStrictEqual } from 'node:util';
import type { GameTest, StoryTest, TestDefinition } from '#content/catalogue/tests.ts';
import { UnusableAnswer } from '#content/pattern-loom/sitting.ts';
import { OPTION_IDS } from '#content/scenes.ts';
import { assessmentMessages, type GivenAnswer } from '#contract/assessments.ts';
import { Problem } from '#server/platform/problem.ts';
import type { ResponseRow } from './repository.ts';

/** What is asked at a point of a sitting. `trial` is what the player of a game is shown. */
export type Step = { readonly screen: string; readonly trial: { readonly trial: string } | null };
export type Judged = { readonly item: string | null; readonly option: string; readonly feedback?: 'right' | 'wrong' };
type History = readonly Pick<ResponseRow, 'item' | 'option'>[];

/** What is asked after these answers, or null when the test is finished. A pure function of the answers and the sitting's seed. */
export function stepAfter(test: TestDefinition, history: History, seed: number): Step | null {
  if (test.kind === 'story') {
    const screen = test.screens[history.length];
    return screen ? { screen, trial: null } : null;
  }
  const trial = nextTrial(test, history, seed);
  if (!trial) return null;
  const shown = test.rules.wireTrial(trial);
  return { screen: shown.trial, trial: shown };
}

/** What an answer to the current step means; throws when it is none of the answers that were offered. */
export function judge(test: TestDefinition, history: History, seed: number, answer: GivenAnswer): Judged {
  if (test.kind === 'story') return judgeChoice(test, test.screens[history.length]!, answer);
  return judgeTrial(test, history, seed, answer);
}

function judgeChoice(test: StoryTest, screen: string, answer: GivenAnswer): Judged {
  const item = test.bank.items.find(({ id }) => id === screen);
  const offered = item ? item.options.map(({ id }) => id) : OPTION_IDS;
  if (answer.kind !== 'choice' || !(offered as readonly string[]).includes(answer.option)) throw unprocessable('noSuchOption');
  return { item: item?.id ?? null, option: answer.option };
}

function judgeTrial(test: GameTest, history: History, seed: number, answer: GivenAnswer): Judged {
  if (answer.kind !== 'matrix') throw unprocessable('noSuchOption');
  if (!answer.timedOut && answer.sure === null) throw unprocessable('sureMissing');
  if (answer.timedOut && (answer.alternative !== null || answer.sure !== null)) throw unprocessable('noSuchOption');
  const trial = nextTrial(test, history, seed)!;
  try {
    const { item, option, isRight } = test.rules.scoreTrial(trial, answer);
    return { item, option, ...(trial.practice ? { feedback: isRight ? 'right' : 'wrong' } : {}) };
  } catch (error) {
    if (error instanceof UnusableAnswer) throw unprocessable('noSuchOption');
    throw error;
  }
}

const nextTrial = ({ rules }: GameTest, history: History, seed: number) => rules.nextTrial(rules.playedTrials(history), seed);

/** Whether a given answer is the one that is kept already: sent twice, it changes nothing. */
export const isSameAnswer = (kept: Pick<ResponseRow, 'screen' | 'answer'>, given: { screen: string; answer: GivenAnswer }): boolean =>
  kept.screen === given.screen && isDeepStrictEqual(kept.answer, given.answer);

/** The feedback that a kept practice answer got, for when its acknowledgement was lost on the way. */
export function feedbackOn({ item, option }: Pick<ResponseRow, 'item' | 'option'>, test: TestDefinition): 'right' | 'wrong' | undefined {
  if (test.kind === 'story' || item !== null) return undefined;
  return option.startsWith('right') ? 'right' : 'wrong';
}

/** How much of a test is done, 0 to 1. */
export function shareDone(test: TestDefinition, answered: number): number {
  const total = test.kind === 'story' ? test.screens.length : test.rules.TYPICAL_LENGTH;
  return Math.min(1, answered / total);
}

const unprocessable = (message: keyof typeof assessmentMessages) => new Problem('unprocessable', assessmentMessages[message]);
