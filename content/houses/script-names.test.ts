import { describe, expect, it } from 'vitest';
import { HOUSES } from '../mind/facets.ts';
import { houseName, houseNames, houseShortName, houseShortNames } from './script-names.ts';

describe('names of the houses', () => {
  it.each(['en', 'hi'] as const)('are twelve different ones in %s', (language) => {
    expect(new Set(HOUSES.map((house) => houseNames[language][house])).size).toBe(12);
    expect(new Set(HOUSES.map((house) => houseShortNames[language][house])).size).toBe(12);
  });

  it.each(['en', 'hi'] as const)('have short forms of at most 14 characters in %s', (language) => {
    for (const house of HOUSES) expect(houseShortNames[language][house].length).toBeLessThanOrEqual(14);
  });

  it('are written in Devanagari in Hindi', () => {
    for (const house of HOUSES) expect(`${houseNames.hi[house]} ${houseShortNames.hi[house]}`).toMatch(/^[\p{Script=Devanagari}\s-]+$/u);
  });

  it('fall back to the number where there is no name', () => {
    expect(houseName(4, 'en')).toBe('Emotional Intelligence and Security');
    expect(houseName(13, 'en')).toBe('House 13');
    expect(houseShortName(0, 'en')).toBe('House 0');
    expect(houseName(13, 'hi')).toBe('पहलू 13');
  });
});
