import { expect, test } from 'vitest';
import { breakIn, canonical, type Entry, follow } from './rules.ts';

const at = new Date('2026-11-23T06:00:00Z');
const chain: Entry[] = [];
for (const kind of ['offered', 'accepted', 'step']) chain.push(follow(chain.at(-1), kind, { kind }, at));

test('a chain is whole, and no entry can be changed, left out or exchanged', () => {
  expect(breakIn(chain)).toBeUndefined();
  expect(breakIn([])).toBeUndefined();
  for (const change of [{ kind: 'declined' }, { digest: 'x' }, { at: new Date(0) }, { hash: 'x' }, { previous: 'x' }])
    expect(breakIn([chain[0]!, { ...chain[1]!, ...change }, chain[2]!])).toBe(2);
  expect(breakIn([chain[0]!, chain[2]!])).toBe(2);
  expect(breakIn([chain[1]!, chain[0]!, chain[2]!])).toBe(1);
});

test('the same values have the same text', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonical({ a: undefined })).toBe('{"a":null}');
});
