import { beforeAll, describe, expect, it } from 'vitest';
import { drawTheta, normalPrior, type Posterior, scoreMap, seededRandom, testRetest } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { UnusableAnswer } from '../../answers.ts';
import type { KeyedItem } from '../../items.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { ordinarySetting, type Setting } from '../game.ts';
import type { Seen } from './bets.ts';
import { stoneTowers } from './definition.ts';
import { bank, EXPLORING, isTowerItem, PLANNING } from './key.ts';
import { PRACTICE } from './practice.ts';
import type { StoneAnswer } from './script.ts';
import { drawMoves, timed } from './simulate.ts';
import { nextTrial, type Trial } from './sitting.ts';

type Played = PlayedAnswer<StoneAnswer>;
const prior = normalPrior(facetCovariance);
const keyed = new Map<string, KeyedItem>(bank.items.map((item) => [item.id, item]));

function sit(setting: Setting, choose: (trial: Trial) => StoneAnswer): { trials: Trial[]; played: Played[] } {
  const trials: Trial[] = [];
  const played: Played[] = [];
  for (let trial = nextTrial(played, setting); trial; trial = nextTrial(played, setting)) {
    const answer = choose(trial);
    const { item, option } = stoneTowers.judge(trial, answer);
    trials.push(trial);
    played.push({ answer, item, option, responseTimeMs: 6_000, receivedAt: new Date(1_000 * played.length) });
  }
  return { trials, played };
}

const posteriorOf = (played: readonly Played[]): Posterior =>
  scoreMap(
    played.flatMap(({ item: id, option }) => {
      const item = id === null ? undefined : keyed.get(id);
      return item ? [{ item, option: item.options.findIndex((one) => one.id === option) }] : [];
    }),
    prior,
  );

const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
const reliability = (truths: readonly number[], estimates: readonly number[]): number => testRetest(truths, estimates).correlation ** 2;

const PEOPLE = 300;
const results: { theta: Float64Array; trials: Trial[]; played: Played[]; posterior: Posterior }[] = [];
beforeAll(() => {
  for (let index = 0; index < PEOPLE; index += 1) {
    const random = seededRandom(500 + index);
    const theta = drawTheta(prior, random);
    const sitting = sit(ordinarySetting(31 * index + 2), (trial) => stoneTowers.simulate(trial, { theta, random }));
    results.push({ theta, ...sitting, posterior: posteriorOf(sitting.played) });
  }
});

const average = { theta: new Float64Array(FACET_COUNT), random: seededRandom(3) };

describe('A sitting of Stone Towers', () => {
  it('goes from practice to 24 towers in three blocks, and on to the walks', () => {
    for (const { trials } of results.slice(0, 20)) {
      expect(trials.slice(0, PRACTICE.length).every(({ practice }) => practice)).toBe(true);
      const towers = trials.filter(({ kind, practice }) => kind === 'tower' && !practice);
      expect([towers.length, towers.filter(({ restBefore }) => restBefore).map(({ number }) => number)]).toEqual([24, [9, 17]]);
      const forks = trials.slice(PRACTICE.length + 24);
      expect([forks.every(({ kind }) => kind === 'fork'), forks.length, forks.filter(({ restBefore }) => restBefore).length]).toEqual([
        true,
        52,
        2,
      ]);
      expect(trials).toHaveLength(stoneTowers.typicalLength);
    }
  });

  it('lets one try again in practice, once, and shows a shortest way', () => {
    const setting = ordinarySetting(8);
    const first = nextTrial([], setting)!;
    if (first.kind !== 'tower') throw new Error('a tower comes first');
    const wrong = timed(drawMoves(first, 'unsolved', seededRandom(1)), seededRandom(1));
    const { option, shown } = stoneTowers.judge(first, wrong);
    expect([option, shown]).toEqual(['wrong', { kind: 'tower', best: expect.any(Array), made: 6, isBuilt: false }]);
    const once: Played[] = [{ answer: wrong, item: null, option, responseTimeMs: 1, receivedAt: new Date(0) }];
    const again = nextTrial(once, setting)!;
    expect([again.retry, again.number, (again as typeof first).dealt]).toEqual([true, 1, first.dealt]);
    expect(nextTrial([...once, once[0]!], setting)!.number).toBe(2);
  });

  it('plays the moves again, and takes none that cannot have been made', () => {
    const { trials } = sit(ordinarySetting(4), (trial) => stoneTowers.simulate(trial, average));
    const trial = trials.find(({ kind, practice }) => kind === 'tower' && !practice) as Extract<Trial, { kind: 'tower' }>;
    const best = timed(drawMoves(trial, 'exact', seededRandom(5)), seededRandom(5));
    const judged = (answer: StoneAnswer) => stoneTowers.judge(trial, answer).option;
    expect(judged(best)).toBe('exact');
    expect(judged({ kind: 'tower', moves: best.moves.slice(0, -1), at: best.at.slice(0, -1), timedOut: true })).toBe('unsolved');
    const [first, ...rest] = best.moves;
    for (const unusable of [
      { ...best, moves: best.moves.slice(0, -1), at: best.at.slice(0, -1) },
      { ...best, timedOut: true },
      { ...best, moves: [{ from: first!.from, to: first!.from }, ...rest] },
      { ...best, moves: [...best.moves, { from: 0, to: 1 }], at: [...best.at, best.at.at(-1)! + 900] },
      { ...best, at: best.at.slice(1) },
      { ...best, at: best.at.toReversed() },
      { kind: 'fork', path: 0, basket: 0 } as const,
    ])
      expect(() => judged(unusable)).toThrow(UnusableAnswer);
    expect(() => stoneTowers.judge({ ...trial, isUntimed: true }, { kind: 'tower', moves: [], at: [], timedOut: true })).toThrow(
      UnusableAnswer,
    );
  });

  it('comes to every class of moves, as the item says', () => {
    const { trials } = sit(ordinarySetting(12), (trial) => stoneTowers.simulate(trial, average));
    for (const trial of trials) {
      if (trial.kind !== 'tower' || trial.practice) continue;
      for (const option of ['exact', 'near', 'more', 'unsolved'] as const) {
        const random = seededRandom(trial.number);
        expect(stoneTowers.judge(trial, timed(drawMoves(trial, option, random), random)).option).toBe(option);
      }
    }
  });

  it('shows what a path gave only once it has been taken', () => {
    const { trials, played } = sit(ordinarySetting(6), (trial) => stoneTowers.simulate(trial, average));
    const forks = trials.flatMap((trial, index) =>
      trial.kind === 'fork' && !trial.practice ? [{ trial, answer: played[index]!.answer }] : [],
    );
    for (const [index, { trial }] of forks.entries()) {
      const before = forks[index - 1];
      if (!before || before.trial.walk !== trial.walk) continue;
      const taken = (before.answer as { path: number }).path;
      expect(trial.seen[taken]).toEqual([...before.trial.seen[taken]!, trial.last!.berries]);
      expect(trial.seen[1 - taken]).toEqual(before.trial.seen[1 - taken]);
      expect(trial.basket).toBe(before.trial.basket + trial.last!.berries);
    }
    expect(() => stoneTowers.judge(forks[3]!.trial, { kind: 'fork', path: 0, basket: forks[3]!.trial.basket + 1 })).toThrow(UnusableAnswer);
  });
});

