import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numerics/random.ts';
import { calibrate } from './calibrate.ts';
import type { CalibratedLogisticItem, CalibratedNominalItem, CalibratedOrderedItem } from './calibrated-item.ts';
import { BANKS, draw } from './fixtures/simulated-responses.ts';
import { WEAK_PRIORS } from './item-prior.ts';

describe('calibration', () => {
  const random = seededRandom(3);
  const responses = draw('2pl', BANKS['2pl'], 500, random);
  const plain = calibrate({ model: '2pl', responses });

  it('does not depend on the order of people or items', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), fc.integer({ min: 1, max: 499 }), (order, turn) => {
        const data = Int8Array.from({ length: 2500 }, (_, cell) => {
          const person = (Math.floor(cell / 5) + turn) % 500;
          return responses.data[person * 5 + order[cell % 5]!]!;
        });
        const turned = calibrate({ model: '2pl', responses: { data, people: 500, items: 5 }, standardErrors: false });
        expect(turned.logLikelihood).toBeCloseTo(plain.logLikelihood, 5);
        for (const [index, item] of order.entries()) {
          expect((turned.items[index] as CalibratedLogisticItem).slope).toBeCloseTo((plain.items[item] as CalibratedLogisticItem).slope, 3);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('is not moved by people without answers, nor by items without answers', () => {
    const data = new Int8Array(510 * 6).fill(-1);
    for (let person = 0; person < 500; person++) data.set(responses.data.subarray(person * 5, person * 5 + 5), person * 6);
    const wider = calibrate({ model: '2pl', responses: { data, people: 510, items: 6 } });
    expect(wider).toMatchObject({ people: 500, peopleWithoutAnswers: 10, converged: true });
    expect(wider.logLikelihood).toBeCloseTo(plain.logLikelihood, 8);
    expect(wider.items[5]).toMatchObject({ estimated: false, reason: 'nobody answered it.' });
  });

  it('says of an item that all answered alike that it cannot be estimated', () => {
    const data = Int8Array.from({ length: 3000 }, (_, cell) =>
      cell % 6 === 5 ? 1 : responses.data[Math.floor(cell / 6) * 5 + (cell % 6)]!,
    );
    const result = calibrate({ model: '2pl', responses: { data, people: 500, items: 6 }, names: ['a', 'b', 'c', 'd', 'e', 'easy'] });
    expect(result.items[5]).toMatchObject({ name: 'easy', estimated: false, reason: 'everybody who answered it chose category 1.' });
    expect(result.logLikelihood).toBeCloseTo(plain.logLikelihood, 8);
  });

  it('finds an item that is keyed the other way round', () => {
    const data = responses.data.map((category, cell) => (cell % 5 === 1 ? 1 - category : category));
    const result = calibrate({ model: '2pl', responses: { ...responses, data } });
    expect((result.items[1] as CalibratedLogisticItem).slope).toBeCloseTo(-(plain.items[1] as CalibratedLogisticItem).slope, 3);
    expect(result.logLikelihood).toBeCloseTo(plain.logLikelihood, 6);
  });

  it('finds its side where as many items are keyed down as up', () => {
    const even = draw('2pl', [...BANKS['2pl'], ...BANKS['2pl']], 500, seededRandom(14));
    const expected = calibrate({ model: '2pl', responses: even });
    const turned = calibrate({
      model: '2pl',
      responses: { ...even, data: even.data.map((category, cell) => (cell % 10 >= 5 ? 1 - category : category)) },
    });
    expect(turned.converged).toBe(true);
    expect(turned.logLikelihood).toBeCloseTo(expected.logLikelihood, 6);
    const signs = turned.items.map((item) => Math.sign((item as CalibratedLogisticItem).slope));
    expect(signs.slice(0, 5).every((sign) => sign === signs[0])).toBe(true);
    expect(signs.slice(5).every((sign) => sign === -signs[0]!)).toBe(true);
  });

  it('stays finite where items agree and contradict one another perfectly', () => {
    const data = Int8Array.from({ length: 800 }, (_, cell) => ((Math.floor(cell / 4) % 2 === 0) === cell % 4 < 2 ? 1 : 0));
    const result = calibrate({ model: '2pl', responses: { data, people: 200, items: 4 } });
    expect(result.converged).toBe(false);
    // Half the people have each pattern: no model can give them more than 200 log(1/2).
    expect(result.logLikelihood).toBeLessThan(200 * Math.log(0.5) + 1e-6);
    expect(result.logLikelihood).toBeGreaterThan(-200);
  });

  it('works with the categories that were chosen, whatever their numbers', () => {
    const graded = draw('graded', BANKS.graded, 500, seededRandom(8));
    const expected = calibrate({ model: 'graded', responses: graded });
    const result = calibrate({ model: 'graded', responses: { ...graded, data: graded.data.map((category) => 2 * category + 1) } });
    expect(result.logLikelihood).toBeCloseTo(expected.logLikelihood, 8);
    expect((result.items[0] as CalibratedOrderedItem).categories).toEqual([1, 3, 5, 7]);
  });

  it('admits when it ran out of cycles', () => {
    const result = calibrate({ model: '2pl', responses, maximumCycles: 3, standardErrors: false });
    expect(result.converged).toBe(false);
    expect(result.notes).toEqual(['EM had not settled after 3 cycles.']);
  });

  it('does not call data converged that a slope separates completely', () => {
    // Two items that always agree: the likelihood rises for ever as their slopes grow.
    const data = Int8Array.from({ length: 400 }, (_, cell) => (Math.floor(cell / 4) % 2 === 0 ? 1 : 0));
    const result = calibrate({ model: '2pl', responses: { data, people: 100, items: 4 } });
    expect(result.converged).toBe(false);
    expect(result.notes.length).toBeGreaterThan(0);
    const held = calibrate({ model: '2pl', responses: { data, people: 100, items: 4 }, priors: WEAK_PRIORS });
    expect(held.converged).toBe(true);
  });

  it('is held by weak priors where answers are few, and hardly moved by them where they are many', () => {
    const few = draw('2pl', BANKS['2pl'], 40, seededRandom(21));
    const held = calibrate({ model: '2pl', responses: few, priors: WEAK_PRIORS });
    expect(held.converged).toBe(true);
    const slopes = held.items.map((item) => (item as CalibratedLogisticItem).slope);
    for (const slope of slopes) expect(Math.abs(slope - 1)).toBeLessThan(2);
    const many = draw('2pl', BANKS['2pl'], 20_000, seededRandom(22));
    const free = calibrate({ model: '2pl', responses: many });
    const weak = calibrate({ model: '2pl', responses: many, priors: WEAK_PRIORS });
    expect(free.logLikelihood - weak.logLikelihood).toBeLessThan(0.1);
  });

  it('reaches the same maximum with and without acceleration, in fewer cycles with it', () => {
    const slow = calibrate({ model: '2pl', responses, accelerate: false });
    expect(slow.logLikelihood).toBeCloseTo(plain.logLikelihood, 6);
    expect(plain.cycles).toBeLessThan(slow.cycles / 2);
  });

  it('takes more nodes by itself where posteriors are too narrow for 61', () => {
    const steep = Array.from({ length: 60 }, (_, item) => [6, ((item % 20) - 9.5) * 0.6]);
    const sharp = draw('2pl', steep, 500, seededRandom(4));
    const result = calibrate({ model: '2pl', responses: sharp, standardErrors: false });
    expect(result.nodes).toBeGreaterThan(61);
    expect(Math.abs(result.integrationError)).toBeLessThan(5e-4);
  });

  it('keeps nominal options without order, whichever way their numbers run', () => {
    const nominal = draw('nominal', BANKS.nominal, 2000, seededRandom(9));
    const expected = calibrate({ model: 'nominal', responses: nominal }).items as CalibratedNominalItem[];
    // Swap the numbers of options 1 and 2 of the first item: their parameters swap places.
    const data = nominal.data.map((category, cell) => (cell % 4 === 0 && category > 0 ? 3 - category : category));
    const swapped = calibrate({ model: 'nominal', responses: { ...nominal, data } }).items as CalibratedNominalItem[];
    const sign = Math.sign(swapped[0]!.slope[1]! * expected[0]!.slope[2]!);
    expect(swapped[0]!.slope[1]! * sign).toBeCloseTo(expected[0]!.slope[2]!, 3);
    expect(swapped[0]!.intercepts[2]!).toBeCloseTo(expected[0]!.intercepts[1]!, 3);
  });

  it('names what is wrong with malformed responses', () => {
    expect(() => calibrate({ model: '2pl', responses: { data: new Int8Array(3), people: 2, items: 2 } })).toThrow('4 cells; got 3');
    expect(() => calibrate({ model: '2pl', responses: { data: Int8Array.of(0, 1, 0, -4), people: 2, items: 2 } })).toThrow(
      'Person 1, item 1',
    );
    const three = { data: Int8Array.of(0, 1, 2, 1, 1, 0), people: 3, items: 2 };
    expect(() => calibrate({ model: '2pl', responses: three })).toThrow('0 has the categories 0, 1, 2: a 2pl item has two');
  });
});
