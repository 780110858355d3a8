import { expect, test } from 'vitest';
import { canonical, type Entry, follow, isWhole } from './rules.ts';

const at = new Date('2026-11-23T06:00:00Z');
const chain: Entry[] = [];
for (const kind of ['offered', 'accepted', 'step']) chain.push(follow(chain.at(-1), kind, { kind }, at));

test('a chain is whole, and no entry can be changed, left out or exchanged', () => {
  expect(isWhole(chain)).toBe(true);
  expect(isWhole([])).toBe(true);
  for (const change of [{ kind: 'declined' }, { digest: 'x' }, { at: new Date(0) }, { hash: 'x' }, { previous: 'x' }])
    expect(isWhole([chain[0]!, { ...chain[1]!, ...change }, chain[2]!])).toBe(false);
  expect(isWhole([chain[0]!, chain[2]!])).toBe(false);
  expect(isWhole([chain[1]!, chain[0]!, chain[2]!])).toBe(false);
});

test('the same values have the same text', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonical({ a: undefined })).toBe('{"a":null}');
});
