import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const { app } = await testApp({ pages: true });
const { app: secureApp } = await testApp({ pages: true, config: { origin: 'https://bhava.example' } });

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
