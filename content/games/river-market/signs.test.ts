import { describe, expect, it } from 'vitest';
import { drawNormal, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { INVALID_WEIGHT } from '../../signs.ts';
import { ordinarySetting } from '../game.ts';
import { riverMarket } from './definition.ts';
import { BARGAINING, SHARING } from './key.ts';
import type { MarketAnswer } from './script.ts';
import { nextTrial, type Trial } from './sitting.ts';

type Played = PlayedAnswer<MarketAnswer>;
type Choose = (trial: Trial) => MarketAnswer;

const TYPICAL_MS = 8_000;
const SPREAD = 0.35;

function sit(
  seed: number,
  choose: Choose,
  timeOf = (random: () => number) => TYPICAL_MS * Math.exp(SPREAD * drawNormal(random)),
): Played[] {
  const random = seededRandom(seed + 9);
  const played: Played[] = [];
  for (let trial = nextTrial(played, ordinarySetting(seed)); trial; trial = nextTrial(played, ordinarySetting(seed))) {
    const answer = choose(trial);
    const { item, option } = riverMarket.judge(trial, answer);
    played.push({ answer, item, option, responseTimeMs: timeOf(random), receivedAt: new Date(played.length) });
  }
  return played.filter(({ item }) => item !== null);
}

function honest(seed: number, value?: number): Choose {
  const random = seededRandom(17 * seed + 3);
  const theta = new Float64Array(FACET_COUNT);
  theta[BARGAINING] = value ?? drawNormal(random);
  theta[SHARING] = value ?? drawNormal(random);
  return (trial) => riverMarket.simulate(trial, { theta, random });
}
function blind(seed: number): Choose {
  const random = seededRandom(13 * seed + 1);
  return (trial) => {
    const offered = riverMarket.blindAnswers(trial);
    return offered[Math.floor(random() * offered.length)]!;
  };
}
const onePlace =
  (part: number): Choose =>
  (trial) => {
    const offered = riverMarket.blindAnswers(trial);
    return offered[Math.floor(part * offered.length)]!;
  };

const flagsOf = (seed: number, scored: readonly Played[]) => riverMarket.signs(scored, seed);
const isInvalid = (seed: number, scored: readonly Played[]) =>
  flagsOf(seed, scored).reduce((sum, [, weight]) => sum + weight, 0) >= INVALID_WEIGHT;
const rateOf = (people: number, choose: (seed: number) => Choose) =>
  Array.from({ length: people }, (_, seed) => isInvalid(seed, sit(seed, choose(seed)))).filter(Boolean).length / people;

describe('The signs of carelessness', () => {
  it('speak against hardly anybody who plays, with little of either facet least of all', () => {
    expect(rateOf(60, (seed) => honest(seed))).toBeLessThanOrEqual(1 / 60); // one of 600
    expect(rateOf(40, (seed) => honest(seed, -2))).toBeLessThanOrEqual(1 / 40); // two of 600
  });

  it('find those who press anything', () => {
    expect(rateOf(60, blind)).toBeGreaterThanOrEqual(0.88); // .965 of 600; a standard error of .03
  });

  it('find those who leave every control where it is', () => {
    const people = 20;
    expect(rateOf(people, (seed) => onePlace((seed + 0.5) / people))).toBe(1);
  });

  it('find whoever takes each first offer and gives the same to each pot', () => {
    const choose: Choose = (trial) =>
      trial.kind === 'bargain' ? { kind: 'bargain', offers: [...trial.own, null] } : { kind: 'pot', shares: [...trial.own, 4] };
    expect(flagsOf(2, sit(2, choose))).toContainEqual(['one-place', INVALID_WEIGHT]);
  });

  it('only note a conviction: to give all to each pot', () => {
    const person = honest(4, 0.5);
    const choose: Choose = (trial) => (trial.kind === 'pot' ? { kind: 'pot', shares: [...trial.own, 10] } : person(trial));
    expect(flagsOf(4, sit(4, choose))).toEqual([['one-place', 1]]);
  });

  it('find times that are too even for a hand, and times of somebody who is gone', () => {
    const flags = (timeOf: (random: () => number) => number) => flagsOf(5, sit(5, honest(5), timeOf)).map(([flag]) => flag);
    expect(flags(() => TYPICAL_MS)).toContain('scripted');
    expect(flags((random) => 200_000 * Math.exp(SPREAD * drawNormal(random)))).toContain('absent');
  });
});
