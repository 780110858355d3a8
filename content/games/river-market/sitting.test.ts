import { describe, expect, it } from 'vitest';
import { seededRandom } from '#psychometrics';
import { type PlayedAnswer, UnusableAnswer } from '../../answers.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { ordinarySetting } from '../game.ts';
import { stationsOf } from './course.ts';
import { riverMarket } from './definition.ts';
import { LESSONS } from './practice.ts';
import { type BargainTrial, type MarketAnswer, MOVES, type PotTrial } from './script.ts';
import { nextTrial, type Trial } from './sitting.ts';

type Played = PlayedAnswer<MarketAnswer>;

function answered(trial: Trial, answer: MarketAnswer, played: readonly Played[]): Played[] {
  const { item, option } = riverMarket.judge(trial, answer);
  return [...played, { answer, item, option, responseTimeMs: 8_000, receivedAt: new Date(8_000 * played.length) }];
}

/** A sitting of an average person: each trial with what was answered before it. */
function play(seed: number) {
  const random = seededRandom(seed);
  const theta = new Float64Array(FACET_COUNT);
  const asked: { trial: Trial; before: readonly Played[] }[] = [];
  let played: readonly Played[] = [];
  for (let trial = nextTrial(played, ordinarySetting(seed)); trial; trial = nextTrial(played, ordinarySetting(seed))) {
    asked.push({ trial, before: played });
    played = answered(trial, riverMarket.simulate(trial, { theta, random }), played);
  }
  return { asked, played };
}

describe('A sitting of River Market', () => {
  const sittings = [1, 2, 3, 4, 5, 6].map(play);

  it('goes from practice to bargains and pots in turn', () => {
    for (const { asked } of sittings) {
      const names = [...new Set(asked.map(({ trial }) => trial.id.replace(/-\d+$/, '')))];
      const numbered = (kind: string, from: number, count: number) =>
        Array.from({ length: count }, (_, index) => `${kind}-${from + index}`);
      expect(names.filter((name) => !name.startsWith('practice'))).toEqual([
        ...numbered('bargain', 1, 4),
        ...numbered('pot', 1, 3),
        ...numbered('bargain', 5, 4),
        ...numbered('pot', 4, 3),
      ]);
      expect(asked.filter(({ trial }) => trial.practice)).toHaveLength(LESSONS.length);
      expect(asked.filter(({ trial }) => trial.isPartStart)).toHaveLength(3);
    }
  });

  it('meets each kind of trader and of pot once, in another order from another seed', () => {
    const orders = [1, 2, 3].map((seed) => stationsOf(seed).map(({ id }) => id));
    for (const order of orders) expect(new Set(order).size).toBe(order.length);
    expect(new Set(orders.map((order) => order.join())).size).toBe(3);
    expect(new Set(orders.map((order) => order.toSorted().join())).size).toBe(1);
    const faces = stationsOf(1).flatMap(({ looks }) => looks);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('scores a bargain and a pot with their last answer', () => {
    for (const { played, asked } of sittings) {
      for (const [index, { trial }] of asked.entries()) {
        const isLast = asked[index + 1]?.trial.id.replace(/-\d+$/, '') !== trial.id.replace(/-\d+$/, '');
        expect(played[index]!.item !== null, trial.id).toBe(isLast && !trial.practice);
      }
    }
  });

  it('tells how a bargain or a pot has ended, once, with the next one', () => {
    for (const { asked } of sittings) {
      for (const { trial } of asked) {
        const shown = riverMarket.show(trial) as BargainTrial | PotTrial;
        const isFirst = !trial.practice && trial.id.endsWith('-1') && trial.id !== 'bargain-1-1';
        expect('before' in shown, trial.id).toBe(isFirst);
      }
    }
  });

  it('shows a browser nothing of what the trader values', () => {
    for (const { asked } of sittings) {
      for (const { trial } of asked) {
        const keys = JSON.stringify(riverMarket.show(trial)).match(/"(\w+)":/g) ?? [];
        for (const secret of ['traderWorth', 'reservation', 'tactic', 'demand', 'manner', 'source', 'first'])
          expect(keys).not.toContain(`"${secret}":`);
        if (trial.kind === 'pot') expect((riverMarket.show(trial) as PotTrial).rounds).toHaveLength(trial.own.length);
      }
    }
  });

  it('refuses an answer that does not go on from those before', () => {
    const { asked } = sittings[0]!;
    const bargain = asked.find(({ trial }) => trial.id === 'bargain-1-1')!.trial;
    const pot = asked.find(({ trial }) => trial.id === 'pot-1-2')!.trial;
    for (const [trial, answer] of [
      [bargain, { kind: 'bargain', offers: [[4, 4, 4], null] }],
      [bargain, { kind: 'pot', shares: [5] }],
      [pot, { kind: 'pot', shares: [5] }],
      [pot, { kind: 'pot', shares: [...pot.own.map((share) => (share as number) + 1), 5] }],
    ] as [Trial, MarketAnswer][])
      expect(() => riverMarket.judge(trial, answer)).toThrow(UnusableAnswer);
  });

  it('lets a lesson be tried again once, and says why', () => {
    const setting = ordinarySetting(3);
    const first = nextTrial([], setting)!;
    const taken: MarketAnswer = { kind: 'bargain', offers: [null] };
    expect(riverMarket.judge(first, taken)).toMatchObject({ feedback: 'wrong', shown: { lesson: 'accepted', silver: 8 } });
    const once = answered(first, taken, []);
    const again = nextTrial(once, setting)!;
    expect([again.retry, again.number]).toEqual([true, 1]);
    expect(nextTrial(answered(again, taken, once), setting)).toMatchObject({ number: 2, retry: false });
    const told = (take: number[]) => riverMarket.judge(first, { kind: 'bargain', offers: [take] });
    expect(told([4, 4, 4])).toMatchObject({ feedback: 'wrong', shown: { lesson: 'tooMuch' } });
    expect(told([0, 0, 1])).toMatchObject({ feedback: 'wrong', shown: { lesson: 'tooLittle', silver: 2, offered: 8 } });
    expect(told([4, 2, 0])).toMatchObject({ feedback: 'right', shown: { lesson: 'asked', silver: 42 } });
  });

  it('counts what was done', () => {
    const { played } = sittings[0]!;
    const counts = riverMarket.counts(played, 1);
    expect(counts).toMatchObject({ bargains: 8, pots: 6 });
    expect(counts.agreed).toBeGreaterThan(4);
    for (const percent of [counts.own!, counts.joint!]) {
      expect(percent).toBeGreaterThan(30);
      expect(percent).toBeLessThanOrEqual(100);
    }
    expect(counts.back).toBeGreaterThan(0.4 * counts.putIn!);
    expect(riverMarket.counts([], 1)).toEqual({ bargains: 0, agreed: 0, own: 0, joint: 0, pots: 0, putIn: 0, back: 0 });
  });

  it('never gives a bargain more than its moves', () => {
    for (const { asked } of sittings)
      for (const { trial } of asked) expect(trial.own.length).toBeLessThan(trial.kind === 'bargain' ? MOVES : 6);
  });
});
