import i18next, { type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { drawMatrix } from '#content/games/pattern-loom/drawing.ts';
import { makeMatrix } from '#content/games/pattern-loom/play.ts';
import { BORDERS, FILLS, SHAPES, SIZES } from '#content/games/pattern-loom/script.ts';
import { PRACTICE, TEMPLATES } from '#content/games/pattern-loom/templates.ts';
import english from '../../../../public/assets/i18n/en/pattern-loom.json' with { type: 'json' };
import hindi from '../../../../public/assets/i18n/hi/pattern-loom.json' with { type: 'json' };
import { describeCell } from './describe-cell.ts';

type Words = { readonly [key: string]: string | Words };

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const words = i18next.createInstance();
await words.init({
  lng: 'en',
  resources: { en: { 'pattern-loom': english }, hi: { 'pattern-loom': hindi } },
  interpolation: { escapeValue: false },
});
const translatorOf = (language: string) => words.getFixedT(language, 'pattern-loom') as unknown as TFunction<'pattern-loom'>;

describe('The words of Pattern Loom', () => {
  it('say the same things in both languages, with the same blanks to fill', () => {
    const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    const inHindi = new Map(flat(hindi));
    expect([...inHindi.keys()].sort()).toEqual(
      flat(english)
        .map(([key]) => key)
        .sort(),
    );
    for (const [key, text] of flat(english)) expect(blanks(inHindi.get(key)!), key).toEqual(blanks(text));
  });

  it('are written in Devanagari in Hindi, all but the keys of the keyboard', () => {
    for (const [key, text] of flat(hindi)) expect(text.replaceAll(/\{\{\w+\}\}|Enter|\b[SN]\b/g, ''), key).not.toMatch(/[a-z]/i);
  });
});

describe('The rules of practice', () => {
  it.each([
    ['en', english],
    ['hi', hindi],
  ] as const)('have a line each in %s', (_, { rules }) => {
    const practised = PRACTICE.flatMap(({ ruled }) => ruled.map(({ feature, rule }) => `${feature}-${rule}`));
    expect(Object.keys(rules).sort()).toEqual(practised.sort());
  });
});

describe('A patch in words', () => {
  it('is said plainly', () => {
    const cell = [
      { kind: 'border', pattern: 'zigzag' },
      { kind: 'motif', shape: 'arrow', fill: 'stripes', size: 3, rotation: 45, count: 1 },
    ] as const;
    expect(describeCell(cell, translatorOf('en'))).toBe('one striped arrow, large, turned 45 degrees to the right; border: zigzag');
    expect(describeCell(cell, translatorOf('hi'))).toBe('एक धारीदार तीर, बड़े आकार में, दाईं ओर 45 अंश घुमाव; किनारी: लहरिया');
    const knots = [{ kind: 'knots', places: [0, 5] }] as const;
    expect(describeCell(knots, translatorOf('en'))).toBe('knots: top left, middle right');
    const many = [{ kind: 'motif', shape: 'cross', fill: 'open', size: 1, rotation: 0, count: 5 }] as const;
    expect(describeCell(many, translatorOf('en'))).toBe('5 empty crosses');
    expect(describeCell([{ kind: 'threads', lines: [0, 6] }], translatorOf('en'))).toBe(
      'threads: across at the top, slanting down to the right',
    );
  });

  it.each(['en', 'hi'])('has a word in %s for everything that can be drawn', (language) => {
    const t = translatorOf(language);
    for (const [index, shape] of SHAPES.entries()) {
      const told = describeCell(
        [
          { kind: 'border', pattern: BORDERS[index % BORDERS.length]! },
          { kind: 'threads', lines: [0, 1, 2, 3, 4, 5, 6, 7] },
          { kind: 'knots', places: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
          {
            kind: 'motif',
            shape,
            fill: FILLS[index % FILLS.length]!,
            size: SIZES[index % SIZES.length]!,
            rotation: 0,
            count: 1 + (index % 9),
          },
        ],
        t,
      );
      expect(told).not.toMatch(/describe\.|\{\{|undefined/);
    }
  });

  it.each(['en', 'hi'])('tells the eight alternatives of every matrix apart in %s, so that nobody needs to see them', (language) => {
    const t = translatorOf(language);
    for (const template of [...PRACTICE, ...TEMPLATES]) {
      const { alternatives } = drawMatrix(makeMatrix(template, 4711));
      expect(new Set(alternatives.map((cell) => describeCell(cell, t))).size, template.id).toBe(8);
    }
  });
});
