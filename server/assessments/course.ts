import { isDeepStrictEqual } from 'node:util';
import { type Judged, type PlayedAnswer, UnusableAnswer } from '#content/answers.ts';
import type { Counts, Game, Setting } from '#content/games/game.ts';
import type { ShownTrial } from '#content/games/script-trial.ts';
import { judgeChoice, StoryAnswer } from '#content/stories/story.ts';
import type { Test } from '#content/test.ts';
import { assessmentMessages } from '#contract/assessments.ts';
import { Problem } from '#server/platform/problem.ts';

/** What is asked at a point of a sitting. `trial` is what the player of a game is shown. */
export type Step = { readonly screen: string; readonly trial: ShownTrial | null };
type Played = readonly PlayedAnswer[];

/** What is asked after these answers, or null when the test is finished. A pure function of the answers and of what the sitting is played under. */
export function stepAfter(test: Test, played: Played, setting: Setting): Step | null {
  switch (test.kind) {
    case 'story': {
      const screen = test.screens[played.length];
      return screen ? { screen, trial: null } : null;
    }
    case 'game': {
      const trial = test.nextTrial(played, setting);
      const shown = trial === null ? null : showTrial(test, trial, setting);
      return shown && { screen: shown.id, trial: shown };
    }
  }
}

/** Without a clock, no trial says how long one has. */
function showTrial(game: Game, trial: unknown, { isUntimed }: Setting): ShownTrial {
  const shown = game.show(trial);
  if (!isUntimed) return shown;
  const { timeLimitMs: _, ...untimed } = shown;
  return untimed;
}

/** What was sent, as the test's own schema reads it. */
export function readAnswer(test: Test, given: unknown): unknown {
  const schema = test.kind === 'story' ? StoryAnswer : test.answer;
  const { success, data } = schema.safeParse(given);
  if (!success) throw noSuchOption();
  return data;
}

/** What an answer to the current step comes to. */
export function judge(test: Test, played: Played, setting: Setting, answer: unknown): Judged {
  try {
    switch (test.kind) {
      case 'story':
        return judgeChoice(test, test.screens[played.length]!, answer as StoryAnswer);
      case 'game':
        return judgeTrial(test, played, setting, answer);
    }
  } catch (error) {
    if (error instanceof UnusableAnswer) throw noSuchOption();
    throw error;
  }
}

function judgeTrial(game: Game, played: Played, setting: Setting, answer: unknown): Judged {
  const trial = game.nextTrial(played, setting);
  if (trial === null) throw new UnusableAnswer('The game is over.');
  return game.judge(trial, answer);
}

/** Whether a given answer is the one that is kept already: sent twice, it changes nothing. */
export const isSameAnswer = (kept: { screen: string; answer: unknown }, given: { screen: string; answer: unknown }): boolean =>
  kept.screen === given.screen && isDeepStrictEqual(kept.answer, given.answer);

/** What is told at once: of a practice answer, how it went. */
export type Told = Pick<Judged, 'feedback' | 'shown'>;

/** What was told of a kept answer, for when its acknowledgement was lost on the way. */
export function toldOf(test: Test, played: Played, position: number, setting: Setting): Told {
  const kept = played[position]!;
  if (kept.item !== null || test.kind === 'story') return {};
  const { feedback, shown } = judge(test, played.slice(0, position), setting, kept.answer);
  return { ...(feedback && { feedback }), ...(shown && { shown }) };
}

/** What was done in a game; of a story there is nothing to count. */
export const countsOf = (test: Test, played: Played, seed: number): Counts | null =>
  test.kind === 'game' ? test.counts(played, seed) : null;

/** How much of a test is done, 0 to 1. */
export function shareDone(test: Test, answered: number): number {
  const total = test.kind === 'story' ? test.screens.length : test.typicalLength;
  return Math.min(1, answered / total);
}

const noSuchOption = () => new Problem('unprocessable', assessmentMessages.noSuchOption);
