import { describe, expect, it } from 'vitest';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { itemInformation } from '../items/item-information.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { estimateAbility } from '../scoring/estimate-ability.ts';
import { drawCategory } from '../simulation/draw-answer.ts';
import { exposureRates } from '../simulation/exposure-rates.ts';
import { chooseByInformation } from './choose-by-information.ts';
import { classify } from './classify.ts';
import { withinQuotas } from './content-quotas.ts';
import { chooseUnderControl, setExposureParameters } from './exposure-control.ts';
import { shouldStop } from './stopping.ts';

describe('the item of most information', () => {
  it('is found among items of every model', () => {
    const items: UnidimensionalItem[] = [
      fromDifficulty['2pl'](1, 3),
      fromDifficulty['3pl'](1.2, 0, 0.25),
      fromDifficulty.graded(1.4, [-1, 0, 1]),
      fromDifficulty['1pl'](1, 0),
      fromDifficulty.gpcm(0.5, [0, 1]),
    ];
    for (const theta of [-2, 0, 1, 4]) {
      const information = items.map((item) => itemInformation(item, theta));
      const best = information.indexOf(Math.max(...information));
      expect(chooseByInformation({ items, theta })).toEqual({ index: best, gain: expect.closeTo(information[best]!, 12) });
    }
  });

  it('for equal slopes is the item whose difficulty is nearest', () => {
    const items = [-2, -1, 0.4, 1, 2].map((difficulty) => fromDifficulty['1pl'](1, difficulty));
    expect(chooseByInformation({ items, theta: 0.5 })!.index).toBe(2);
    expect(chooseByInformation({ items, theta: 0.5, isAllowed: (index) => index !== 2 })!.index).toBe(3);
    expect(chooseByInformation({ items, theta: 0.5, isAllowed: () => false })).toBeUndefined();
  });

  it('is refused where it makes no sense', () => {
    const items = [fromDifficulty['2pl'](1, 0)];
    expect(() => chooseByInformation({ items, theta: Number.NaN })).toThrow('theta');
    expect(() => chooseByInformation({ items, theta: 0, best: 3 })).toThrow('random');
    expect(() => chooseByInformation({ items: [{ model: '2pl', slope: Number.NaN, intercept: 0 }], theta: 0 })).toThrow('slope');
  });
});

describe('content quotas', () => {
  const contents = ['a', 'a', 'a', 'b', 'b', 'c'];

  it('never ask an item twice, nor more of a kind than its maximum', () => {
    const isAllowed = withinQuotas({ contents, max: { a: 2 } }, [0, 1]);
    expect(contents.map((_, index) => isAllowed(index))).toEqual([false, false, false, true, true, true]);
    expect(isAllowed(6)).toBe(false);
  });

  it('keep room for what is still owed, and no more than that', () => {
    const quotas = { contents, min: { b: 1, c: 1 }, length: 4 };
    expect(withinQuotas(quotas, [0])(1)).toBe(true);
    const last = withinQuotas(quotas, [0, 1]);
    expect(contents.map((_, index) => last(index))).toEqual([false, false, false, true, true, true]);
    const afterB = withinQuotas(quotas, [0, 1, 3]);
    expect(contents.map((_, index) => afterB(index))).toEqual([false, false, false, false, false, true]);
  });

  it('that contradict themselves are refused', () => {
    expect(() => withinQuotas({ contents, max: { b: 1 }, min: { b: 2 }, length: 5 }, [])).toThrow('at most 1');
    expect(() => withinQuotas({ contents, min: { c: 2 }, length: 5 }, [])).toThrow('the bank holds 1');
    expect(() => withinQuotas({ contents, min: { a: 3, b: 2 }, length: 4 }, [])).toThrow('add up to 5');
    expect(() => withinQuotas({ contents, min: { a: 1 } }, [])).toThrow('length');
  });
});

