import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { UNKNOWN_ORIGIN } from '#web/unknown-origin.ts';
import { originOf } from './site-origin.ts';

const ORIGIN = 'https://bhava.example';
const { app } = await testApp({ pages: true, config: { origin: ORIGIN } });
const { app: local } = await testApp({ pages: true });

describe('a prerendered page', () => {
  test.each(['/', '/hi', '/hi/', '/login', '/login/', '/nowhere'])(
    '%s names the address of the site and nothing in its place',
    async (url) => {
      const { body, statusCode } = await app.inject({ url, headers: { host: 'evil.example' } });
      expect(statusCode).toBe(url === '/nowhere' ? 404 : 200);
      expect(body).toContain(`property="og:image" content="${ORIGIN}/pictures/share-`);
      expect(body).not.toContain(UNKNOWN_ORIGIN);
      expect(body).not.toContain('evil.example');
    },
  );

  test('comes compressed as the browser likes, and not again when it is known', async () => {
    const plain = await app.inject({ url: '/login', headers: { 'accept-encoding': 'identity' } });
    const brotli = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await app.inject({ url: '/login', headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('answers HEAD as it answers GET, without the page', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/login' });
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });
});

test('a page that is rendered for its visitor comes compressed too, and its HEAD without the page', async () => {
  const plain = await app.inject({ url: '/jobs', headers: { 'accept-encoding': 'identity' } });
  const brotli = await app.inject({ url: '/jobs', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect([plain, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br']);
  const withoutNonces = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  expect(withoutNonces(brotliDecompressSync(brotli.rawPayload).toString())).toBe(withoutNonces(plain.body));
  expect(await app.inject({ method: 'HEAD', url: '/jobs' })).toMatchObject({ statusCode: 200, body: '' });
});

test('without a public address only the names of this machine are believed', async () => {
  const { body } = await local.inject({ url: '/', headers: { host: 'evil.example' } });
  expect(body).toContain('<link rel="canonical" href="http://localhost/"/>');
  const asked = (host: string) => originOf({ headers: { host }, socket: { localPort: 3000 } }, { origin: undefined });
  expect(['127.0.0.1:3000', 'LOCALHOST:3000', '[::1]:3000', 'localhost:9', 'evil.example:3000'].map(asked)).toEqual([
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://[::1]:3000',
    'http://localhost:3000',
    'http://localhost:3000',
  ]);
});
