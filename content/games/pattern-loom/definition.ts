import { z } from 'zod';
import type { Game } from '../game.ts';
import { countsOf } from './counts.ts';
import { judge } from './judge.ts';
import { bank, ITEMS } from './key.ts';
import { ALTERNATIVES, type LoomAnswer, TIME_LIMIT_MS } from './script.ts';
import { about } from './script-about.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, showTrial, type Trial } from './sitting.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';

/** A trial whose time ran out has neither a place nor a rating; any other has both. */
const Answer: z.ZodType<LoomAnswer> = z
  .strictObject({
    kind: z.literal('matrix'),
    place: z
      .int()
      .min(0)
      .max(ALTERNATIVES - 1)
      .nullable(),
    sure: z.boolean().nullable(),
    timedOut: z.boolean(),
  })
  .refine(({ place, sure, timedOut }) => timedOut === (place === null) && timedOut === (sure === null));

const PLACES = Array.from({ length: ALTERNATIVES }, (_, place) => place);

export const patternLoom: Game<Trial, LoomAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  hasFineDrawings: true,
  bank,
  answer: Answer,
  /** Two for practice and the mean number of scored matrices of simulated people (reliability.test.ts). */
  typicalLength: 19,
  /** Choosing one of eight patches and saying how sure one is takes two presses; in less than two seconds nobody has looked. A second is twice what choosing among a few known signs takes (Hick 1952). */
  pace: { typicalMs: 18_000, hurriedMs: 2_000, unseenMs: 1_000 },
  choosesFrom: ITEMS,
  nextTrial,
  show: showTrial,
  judge,
  minTimeMs: ({ timedOut }) => (timedOut ? TIME_LIMIT_MS : 0),
  signs: signsOf,
  counts: countsOf,
  simulate,
  blindAnswers: () => PLACES.flatMap((place) => [true, false].map((sure) => ({ kind: 'matrix', place, sure, timedOut: false }) as const)),
};
