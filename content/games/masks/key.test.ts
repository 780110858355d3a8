import { describe, expect, it } from 'vitest';
import { optionProbabilities } from '#psychometrics';
import type { KeyedItem } from '../../items.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import {
  CHANGES,
  difficultyOfFeeling,
  difficultyOfLooks,
  FEELING_ITEMS,
  LOOKS_ITEMS,
  looksOption,
  NAMING,
  NAMING_OPTIONS,
  readLooksOption,
  unlikenessOf,
} from './key.ts';
import { CHANGED_IN_BLOCK, LOOKS_IN_BLOCK } from './script.ts';
import { FEELING_TEMPLATES, type FeelingTemplate, LOOKS_TEMPLATES, type LooksTemplate } from './templates.ts';

function chances(item: KeyedItem, dimension: number, value: number): Map<string, number> {
  const theta = new Float64Array(FACET_COUNT);
  theta[dimension] = value;
  const probabilities = optionProbabilities(item, theta);
  return new Map(item.options.map(({ id }, index) => [id, probabilities[index]!]));
}

/** Expected number of looks told right, with everything below half of them taken for half: nobody who looks is worse than chance. */
function expectedRight(item: KeyedItem, value: number): number {
  const found = chances(item, CHANGES, value);
  return [...found].reduce((sum, [option, chance]) => {
    const { hits, alarms } = readLooksOption(option)!;
    return sum + chance * (CHANGED_IN_BLOCK + Math.max(0, hits - alarms));
  }, 0);
}

describe('The bank of Masks', () => {
  it('has 45 blocks, and 96 faces to be named, each with words that agree and words that contradict', () => {
    expect([LOOKS_ITEMS.length, FEELING_ITEMS.length]).toEqual([45, 192]);
  });

  it('reaches from easy to hard in both parts', () => {
    const looks = LOOKS_TEMPLATES.map(difficultyOfLooks);
    const feelings = FEELING_TEMPLATES.map((template) => difficultyOfFeeling(template));
    for (const difficulties of [looks, feelings]) {
      expect(Math.min(...difficulties)).toBeLessThan(-2.5);
      expect(Math.max(...difficulties)).toBeGreaterThan(2.5);
    }
  });

  it('makes smaller changes, eyes, and what else changes harder', () => {
    const base: LooksTemplate = { kind: 'looks', id: 'x', zone: 'brows', size: 1, distractions: 0 };
    const harder: Partial<LooksTemplate>[] = [{ size: 0.7 }, { zone: 'eyes' }, { distractions: 1 }];
    for (const change of harder) expect(difficultyOfLooks({ ...base, ...change })).toBeGreaterThan(difficultyOfLooks(base));
    expect(difficultyOfLooks({ ...base, zone: 'mouth' })).toBeLessThan(difficultyOfLooks(base));
  });

  it('makes weaker, mixed and contradicted faces harder, and those whose neighbours look alike', () => {
    const base: FeelingTemplate = { kind: 'feeling', id: 'x', quad: 16, strength: 'clear' };
    for (const strength of ['mixed', 'faint'] as const)
      expect(difficultyOfFeeling({ ...base, strength })).toBeGreaterThan(difficultyOfFeeling(base));
    expect(difficultyOfFeeling({ ...base, strength: 'full' })).toBeLessThan(difficultyOfFeeling(base));
    expect(difficultyOfFeeling(base, 'contradicts')).toBeGreaterThan(difficultyOfFeeling(base, 'agrees'));
    expect(unlikenessOf(18)).toBeLessThan(unlikenessOf(16));
    expect(difficultyOfFeeling({ ...base, quad: 18 })).toBeGreaterThan(difficultyOfFeeling(base));
  });
});

describe('A block', () => {
  const item = LOOKS_ITEMS[0]!;
  const difficulty = difficultyOfLooks(LOOKS_TEMPLATES[0]!);

  it('is told right about three times of four by whoever is as able as it is difficult', () => {
    // Of 64 ways to answer, 42, 15, 6 and 1 exceed chance by 0 to 3; at odds of 3 to 1 they weigh 42, 45, 54 and 27.
    expect(expectedRight(item, difficulty)).toBeCloseTo(3 + (45 + 2 * 54 + 3 * 27) / 168, 10);
  });

  it('tends to half right for those who see nothing, and to all right for those who see everything', () => {
    expect(expectedRight(item, difficulty - 8)).toBeCloseTo(3, 1);
    expect(expectedRight(item, difficulty + 12)).toBeCloseTo(LOOKS_IN_BLOCK, 1);
  });

  it('takes "always changed" and "always same" for the same: a guess', () => {
    const slopes = new Map(item.options.map(({ id, loadings }) => [id, loadings[0]!.slope]));
    for (const option of [looksOption(3, 3), looksOption(0, 0), looksOption(1, 2)]) expect(slopes.get(option)).toBe(0);
    expect(slopes.get(looksOption(3, 0))).toBeGreaterThan(slopes.get(looksOption(2, 0))!);
    expect(slopes.get(looksOption(2, 0))).toBe(slopes.get(looksOption(3, 1)));
  });

  it('reads back what it calls its options', () => {
    expect(readLooksOption(looksOption(2, 1))).toEqual({ hits: 2, alarms: 1 });
    expect(readLooksOption('named')).toBeUndefined();
  });
});

describe('A face to be named', () => {
  const item = FEELING_ITEMS[0]!;
  const difficulty = difficultyOfFeeling(FEELING_TEMPLATES[0]!, 'agrees');

  it('is named by five of eight at its difficulty; of the others half take the feeling that looks most alike', () => {
    const found = chances(item, NAMING, difficulty);
    expect([...found.keys()]).toEqual(NAMING_OPTIONS);
    expect(found.get('named')).toBeCloseTo(0.625, 10);
    expect(found.get('near')).toBeCloseTo(0.1875, 10);
  });

  it('is named by more of those who know more, and mistaken for what is unlike by more of those who know less', () => {
    const [low, high] = [chances(item, NAMING, difficulty - 1), chances(item, NAMING, difficulty + 1)];
    expect(high.get('named')!).toBeGreaterThan(low.get('named')!);
    expect(low.get('far')! / low.get('near')!).toBeGreaterThan(high.get('far')! / high.get('near')!);
  });
});
