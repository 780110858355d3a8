import { describe, expect, it } from 'vitest';
import { INVALID_WEIGHT } from '../../signs.ts';
import { patternLoom } from './definition.ts';
import { type Manner, type Played, type Sitting, scoredOf, sit, sitHonestly } from './fixtures/played-sittings.ts';
import { ITEMS, timedOutItemId } from './key.ts';

const isInvalid = (sitting: Sitting) => patternLoom.signs(scoredOf(sitting)).reduce((sum, [, weight]) => sum + weight, 0) >= INVALID_WEIGHT;
const rateOf = (people: number, sitting: (seed: number) => Sitting) =>
  Array.from({ length: people }, (_, seed) => sitting(seed)).filter(isInvalid).length / people;

const blindly: Manner = (trial, random) => {
  const offered = patternLoom.blindAnswers(trial);
  return offered[Math.floor(random() * offered.length)]!;
};

describe('The signs of carelessness', () => {
  it('speak against hardly anybody who looks', () => {
    // .0020 of 3,000; by chance one in 300 such samples has more than three
    expect(rateOf(300, sitHonestly)).toBeLessThanOrEqual(3 / 300);
  });

  it('speak against hardly anybody who looks and finds it hard', () => {
    expect(rateOf(100, (seed) => sitHonestly(seed, -2))).toBeLessThanOrEqual(0.02); // .003 of 600
    expect(rateOf(100, (seed) => sitHonestly(seed, -3))).toBeLessThanOrEqual(0.12); // .047 of 600: one in 740 people is so low
  });

  it('find those who guess', () => {
    expect(rateOf(200, (seed) => sit(seed, blindly))).toBeGreaterThanOrEqual(0.92); // .958 of 600, with a standard error of .014 here
  });

  it('find most of those who guess and always say the same of being sure', () => {
    const saying = (sure: boolean) => (seed: number) =>
      sit(seed, (_trial, random) => ({ kind: 'matrix', place: Math.floor(8 * random()), sure, timedOut: false }));
    expect(rateOf(80, saying(true))).toBeGreaterThan(0.8); // .925 of 600
    expect(rateOf(80, saying(false))).toBeGreaterThan(0.65); // .825 of 600
  });

  it('find everybody who presses one place all along, whatever they say of being sure', () => {
    const places = Array.from({ length: 8 }, (_, place) => place);
    const stubborn = (place: number, isSure: (random: number) => boolean) =>
      sit(place + 50, (_trial, random) => ({ kind: 'matrix', place, sure: isSure(random()), timedOut: false }));
    for (const place of places) {
      for (const isSure of [() => true, () => false, (random: number) => random < 0.5]) {
        const signs = patternLoom.signs(scoredOf(stubborn(place, isSure)));
        expect(signs).toContainEqual(['one-place', INVALID_WEIGHT]);
      }
    }
  });

  it('find times that are too even for a hand', () => {
    const even = scoredOf(sitHonestly(4)).map((played): Played => ({ ...played, responseTimeMs: 21_000 }));
    expect(patternLoom.signs(even)).toEqual([['scripted', INVALID_WEIGHT]]);
  });

  it('tell a player who is gone from one who guesses, and take a minute that ran out now and then for no guess', () => {
    const late = ITEMS.slice(0, 24).map(
      ({ id }): Played => ({
        answer: { kind: 'matrix', place: null, sure: null, timedOut: true },
        item: timedOutItemId(id),
        option: 'wrong',
        responseTimeMs: 60_000,
        receivedAt: new Date(0),
      }),
    );
    expect(patternLoom.signs(late)).toContainEqual(['absent', INVALID_WEIGHT]);
    expect(patternLoom.signs(late).map(([flag]) => flag)).not.toContain('guessing');
    const honest = scoredOf(sitHonestly(4));
    expect(patternLoom.signs([...honest, ...late.slice(0, 4)])).toEqual([]);
  });
});

describe('The counts', () => {
  it('tell how many cloths were completed, and how often one was sure and right', () => {
    const sitting = sitHonestly(9);
    const counts = patternLoom.counts(sitting.played);
    const of = (...options: string[]) => scoredOf(sitting).filter(({ option }) => options.includes(option)).length;
    expect(counts).toEqual({
      cloths: scoredOf(sitting).length,
      right: of('right-sure', 'right-unsure'),
      sure: of('right-sure', 'wrong-sure'),
      sureAndRight: of('right-sure'),
      unsure: of('right-unsure', 'wrong-unsure'),
      unsureAndWrong: of('wrong-unsure'),
      rules: expect.any(Number),
    });
    expect(counts.rules).toBeGreaterThan(0);
    expect(patternLoom.counts([])).toEqual({ cloths: 0, right: 0, sure: 0, sureAndRight: 0, unsure: 0, unsureAndWrong: 0, rules: 0 });
  });
});
