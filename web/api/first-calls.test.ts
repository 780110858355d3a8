import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askEarly, takeFirstAnswer } from './first-calls.ts';

type Stored = { userId?: string; accessToken?: string; testSessionToken?: string; employerAccessToken?: string };

/** What the document's script asks, at an address and with what a browser keeps. */
function asked(search: string, localStorage: Stored = {}) {
  const calls: { path: string; headers: Record<string, string> }[] = [];
  const marks: string[] = [];
  runInNewContext(askEarly(['/api/report/{userId}/strengths']), {
    URLSearchParams,
    location: { search },
    localStorage,
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
    fetch: (path: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ path, headers: { ...headers } });
      return Promise.reject(new Error('offline'));
    },
  });
  return { calls, marks };
}

describe('before the scripts are there', () => {
  test('the demo is asked for without a token, and marked', () => {
    expect(asked('?userId=25')).toEqual({ calls: [{ path: '/api/report/25/strengths', headers: {} }], marks: ['data-demo'] });
  });

  test('one’s own report is asked for with what the client would send', () => {
    const headers = { Authorization: 'Bearer abc', 'X-Test-Session-Token': 'sat' };
    const stored = { userId: '1000', accessToken: 'abc', testSessionToken: 'sat' };
    expect(asked('', stored)).toEqual({ calls: [{ path: '/api/report/1000/strengths', headers }], marks: [] });
  });

  test.each([
    ['nobody is named', '', {}],
    ['a person is named but no login is kept', '?userId=1000', {}],
    ['the id is none', '?userId=asha', { accessToken: 'abc' }],
    ['an employer is logged in', '', { userId: '1000', accessToken: 'abc', employerAccessToken: 'def' }],
  ] as const)('nothing is asked when %s', (_when, search, stored) => {
    expect(asked(search, stored).calls).toEqual([]);
  });
});

describe('the client takes the answer', () => {
  afterEach(() => vi.unstubAllGlobals());
  const { signal } = new AbortController();

  test('once', async () => {
    const answer = new Response('{}');
    vi.stubGlobal('firstCalls', { '/a': Promise.resolve(answer) });
    expect(await takeFirstAnswer('/b', signal)).toBeUndefined();
    expect(await takeFirstAnswer('/a', signal)).toBe(answer);
    expect(await takeFirstAnswer('/a', signal)).toBeUndefined();
  });

  test('only when one came, and before its own limit', async () => {
    const late = new AbortController();
    vi.stubGlobal('firstCalls', { '/failed': Promise.reject(new Error('offline')), '/late': new Promise(() => {}) });
    expect(await takeFirstAnswer('/failed', signal)).toBeUndefined();
    const taken = takeFirstAnswer('/late', late.signal);
    late.abort();
    expect(await taken).toBeUndefined();
  });
});
