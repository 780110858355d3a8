import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { type Judged, UnusableAnswer } from '../../answers.ts';
import type { ShownTrial } from '../../games/script-trial.ts';

/** Under which a round is played. `step` is 1, the easiest, to 9. */
export type RoundSetting = {
  readonly seed: number;
  readonly step: number;
  readonly rounds: number;
  readonly language: Language;
  readonly isUntimed: boolean;
};

/**
 * A game for practice: drawn, judged and explained as the game itself does, with trials of its own. None of its trials is an item of the game's
 * bank, every answer is told at once, and nothing is scored.
 */
export type PracticeForm<Trial = unknown, Answer = unknown> = {
  readonly answer: z.ZodType<Answer>;
  /** The answer with which a player who turned away says that a block was broken off; it draws the block anew. */
  readonly brokenOff?: Answer;
  /** The trial after these answers; null when the round is over. */
  nextTrial(given: readonly Answer[], setting: RoundSetting): Trial | null;
  show(trial: Trial, setting: RoundSetting): ShownTrial;
  judge(trial: Trial, answer: Answer): Judged;
  /** How much of a trial was right, 0 to 1; by default all or nothing. Not asked where `judge` gives no feedback. */
  credit?(trial: Trial, judged: Judged): number;
};

export type Given = { readonly trial: string; readonly answer: unknown };
export type RoundState = {
  readonly next: ShownTrial | null;
  readonly feedback?: 'right' | 'wrong';
  readonly shown?: object;
  /** Of all that was judged so far; 0 before anything was. */
  readonly share: number;
  readonly judged: number;
};

/** Plays a round again from its answers: nothing of it is kept anywhere. Throws UnusableAnswer for what this round did not offer. */
export function playRound<Trial, Answer>(form: PracticeForm<Trial, Answer>, setting: RoundSetting, given: readonly Given[]): RoundState {
  const answers: Answer[] = [];
  const credits: number[] = [];
  let last: Judged | undefined;
  for (const { trial: id, answer } of given) {
    const trial = form.nextTrial(answers, setting);
    if (trial === null || form.show(trial, setting).id !== id) throw new UnusableAnswer('This trial is not asked here.');
    const read = form.answer.safeParse(answer);
    if (!read.success) throw new UnusableAnswer('This is no answer to this trial.');
    last = form.judge(trial, read.data);
    if (last.feedback) credits.push(form.credit?.(trial, last) ?? (last.feedback === 'right' ? 1 : 0));
    answers.push(read.data);
  }
  const next = form.nextTrial(answers, setting);
  return {
    next: next === null ? null : form.show(next, setting),
    ...(last?.feedback && { feedback: last.feedback }),
    ...(last?.shown && { shown: last.shown }),
    share: credits.length === 0 ? 0 : credits.reduce((sum, credit) => sum + credit, 0) / credits.length,
    judged: credits.length,
  };
}
