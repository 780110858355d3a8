import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiFailure, call } from './client.ts';

/** Silent at first, or after half an answer. */
const server: Server = createServer((request, response) => {
  if (request.url?.endsWith('/25/name')) response.writeHead(200, { 'content-type': 'application/json' }).write('{"na');
});
const overNetwork = globalThis.fetch;
const timeout = AbortSignal.timeout;
const waits: number[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => overNetwork(`http://127.0.0.1:${port}${path}`, options));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds / 300);
  });
});
afterEach(() => {
  waits.length = 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const nameOf = (userId: number, signal?: AbortSignal) =>
  call('GET /api/users/{userId}/name', { params: { userId } }, signal ? { signal } : {});

test.each([
  ['never answers', 24],
  ['stops in the middle of its answer', 25],
])('a server that %s cannot be reached: nobody waits for ever', async (_, userId) => {
  const failure = await nameOf(userId).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).isOffline).toBe(true);
  expect(waits).toEqual([30_000]);
});

test('whoever gives up gets the AbortError of giving up', async () => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 20);
  await expect(nameOf(24, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('the limit holds beside the signal of the caller', async () => {
  await expect(nameOf(24, new AbortController().signal)).rejects.toMatchObject({ status: 0 });
});

describe('whose words a failure is', () => {
  test.each([
    ['ours', { code: 'conflict', message: 'Answered elsewhere.' }, 'conflict'],
    ['a code without a message', { code: 'conflict' }, undefined],
    ["a firewall's own", { error: 'blocked' }, undefined],
    ['a bare word', 'blocked', undefined],
    ['nothing', null, undefined],
    ['none', undefined, undefined],
  ])('%s', (_whose, body, code) => {
    expect(new ApiFailure(409, body as never).code).toBe(code);
  });
});

describe('an answer that is not what the contract says', () => {
  const answerWith = (body: string, status = 200) =>
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(body, { status }));
  const failureOf = async (body: string, status?: number): Promise<ApiFailure> => {
    answerWith(body, status);
    return nameOf(7).catch((error) => error);
  };

  test.each(['{}', 'null', '[]', '"text"', '{"name": {"first": "Asha"}}', ''])(
    'a success of %s is a failure of the server',
    async (body) => {
      expect(await failureOf(body)).toMatchObject({ name: 'ApiFailure', status: 502, isOffline: false });
    },
  );

  test.each(['<!doctype html>', '{"name": "As'])('a success of %s comes from something in between', async (body) => {
    expect(await failureOf(body)).toMatchObject({ name: 'ApiFailure', isOffline: true });
  });

  test('a failure says from when on trying again can help; what is no number says nothing', async () => {
    const before = Date.now();
    const { retryAt } = await failureOf('{"code": "unavailable", "message": "Not now.", "retryAfter": 8}', 503);
    expect(retryAt).toBeGreaterThanOrEqual(before + 8000);
    expect(retryAt).toBeLessThan(Date.now() + 8001);
    expect((await failureOf('{"code": "unavailable", "message": "Not now.", "retryAfter": "soon"}', 503)).retryAt).toBeUndefined();
    expect((await failureOf('{"message": {"text": "Not now."}}', 503)).body?.message).toBeUndefined();
  });
});
