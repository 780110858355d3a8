import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forbiddenWord } from '#content/houses/forbidden-words.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES } from '#contract/language.ts';
import { TREE_HEIGHT, TREE_WIDTH, tagPlace } from './tag-places.ts';

describe.each(LANGUAGES)('what the tree tells in %s', (language) => {
  const text = readFileSync(`public/assets/i18n/${language}/landing-brain.json`, 'utf8');
  const { houses } = JSON.parse(text).domains as { houses: Record<string, { what: string; root: string }> };

  test('speaks of each of the twelve, and of each differently', () => {
    expect(Object.keys(houses)).toEqual(HOUSES.map(String));
    expect(new Set(Object.values(houses).flatMap(({ what, root }) => [what, root])).size).toBe(2 * HOUSES.length);
  });

  test('has no word of astrology, and none of a clinic', () => {
    expect(forbiddenWord(text)).toBeUndefined();
  });
});

describe('the drawings', () => {
  const drawing = (name: string) => readFileSync(`web/site/landing/domains/${name}.svg`, 'utf8');

  test('have a crown for each branch', () => {
    for (const house of HOUSES) expect(drawing('crowns')).toContain(`<view id="crown-${house}"`);
  });

  test('are as large as their tags take them to be, and every tag hangs within', () => {
    expect(drawing('tree-wide')).toContain(`viewBox="0 0 ${TREE_WIDTH} ${TREE_HEIGHT}"`);
    for (const house of HOUSES) for (const place of Object.values(tagPlace(house))) expect(Number.parseFloat(place)).toBeLessThan(95);
  });
});
