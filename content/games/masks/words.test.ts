import { describe, expect, it } from 'vitest';
import english from '../../../public/assets/i18n/en/masks.json' with { type: 'json' };
import hindi from '../../../public/assets/i18n/hi/masks.json' with { type: 'json' };
import { LINES } from './lines.ts';
import { FEELINGS } from './script.ts';
import { MUSCLES } from './script-muscles.ts';
import { CHANGE_UNITS } from './templates.ts';

describe.each([
  ['en', english],
  ['hi', hindi],
] as const)('The words of Masks (%s)', (_, words) => {
  it('say every line, none twice and none with the name of a feeling in it', () => {
    const lines = Object.entries(words.lines);
    expect(lines.map(([line]) => Number(line))).toEqual([...LINES]);
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length);
    const names = Object.values(words.feelings).map((name) => name.toLowerCase());
    for (const [, line] of lines) expect(names.filter((name) => line.toLowerCase().includes(name))).toEqual([]);
  });

  it('name each feeling in its own way, and every muscle', () => {
    expect(Object.keys(words.feelings)).toEqual([...FEELINGS]);
    expect(new Set(Object.values(words.feelings)).size).toBe(FEELINGS.length);
    expect(Object.keys(words.describe)).toEqual(expect.arrayContaining([...MUSCLES]));
    expect(Object.keys(words.moved).sort()).toEqual(Object.values(CHANGE_UNITS).flatMap(Object.keys).sort());
  });
});
