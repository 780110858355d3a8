import { existsSync, readdirSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Scenes } from '#content/stories/script-scene.ts';
import type { Pictures } from './picture.ts';

/** The drawings of every story: a folder beside this file that holds `pictures.ts` and `Cover.tsx` is tested as soon as it is there. */

type Drawn = readonly (readonly [id: string, Picture: ComponentType])[];

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const references = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);

const foldersWith = (file: string, parent: URL): string[] =>
  readdirSync(parent)
    .filter((name) => existsSync(new URL(`${name}/${file}`, parent)))
    .sort();

const slugs = foldersWith('pictures.ts', new URL('.', import.meta.url));
const stories = await Promise.all(
  slugs.map(async (slug) => {
    const { pictures } = (await import(`./${slug}/pictures.ts`)) as { pictures: Pictures };
    const { Cover } = (await import(`./${slug}/Cover.tsx`)) as { Cover: ComponentType };
    const { backdrops } = (await import(`../../content/stories/${slug}/script-scenes.ts`)) as Scenes;
    const drawn: Drawn = await Promise.all(Object.entries(pictures).map(async ([id, load]) => [id, await load()] as const));
    return [slug, { drawn, Cover, told: [...new Set(backdrops.map(({ id }) => id))] }] as const;
  }),
);

test('no story is without its pictures', () => {
  const written = foldersWith('script-scenes.ts', new URL('../../content/stories/', import.meta.url));
  expect(written.length).toBeGreaterThan(0);
  expect(slugs).toEqual(written);
});

describe.each(stories)('The pictures of %s', (_slug, { drawn, Cover, told }) => {
  test('are those that the tale names, in its order, and none besides', () => {
    expect(drawn.map(([id]) => id)).toEqual(told);
  });

  test('are each a drawing of its own', () => {
    const markups = drawn.map(([, Picture]) => renderToStaticMarkup(<Picture />));
    expect(new Set(markups).size).toBe(drawn.length);
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

  test.each([...drawn, ['cover', Cover] as const])('%s is one quiet, sound drawing', (_id, Picture) => {
    const markup = renderToStaticMarkup(<Picture />);
    const ids = idsIn(markup);

    expect(markup).toMatch(/^<svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(references(markup))).toEqual(new Set(ids));
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object|\$\{/);
    expect(markup).not.toMatch(/<(text|image|foreignObject|animate|script)/);
    expect(renderToStaticMarkup(<Picture />)).toBe(markup);
  });
});
