import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { articles } from '#content/blog/script-articles.ts';
import { testApp } from '#testing/app.ts';

const ORIGIN = 'https://bhava.example';
const { app } = await testApp({ config: { origin: ORIGIN } });
const { app: nameless } = await testApp();
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;

function parse(xml: string) {
  const { document } = new Window();
  const parser = new document.defaultView!.DOMParser();
  const { documentElement: feed } = parser.parseFromString(xml, 'application/xml');
  const all = (of: { children: Iterable<unknown> }, name: string) =>
    ([...of.children] as (typeof feed)[]).filter(({ localName }) => localName === name);
  return { feed, all, text: (of: typeof feed, name: string) => all(of, name).map(({ textContent }) => textContent) };
}

test('the feed is Atom: what it must say, it says once, and every entry has an address of its own', async () => {
  const { body, headers, statusCode } = await app.inject('/blog/feed.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const { feed, all, text } = parse(body);
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['title', 'id', 'updated', 'author']) expect(all(feed, name), name).toHaveLength(1);
  expect(all(feed, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['self', `${ORIGIN}/blog/feed.xml`],
    ['alternate', `${ORIGIN}/blog`],
  ]);
  const entries = all(feed, 'entry');
  expect(entries.map((entry) => text(entry, 'title'))).toEqual(articles.map(({ title }) => [title]));
  expect(entries.map((entry) => text(entry, 'id'))).toEqual(articles.map(({ slug }) => [`${ORIGIN}/blog/${slug}`]));
  for (const entry of entries) {
    for (const name of ['published', 'updated']) expect(text(entry, name), name).toEqual([expect.stringMatching(MOMENT)]);
    expect(text(entry, 'summary')[0]).toMatch(/\w/);
    expect(all(entry, 'content')[0]!.getAttribute('type')).toBe('html');
  }
  expect(text(feed, 'updated')).toEqual(text(entries[0]!, 'updated'));
});

test('an entry holds the whole article, and every address in it is absolute', async () => {
  const { feed, all } = parse((await app.inject('/blog/feed.xml')).body);
  for (const [place, entry] of all(feed, 'entry').entries()) {
    const content = all(entry, 'content')[0]!.textContent;
    expect(content).toContain('Sources</a></h2>');
    expect(content.length).toBeGreaterThan(articles[place]!.html.length);
    const addresses = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  }
});

test('without a configured address the feed names this machine, whatever host a visitor claims', async () => {
  const { body } = await nameless.inject({ url: '/blog/feed.xml', headers: { host: 'evil.example' } });
  expect(body).toContain('<link rel="self" type="application/atom+xml" href="http://localhost/blog/feed.xml"/>');
  expect(body).not.toContain('evil.example');
});
