import type { PlayedAnswer } from '../../answers.ts';
import { recipeOf, untimedItemId } from './key.ts';
import { type PlayedStream, readAnswers, type Step } from './read-answers.ts';
import { type LakeAnswer, STEP_MS } from './script.ts';

/** A scored block, read again from what was kept of it. */
export type ScoredBlock = {
  readonly back: number;
  readonly option: string;
  readonly played: PlayedStream;
  readonly steps: readonly Step[];
  readonly responseTimeMs: number;
};

/** The scored blocks among these answers, in order. */
export const scoredBlocks = (played: readonly PlayedAnswer<LakeAnswer>[]): ScoredBlock[] =>
  played.flatMap(({ item, option, answer, responseTimeMs }) => {
    if (item === null || answer.kind !== 'lake') return [];
    const { id, back } = recipeOf(item);
    const stepMs = item === untimedItemId(id) ? null : STEP_MS;
    return [{ back, option, played: answer, steps: readAnswers(back, stepMs, answer), responseTimeMs }];
  });
