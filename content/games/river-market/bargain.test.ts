import { describe, expect, it } from 'vitest';
import { lotsOf } from '../lots.ts';
import { bargainAfter, type Stall } from './bargain.ts';
import { gainClass, gainOf } from './gain.ts';
import { type Load, makeLoad, silverOf, TAKES, traderSilverOf } from './loads.ts';
import { LOAD_WORTH, MOVES, type Take } from './script.ts';
import { demandAfter, offerAt, TACTICS, type Tactic, type Trader } from './tactics.ts';

const load: Load = { goods: ['melons', 'pots', 'cloth'], worth: [9, 4, 2], traderWorth: [2, 4, 9] };
const traderOf = (tactic: Tactic): Trader => ({ tactic, reservation: 0.36, firstDemand: 0.92 });
const stallOf = (tactic: Tactic): Stall => ({ load, trader: traderOf(tactic) });
/** A player who offers the same share all along: nothing to mirror. */
const unmoved = (moves: number) => Array<number>(moves).fill(0.3);

describe('A load', () => {
  it.each(['crossed', 'alike'] as const)('is worth as much to either side: %s', (likeness) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const made = makeLoad(likeness, lotsOf(seed));
      expect(silverOf(made, [4, 4, 4])).toBe(LOAD_WORTH);
      expect(traderSilverOf(made, [0, 0, 0])).toBe(LOAD_WORTH);
      expect(new Set(made.goods).size).toBe(made.goods.length);
      const dearest = (worth: readonly number[]) => worth.indexOf(Math.max(...worth));
      expect(dearest(made.worth) === dearest(made.traderWorth)).toBe(likeness === 'alike');
    }
  });

  it('can be divided better than in halves, whoever wants what', () => {
    for (const likeness of ['crossed', 'alike'] as const) {
      for (let seed = 0; seed < 100; seed += 1) {
        const made = makeLoad(likeness, lotsOf(seed));
        const half = LOAD_WORTH / 2;
        expect(TAKES.some((take) => silverOf(made, take) > half && traderSilverOf(made, take) > half)).toBe(true);
      }
    }
  });
});

describe('Tactics', () => {
  it('fall from the first demand towards the reservation, each in its own way', () => {
    const paths = (['boulware', 'linear', 'conceder'] as const).map((tactic) =>
      Array.from({ length: MOVES + 1 }, (_, moves) => demandAfter(traderOf(tactic), unmoved(moves))),
    );
    for (const path of paths) {
      expect(path[0]).toBeCloseTo(0.92, 10);
      expect(path).toEqual(path.toSorted((one, other) => other - one));
      expect(path.at(-1)).toBeCloseTo(0.75 * 0.36 + 0.25 * 0.92, 10);
    }
    const [boulware, linear, conceder] = paths.map((path) => path[2]!);
    expect(boulware).toBeGreaterThan(linear! + 0.05);
    expect(linear).toBeGreaterThan(conceder! + 0.05);
  });

  it('mirror what the player gives, and what the player takes back', () => {
    const trader = traderOf('tit-for-tat');
    expect(demandAfter(trader, unmoved(4))).toBeCloseTo(0.92, 10);
    expect(demandAfter(trader, [0.3, 0.4])).toBeCloseTo(0.82, 10);
    expect(demandAfter(trader, [0.3, 0.4, 0.35])).toBeCloseTo(0.87, 10);
    expect(demandAfter(trader, [0, 0.3, 0.6, 0.9])).toBe(0.36);
  });

  it('give first, and most, of what costs the trader least, and keep what is asked for', () => {
    for (let demand = 0.95; demand > 0.3; demand -= 0.05) {
      const take = offerAt(load, demand);
      expect(traderSilverOf(load, take) / LOAD_WORTH).toBeGreaterThanOrEqual(demand);
      expect(take[0]).toBeGreaterThanOrEqual(take[1]!);
      expect(take[1]).toBeGreaterThanOrEqual(take[2]!);
    }
  });
});

describe('A bargain', () => {
  it.each(TACTICS)('ends when the player takes what lies on the table: %s', (tactic) => {
    const opening = bargainAfter(stallOf(tactic), []);
    expect(opening).toMatchObject({ isOver: false, movesLeft: MOVES });
    if (opening.isOver) return;
    expect(bargainAfter(stallOf(tactic), [null])).toMatchObject({ isOver: true, deal: opening.onTable });
  });

  it.each(TACTICS)('ends when the trader would not ask for more: %s', (tactic) => {
    const generous: Take = [1, 0, 0];
    expect(bargainAfter(stallOf(tactic), [generous])).toMatchObject({ isOver: true, deal: generous });
  });

  it.each(TACTICS)('comes to nothing for whoever asks for all to the end: %s', (tactic) => {
    const all: Take = [4, 4, 4];
    expect(bargainAfter(stallOf(tactic), Array(MOVES - 1).fill(all))).toMatchObject({ isOver: false, movesLeft: 1 });
    expect(bargainAfter(stallOf(tactic), Array(MOVES).fill(all))).toMatchObject({ isOver: true, deal: null });
  });

  it('is worth most where each side gets what it values', () => {
    const stall = stallOf('linear');
    const classOf = (take: Take | null) => gainClass(gainOf(stall, take));
    expect(classOf(null)).toBe(0);
    expect(gainOf(stall, [4, 2, 0])).toMatchObject({ joint: 1 });
    expect(classOf([4, 2, 0])).toBe(4);
    // an even split leaves half of the joint gain; giving all away, or the trader's limit and no more, loses the other side
    expect(classOf([2, 2, 2])).toBeLessThan(2);
    expect(classOf([0, 0, 0])).toBe(0);
    expect(classOf([0, 0, 4])).toBe(0);
    for (const take of TAKES) {
      const { own, joint } = gainOf(stall, take);
      expect(Math.min(own, joint)).toBeGreaterThanOrEqual(0);
      expect(joint).toBeLessThanOrEqual(1);
    }
  });
});