describe('Simulated people', () => {
  const estimates = (facet: number) => results.map(({ posterior }) => posterior.mode[facet]!);
  const truths = (facet: number) => results.map(({ theta }) => theta[facet]!);

  it('are measured as reliably as designed, by the game alone', () => {
    const shown = (facet: number) => 1 - mean(results.map(({ posterior }) => posterior.covariance[FACET_COUNT * facet + facet]!));
    // A squared correlation of .73 over 300 people has a standard error of .027, one of .60 of .036: three of them.
    // The sharper check is the second: what the scores themselves say, which varies far less.
    expect(Math.abs(reliability(truths(PLANNING), estimates(PLANNING)) - 0.73)).toBeLessThan(0.08);
    expect(Math.abs(reliability(truths(EXPLORING), estimates(EXPLORING)) - 0.6)).toBeLessThan(0.108);
    expect(Math.abs(shown(PLANNING) - 0.73)).toBeLessThan(0.02);
    expect(Math.abs(shown(EXPLORING) - 0.6)).toBeLessThan(0.02);
  });

  it('lie within their 95% intervals 95 times in 100', () => {
    const inside = [PLANNING, EXPLORING].flatMap((facet) =>
      results.map(({ theta, posterior: { mode, covariance } }) =>
        Number(Math.abs(theta[facet]! - mode[facet]!) < 1.96 * Math.sqrt(covariance[FACET_COUNT * facet + facet]!)),
      ),
    );
    expect(mean(inside)).toBeGreaterThan(0.925);
    expect(mean(inside)).toBeLessThan(0.975);
  });

  it('are told what they did: towers, moves, forks and berries', () => {
    for (const { played } of results.slice(0, 20)) {
      const counts = stoneTowers.counts(played);
      const towers = played.filter(({ item }) => isTowerItem(item));
      expect(counts).toMatchObject({ towers: 24, exact: towers.filter(({ option }) => option === 'exact').length, toExplore: 8 });
      expect(counts.built).toBeGreaterThanOrEqual(counts.exact!);
      expect(counts.basket).toBeGreaterThan(51 * 12);
    }
    expect(Object.values(stoneTowers.counts([])).every((count) => count === 0)).toBe(true);
  });
});

/** What one may do at a fork without weighing anything. */
const HABITS: Record<string, (seen: Seen, step: number) => number> = {
  'the best so far': (seen) => {
    const [left, right] = seen.map((berries) => (berries.length === 0 ? Number.NEGATIVE_INFINITY : mean(berries)));
    return left! >= right! ? 0 : 1;
  },
  'the least known': ([left, right]) => (left!.length <= right!.length ? 0 : 1),
  'always left': () => 0,
  'always right': () => 1,
  'in turn': (_, step) => step % 2,
};

describe('Habits at the forks', () => {
  const exploringOf = (choose: (trial: Extract<Trial, { kind: 'fork' }>) => number, seed: number): number => {
    const { played } = sit(ordinarySetting(seed), (trial) =>
      trial.kind === 'fork' ? { kind: 'fork', path: choose(trial), basket: trial.basket } : stoneTowers.simulate(trial, average),
    );
    return posteriorOf(played).mode[EXPLORING]!;
  };

  it('reach the score of nobody who weighs: a person with a facet of 0.7 scores higher than each of them', () => {
    const random = seededRandom(9);
    const theta = new Float64Array(FACET_COUNT);
    theta[EXPLORING] = 0.7;
    const seeds = Array.from({ length: 24 }, (_, index) => 7 * index + 1);
    const person = mean(
      seeds.map((seed) => exploringOf((trial) => (stoneTowers.simulate(trial, { theta, random }) as { path: number }).path, seed)),
    );
    for (const [name, habit] of Object.entries(HABITS)) {
      const score = mean(seeds.map((seed) => exploringOf(({ seen, number }) => habit(seen, number), seed)));
      expect(score, name).toBeLessThan(person - 0.2);
    }
  });
});
