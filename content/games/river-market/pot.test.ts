import { describe, expect, it } from 'vitest';
import { lotsOf } from '../lots.ts';
import { bestShares } from './best-share.ts';
import { POT_KINDS } from './course.ts';
import { backOf, type GivingManner, nextShares, type Partner } from './partners.ts';
import { makePot, nearness, type Pot, roundsOf } from './pot.ts';
import { PURSE, ROUNDS } from './script.ts';

const FIRST: Record<GivingManner, number> = { answers: 5, hump: 4, gives: 8, takes: 0 };
const partnersOf = (...manners: GivingManner[]): Partner[] => manners.map((manner) => ({ manner, first: FIRST[manner] }));
const potOf = (...manners: GivingManner[]): Pot => ({ partners: partnersOf(...manners), rounds: 5 });

describe('Partners', () => {
  it('answer in kind, rise and fall, always give, or never', () => {
    const partners = partnersOf('answers', 'hump', 'gives');
    expect(nextShares(partners, null)).toEqual([5, 4, 8]);
    // to each, the mean of the other three
    expect(nextShares(partners, { share: 10, others: [5, 4, 8] }).map(Math.round)).toEqual([7, 2, 8]);
    expect(nextShares(partnersOf('hump', 'takes', 'takes'), { share: 6, others: [0, 0, 0] })[0]).toBe(2);
    expect(nextShares(partnersOf('takes', 'takes', 'takes'), { share: 10, others: [0, 0, 0] })).toEqual([0, 0, 0]);
  });

  it('share a pot that has grown, whoever gave', () => {
    expect(backOf(10, [10, 10, 10])).toBeCloseTo(16, 10);
    expect(backOf(10, [0, 0, 0])).toBeCloseTo(4, 10);
    const rounds = roundsOf(potOf('answers', 'answers', 'answers'), [10, 10, 10, 10]);
    expect(rounds.map(({ others }) => others[0])).toEqual([5, 7, 8, 9]);
    expect(rounds.reduce((sum, { back }) => sum + back, 0)).toBeGreaterThan(4 * PURSE);
  });
});

describe('The best reply', () => {
  const best = (manners: GivingManner[], share: number) => {
    const pot = potOf(...manners);
    return bestShares(pot.partners, roundsOf(pot, [share])[0]!);
  };
  it.each([0, 5, 10])('builds with those who answer in kind, and feeds nobody who only takes (after %i)', (share) => {
    expect(best(['answers', 'answers', 'answers'], share)).toEqual([PURSE]);
    expect(best(['answers', 'answers', 'gives'], share)).toEqual([PURSE]);
    expect(best(['answers', 'answers', 'takes'], share)).toContain(PURSE);
    expect(best(['gives', 'takes', 'takes'], share)).toEqual([0]);
    expect(best(['answers', 'takes', 'takes'], share)).toEqual([0]);
    expect(best(['takes', 'takes', 'takes'], share)).toEqual([0]);
  });

  it('stays near half with those who fall when given more', () => {
    const pot = potOf('hump', 'hump', 'answers');
    const shares = [5];
    for (let round = 0; round < 4; round += 1) shares.push(bestShares(pot.partners, roundsOf(pot, shares).at(-1)!)[0]!);
    for (const share of shares) expect(Math.abs(share - PURSE / 2)).toBeLessThanOrEqual(1);
  });

  it('measures nearness from the second round on', () => {
    const pot = potOf('takes', 'takes', 'takes');
    const near = (...shares: number[]) => nearness(pot, roundsOf(pot, shares));
    expect([near(10, 0, 0), near(0, 10, 10), near(0, 5, 5)]).toEqual([1, 0, 0.5]);
    const built = potOf('answers', 'answers', 'answers');
    expect(nearness(built, roundsOf(built, [0, 10, 10, 10]))).toBe(1);
  });
});

describe('A pot', () => {
  it('has four to six rounds, and its partners in any order', () => {
    const made = Array.from({ length: 200 }, (_, seed) => makePot(POT_KINDS[1]!.manners, lotsOf(seed)));
    expect([...new Set(made.map(({ rounds }) => rounds))].sort()).toEqual([ROUNDS.min, ROUNDS.min + 1, ROUNDS.max]);
    expect(new Set(made.map(({ partners }) => partners.findIndex(({ manner }) => manner === 'gives'))).size).toBe(3);
  });
});
