import { expect, test } from 'vitest';
import { doEach } from './do-each.ts';

const run = async (failing: readonly number[]) => {
  const done: number[] = [];
  const whole = doEach([1, 2, 3, 4], async (one) => {
    if (failing.includes(one)) throw new Error(`${one} was refused`);
    done.push(one);
  });
  return {
    failure: await whole.then(
      () => undefined,
      (failure: unknown) => failure,
    ),
    done,
  };
};

test('all have their turn, one after the other', async () => {
  expect(await run([])).toEqual({ failure: undefined, done: [1, 2, 3, 4] });
});

test('one that fails holds up no other, and what failed is told', async () => {
  const { failure, done } = await run([2]);
  expect(done).toEqual([1, 3, 4]);
  expect(failure).toEqual(new Error('2 was refused'));
});

test('of several that fail, all are told', async () => {
  const { failure, done } = await run([1, 4]);
  expect(done).toEqual([2, 3]);
  expect((failure as AggregateError).errors.map(({ message }: Error) => message)).toEqual(['1 was refused', '4 was refused']);
});
