import { globSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const open = (path: string) => create(readFileSync(path)) as Font;

/** Every piece of Devanagari that the product says, in a word or a text. */
const written = [
  ...new Set(
    globSync('{content,contract,server,web}/**/*.{ts,tsx,json,ink,md}', { exclude: ['**/*.test.ts'] }).flatMap(
      (path) => readFileSync(path, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
    ),
  ),
];

/** Words side by side: nothing joins over a danda, and to lay words out one by one takes nearly twice as long. */
const lines = Array.from({ length: Math.ceil(written.length / 40) }, (_, line) => written.slice(40 * line, 40 * line + 40).join('।'));

/** The width of each letter that a line is made of: a joined form that the cut has lost changes their number and their widths. */
const drawn = (font: Font, line: string) =>
  `${line}: ${font.layout(line).glyphs.map(({ advanceWidth }) => Math.round((1000 * advanceWidth) / font.unitsPerEm))}`;

test.each([400, 600])('what we say in Hindi is drawn as by the whole font, at weight %i', (weight) => {
  expect(written.length).toBeGreaterThan(7_000);
  const whole = open(`node_modules/@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`);
  const cut = open(`web/ui/fonts/mukta-${weight}-devanagari.woff2`);
  expect(lines.map((line) => drawn(cut, line))).toEqual(lines.map((line) => drawn(whole, line)));
});

const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ'];
const VIRAMA = '्';

test('of two consonants that we never join, as in a name, none shows a virama that the whole font would not show', () => {
  const whole = open('node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2');
  const cut = open('web/ui/fonts/mukta-400-devanagari.woff2');
  const shown = (font: Font, text: string) => {
    const virama = font.layout(`क${VIRAMA}\u200c`).glyphs.at(-1)!.id;
    return font.layout(text).glyphs.filter(({ id }) => id === virama).length;
  };
  const pairs = CONSONANTS.flatMap((one) => CONSONANTS.map((other) => one + VIRAMA + other));
  expect(pairs.filter((pair) => shown(cut, pair) > shown(whole, pair))).toEqual([]);
});
