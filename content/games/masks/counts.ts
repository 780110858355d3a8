import type { PlayedAnswer } from '../../answers.ts';
import type { Counts } from '../game.ts';
import { readLooksOption } from './key.ts';
import { CHANGED_IN_BLOCK, LOOKS_IN_BLOCK } from './script.ts';

/** What a player did in the scored part, from the options alone. */
export function countsOf(played: readonly Pick<PlayedAnswer, 'item' | 'option'>[]): Counts {
  const scored = played.filter(({ item }) => item !== null);
  const blocks = scored.flatMap(({ option }) => readLooksOption(option) ?? []);
  const faces = scored.length - blocks.length;
  return {
    seen: blocks.reduce((sum, { hits }) => sum + hits, 0),
    changes: CHANGED_IN_BLOCK * blocks.length,
    falseAlarms: blocks.reduce((sum, { alarms }) => sum + alarms, 0),
    unchanged: (LOOKS_IN_BLOCK - CHANGED_IN_BLOCK) * blocks.length,
    named: scored.filter(({ option }) => option === 'named').length,
    faces,
  };
}
