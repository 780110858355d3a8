import { seedFor } from '../../games/lots.ts';
import { stillLake as game } from '../../games/still-lake/definition.ts';
import { brokenOff, type LakeAnswer, type LakeTrial, type ShownPractice, STEP_MS } from '../../games/still-lake/script.ts';
import type { Trial } from '../../games/still-lake/sitting.ts';
import type { PracticeForm } from './form.ts';

/** Shorter blocks than those of the test, so that none of its recipes comes here. */
const TARGETS = 6;
const FOILS = 6;
const FIRST_STEP_MS = 3_000;

/** How far back, and how many of the foils opened a step sooner or later than the one asked for. */
const recipeOf = (step: number) => {
  const back = Math.ceil(step / 2);
  return { back, lures: step % 2 === 1 ? 0 : back === 1 ? 1 : 2 };
};

export const stillLake: PracticeForm<Trial, LakeAnswer> = {
  answer: game.answer as PracticeForm<Trial, LakeAnswer>['answer'],
  brokenOff,
  nextTrial(given, { seed, step, rounds, isUntimed }) {
    const done = given.filter(({ kind }) => kind === 'lake').length;
    if (done >= rounds) return null;
    const { back, lures } = recipeOf(step);
    return {
      id: `block-${given.length + 1}`,
      item: null,
      stream: { back, lures, targets: TARGETS, foils: FOILS, seed: seedFor(seed, given.length) },
      stepMs: isUntimed ? null : step === 1 ? FIRST_STEP_MS : STEP_MS,
      number: done + 1,
      blocksDone: 0,
      isRetry: false,
    };
  },
  show: (trial, { rounds }): LakeTrial => ({ ...(game.show(trial) as LakeTrial), share: (trial.number - 1) / rounds }),
  judge: (trial, answer) => game.judge(trial, answer),
  credit(_trial, { shown }) {
    const { steps } = shown as ShownPractice;
    return steps.filter(({ same, given }) => same === given).length / steps.length;
  },
};
