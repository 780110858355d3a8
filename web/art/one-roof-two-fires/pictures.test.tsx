import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { backdrops } from '#content/stories/one-roof-two-fires/script-scenes.ts';
import { Cover } from './Cover.tsx';
import { pictures } from './pictures.ts';

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const references = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);
const drawn: readonly (readonly [string, ComponentType])[] = await Promise.all(
  Object.entries(pictures).map(async ([id, load]) => [id, await load()] as const),
);

describe('The pictures of One Roof, Two Fires', () => {
  test('are one for each screen, in the order of the tale, and none besides', () => {
    expect(Object.keys(pictures)).toEqual(backdrops.map(({ id }) => id));
  });

  test('are drawn for one screen each', () => {
    const markups = drawn.map(([, Picture]) => renderToStaticMarkup(<Picture />));
    expect(new Set(markups).size).toBe(backdrops.length);
  });

  test('keep their gradients apart when several stand on one page', () => {
    const page = renderToStaticMarkup(
      <>
        <Cover />
        {drawn.map(([id, Picture]) => (
          <Picture key={id} />
        ))}
      </>,
    );
    const ids = idsIn(page);
    expect(ids.length).toBeGreaterThan(drawn.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const used of references(page)) expect(ids).toContain(used);
  });

  test.each([...drawn, ['cover', Cover] as const])('%s is one quiet, sound drawing', (_, Picture) => {
    const markup = renderToStaticMarkup(<Picture />);
    const ids = idsIn(markup);

    expect(markup).toMatch(/^<svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(references(markup))).toEqual(new Set(ids));
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(markup).not.toMatch(/<(text|image|foreignObject|animate|script)/);
    expect(renderToStaticMarkup(<Picture />)).toBe(markup);
  });
});
