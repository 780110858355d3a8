import { z } from 'zod';
import { type PlayedAnswer, UnusableAnswer } from '#content/answers.ts';
import type { Game } from '#content/games/game.ts';
import type { KeyedItem } from '#content/items.ts';
import { facet } from '#content/mind/facets.ts';
import { drawOption } from '#content/simulated-person.ts';
import { seededRandom } from '#psychometrics';
import {
  brokenOff,
  type DotsAnswer,
  type DotsShown,
  type DotsTrial,
  MAX_DOTS,
  PLACES,
  PRACTICE_TRIALS,
  REST_BEFORE,
  SCORED_TRIALS,
} from './script.ts';
import { about } from './script-about.ts';

type Trial = {
  readonly practice: boolean;
  readonly number: number;
  /** How often this very trial was asked before: practice that was wrong, or a handful that was broken off. */
  readonly times: number;
  readonly isRetry: boolean;
  readonly seed: number;
};

const Answer: z.ZodType<DotsAnswer> = z.union([
  z.object({ kind: z.literal('count'), count: z.int() }),
  z.object({ kind: z.literal(brokenOff.kind) }),
]);

const DAY_MS = 24 * 60 * 60 * 1000;
/** A practice trial that was wrong is asked once more, and no more. */
const MAX_TRIES = 2;

/** Practice until each of its trials was right or tried twice, then the handfuls; practice again where a whole day lies before a return. */
function nextTrial(played: readonly PlayedAnswer<DotsAnswer>[], seed: number): Trial | null {
  let trial: Trial = { practice: true, number: 1, times: 0, isRetry: false, seed };
  let scored = 0;
  for (const [index, { answer, option, receivedAt }] of played.entries()) {
    const asked = trial;
    if (answer.kind === brokenOff.kind) {
      const isNextDay = index > 0 && receivedAt.getTime() - played[index - 1]!.receivedAt.getTime() > DAY_MS;
      trial = { ...(isNextDay ? { practice: true, number: PRACTICE_TRIALS } : asked), times: index + 1, isRetry: false, seed };
    } else if (!asked.practice) {
      scored += 1;
      trial = { practice: false, number: scored + 1, times: 0, isRetry: false, seed };
    } else if (option === 'counted' || asked.times + 1 >= MAX_TRIES) {
      const isLast = asked.number === PRACTICE_TRIALS;
      trial = { practice: !isLast, number: isLast ? scored + 1 : asked.number + 1, times: 0, isRetry: false, seed };
    } else trial = { ...asked, times: asked.times + 1, isRetry: true };
  }
  return scored === SCORED_TRIALS ? null : trial;
}

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
function drawDots({ seed, number, practice, times }: Trial): number[] {
  const random = seededRandom(seed + 2 * number + 100 * times + (practice ? 1 : 0));
  const count = 1 + Math.floor(random() * MAX_DOTS);
  const places = Array.from({ length: PLACES }, (_, place) => ({ place, lot: random() }));
  return places
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ place }) => place)
    .sort((one, other) => one - other);
}

const nameOf = ({ practice, number, times }: Trial) => `${practice ? 'try' : 'count'}-${number}${times > 0 ? `-${times + 1}` : ''}`;

/** The smallest game: one kind of trial, an answer that is a number, no limit of time. */
export const tinyGame: Game<Trial, DotsAnswer> = {
  kind: 'game',
  about,
  told: {
    en: {
      asked: 'You counted dots.',
      notSaid: 'It says nothing about sums.',
      did: ({ right }) => [`You counted ${right} right.`, 'You counted dots to the end.'],
      again: ({ right }) => [`${right} counts came out right.`],
      tries: ({ right }) => [`You counted ${right} right: count the stairs of a house this week.`],
    },
    hi: {
      asked: 'बिंदु गिनने थे।',
      notSaid: 'जोड़ के बारे में यह कुछ नहीं कहता।',
      did: ({ right }) => [`${right} बार गिनती सही रही।`, 'बिंदु आख़िर तक गिने गए।'],
      again: ({ right }) => [`${right} गिनतियाँ सही निकलीं।`],
      tries: ({ right }) => [`${right} बार गिनती सही रही: इस हफ़्ते किसी घर की सीढ़ियाँ गिनिए।`],
    },
  },
  bank: { version: 'tiny-1', items },
  answer: Answer,
  typicalLength: PRACTICE_TRIALS + SCORED_TRIALS,
  pace: { typicalMs: 4_000, hurriedMs: 800, unseenMs: 300 },
  brokenOff,
  nextTrial: (played, { seed }) => nextTrial(played, seed),
  show: (trial): DotsTrial => ({
    id: nameOf(trial),
    practice: trial.practice,
    number: trial.number,
    dots: drawDots(trial),
    share: trial.practice ? 0 : (trial.number - 1) / SCORED_TRIALS,
    ...(trial.isRetry && { retry: true }),
    ...(!trial.practice && trial.number === REST_BEFORE && { restBefore: true }),
  }),
  judge(trial, answer) {
    if (answer.kind === brokenOff.kind) return { item: null, option: brokenOff.kind };
    if (!counts.includes(answer.count)) throw new UnusableAnswer(`${answer.count} is none of the numbers to choose from.`);
    const dots = drawDots(trial).length;
    const isRight = answer.count === dots;
    const option = isRight ? 'counted' : 'miscounted';
    if (!trial.practice) return { item: `handful-${trial.number}`, option };
    return { item: null, option, feedback: isRight ? 'right' : 'wrong', shown: { dots } satisfies DotsShown };
  },
  minTimeMs: () => 0,
  signs: (scored) => (scored.some(({ option }) => option === 'counted') ? [] : [['guessing', 1]]),
  counts: (played) => ({
    handfuls: played.filter(({ item }) => item !== null).length,
    counted: played.filter(({ item, option }) => item !== null && option === 'counted').length,
  }),
  simulate(trial, person) {
    const right = drawDots(trial).length;
    const option = trial.practice ? 'counted' : drawOption(items[trial.number - 1]!, person);
    return { kind: 'count', count: option === 'counted' ? right : (right % MAX_DOTS) + 1 };
  },
  blindAnswers: () => counts.map((count) => ({ kind: 'count', count })),
};
