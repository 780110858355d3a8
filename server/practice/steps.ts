import type { Exercise } from '#content/practice/script-exercise.ts';
import { MAX_STEP } from '#contract/practice-words.ts';

type Done = { readonly step: number | null; readonly share: number | null };

/** What was right this often was easy: one step up. What was right less often than that was too hard: one down. In between it stays. */
const EASY_SHARE = 0.8;
const HARD_SHARE = 0.5;

const firstStep = ({ level }: Pick<Exercise, 'level'>): number => 2 * level - 1;

/** The step that comes after these, in the order in which they were done. */
export function nextStep(exercise: Pick<Exercise, 'level'>, done: readonly Done[]): number {
  const last = done.findLast((one) => one.step !== null && one.share !== null);
  if (!last) return firstStep(exercise);
  const change = last.share! >= EASY_SHARE ? 1 : last.share! < HARD_SHARE ? -1 : 0;
  return Math.min(MAX_STEP, Math.max(1, last.step! + change));
}
