import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

const busy = new Error('Too many wait.');

/** Work that goes on until it is ended by hand. */
function handWork(atOnce: number, maxInLine = 10, maxWaiting = 20) {
  const turns = makeTurns({ atOnce, maxInLine, maxWaiting, refusal: () => busy });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const give = (line: string, name: string) =>
    turns.take(line, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  return { turns, begun, give, end, settle };
}

test('so many at once, the others in their order, each with its own result', async () => {
  const { begun, give, end, settle } = handWork(2);
  const results = Promise.all(['a', 'b', 'c', 'd'].map((name) => give('home', name)));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

test('a long line from one address delays the others by one turn', async () => {
  const { begun, give, end, settle } = handWork(1);
  for (const name of ['flood1', 'flood2', 'flood3', 'flood4']) void give('flood', name);
  void give('home', 'owner');
  await settle();
  await end('flood1');
  await end('flood2');
  expect(begun).toEqual(['flood1', 'flood2', 'owner']);
});

test('where too many wait, in one line or in all, the next is told so at once', async () => {
  const { give, end, settle } = handWork(1, 2, 3);
  for (const name of ['a1', 'a2', 'a3']) void give('a', name);
  await expect(give('a', 'a4')).rejects.toBe(busy);
  void give('b', 'b1');
  await expect(give('c', 'c1')).rejects.toBe(busy);
  await settle();
  await end('a1');
  void give('c', 'c1');
  await expect(give('d', 'd1')).rejects.toBe(busy);
});

test('work that fails frees its place', async () => {
  const { turns, begun, give, settle } = handWork(1);
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  void give('a', 'next');
  await settle();
  expect(begun).toEqual(['next']);
});
