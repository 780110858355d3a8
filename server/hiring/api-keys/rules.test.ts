import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { asRecruiter, digestOf, isKey, isToBeNoted, KEY_BYTES, prefixOf, stateOf, writeKey } from './rules.ts';

test('a key is told from all else, and its beginning does not give it away', () => {
  const key = writeKey(randomBytes(KEY_BYTES));
  expect(isKey(key)).toBe(true);
  expect(key.startsWith(prefixOf(key))).toBe(true);
  expect(prefixOf(key)).toHaveLength(12);
  expect(digestOf(key)).not.toContain(key.slice(12));
  for (const other of ['', 'bhava_', `${key}a`, key.slice(1), key.replace('bhava', 'other'), `${key.slice(0, -1)}!`])
    expect([other, isKey(other)]).toEqual([other, false]);
});

test.each([
  ['without a last day', null, null, 'active'],
  ['on its last day', null, '2026-11-23', 'active'],
  ['on the day after', null, '2026-11-22', 'over'],
  ['once it is revoked', new Date(), null, 'revoked'],
  ['revoked, and over as well', new Date(), '2026-11-22', 'revoked'],
] as const)('%s', (_when, revokedAt, lastDay, state) => {
  expect(stateOf({ revokedAt, lastDay }, '2026-11-23')).toBe(state);
});

test.each([
  [null, true],
  [0, false],
  [59_999, false],
  [60_000, true],
])('used %s ms ago: noted again %s', (ago, isNoted) => {
  const now = new Date();
  expect(isToBeNoted(ago === null ? null : new Date(now.getTime() - ago), now)).toBe(isNoted);
});

test('a key reads as a recruiter whom no job and no assignment names', () => {
  expect(asRecruiter({ orgId: 5 })).toEqual({ id: -1, accountId: -1, orgId: 5, role: 'recruiter' });
});
