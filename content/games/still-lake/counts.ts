import type { Counts } from '../game.ts';
import type { ScoredBlock } from './blocks.ts';
import { isRight, tallyOf } from './classes.ts';
import { optionClasses } from './key.ts';

/** A memory was held where at least 70 of 100 answers would be right without a leaning to either: the middle class and above. */
const MIN_HELD_CLASS = 2;

/** What the player did: for the last screen, and for reports. */
export function countsOf(blocks: readonly ScoredBlock[]): Counts {
  const steps = blocks.flatMap((block) => block.steps);
  const { hits, targets, falseAlarms } = tallyOf(steps);
  const held = blocks.filter(({ option }) => optionClasses(option).sensitivity >= MIN_HELD_CLASS).map(({ back }) => back);
  let run = 0;
  let longestRun = 0;
  for (const step of steps) {
    run = isRight(step) ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return { blocks: blocks.length, longest: Math.max(0, ...held), hits, targets, falseAlarms, inARow: longestRun };
}
