import type { PlayedAnswer } from '../../answers.ts';
import type { Counts } from '../game.ts';
import { findTemplate } from './templates.ts';

/** What a player did in the scored part, from the options alone: cloths, how often right and how often sure, and the most rules of a cloth that was completed. */
export function countsOf(played: readonly Pick<PlayedAnswer, 'item' | 'option'>[]): Counts {
  const scored = played.filter(({ item }) => item !== null);
  const count = (...options: readonly string[]) => scored.filter(({ option }) => options.includes(option)).length;
  const completed = scored.filter(({ option }) => option.startsWith('right')).map(({ item }) => findTemplate(item!).ruled.length);
  return {
    cloths: scored.length,
    right: completed.length,
    sure: count('right-sure', 'wrong-sure'),
    sureAndRight: count('right-sure'),
    unsure: count('right-unsure', 'wrong-unsure'),
    unsureAndWrong: count('wrong-unsure'),
    rules: Math.max(0, ...completed),
  };
}
