import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTestSlug } from '#content/catalogue.ts';
import { readingGrade } from '#testing/reading-grade.ts';
import { pageAt } from '#web/page-at.ts';
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { articleAddress, drawingAddress, topicAddress } from './script-addresses.ts';
import { readArticle } from './script-article.ts';
import { articles, topicAt, writtenTopics } from './script-articles.ts';
import { TOPICS, topicSlug } from './script-topics.ts';

const FRONT = `title: A title that is long enough
date: 2026-09-01
summary: One or two sentences that a list and a search engine show of an article.
topics: [report, 6]
drawing: { shows: What somebody who does not see it hears, caption: A line under it }
onward: [demo]`;
const article = (body: string, front = FRONT) => readArticle('slug', `---\n${front}\n---\n\n${body}`);

describe('an article is read from Markdown', () => {
  test('with its headings, its length and its minutes', () => {
    const read = article(`${'word '.repeat(401)}\n\n## A *second* part?\n\n- [a link](/science)\n`);
    expect(read.headings).toEqual([{ id: 'a-second-part', text: 'A second part?' }]);
    expect(read.html).toContain('<h2 id="a-second-part"><a href="#a-second-part">A <em>second</em> part?</a></h2>');
    expect([read.words, read.minutes]).toEqual([406, 3]);
  });

  test('what is quoted stands out', () => {
    expect(article('> So.').html).toBe('<div class="pull-quote"><p>So.</p>\n</div>\n');
  });

  test.each([
    ['no front matter', () => readArticle('slug', 'Text alone')],
    ['a topic that does not exist', () => article('Text', FRONT.replace('[report, 6]', '[report, 13]'))],
    ['a date that is none', () => article('Text', FRONT.replace('09-01', '13-01'))],
    ['a field that nobody knows', () => article('Text', `${FRONT}\nauthor: me`)],
    ['markup of its own', () => article('Text <script>alert(1)</script>')],
    ['a heading of another level', () => article('# A title again')],
    ['a further picture', () => article('![seen](/x.png)')],
  ])('%s is refused', (_, read) => {
    expect(read).toThrow();
  });
});

const ANYTHING_BUT_PLAIN = /\b(always|never) (will|works)\b|guarantee|proven to|therap(y|ist)|cure[sd] you|[—]|TODO/i;
const COMMON = new Set(['demo', 'science', 'play', 'catalog', 'two']);

test('there are ten articles or more, the newest first, each on a day of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(10);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(dates.every((date) => date >= '2026-09-01' && date <= '2026-11-30')).toBe(true);
});

test('titles and summaries differ, and every topic with an article is found by its address', () => {
  for (const part of ['title', 'summary'] as const) expect(new Set(articles.map((each) => each[part])).size).toBe(articles.length);
  expect(writtenTopics.map((topic) => topicAt(topicSlug(topic)))).toEqual(writtenTopics);
  expect(topicAt('no-such-thing')).toBeUndefined();
  expect(new Set(TOPICS.map(topicAddress)).size).toBe(TOPICS.length);
});

describe.each(articles)('$slug', ({ slug, title, summary, words, minutes, html, headings, drawing, onward }) => {
  test('has 900 to 1,400 words in several parts, the last of which names its sources', () => {
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_400);
    expect(minutes).toBe(Math.ceil(words / 200));
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    expect(headings.at(-1)?.id).toBe('sources');
    const sources = html.split('id="sources"')[1]!.match(/<li>[\s\S]*?<\/li>/g) ?? [];
    expect(sources.length).toBeGreaterThanOrEqual(2);
    // whose, when if it is known, and what
    for (const source of sources) expect(source).toMatch(/^<li>[\p{Lu}](.*\(\d{4}\).*<em>|.*<em>.*\(\d{4}\))/su);
  });

  test('has its drawing, of the size that the page leaves room for', () => {
    const file = `public${drawingAddress(slug)}`;
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain('viewBox="0 0 960 540" width="960" height="540"');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/<script|<image|<foreignObject|href=|url\(/);
    expect(svg.length).toBeLessThan(20_000);
  });

  test('leads only to what is there', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    for (const address of links) {
      if (address.startsWith('#')) expect(headings.map(({ id }) => `#${id}`)).toContain(address);
      else if (address.startsWith('/')) expect(pageAt(address).name, address).not.toBe('notFound');
      else expect(address).toMatch(/^https:\/\//);
    }
    for (const name of onward) expect(COMMON.has(name) || isTestSlug(name), name).toBe(true);
    expect(pageAt(articleAddress(slug)).name).toBe('article');
  });

  test('promises nothing, and speaks neither of the sky nor as a doctor does', () => {
    const text = [title, summary, drawing.shows, drawing.caption, html.replaceAll(/<[^>]*>/g, ' ')].join('\n');
    expect(forbiddenWord(text)).toBeUndefined();
    expect(text).not.toMatch(ANYTHING_BUT_PLAIN);
    expect(text).not.toContain('"'); // typographic quotation marks alone
  });

  test('is read easily: short sentences, short words', () => {
    const prose = html.split('<h2 id="sources"')[0]!.replaceAll(/<[^>]*>/g, ' ');
    expect(readingGrade(prose)).toBeLessThanOrEqual(8);
  });
});
