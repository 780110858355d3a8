// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { call } from './client.ts';
import { readStored } from './storage.ts';

test('a login that has run out is renewed, and the call made again; the answer that said so is given up', async () => {
  const giveUp = vi.fn();
  const answers = [
    new Response(new ReadableStream({ cancel: giveUp }), { status: 401 }),
    Response.json({ accessToken: 'a newer one' }),
    Response.json({ name: 'Asha Rao' }),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answers.shift();
  });
  const answer = await call('GET /api/users/{userId}/name', { params: { userId: 7 } }, { as: 'person' });
  expect(answer).toEqual({ name: 'Asha Rao' });
  expect(asked).toEqual(['/api/users/7/name', '/api/auth/refresh', '/api/users/7/name']);
  expect(readStored('accessToken')).toBe('a newer one');
  expect(giveUp).toHaveBeenCalledOnce();
});
