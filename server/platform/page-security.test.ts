import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const { app } = await testApp({ pages: true });
const { app: secureApp } = await testApp({ pages: true, config: { origin: 'https://bhava.example' } });

async function scriptsOf(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  const policy = String(response.headers['content-security-policy']);
  const tags = [...response.body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  return { allowed: /script-src ([^;]*)/.exec(policy)![1]!, nonce: /'nonce-([^']+)'/.exec(policy)?.[1], tags };
}

describe('an inline script runs only if it is the page’s own', () => {
  test.each(['/', '/hi', '/login', '/home/set2report', '/nowhere', '/hi/kahin-nahin'])('on %s', async (url) => {
    const { allowed, tags } = await scriptsOf(url);
    expect(tags.length).toBeGreaterThan(1);
    expect(allowed).not.toContain('unsafe-inline');
    expect(allowed).toMatch(/'(sha256|nonce)-/);
  });

  test('a page that is rendered for a visitor has a nonce of that visit, on every script', async () => {
    const first = await scriptsOf('/nowhere');
    const second = await scriptsOf('/nowhere');
    expect(first.nonce).toBeTruthy();
    expect(first.nonce).not.toBe(second.nonce);
    for (const { nonce, tags } of [first, second]) expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  test('a visitor does not choose it', async () => {
    const { allowed, tags } = await scriptsOf('/nowhere', { 'x-page-nonce': 'chosen' });
    expect(allowed + tags.join('')).not.toContain('chosen');
  });
});

describe('a browser is told to come by https only', () => {
  const ADDRESSES = ['/', '/nowhere', '/favicon.svg', '/api/health/alive', '/api/nothing'] as const;

  test('where the site has such an address', async () => {
    for (const url of ADDRESSES) {
      expect([url, (await secureApp.inject({ url })).headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
    }
    expect((await secureApp.inject({ url: '/', method: 'POST' })).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('and nowhere else', async () => {
    for (const url of ADDRESSES) expect([url, (await app.inject({ url })).headers['strict-transport-security']]).toEqual([url, undefined]);
  });
});

test('a browser always asks for the service worker itself, which may do no more than fetch from this site', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { statusCode, headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
    expect(headers['service-worker-allowed']).toBeUndefined();
  }
});
