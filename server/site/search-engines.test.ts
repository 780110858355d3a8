import { expect, test } from 'vitest';
import { articles } from '#content/blog/script-articles.ts';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { testApp } from '#testing/app.ts';
import { isListed, listedPages } from '#web/listing.ts';
import { pages } from '#web/pages.ts';
import { siteMap } from './search-engines.ts';

const ORIGIN = 'https://bhava.example';
const { app } = await testApp({ config: { origin: ORIGIN } });
const get = async (url: string) => app.inject({ url });

test('the map names every listed page in every language, with all its languages, and no other page', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers['content-type']).toContain('application/xml');
  const entries = response.body.match(/<url>.*?<\/url>/g) ?? [];
  const expected = listedPages().flatMap(({ address }) => LANGUAGES.map((language) => ORIGIN + withLanguage(address, language)));
  const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);
  expect(addresses).toEqual(expect.arrayContaining(expected));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { address } of pages.filter((page) => !isListed(page))) expect(addresses).not.toContain(ORIGIN + address);
  const login = entries.find((entry) => entry.includes(`<loc>${ORIGIN}/hi/login</loc>`));
  expect([...(login ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])).toEqual([
    ['en', `${ORIGIN}/login`],
    ['hi', `${ORIGIN}/hi/login`],
    ['x-default', `${ORIGIN}/login`],
  ]);
});

test('every article stands in the map with its day, in the language in which it is written', async () => {
  const { body } = await get('/sitemap.xml');
  expect(body).not.toContain(`<loc>${ORIGIN}/hi/blog/${articles[0]!.slug}<`);
  for (const { slug, date } of articles) expect(body).toContain(`<loc>${ORIGIN}/blog/${slug}</loc><lastmod>${date}</lastmod>`);
});

test('a page in one language says its day, and its address is safe in XML', () => {
  const map = siteMap([{ address: "/blog/a&b's", languages: ['en'], changedAt: '2026-11-01' }], ORIGIN);
  expect(map).toContain(`<url><loc>${ORIGIN}/blog/a&amp;b&apos;s</loc><lastmod>2026-11-01</lastmod></url>`);
});

test.each([
  ['/home', false],
  ['/hi/home/my-data', false],
  ['/report/1000', false],
  ['/test-project?test=lantern-ferry', false],
  ['/api/openapi.json', false],
  ['/home/set2report?userId=25', true],
  ['/hi/home/set2report', true],
  ['/', true],
  ['/hi', true],
  ['/login', true],
  ['/pictures/share-en.png', true],
])('robots may fetch %s: %s', async (address, may) => {
  const response = await get('/robots.txt');
  const rules = [...response.body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, start]) => ({
    may: kind === 'Allow',
    start: start!,
  }));
  const longest = rules.filter(({ start }) => address.startsWith(start)).toSorted((one, other) => other.start.length - one.start.length)[0];
  expect(longest?.may ?? true).toBe(may);
  expect(response.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test.each(LANGUAGES)('the app that a phone keeps speaks %s and has pictures of the sizes that it names', async (language) => {
  const manifest = (await get(withLanguage('/app.webmanifest', language))).json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', start_url: withLanguage('/home', language) });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png')) {
    const picture = await get(src);
    expect(picture.headers['content-type']).toBe(type);
    expect(`${picture.rawPayload.readUInt32BE(16)}x${picture.rawPayload.readUInt32BE(20)}`).toBe(sizes); // width and height of a PNG
  }
});

test.each(LANGUAGES)('the picture of a link in %s is 1200 x 630, also of a link that shares nothing', async (language) => {
  for (const url of [`/pictures/share-${language}.png`, `/api/shared/nothing/picture?language=${language}`]) {
    const { rawPayload, headers } = await get(url);
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
