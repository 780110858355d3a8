import { describe, expect, it } from 'vitest';
import { drawNormal, drawTheta, normalPrior, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { INVALID_WEIGHT } from '../../signs.ts';
import { ordinarySetting } from '../game.ts';
import { stoneTowers } from './definition.ts';
import { EXPLORING, PLANNING } from './key.ts';
import type { StoneAnswer } from './script.ts';
import type { Trial } from './sitting.ts';

type Played = PlayedAnswer<StoneAnswer>;
type Answering = (trial: Trial, random: () => number) => StoneAnswer;
const prior = normalPrior(facetCovariance);

function sit(seed: number, answer: Answering): Played[] {
  const random = seededRandom(seed * 31 + 7);
  const played: Played[] = [];
  for (
    let trial = stoneTowers.nextTrial(played, ordinarySetting(seed));
    trial;
    trial = stoneTowers.nextTrial(played, ordinarySetting(seed))
  ) {
    const given = answer(trial, random);
    const { item, option } = stoneTowers.judge(trial, given);
    played.push({ answer: given, item, option, responseTimeMs: 6_000 * Math.exp(0.35 * drawNormal(random)), receivedAt: new Date(seed) });
  }
  return played.filter(({ item }) => item !== null);
}

const isInvalid = (scored: readonly Played[]) => stoneTowers.signs(scored).reduce((sum, [, weight]) => sum + weight, 0) >= INVALID_WEIGHT;
const flagsOf = (scored: readonly Played[]) => stoneTowers.signs(scored).map(([flag]) => flag);
const rateOf = (people: number, answering: (seed: number) => Answering) =>
  Array.from({ length: people }, (_, seed) => sit(seed, answering(seed))).filter(isInvalid).length / people;

const honest =
  (theta: ArrayLike<number>): Answering =>
  (trial, random) =>
    stoneTowers.simulate(trial, { theta, random });
/** Moves at other times, the way they were made. */
const atTimes =
  (timeOf: (index: number) => number): Answering =>
  (trial, random) => {
    const answer = honest(new Float64Array(FACET_COUNT))(trial, random);
    return answer.kind === 'tower' ? { ...answer, at: answer.moves.map((_, index) => timeOf(index)) } : answer;
  };

describe('The signs of carelessness', () => {
  it('speak against nobody who plays, however little comes of it', () => {
    expect(rateOf(100, (seed) => honest(drawTheta(prior, seededRandom(seed))))).toBe(0);
    const low = new Float64Array(FACET_COUNT);
    low[PLANNING] = -2.5;
    low[EXPLORING] = -2.5;
    expect(rateOf(40, () => honest(low))).toBe(0);
  });

  it('find everybody who moves stones by lot', () => {
    expect(
      rateOf(50, () => (trial, random) => {
        const offered = stoneTowers.blindAnswers(trial);
        return offered[Math.floor(random() * offered.length)]!;
      }),
    ).toBeGreaterThanOrEqual(0.98);
  });

  it('find everybody with one habit all along', () => {
    expect(
      rateOf(27, (seed) => (trial) => {
        const offered = stoneTowers.blindAnswers(trial);
        return offered[Math.floor((seed / 27) * offered.length)]!;
      }),
    ).toBe(1);
  });

  it('find one path all along, though the towers stand', () => {
    const leftwards: Answering = (trial, random) =>
      trial.kind === 'fork' ? { kind: 'fork', path: 0, basket: trial.basket } : honest(new Float64Array(FACET_COUNT))(trial, random);
    expect(flagsOf(sit(3, leftwards))).toEqual(['one-place']);
  });

  it('find moves that nobody can have looked at, and only note those that were not planned', () => {
    const unseen = sit(
      4,
      atTimes((index) => 150 + 190 * index + 40 * ((index * 7) % 3)),
    );
    expect(flagsOf(unseen)).toEqual(['hurried']);
    expect(isInvalid(unseen)).toBe(true);
    const unplanned = sit(
      4,
      atTimes((index) => 500 + 1_000 * index + 300 * ((index * 7) % 3)),
    );
    expect([flagsOf(unplanned), isInvalid(unplanned)]).toEqual([['hurried'], false]);
  });

  it('find times that are too even for a hand', () => {
    expect(
      flagsOf(
        sit(
          5,
          atTimes((index) => 3_000 + 800 * index),
        ),
      ),
    ).toEqual(['scripted']);
  });

  it('find nobody there: the minute runs out on half of the towers and more', () => {
    const gone: Answering = (trial, random) =>
      trial.kind === 'tower' && trial.number % 2 === 0 && !trial.practice
        ? { kind: 'tower', moves: [], at: [], timedOut: true }
        : honest(new Float64Array(FACET_COUNT))(trial, random);
    expect(flagsOf(sit(6, gone))).toEqual(['absent']);
  });
});
