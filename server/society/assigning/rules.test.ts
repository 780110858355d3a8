import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignReviewers, type Candidate, isStanding, mayReview, type ToReview } from './rules.ts';

const person = (personId: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ personId, fields: [], circles: [], organisation: '', load: 0 },
  ...more,
});
const proposal = (proposalId: string, authors: readonly Candidate[], more: Partial<ToReview> = {}): ToReview => ({
  ...{ proposalId, authors, asked: [], standing: 0 },
  ...more,
});
const problem = (...barred: number[]) => ({ fields: ['health'], barred: new Set(barred) });

test.each([
  ['somebody else', person(2), true],
  ['an author', person(1), false],
  ['who was asked before', person(7), false],
  ['a member of the same circle', person(2, { circles: [5, 9] }), false],
  ['a colleague', person(2, { organisation: 'harbour  TEA' }), false],
  ['who has said nothing of an organisation', person(2, { organisation: ' ' }), true],
] as const)('%s', (_who, candidate, isAllowed) => {
  const author = person(1, { circles: [9], organisation: 'Harbour Tea' });
  expect(mayReview(candidate, proposal('a', [author], { asked: [7] }), problem(1))).toBe(isAllowed);
});

test('three review each proposal, those whose field fits first, and nobody much more than others', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => person(index + 10, { fields: index < 3 ? ['health'] : ['culture'] }));
  const one = assignReviewers([proposal('a', [person(1)])], crowd, problem(1), 'seed');
  expect(one.map(({ personId }) => personId).sort()).toEqual([10, 11, 12]);
  const three = assignReviewers(
    ['a', 'b', 'c'].map((id, index) => proposal(id, [person(index + 1)])),
    crowd,
    problem(1, 2, 3),
    'seed',
  );
  const loads = [...Map.groupBy(three, ({ personId }) => personId).values()].map(({ length }) => length);
  expect(three).toHaveLength(9);
  expect(Math.max(...loads)).toBeLessThanOrEqual(2);
});

test('one who is late is replaced by one other', () => {
  const crowd = [2, 3, 4, 5].map((id) => person(id));
  const late = proposal('a', [person(1)], { asked: [2, 3, 4], standing: 2 });
  expect(assignReviewers([late], crowd, problem(1), 'seed')).toEqual([{ proposalId: 'a', personId: 5 }]);
});

test('a rule: never an author, never twice, never more than three, the same for the same seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 14 }), fc.string(), (proposals, others, seed) => {
      const authors = Array.from({ length: proposals }, (_, index) => person(index + 1, { circles: [index % 3] }));
      const crowd = [...authors, ...Array.from({ length: others }, (_, index) => person(100 + index, { circles: [index % 4] }))];
      const given = authors.map((author, index) => proposal(`p${index}`, [author]));
      const about = problem(...authors.map(({ personId }) => personId));
      const assigned = assignReviewers(given, crowd, about, seed);
      expect(assignReviewers(given, crowd, about, seed)).toEqual(assigned);
      for (const { proposalId, authors: own } of given) {
        const reviewers = assigned.filter((one) => one.proposalId === proposalId).map(({ personId }) => personId);
        expect(new Set(reviewers).size).toBe(reviewers.length);
        expect(reviewers.length).toBeLessThanOrEqual(3);
        for (const reviewer of reviewers) {
          expect(reviewer).toBeGreaterThanOrEqual(100);
          expect((reviewer - 100) % 4).not.toBe(own[0]!.circles[0]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

const now = new Date('2026-11-23T06:00:00Z');
test.each([
  ['given, whoever has gone', 'given', now, null, true],
  ['asked for, in time', 'asked', new Date(now.getTime() + 1), 5, true],
  ['asked for, at the very end', 'asked', now, 5, false],
  ['asked of somebody who has left', 'asked', new Date(now.getTime() + 1), null, false],
  ['replaced', 'replaced', new Date(now.getTime() + 1), 5, false],
] as const)('a review that is %s', (_what, state, dueAt, presentId, stands) => {
  expect(isStanding({ state, dueAt, presentId }, now)).toBe(stands);
});
