import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { HASHED_FILES } from './hashed-files.ts';

const client = new URL('../../build/client/', import.meta.url).pathname;
const files = globSync(HASHED_FILES, { cwd: client });
const { app } = await testApp({ pages: true });

describe('a file whose name holds a hash', () => {
  test.each(['js', 'css', 'svg', 'woff2'])('that ends in %s comes as it was built, for good, with its kind', async (ending) => {
    const file = files.find((name) => name.endsWith(ending))!;
    const { statusCode, headers, rawPayload } = await app.inject({ url: `/${file}` });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toMatch(
      { js: /^text\/javascript/, css: /^text\/css/, svg: /^image\/svg/, woff2: /^font\/woff2$/ }[ending]!,
    );
    expect(rawPayload.equals(readFileSync(client + file))).toBe(true);
  });

  test('comes compressed as the browser likes, and not again when it is known', async () => {
    const url = `/${files.find((name) => /\/react-.*js$/.test(name))}`;
    const plain = await app.inject({ url });
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toContain('accept-encoding');
    const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(plain.rawPayload.length), '']);
  });

  test('that an older build had is not there', async () => {
    expect((await app.inject({ url: '/assets/react-00000000.js' })).statusCode).toBe(404);
  });
});

test('a file whose name stays the same is asked for anew each time', async () => {
  const { headers } = await app.inject({ url: '/assets/i18n/en/ui.json' });
  expect(headers['cache-control']).toBe('no-cache');
});
