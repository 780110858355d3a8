import { z } from 'zod';
import type { Game } from '../game.ts';
import { countsOf } from './counts.ts';
import { judge } from './judge.ts';
import { bank } from './key.ts';
import { LESSONS } from './practice.ts';
import { BASKETS, KINDS, type MarketAnswer, type MarketTrial, MOVES, PURSE, ROUNDS, type Take } from './script.ts';
import { about } from './script-about.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';
import { toldEn } from './told.en.ts';
import { toldHi } from './told.hi.ts';

const Answer: z.ZodType<MarketAnswer> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bargain'),
    offers: z
      .array(z.array(z.int().min(0).max(BASKETS)).length(KINDS).nullable())
      .min(1)
      .max(MOVES),
  }),
  z.strictObject({ kind: z.literal('pot'), shares: z.array(z.int().min(0).max(PURSE)).min(1).max(ROUNDS.max) }),
]);

export const riverMarket: Game<Trial, MarketAnswer> = {
  kind: 'game',
  about,
  told: { en: toldEn, hi: toldHi },
  bank,
  answer: Answer,
  /** Practice, eight bargains of about three answers each, and six pots of five rounds: the mean of simulated people (sitting.test.ts). */
  typicalLength: LESSONS.length + 54,
  /**
   * An offer is weighed in some ten seconds, a share in five. To compare two offers, or to read what three partners gave, takes no less than a
   * second and a half; half of that is what choosing among four known signs takes (Hick 1952).
   */
  pace: { typicalMs: 8_000, hurriedMs: 1_500, unseenMs: 750 },
  nextTrial,
  show,
  judge,
  scoresTogether: true,
  minTimeMs: () => 0,
  signs: (scored, seed) => signsOf(scored, seed!),
  counts: (played, seed) => countsOf(played, seed!),
  simulate,
  blindAnswers,
};

function show(trial: Trial): MarketTrial {
  const { id, number, total, practice, retry, isPartStart, share, before, looks } = trial;
  const common = {
    ...{ id, number, total, practice, share, looks },
    ...(retry ? { retry } : {}),
    ...(isPartStart ? { isPartStart } : {}),
    ...(before ? { before } : {}),
  };
  if (trial.kind === 'pot') return { ...common, kind: 'pot', rounds: trial.rounds };
  const { standing } = trial;
  const { goods, worth } = trial.source.stall.load;
  return { ...common, kind: 'bargain', goods, worth, offers: standing.offers, movesLeft: standing.movesLeft };
}

const ROUGH = [0, BASKETS / 2, BASKETS] as const;
/** What somebody presses who only pushes each control to an end, or leaves it in the middle. */
const BLIND_TAKES: readonly (Take | null)[] = [null, ...ROUGH.flatMap((a) => ROUGH.flatMap((b) => ROUGH.map((c): Take => [a, b, c])))];

function blindAnswers(trial: Trial): MarketAnswer[] {
  if (trial.kind === 'bargain') return BLIND_TAKES.map((take) => ({ kind: 'bargain', offers: [...trial.own, take] }));
  return Array.from({ length: PURSE + 1 }, (_, share) => ({ kind: 'pot', shares: [...trial.own, share] }));
}
