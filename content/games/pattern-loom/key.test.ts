import { describe, expect, it } from 'vitest';
import { optionProbabilities } from '#psychometrics';
import type { KeyedOption } from '../../items.ts';
import { bank, CONFIDENCE, difficultyOf, ITEMS, OPTION_IDS, REASONING, TIMED_OUT_ITEMS } from './key.ts';
import { FAMILIES, findTemplate, TEMPLATES } from './templates.ts';

describe('The bank of Pattern Loom', () => {
  it('has one four-option item and one two-option item per template', () => {
    expect(bank.version).toBe('2026-11.design-2');
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

  it('gives an even chance, at average confidence, to whoever reasons as well as the matrix is difficult', () => {
    TEMPLATES.forEach((template, index) => {
      const rightAt = (above: number) => {
        const theta = new Float64Array(36);
        theta[REASONING] = difficultyOf(template) + above;
        const four = optionProbabilities(ITEMS[index]!, theta);
        return [four[0]! + four[1]!, optionProbabilities(TIMED_OUT_ITEMS[index]!, theta)[0]!];
      };
      for (const even of rightAt(0)) expect(even).toBeCloseTo(0.5, 10);
      // On either side the four options and the two say nearly the same of who is right.
      for (const above of [-2, -1, 1, 2]) expect(Math.abs(rightAt(above)[0]! - rightAt(above)[1]!)).toBeLessThan(0.05);
    });
  });

  it('lets people be surer of what is easy for them', () => {
    const sureAt = (above: number) => {
      const theta = new Float64Array(36);
      theta[REASONING] = difficultyOf(TEMPLATES[0]!) + above;
      const four = optionProbabilities(ITEMS[0]!, theta);
      return four[0]! + four[2]!;
    };
    expect(sureAt(2)).toBeGreaterThan(sureAt(0));
    expect(sureAt(0)).toBeGreaterThan(sureAt(-2));
  });
});
