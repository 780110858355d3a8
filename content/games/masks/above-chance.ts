import type { PlayedAnswer } from '../../answers.ts';
import { countsOf } from './counts.ts';
import { OPTIONS } from './script.ts';

type Scored = readonly Pick<PlayedAnswer, 'item' | 'option'>[];

/**
 * How far above guessing somebody answers, in standard errors of a guesser's count: infinite without answers. Looks: of two answers one is
 * right. Feelings: one of four.
 */
export function looksAboveChance(scored: Scored): number {
  const { seen = 0, changes = 0, falseAlarms = 0, unchanged = 0 } = countsOf(scored);
  return aboveChance(seen + unchanged - falseAlarms, changes + unchanged, 1 / 2);
}

export function feelingsAboveChance(scored: Scored): number {
  const { named = 0, faces = 0 } = countsOf(scored);
  return aboveChance(named, faces, 1 / OPTIONS);
}

const aboveChance = (right: number, of: number, chance: number): number =>
  of === 0 ? Number.POSITIVE_INFINITY : (right - of * chance) / Math.sqrt(of * chance * (1 - chance));
