import { expect, test } from 'vitest';
import { seedOf } from './script-seed.ts';

test.each([
  // From the tables of the algorithm's authors (Fowler, Noll, Vo).
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the seed of "%s" is its FNV-1a hash', (text, hash) => {
  expect(seedOf(text) >>> 0).toBe(hash);
});

test('a word in Hindi has a seed of its own', () => {
  expect(seedOf('नाव')).not.toBe(seedOf('नाम'));
});
