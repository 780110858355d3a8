import { expect, test } from 'vitest';
import { makeCallQueue, QueueFull } from './call-queue.ts';

/** Work that ends when it is told to, and notes when it begins. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)!() };
}

test('a few at a time, in the order in which they came', async () => {
  const { begun, work, end } = makeWork();
  const queue = makeCallQueue({ atOnce: 2, atOncePerAsker: 2, maxWaiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.take(name, work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await all[0];
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever has enough under way lets the others pass', async () => {
  const { begun, work, end } = makeWork();
  const queue = makeCallQueue({ atOnce: 2, atOncePerAsker: 1, maxWaiting: 10 });
  const first = queue.take('greedy', work('g1'));
  const second = queue.take('greedy', work('g2'));
  const other = queue.take('other', work('o1'));
  expect(begun).toEqual(['g1', 'o1']);
  end('g1');
  await first;
  end('o1');
  end('g2');
  expect(await Promise.all([second, other])).toEqual(['g2', 'o1']);
});

test('a failure gives its place on', async () => {
  const queue = makeCallQueue({ atOnce: 1, atOncePerAsker: 1, maxWaiting: 10 });
  const failing = queue.take('a', () => Promise.reject(new Error('no')));
  const next = queue.take('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('too many waiting are turned away', async () => {
  const { work, end } = makeWork();
  const queue = makeCallQueue({ atOnce: 1, atOncePerAsker: 1, maxWaiting: 1 });
  const one = queue.take('a', work('a'));
  const two = queue.take('b', work('b'));
  await expect(queue.take('c', work('c'))).rejects.toBeInstanceOf(QueueFull);
  end('a');
  await one;
  end('b');
  await two;
});
