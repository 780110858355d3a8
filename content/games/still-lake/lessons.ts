import type { PlayedAnswer } from '../../answers.ts';
import { isRight } from './classes.ts';
import type { Step } from './read-answers.ts';

/** Two short practice blocks, slower than the rest: the flower before, then the one before that. */
export const LESSONS = [
  { back: 1, targets: 3, foils: 3, lures: 0, stepMs: 3_000 },
  { back: 2, targets: 4, foils: 4, lures: 1, stepMs: 2_700 },
] as const;

/** A quarter may go wrong: of those who press blindly one in seven has so many right, of those who have understood nearly all. */
const MAX_WRONG_SHARE = 0.25;
/** Then the game goes on all the same, with its easiest blocks: nobody is kept in practice. */
const MAX_TRIES = 3;

export const isLearned = (steps: readonly Step[]): boolean =>
  steps.filter((step) => !isRight(step)).length <= MAX_WRONG_SHARE * steps.length;

export const BROKEN_OFF = 'broken-off';
const DAY_MS = 24 * 60 * 60 * 1000;

const LEARNED = 'learned';
/** What a practice block is kept as. */
export const lessonOption = (steps: readonly Step[]): string => (isLearned(steps) ? LEARNED : 'missed');

/** The lesson that comes after these answers, and whether it is one that was just missed; null when the practice is over. */
export function lessonAfter(played: readonly PlayedAnswer[]): { readonly lesson: number; readonly isRetry: boolean } | null {
  let lesson = 0;
  let tries = 0;
  played.forEach(({ item, option, receivedAt }, index) => {
    if (option === BROKEN_OFF) {
      const before = played[index - 1];
      // after a day without the game its rule has gone cold
      if (before && receivedAt.getTime() - before.receivedAt.getTime() > DAY_MS) [lesson, tries] = [0, 0];
    } else if (item === null) {
      tries += 1;
      if (option === LEARNED || tries === MAX_TRIES) [lesson, tries] = [lesson + 1, 0];
    }
  });
  return lesson < LESSONS.length ? { lesson, isRetry: tries > 0 } : null;
}
