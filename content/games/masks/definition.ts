import { z } from 'zod';
import type { Game } from '../game.ts';
import { countsOf } from './counts.ts';
import { judge } from './judge.ts';
import { bank, FEELING_ITEMS, LOOKS_ITEMS } from './key.ts';
import { PRACTICE } from './practice.ts';
import { BROKEN_OFF_ANSWER, LOOKS_IN_BLOCK, type MasksAnswer, type MasksTrial, OPTIONS } from './script.ts';
import { about } from './script-about.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';

const Answer: z.ZodType<MasksAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('looks'), changed: z.array(z.boolean()).min(1).max(LOOKS_IN_BLOCK) }),
  z.strictObject({
    kind: z.literal('feeling'),
    place: z
      .int()
      .min(0)
      .max(OPTIONS - 1),
  }),
  z.strictObject({ kind: z.literal('broken-off') }),
]);

export const masks: Game<Trial, MasksAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  hasFineDrawings: true,
  bank,
  answer: Answer,
  /** Five for practice, then six or seven blocks and eleven faces: the mean of simulated people (sitting.test.ts). */
  typicalLength: 23,
  /**
   * Between a block of looks, half a minute, and a face with a line, seven seconds. A line is read and four words are weighed in no less than
   * a second and a half; half of that is what choosing among four known signs takes (Hick 1952).
   */
  pace: { typicalMs: 14_000, hurriedMs: 1_500, unseenMs: 750 },
  choosesFrom: [...LOOKS_ITEMS, ...FEELING_ITEMS],
  nextTrial,
  show,
  judge,
  brokenOff: BROKEN_OFF_ANSWER,
  minTimeMs: () => 0,
  signs: signsOf,
  counts: countsOf,
  simulate,
  blindAnswers: (trial) =>
    trial.kind === 'feeling'
      ? trial.made.options.map((_, place) => ({ kind: 'feeling', place }))
      : waysToAnswer(trial.looks.length).map((changed) => ({ kind: 'looks', changed })),
};

/** Every way to answer so many looks, from "same" throughout to "changed" throughout. */
const waysToAnswer = (looks: number): boolean[][] =>
  Array.from({ length: 2 ** looks }, (_, way) => Array.from({ length: looks }, (_, place) => Math.floor(way / 2 ** place) % 2 === 1));

function show(trial: Trial): MasksTrial {
  const { id, number, practice, retry, restBefore, share, isUntimed } = trial;
  const common = {
    id,
    number,
    practice,
    practiceTotal: PRACTICE.length,
    share,
    ...(retry ? { retry } : {}),
    ...(restBefore ? { restBefore } : {}),
  };
  if (trial.kind === 'looks')
    return {
      ...common,
      kind: 'looks',
      isSideBySide: isUntimed,
      looks: trial.looks.map(({ look, before, after }) => ({ look, before, after })),
    };
  const { face, line, options } = trial.made;
  return { ...common, kind: 'feeling', look: trial.look, face, line, options };
}
