import { UnusableAnswer } from '#content/answers.ts';
import { type Given, type PracticeForm, playRound } from '#content/practice/forms/form.ts';
import { practiceForms } from '#content/practice/forms/forms.ts';
import type { Language } from '#contract/language.ts';
import { practiceMessages } from '#contract/practice.ts';
import { Problem } from '#server/platform/problem.ts';
import { exerciseNamed } from './exercises.ts';

type Asked = {
  readonly exercise: string;
  readonly seed: number;
  readonly step: number;
  readonly language: Language;
  readonly untimed: boolean;
  readonly given: readonly Given[];
};

/** Plays a round again from all of its answers. What is right stays here; nothing is kept of anybody. */
export function playExercise({ exercise: id, given, untimed: isUntimed, ...asked }: Asked) {
  const way = exerciseNamed(id)?.way;
  if (way?.kind !== 'game') throw new Problem('malformed', practiceMessages.noSuchExercise);
  try {
    const { next, shown, ...state } = playRound(
      practiceForms[way.form] as PracticeForm,
      { ...asked, isUntimed, rounds: way.rounds },
      given,
    );
    return { ...state, next: next && { ...next }, ...(shown && { shown: { ...shown } }) };
  } catch (error) {
    if (error instanceof UnusableAnswer) throw new Problem('unprocessable', practiceMessages.wrongTurn);
    throw error;
  }
}
