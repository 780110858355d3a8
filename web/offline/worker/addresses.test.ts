import { expect, test } from 'vitest';
import { filesIn, isForGood, pathOf } from './addresses.ts';

test('a document is kept under its path alone: what follows it may be somebody’s', () => {
  expect(['/', '/hi/', '/hi', '/about/', '/blog/one'].map(pathOf)).toEqual(['/', '/hi', '/hi', '/about', '/blog/one']);
});

test.each([
  ['/assets/frame-CH8QTauB.js', true],
  ['/assets/i18n/hi/ui.json?v=0a1b2c3d4e5f', true],
  ['/assets/i18n/hi/ui.json', false],
  ['/assets/frame-CH8QTauB.js?v=1', false],
  ['/assets/blog/what-a-range-means.svg', false],
  ['/api/assets/frame-CH8QTauB.js', false],
  ['/api/report/1/strengths?v=1', false],
  ['/home/two/12345678.js', false],
])('whether %s stays the same for good: %s', (address, expected) => {
  expect(isForGood(new URL(address, 'https://bhava.example'))).toBe(expected);
});

test('the scripts of a document are found once each, whatever else it names', () => {
  const html = `<link href="/assets/mukta-400-J_3H44mf.woff2"/><script>const files = ["/assets/react-C0TEmgKC.js","/assets/root-BQsTeSg1.js"];
    import("/assets/root-BQsTeSg1.js");</script>`;
  expect(filesIn(html)).toEqual(['/assets/react-C0TEmgKC.js', '/assets/root-BQsTeSg1.js']);
  expect(filesIn('<p>nothing</p>')).toEqual([]);
});
