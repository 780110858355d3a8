import { z } from 'zod';
import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { drawOption, type SimulatedPerson } from '../../simulated-person.ts';
import type { Game } from '../game.ts';
import { bank, ITEMS } from './key.ts';
import { type LoomAnswer, TIME_LIMIT_MS, TYPICAL_LENGTH } from './script.ts';
import { about } from './script-about.ts';
import { matrixOf, nextTrial, playedTrials, scoreTrial, showTrial, type Trial } from './sitting.ts';

const MAX_ID_LENGTH = 40;

/** A trial whose time ran out has neither an alternative nor a rating; any other has both. */
const Answer: z.ZodType<LoomAnswer> = z
  .object({
    kind: z.literal('matrix'),
    alternative: z.string().max(MAX_ID_LENGTH).nullable(),
    sure: z.boolean().nullable(),
    timedOut: z.boolean(),
  })
  .refine(({ alternative, sure, timedOut }) => timedOut === (alternative === null) && timedOut === (sure === null));

export const patternLoom: Game<Trial, LoomAnswer> = {
  kind: 'game',
  about,
  bank,
  answer: Answer,
  typicalLength: TYPICAL_LENGTH,
  /** Choosing one of eight patches and saying how sure one is takes two presses; in less than two seconds nobody has looked. A second is twice what choosing among a few known signs takes (Hick 1952). */
  pace: { typicalMs: 18_000, hurriedMs: 2_000, unseenMs: 1_000 },
  choosesFrom: ITEMS,
  nextTrial: (played, { seed }) => nextTrial(playedTrials(played), seed),
  show: showTrial,
  judge(trial, answer) {
    const { item, option, isRight } = scoreTrial(trial, answer);
    return { item, option, ...(trial.practice ? { feedback: isRight ? 'right' : 'wrong' } : {}) };
  },
  minTimeMs: ({ timedOut }) => (timedOut ? TIME_LIMIT_MS : 0),
  signs,
  counts,
  simulate,
  blindAnswers: (trial) =>
    matrixOf(trial).alternatives.flatMap(({ id }) =>
      [true, false].map((sure) => ({ kind: 'matrix', alternative: id, sure, timedOut: false }) as const),
    ),
};

/** Eight alternatives: one in eight is right by chance, and twice as many are still no sign of thought. */
const GUESSING_SHARE = 0.25;
/** Even a player who is there lets the minute run out now and then; on half of the matrices and more, nobody was there. */
const ABSENT_SHARE = 0.5;

function signs(scored: readonly PlayedAnswer<LoomAnswer>[]): Sign[] {
  const right = scored.filter(({ option }) => option.startsWith('right')).length;
  const timedOut = scored.filter(({ answer }) => answer.timedOut).length;
  return [
    ...(right <= GUESSING_SHARE * scored.length ? [['guessing', 1] as const] : []),
    ...(timedOut >= ABSENT_SHARE * scored.length ? [['absent', INVALID_WEIGHT] as const] : []),
  ];
}

/** Matrices that were scored: how many, how many of them right, and how many of the ratings fitted. */
function counts(played: readonly PlayedAnswer<LoomAnswer>[]): Record<string, number> {
  const scored = played.filter(({ item }) => item !== null);
  return {
    cloths: scored.length,
    right: scored.filter(({ option }) => option.startsWith('right')).length,
    fitting: scored.filter(({ option }) => option === 'right-sure' || option === 'wrong-unsure').length,
  };
}

const itemOfTemplate = new Map(ITEMS.map((item) => [item.id, item]));

/** Practice is easy: everyone has it right. */
function simulate(trial: Trial, person: SimulatedPerson): LoomAnswer {
  const item = trial.practice ? undefined : itemOfTemplate.get(trial.template);
  const option = item ? drawOption(item, person) : 'right-sure';
  const { alternatives, right } = matrixOf(trial);
  const wrong = alternatives.filter(({ id }) => id !== right);
  const alternative = option.startsWith('right') ? right : wrong[Math.floor(person.random() * wrong.length)]!.id;
  return { kind: 'matrix', alternative, sure: option.endsWith('-sure'), timedOut: false };
}
