import { expect, test } from 'vitest';
import { loadScriptsLate } from './late-scripts.ts';

/** As React Router writes it. */
const documentOf = (entry: string) =>
  `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><p>Words</p><script type="module" async="" nonce="n">${entry}</script></body></html>`;
const ENTRY = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/login.js";

  window.__reactRouterRouteModules = {"root":route0,"en:login":route1};

import("/assets/entry.js");`;

test('a document asks for no script before it is painted, and then for each, the entry last', () => {
  const html = loadScriptsLate(documentOf(ENTRY));
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  const script = /<script type="module" async="" nonce="n">([\s\S]*)<\/script>/.exec(html)![1]!;
  expect(script.indexOf('requestAnimationFrame')).toBeLessThan(script.indexOf('import('));
  expect(script).toContain('const route1 = await import("/assets/login.js");');
  expect(script.indexOf('__reactRouterRouteModules')).toBeLessThan(script.lastIndexOf('import("/assets/entry.js");'));
  expect(script.trimEnd().endsWith('import("/assets/entry.js");')).toBe(true);
  expect(html).toContain('<p>Words</p>');
});

test('a document that is written in another way stays as it is', () => {
  for (const html of ['<p>Words</p>', documentOf('start();')]) expect(loadScriptsLate(html)).toBe(html);
});
