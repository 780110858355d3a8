import { z } from 'zod';
import type { Game } from '../game.ts';
import { blindAnswers } from './blind.ts';
import { countsOf } from './counts.ts';
import { judge } from './judge.ts';
import { bank } from './key.ts';
import { PRACTICE } from './practice.ts';
import { PATHS, type StoneAnswer, type StoneTrial, TOWER_LIMIT_MS, TOWERS } from './script.ts';
import { about } from './script-about.ts';
import { POLES } from './script-poles.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';
import { WALK_TEMPLATES } from './walks.ts';

/** Of the longest problem. */
const MAX_MOVES = 14;
const MAX_MS = 24 * 60 * 60 * 1000;
const MAX_BERRIES = 10_000;
const below = (count: number) =>
  z
    .int()
    .min(0)
    .max(count - 1);

const Answer: z.ZodType<StoneAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tower'),
    moves: z.array(z.strictObject({ from: below(POLES), to: below(POLES) })).max(MAX_MOVES),
    at: z.array(z.int().min(0).max(MAX_MS)).max(MAX_MOVES),
    timedOut: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('fork'), path: below(PATHS), basket: z.int().min(0).max(MAX_BERRIES) }),
]);

export const stoneTowers: Game<Trial, StoneAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  bank,
  answer: Answer,
  typicalLength: PRACTICE.length + TOWERS + WALK_TEMPLATES.reduce((sum, { steps }) => sum + steps, 0),
  /**
   * The mean over towers, 13 seconds of planning and moving (simulate.ts), first forks, eight, where up to four numbers are read, later steps, three
   * and a half, and practice, where a shortest way is shown. To choose between two paths whose berries have been read takes no less than
   * a second and a half; half of that is what choosing among few known signs takes (Hick 1952).
   */
  pace: { typicalMs: 8_200, hurriedMs: 1_500, unseenMs: 750 },
  nextTrial,
  show,
  judge,
  minTimeMs: (answer) => (answer.kind === 'tower' && answer.timedOut ? TOWER_LIMIT_MS : 0),
  signs: signsOf,
  counts: countsOf,
  simulate,
  blindAnswers,
};

function show(trial: Trial): StoneTrial {
  const { id, number, practice, retry, restBefore, share } = trial;
  const common = {
    id,
    number,
    practice,
    practiceTotal: PRACTICE.length,
    share,
    ...(retry ? { retry } : {}),
    ...(restBefore ? { restBefore } : {}),
  };
  if (trial.kind === 'tower') {
    const { start, goal, problem } = trial.dealt;
    return { ...common, kind: 'tower', start, goal, least: problem.least, timeLimitMs: TOWER_LIMIT_MS };
  }
  const { walk, steps, stepsLeft, seen, last, basket } = trial;
  return { ...common, kind: 'fork', walk, steps, stepsLeft, seen, last, basket };
}