describe('stopping', () => {
  const progress = { answers: 6, theta: [0.5, 0], standardErrors: [0.3, 0.5], before: [0.48, 0.01] };

  it('comes by length, by precision of the dimensions named, or by a small change', () => {
    expect(shouldStop({ maxLength: 6 }, progress)).toBe('length');
    expect(shouldStop({ maxLength: 7 }, progress)).toBeUndefined();
    expect(shouldStop({ standardErrors: [{ dimension: 0, target: 0.3 }] }, progress)).toBe('precision');
    expect(
      shouldStop(
        {
          standardErrors: [
            { dimension: 0, target: 0.3 },
            { dimension: 1, target: 0.4 },
          ],
        },
        progress,
      ),
    ).toBeUndefined();
    expect(shouldStop({ change: 0.05 }, progress)).toBe('change');
    expect(shouldStop({ change: 0.015 }, progress)).toBeUndefined();
    expect(shouldStop({ change: 1 }, { ...progress, before: undefined as never })).toBeUndefined();
  });

  it('waits for the minimum length', () => {
    expect(shouldStop({ minLength: 7, change: 1, standardErrors: [{ dimension: 0, target: 1 }] }, progress)).toBeUndefined();
    expect(() => shouldStop({ minLength: 9, maxLength: 8 }, progress)).toThrow('exceeds');
    expect(() => shouldStop({ standardErrors: [{ dimension: 4, target: 1 }] }, progress)).toThrow('dimension 4');
  });
});

describe('classification', () => {
  it('gives the probability of lying above the cut, and decides when it is sure enough', () => {
    // 1.644854 standard errors above: Phi = .95.
    const above = classify({ estimate: 3 + 1.6449 * 0.4, standardError: 0.4, cut: 3 });
    expect(above.probabilityAbove).toBeCloseTo(0.95, 4);
    expect(above.decision).toBe('above');
    expect(classify({ estimate: 2, standardError: 0.4, cut: 3 }).decision).toBe('below');
    expect(classify({ estimate: 3.2, standardError: 0.4, cut: 3 }).decision).toBe('undecided');
    expect(classify({ estimate: 3.2, standardError: 0.4, cut: 3, confidence: 0.6 }).decision).toBe('above');
    expect(classify({ estimate: 3, standardError: 0, cut: 3 })).toEqual({ probabilityAbove: 0.5, decision: 'undecided' });
    expect(classify({ estimate: 3.1, standardError: 0, cut: 3 }).decision).toBe('above');
    expect(() => classify({ estimate: Number.NaN, standardError: 1, cut: 3 })).toThrow('finite');
    expect(() => classify({ estimate: 1, standardError: -1, cut: 3 })).toThrow('standard error');
    expect(() => classify({ estimate: 1, standardError: 1, cut: 3, confidence: 0.4 })).toThrow('confidence');
  });
});

describe('Sympson-Hetter exposure control', () => {
  const length = 8;
  const random = seededRandom(17);
  const items = Array.from({ length: 80 }, () => fromDifficulty['2pl'](0.7 + 1.5 * random(), drawNormal(random)));

  function play(parameters: Float64Array) {
    const theta = drawNormal(random);
    const selected: number[] = [];
    const asked: number[] = [];
    const responses: number[] = [];
    const held = new Set<number>();
    while (asked.length < length) {
      const estimate = estimateAbility({ method: 'eap', items: asked.map((index) => items[index]!), responses });
      const choice = chooseUnderControl({
        parameters,
        held,
        random,
        onSelected: (index) => selected.push(index),
        choose: (isHeld) =>
          chooseByInformation({ items, theta: estimate.theta!, isAllowed: (index) => !isHeld(index) && !asked.includes(index) }),
      });
      if (!choice) break;
      asked.push(choice.index);
      responses.push(drawCategory(items[choice.index]!, theta, random));
    }
    return { selected, administered: asked };
  }

  it('brings the largest exposure down to its target, at full test length', () => {
    const people = 400;
    const free = exposureRates(
      Array.from({ length: people }, () => play(new Float64Array(items.length).fill(1)).administered),
      items.length,
    );
    expect(free.largest).toBe(1);
    const setting = setExposureParameters({ itemCount: items.length, testLength: length, target: 0.25, people, simulate: play });
    expect(setting.isSettled).toBe(true);
    const fresh = Array.from({ length: people }, () => play(setting.parameters).administered);
    for (const asked of fresh) expect(asked).toHaveLength(length);
    const controlled = exposureRates(fresh, items.length);
    // The largest of 80 shares with a sampling error of .022 each, about parameters that were themselves found by simulation: four of those.
    expect(controlled.largest).toBeLessThan(0.25 + 0.087);
    expect(controlled.overlap).toBeLessThan(free.overlap);
    expect(controlled.unused).toBeLessThan(free.unused);
  });

  it('refuses a target that no bank can meet', () => {
    const simulate = () => ({ selected: [], administered: [] });
    expect(() => setExposureParameters({ itemCount: 10, testLength: 5, target: 0.4, people: 10, simulate })).toThrow('mean exposure');
    expect(() => setExposureParameters({ itemCount: 10, testLength: 5, target: 0, people: 10, simulate })).toThrow('target exposure');
  });
});
