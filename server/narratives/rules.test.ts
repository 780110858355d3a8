import { describe, expect, it } from 'vitest';
import { alikeWith, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';
import { measuredHouses, profileShape, unmeasuredHouses, weaknessFact } from './rules.ts';

describe('the shape of a profile', () => {
  const shapeOf = (strengths: readonly (number | null)[], standardError = 0.3) =>
    profileShape(simulatedFacts({ strengths, standardError }));
  const none = Array<null>(12).fill(null);

  it('is nothing when nothing is measured', () => expect(shapeOf(none)).toBe('nothing'));
  it('is few under six measured houses', () => expect(shapeOf([3, 2, 1, 4, 2.5, ...none.slice(5)])).toBe('few'));
  it('is a peak when the first is beyond doubt', () => expect(shapeOf(PEAKED)).toBe('peak'));
  it('is a pair when just two cannot be told apart', () => expect(shapeOf([4.4, 4.3, ...PEAKED.slice(2)], 0.2)).toBe('pair'));
  it('is a slope when the first is alike with several', () =>
    expect(shapeOf([3.4, 3.3, 3.2, 2.9, 2.5, 2.1, 1.9, 1.7, 1.4, 1.2, 1.1, 0.8])).toBe('slope'));
  it('is unsure, not level, when wide errors alone make all alike', () => expect(shapeOf(PEAKED, 2)).toBe('unsure'));
  it('is level when half a point holds them all, however small the errors', () =>
    expect(shapeOf([2.5, 2.6, 2.7, 2.4, 2.5, 2.6, 2.7, 2.4, 2.5, 2.6, 2.7, 2.4], 0.01)).toBe('level'));
});

describe('groupings', () => {
  it('take the top three, and the bottom three from the lowest up', () => {
    const facts = simulatedFacts({ strengths: PEAKED });
    expect(powerfulHouses(facts)).toEqual([1, 6, 8]);
    expect(weakHouses(facts)).toEqual([10, 4, 9]);
    expect(measuredHouses(facts)[0]).toMatchObject({ house: 1, strength: 4.4 });
  });

  it('tell a house that stands in two runs as alike with the others of both', () => {
    const runs = {
      ranking: [1, 2, 3, 11, 4, 6],
      alike: [
        [1, 2, 3, 11, 4],
        [3, 11, 4, 6],
      ],
    };
    expect(alikeWith(runs, [3])).toEqual([1, 2, 11, 4, 6]);
    expect(alikeWith(runs, [6])).toEqual([3, 11, 4]);
    expect(alikeWith(runs, [5])).toEqual([]);
  });

  it('leave out what is not measured', () => {
    const facts = simulatedFacts({ strengths: [null, ...PEAKED.slice(1, 11), null] });
    expect(unmeasuredHouses(facts)).toEqual([1, 12]);
    expect(facts.ranking).not.toContain(1);
  });
});

describe('what a writer gets of a weak house', () => {
  it('is 100 characters of its description and two tips', () => {
    const tips = ['one', 'two', 'three'];
    expect(weaknessFact(3, { weaknessDescription: 'a'.repeat(140), improvementTips: tips })).toEqual({
      house: 3,
      description: 'a'.repeat(100),
      tips: ['one', 'two'],
    });
  });

  it('does not cut a letter in half', () => {
    const { description } = weaknessFact(3, { weaknessDescription: '😀'.repeat(120), improvementTips: [] });
    expect(description).toBe('😀'.repeat(100));
  });
});
