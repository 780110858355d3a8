import { describe, expect, test } from 'vitest';
import { chosenOf, countApprovals, faultOf, neededReadings } from './rules.ts';

describe('approvals', () => {
  test.each([
    ['one more than the others', [['a'], ['a', 'b'], ['b', 'a']], { a: 3, b: 2, c: 0 }, ['a']],
    ['a tie', [['a'], ['b']], { a: 1, b: 1, c: 0 }, ['a', 'b']],
    ['nobody who approves', [[], []], { a: 0, b: 0, c: 0 }, []],
    ['no ballot', [], { a: 0, b: 0, c: 0 }, []],
    ['a ballot that names one twice', [['a', 'a']], { a: 1, b: 0, c: 0 }, ['a']],
    ['a proposal that was withdrawn', [['gone'], ['b']], { a: 0, b: 1, c: 0 }, ['b']],
  ])('%s', (_what, ballots, counts, chosen) => {
    const counted = countApprovals(
      ['a', 'b', 'c'],
      ballots.map((approved) => ({ approved })),
    );
    expect(Object.fromEntries(counted.map(({ proposalId, approvals }) => [proposalId, approvals]))).toEqual(counts);
    expect(chosenOf(counted).map(({ proposalId }) => proposalId)).toEqual(chosen);
  });
});

describe('a ballot', () => {
  const proposals = ['a', 'b', 'c', 'd'];
  test.each([
    ['after two readings', ['a'], ['a', 'b'], [], 'read-first'],
    ['after three readings', ['a'], ['a', 'b', 'c'], [], undefined],
    ['of nothing, after three', [], ['a', 'b', 'c'], [], undefined],
    ['of one’s own', ['d'], ['a', 'b', 'c', 'd'], ['d'], 'own'],
    ['of what was not read', ['d'], ['a', 'b', 'c'], [], 'unread'],
    ['of what is not there', ['x'], ['a', 'b', 'c', 'x'], [], 'unread'],
    ['with one’s own as the third reading', ['a'], ['a', 'b', 'd'], ['d'], 'read-first'],
  ])('%s', (_what, approved, read, own, fault) => {
    expect(faultOf({ approved, proposals, read: new Set(read), own: new Set(own) })).toBe(fault);
  });
  test('needs as many readings as there are proposals, three at most', () => {
    expect([0, 1, 2, 3, 9].map(neededReadings)).toEqual([0, 1, 2, 3, 3]);
  });
});
