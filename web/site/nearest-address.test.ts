import { expect, test } from 'vitest';
import { editsBetween, nearestAddress } from './nearest-address.ts';

const ADDRESSES = [
  '/',
  '/login',
  '/signup',
  '/catalog',
  '/science',
  '/play-cognitive-games',
  '/home',
  '/home/my-data',
  '/policies/privacy-policy',
  '/report',
];

test.each([
  ['/sign-up', '/signup'],
  ['/lgoin', '/login'],
  ['/LOGIN/further', undefined],
  ['/Catalogue', '/catalog'],
  ['/catalog.html', '/catalog'],
  ['/play-cognitiv-game', '/play-cognitive-games'],
  ['/privacy-policy', '/policies/privacy-policy'],
  ['/policy/privacy-policy', '/policies/privacy-policy'],
  ['/my-data', '/home/my-data'],
  ['/hone', '/home'],
  ['/x', undefined],
  ['/wp-admin/setup.php', undefined],
  ['/nowhere', undefined],
])('%s may have meant %s', (typed, meant) => {
  expect(nearestAddress(typed, ADDRESSES)).toBe(meant);
});

test.each([
  ['', '', 0],
  ['river', 'river', 0],
  ['river', 'rivers', 1],
  ['river', 'rievr', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from "%s" to "%s" it takes %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
  expect(editsBetween(other, one)).toBe(edits);
});

test('an address as long as a browser sends is answered at once', () => {
  const from = performance.now();
  nearestAddress(`/${'a'.repeat(8_000)}`, ADDRESSES);
  expect(performance.now() - from).toBeLessThan(2_000);
});
