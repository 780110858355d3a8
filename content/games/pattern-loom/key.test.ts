import { describe, expect, it } from 'vitest';
import { optionProbabilities } from '#psychometrics';
import type { KeyedOption } from '../../items.ts';
import { bank, CONFIDENCE, difficultyOf, ITEMS, OPTION_IDS, REASONING, REASONING_SLOPE, TIMED_OUT_ITEMS } from './key.ts';
import { FAMILIES, findTemplate, TEMPLATES } from './templates.ts';

describe('The bank of Pattern Loom', () => {
  it('has one four-option item and one two-option item per template', () => {
    expect(bank.version).toBe('2026-11.design');
    expect(bank.items).toHaveLength(2 * TEMPLATES.length);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(60);
  });

  it('reaches from easy to hard in every family but the hardest', () => {
    const range = (family: string) => {
      const difficulties = TEMPLATES.filter((template) => template.family === family).map(difficultyOf);
      return [Math.min(...difficulties), Math.max(...difficulties)] as const;
    };
    expect(range('sequence')[0]).toBeLessThan(-2);
    expect(range('logic')[1]).toBeGreaterThan(2.4);
    for (const family of FAMILIES) {
      expect(range(family)[0], family).toBeLessThan(-1);
      expect(range(family)[1], family).toBeGreaterThan(0.3);
    }
  });

  it('makes more rules harder', () => {
    const difficulty = (id: string) => difficultyOf(findTemplate(id));
    expect(difficulty('shape-three')).toBeLessThan(difficulty('shape-three_fill-three'));
    expect(difficulty('shape-three_fill-three')).toBeLessThan(difficulty('shape-three_fill-three_border-three'));
    expect(difficulty('threads-or')).toBeLessThan(difficulty('threads-xor'));
  });

  it('moves reasoning up by every right answer, and confidence up by fitting sureness alone', () => {
    for (const item of ITEMS) {
      const options: readonly KeyedOption[] = item.options;
      const slope = (option: string, dimension: number) =>
        options.find(({ id }) => id === option)!.loadings.find((loading) => loading.dimension === dimension)!.slope;
      for (const option of OPTION_IDS) expect(slope(option, REASONING) > 0).toBe(option.startsWith('right'));
      for (const option of OPTION_IDS) expect(slope(option, CONFIDENCE) > 0).toBe(option === 'right-sure' || option === 'wrong-unsure');
    }
  });

  it('gives an even chance at average confidence to whoever reasons as well as the matrix is difficult', () => {
    TEMPLATES.forEach((template, index) => {
      for (const above of [-1, 0, 2]) {
        const theta = new Float64Array(36);
        theta[REASONING] = difficultyOf(template) + above;
        const expected = 1 / (1 + Math.exp(-REASONING_SLOPE * above));
        const four = optionProbabilities(ITEMS[index]!, theta);
        expect(four[0]! + four[1]!).toBeCloseTo(expected, 10);
        // Without a rating the same item is its own margin.
        expect(optionProbabilities(TIMED_OUT_ITEMS[index]!, theta)[0]!).toBeCloseTo(expected, 10);
      }
    });
  });
});
