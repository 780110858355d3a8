import { describe, expect, it } from 'vitest';
import { alikeWith, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';
import { measuredHouses, unmeasuredHouses, weaknessFact } from './rules.ts';

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
