import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { backdrops } from '#content/lantern-ferry/script-scenes.ts';
import { Backdrop, pictures } from './Backdrop.tsx';
import { Cover } from './Cover.tsx';

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const references = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);

describe('The pictures of the Lantern Ferry', () => {
  test('every backdrop of the story is drawn, and nothing else is', () => {
    expect(Object.keys(pictures).sort()).toEqual(backdrops.map(({ id }) => id).sort());
  });

  test('no two backdrops share a picture', () => {
    const markups = backdrops.map(({ id }) => renderToStaticMarkup(<Backdrop id={id} />));
    expect(new Set(markups).size).toBe(backdrops.length);
  });

  test('an id that has no picture shows the river rather than a hole', () => {
    for (const id of ['no-such-place', 'constructor']) expect(renderToStaticMarkup(<Backdrop id={id} />)).toContain('<svg');
  });

  test.each([...Object.entries(pictures), ['cover', Cover] as const])('%s is one quiet, sound drawing', (_, Picture) => {
    const markup = renderToStaticMarkup(<Picture />);
    const ids = idsIn(markup);

    expect(markup).toMatch(/^<svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(references(markup))).toEqual(new Set(ids));
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(markup).not.toMatch(/<text|<image|<animate|<script/);
    expect(renderToStaticMarkup(<Picture />)).toBe(markup);
  });
});
