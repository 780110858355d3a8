import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { BROUGHT_HEADER, type BroughtPages, makeBroughtPages } from './brought-pages.ts';

const HOUR_MS = 3_600_000;
const render = vi.fn(
  async (request: Request) => new Response(`${request.url} ${decodeURIComponent(request.headers.get(BROUGHT_HEADER)!)}`),
);
const error = vi.fn();

/** Asks for a page that comes with what `bring` gives, at a time. */
function pagesWith(bring: () => Promise<unknown>) {
  let now = 0;
  const broughtPages: BroughtPages = {
    report: ({ query }) => (query.get('userId') === '25' ? { address: '/home/set2report?userId=25', bring } : undefined),
  };
  const find = makeBroughtPages({ broughtPages } as FastifyInstance, render, () => now);
  return async (url: string, at = 0) => {
    now = at;
    return (await find({ url, log: { error } } as unknown as FastifyRequest))?.html;
  };
}

test('a page is rendered with what it brings, in the language of its address', async () => {
  const ask = pagesWith(async () => ({ strength: 3 }));
  expect(await ask('/home/set2report?userId=25')).toBe('http://localhost/home/set2report?userId=25 {"strength":3}');
  expect(await ask('/hi/home/set2report/?userId=25')).toBe('http://localhost/hi/home/set2report?userId=25 {"strength":3}');
});

test('other pages, and the same page about somebody else, come without', async () => {
  const ask = pagesWith(async () => ({}));
  for (const url of ['/home/set2report', '/home/set2report?userId=1000', '/home/set1report?userId=25', '/nowhere?userId=25'])
    expect(await ask(url), url).toBeUndefined();
});

test('it is rendered once an hour, however often and under whatever spelling it is asked for', async () => {
  const bring = vi.fn(async () => ({}));
  const ask = pagesWith(bring);
  await Promise.all([ask('/home/set2report?userId=25'), ask('/home/set2report/?userId=25')]);
  await ask('/home/set2report?userId=25', HOUR_MS - 1);
  expect(bring).toHaveBeenCalledTimes(1);
  await ask('/home/set2report?userId=25', HOUR_MS);
  expect(bring).toHaveBeenCalledTimes(2);
});

test('where it cannot be had the page asks for it itself, and it is tried again the next time', async () => {
  const bring = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue({});
  const ask = pagesWith(bring);
  expect(await ask('/home/set2report?userId=25')).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
  expect(await ask('/home/set2report?userId=25')).toBeUndefined();
  expect(await ask('/home/set2report?userId=25')).toContain('{}');
});
