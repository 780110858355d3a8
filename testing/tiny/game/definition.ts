import { z } from 'zod';
import { UnusableAnswer } from '#content/answers.ts';
import type { Game } from '#content/games/game.ts';
import type { KeyedItem } from '#content/items.ts';
import { facet } from '#content/mind/facets.ts';
import { drawOption } from '#content/simulated-person.ts';
import { seededRandom } from '#psychometrics';
import { type DotsAnswer, type DotsTrial, MAX_DOTS, PLACES, PRACTICE_TRIALS, SCORED_TRIALS } from './script.ts';
import { about } from './script-about.ts';

type Trial = { readonly practice: boolean; readonly number: number; readonly seed: number };

const Answer: z.ZodType<DotsAnswer> = z.object({ kind: z.literal('count'), count: z.int() });

const dimension = facet(9, 'rational');
const items = Array.from(
  { length: SCORED_TRIALS },
  (_, index): KeyedItem => ({
    id: `handful-${index + 1}`,
    options: [
      { id: 'counted', intercept: 0.2, loadings: [{ dimension, slope: 1 }] },
      { id: 'miscounted', intercept: -0.2, loadings: [{ dimension, slope: -1 }] },
    ],
  }),
);
const counts = Array.from({ length: MAX_DOTS }, (_, index) => index + 1);

/** As many places as `count` says, drawn without putting back. */
function drawDots({ seed, number, practice }: Trial): number[] {
  const random = seededRandom(seed + 2 * number + (practice ? 1 : 0));
  const count = 1 + Math.floor(random() * MAX_DOTS);
  const places = Array.from({ length: PLACES }, (_, place) => ({ place, lot: random() }));
  return places
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ place }) => place)
    .sort((one, other) => one - other);
}

/** The smallest game: one kind of trial, an answer that is a number, no limit of time. */
export const tinyGame: Game<Trial, DotsAnswer> = {
  kind: 'game',
  about,
  bank: { version: 'tiny-1', items },
  answer: Answer,
  typicalLength: PRACTICE_TRIALS + SCORED_TRIALS,
  pace: { typicalMs: 4_000, hurriedMs: 800, unseenMs: 300 },
  nextTrial({ length }, seed) {
    if (length >= PRACTICE_TRIALS + SCORED_TRIALS) return null;
    const practice = length < PRACTICE_TRIALS;
    return { practice, number: practice ? length + 1 : length - PRACTICE_TRIALS + 1, seed };
  },
  show: (trial): DotsTrial => ({
    id: `${trial.practice ? 'try' : 'count'}-${trial.number}`,
    practice: trial.practice,
    number: trial.number,
    dots: drawDots(trial),
  }),
  judge(trial, { count }) {
    if (!counts.includes(count)) throw new UnusableAnswer(`${count} is none of the numbers to choose from.`);
    const isRight = count === drawDots(trial).length;
    const option = isRight ? 'counted' : 'miscounted';
    return trial.practice ? { item: null, option, feedback: isRight ? 'right' : 'wrong' } : { item: `handful-${trial.number}`, option };
  },
  minTimeMs: () => 0,
  signs: (scored) => (scored.some(({ option }) => option === 'counted') ? [] : [['guessing', 1]]),
  simulate(trial, person) {
    const right = drawDots(trial).length;
    const option = trial.practice ? 'counted' : drawOption(items[trial.number - 1]!, person);
    return { kind: 'count', count: option === 'counted' ? right : (right % MAX_DOTS) + 1 };
  },
  blindAnswers: () => counts.map((count) => ({ kind: 'count', count })),
};
