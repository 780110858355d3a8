import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figures } from '#content/figures/figures.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { Portrait } from './Portrait.tsx';
import type { Drawing, Light } from './parts/tones.ts';
import { portraits } from './portraits.ts';

const drawn = await Promise.all(HOUSES.map(async (house) => [house, await portraits[house]()] as const));
const markupOf = (drawing: ComponentType<Drawing>, light?: Light) =>
  renderToStaticMarkup(<Portrait drawing={drawing} {...(light && { light })} />);
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const references = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);

test('every house has a drawing of its own', () => {
  expect(new Set(drawn.map(([, drawing]) => markupOf(drawing))).size).toBe(HOUSES.length);
});

test('twelve portraits on one page keep their gradients apart', () => {
  const page = renderToStaticMarkup(drawn.map(([house, drawing]) => <Portrait key={house} drawing={drawing} />));
  const ids = idsIn(page);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(references(page))).toEqual(new Set(ids));
});

describe.each(drawn)('the portrait of house %i', (house, drawing) => {
  test.each(['day', 'night', 'system'] as const)('is a sound drawing (%s)', (light) => {
    const markup = markupOf(drawing, light);
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 630"/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object|\$\{/);
    expect(markup).not.toMatch(/<(text|image|foreignObject|animate|script)/);
  });

  test('needs nothing from the page as an image of the day or of the night, and follows the device otherwise', () => {
    expect(markupOf(drawing, 'day')).not.toMatch(/var\(|light-dark\(|class=/);
    expect(markupOf(drawing, 'night')).not.toMatch(/var\(|light-dark\(|class=/);
    expect(markupOf(drawing, 'day')).not.toBe(markupOf(drawing, 'night'));
    expect(markupOf(drawing)).toContain('light-dark(');
  });

  test('is told in words where it has a title, and hidden where it is decoration', () => {
    const { name, portrait } = figures.en[house];
    const told = renderToStaticMarkup(<Portrait drawing={drawing} title={name} description={portrait} />);
    const [named, shown] = told.match(/aria-labelledby="([^"]+)"/)![1]!.split(' ');
    expect(told).toContain('role="img"');
    expect(told).toContain(`<title id="${named}">${name}</title><desc id="${shown}">${portrait}</desc>`);
    expect(markupOf(drawing)).toContain('aria-hidden="true"');
  });
});

/** The server makes pictures and cannot run a drawing: it reads these files. `vitest run web/art/figures --update` writes them anew. */
test.each(drawn.flatMap(([house, drawing]) => (['day', 'night'] as const).map((light) => [house, light, drawing] as const)))(
  'the file of house %i by %s is as it is drawn',
  async (house, light, drawing) => {
    await expect(`${markupOf(drawing, light)}\n`).toMatchFileSnapshot(`../../../content/figures/portraits/${house}-${light}.svg`);
  },
);
