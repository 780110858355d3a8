import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Game } from '../game.ts';
import { countsOf } from './counts.ts';
import { judge } from './judge.ts';
import { bank, ITEMS } from './key.ts';
import { PRACTICE } from './practice.ts';
import { type BridgeAnswer, type BridgeTrial, MAX_TYPED_LENGTH, TIME_LIMIT_MS, WORDS } from './script.ts';
import { about } from './script-about.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';
import { takesLatinLetters } from './spelling.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';

const Answer: z.ZodType<BridgeAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), text: z.string().min(1).max(MAX_TYPED_LENGTH) }),
  z.strictObject({
    kind: z.literal('chosen'),
    place: z
      .int()
      .min(0)
      .max(WORDS - 1),
  }),
  z.strictObject({ kind: z.literal('late') }),
]);

export const wordBridges: Game<Trial, BridgeAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  isOfOneLanguage: true,
  bank,
  answer: Answer,
  /** Three for practice, then the mean of simulated people (sitting.test.ts). */
  typicalLength: 21,
  /** To read three words, think of one and type it takes no less than two seconds; half of that is what choosing among a few known signs takes (Hick 1952). */
  pace: { typicalMs: 18_000, hurriedMs: 2_000, unseenMs: 1_000 },
  /** Of the language that most people play in. Another one has bridges of its own, written by the same rules. */
  choosesFrom: ITEMS[DEFAULT_LANGUAGE],
  nextTrial,
  show,
  judge,
  minTimeMs: ({ kind }) => (kind === 'late' ? TIME_LIMIT_MS : 0),
  signs: signsOf,
  counts: countsOf,
  simulate,
  /** Whoever does not look for a word chooses one: what may be typed without looking, `signs` knows. */
  blindAnswers: ({ words }) => words.map((_, place) => ({ kind: 'chosen', place })),
};

function show({ id, number, practice, retry, restBefore, share, language, cues, words }: Trial): BridgeTrial {
  return {
    ...{ id, number, practice, share, language, cues, words },
    practiceTotal: PRACTICE[language].length,
    timeLimitMs: TIME_LIMIT_MS,
    ...(takesLatinLetters(language) ? { latinLetters: true } : {}),
    ...(retry ? { retry } : {}),
    ...(restBefore ? { restBefore } : {}),
  };
}
