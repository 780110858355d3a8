import { expect, test } from 'vitest';
import { makeBreaker } from './breaker.ts';

const begin = new Date('2026-01-01T00:00:00Z').getTime();

function breakerAfter(failures: number) {
  let time = begin;
  const breaker = makeBreaker(() => new Date(time));
  for (let failure = 0; failure < failures; failure += 1) breaker.failed();
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { breaker, later };
}

test('four failures in a row stop nothing, and a success forgets them', () => {
  const { breaker } = breakerAfter(4);
  expect(breaker.closedUntil()).toBeUndefined();
  breaker.succeeded();
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  expect(breaker.closedUntil()).toBeUndefined();
});

test('after five nobody calls for thirty seconds', () => {
  const { breaker, later } = breakerAfter(5);
  expect(breaker.closedUntil()).toBe(begin + 30_000);
  later(29_999);
  expect(breaker.closedUntil()).toBe(begin + 30_000);
});

test('then one call finds out: the others wait for it', () => {
  const { breaker, later } = breakerAfter(5);
  later(30_000);
  expect(breaker.closedUntil()).toBeUndefined();
  expect(breaker.closedUntil()).toBeDefined();
  breaker.succeeded();
  expect(breaker.closedUntil()).toBeUndefined();
});

test('when that one fails, thirty seconds begin anew; when it was not made, another may', () => {
  const { breaker, later } = breakerAfter(5);
  later(30_000);
  breaker.closedUntil();
  breaker.failed();
  expect(breaker.closedUntil()).toBe(begin + 60_000);
  later(30_000);
  breaker.closedUntil();
  breaker.left();
  expect(breaker.closedUntil()).toBeUndefined();
});
