import { expect, test } from 'vitest';
import { keepOwn } from './load-jobs.ts';

const rowsOf = (...ids: readonly number[]) => ids.map((jobId) => ({ jobId }));
const idsOf = (rows: readonly { readonly jobId: number }[]) => rows.map(({ jobId }) => jobId);

test('a job that was changed here stays where it was, though it belongs elsewhere now', () => {
  expect(idsOf(keepOwn(rowsOf(1, 3), rowsOf(1, 2, 3), new Set([2])))).toEqual([1, 2, 3]);
  expect(idsOf(keepOwn(rowsOf(), rowsOf(1, 2), new Set([2])))).toEqual([2]);
});

test('what others have moved elsewhere goes, and what they have made comes', () => {
  expect(idsOf(keepOwn(rowsOf(4, 1, 3), rowsOf(1, 2, 3), new Set()))).toEqual([4, 1, 3]);
  expect(idsOf(keepOwn(rowsOf(4, 1, 2), rowsOf(1, 2), new Set([2])))).toEqual([4, 1, 2]);
});
