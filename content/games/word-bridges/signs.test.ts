import { expect, test } from 'vitest';
import { drawTheta, normalPrior, type Random, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { INVALID_WEIGHT } from '../../signs.ts';
import { isGibberish } from './gibberish.ts';
import { judge } from './judge.ts';
import { FACET_OF } from './key.ts';
import type { BridgeAnswer } from './script.ts';
import { signsOf } from './signs.ts';
import { simulate } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';

const PEOPLE = 120;
const prior = normalPrior(facetCovariance);
type Answering = (trial: Trial, random: Random, theta: Float64Array) => BridgeAnswer;

function scoredBy(answering: Answering, seed: number, { change = (theta: Float64Array) => theta, timeMs = 15_000 } = {}) {
  const random = seededRandom(seed + 1);
  const theta = change(drawTheta(prior, random));
  const played: PlayedAnswer<BridgeAnswer>[] = [];
  const setting = { seed, language: seed % 2 === 0 ? 'en' : 'hi', isUntimed: false } as const;
  for (let trial = nextTrial(played, setting); trial; trial = nextTrial(played, setting)) {
    const answer = answering(trial, random, theta);
    played.push({ answer, ...judge(trial, answer), responseTimeMs: timeMs, receivedAt: new Date(0) });
  }
  return played.filter(({ item }) => item !== null);
}

const isInvalid = (scored: ReturnType<typeof scoredBy>) => signsOf(scored).reduce((sum, [, weight]) => sum + weight, 0) >= INVALID_WEIGHT;
const shareInvalid = (answering: Answering, people = PEOPLE, besides = {}) =>
  Array.from({ length: people }, (_, seed) => isInvalid(scoredBy(answering, seed, besides))).filter(Boolean).length / people;

const honest: Answering = (trial, random, theta) => simulate(trial, { theta, random });
const place = (at: number): BridgeAnswer => ({ kind: 'chosen', place: at });
const type = (text: string): BridgeAnswer => ({ kind: 'typed', text });

test('honest people are believed, whatever they know', () => {
  expect(shareInvalid(honest, 300)).toBeLessThan(0.004);
  const knowingLittle = (theta: Float64Array) => theta.map((value, facet) => (Object.values(FACET_OF).includes(facet) ? -2 : value));
  expect(shareInvalid(honest, PEOPLE, { change: knowingLittle })).toBeLessThan(0.03);
});

test('whoever chooses by lot, or always the same place, is asked to play again', () => {
  expect(shareInvalid((_, random) => place(Math.floor(random() * 5)))).toBeGreaterThan(0.94);
  for (const at of [0, 2, 4]) expect(shareInvalid(() => place(at), 40)).toBeGreaterThan(0.95);
});

test('whoever types anything at all is asked to play again', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const any = (random: Random) => Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]).join('');
  expect(shareInvalid((_, random) => type(any(random)), 40)).toBe(1);
  expect(shareInvalid(() => type('asdf'), 20)).toBe(1);
  expect(shareInvalid(({ cues }) => type(cues[0]!), 20)).toBe(1);
  // half of the bridges in earnest, the others with one and the same word
  const half: Answering = (trial, random, theta) => (trial.number % 2 === 0 ? type('tomorrow') : honest(trial, random, theta));
  expect(shareInvalid(half, 40)).toBeGreaterThan(0.95);
});

test('nobody there: the time ran out on most of the bridges, or each took minutes', () => {
  const away: Answering = (trial, random, theta) => (trial.number % 3 > 0 ? { kind: 'late' } : honest(trial, random, theta));
  expect(signsOf(scoredBy(away, 2)).map(([flag]) => flag)).toContain('absent');
  expect(signsOf(scoredBy(honest, 2, { timeMs: 400_000 })).map(([flag]) => flag)).toContain('absent');
});

test.each(['sdfgh', 'aaaa', 'qwerty', 'xkcdq', 'k', '12345', 'ककककक', 'dfghjk', 'a'.repeat(30)])('%s is gibberish', (text) => {
  expect(isGibberish(text)).toBe(true);
});

test.each(['water', 'rhythm', 'property', 'strengths', 'sky', 'पानी', 'क़लम', 'कमल', 'paani', 'x-ray', 'committee'])(
  '%s is a word',
  (text) => {
    expect(isGibberish(text)).toBe(false);
  },
);
