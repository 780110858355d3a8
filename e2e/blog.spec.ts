import { expect, type Page, test } from '@playwright/test';
import { articleAddress, BLOG_FEED, topicAddress } from '#content/blog/script-addresses.ts';
import { articles, writtenTopics } from '#content/blog/script-articles.ts';
import { topicName, topicShortName } from '#content/blog/script-topics.ts';
import { awake } from './awake.ts';
import { formAt } from './long-form.ts';
import { violationsOf } from './violations.ts';

const [newest, second] = articles as [(typeof articles)[0], (typeof articles)[0]];
const topic = writtenTopics.at(-1)!;
const about = articles.filter(({ topics }) => topics.includes(topic));
const titles = (page: Page) => page.locator('.blog-entry h2');

test('the list names every article, and a topic narrows it by a link of its own', async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle('Blog · Bhava');
  await expect(titles(page)).toHaveText(articles.map(({ title }) => title));
  await expect(page.getByText('21 November 2026')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: topicShortName(topic, 'en'), exact: true });
  await expect(link).toHaveAttribute('href', topicAddress(topic));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Articles: ${topicName(topic, 'en')}` })).toBeVisible();
  await expect(titles(page)).toHaveText(about.map(({ title }) => title));
  await expect(page).toHaveTitle(`Articles: ${topicName(topic, 'en')} · Bhava`);
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('an article is read from the list, along its contents, to its neighbour and on', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(articleAddress(newest.slug));
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeFocused();
  await expect(page).toHaveTitle(`${newest.title} · Bhava`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', newest.summary);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).toHaveText(newest.headings.map(({ text }) => text));
  await contents.getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeInViewport();
  await expect(page).toHaveURL(`${articleAddress(newest.slug)}#sources`);
  const more = page.getByRole('navigation', { name: 'More articles' });
  await expect(more.getByRole('link')).toHaveCount(1);
  await more.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expect(more.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'From here' }).getByRole('link').first()).toHaveAttribute('href', /^\//);
});

test('an article is there before any script has run, and says what it is to search engines', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${articleAddress(newest.slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('img', { name: newest.drawing.shows })).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: newest.title, datePublished: newest.date, wordCount: newest.words }),
  );
  await context.close();
});

test('in Hindi the frame and the date are Hindi, the article is marked as English, and its links stay', async ({ page, baseURL }) => {
  await page.goto(`/hi${articleAddress(newest.slug)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText('ये लेख अंग्रेज़ी में हैं।')).toBeVisible();
  await expect(page.locator('time')).toHaveText('21 नवंबर 2026');
  await expect(page.locator('.article-text')).toHaveAttribute('lang', 'en');
  const head = { canonical: page.locator('link[rel=canonical]'), type: page.locator('meta[property="og:type"]') };
  await expect(head.canonical).toHaveAttribute('href', baseURL + articleAddress(newest.slug));
  await expect(head.type).toHaveAttribute('content', 'article');
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'और लेख' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/hi${articleAddress(second.slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

for (const address of ['/blog/no-such-article', '/blog/about/nothing', '/hi/blog/no-such-article'])
  test(`${address} answers 404 and leads to all articles`, formAt(address), async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^(No articles? here|यहाँ कोई लेख नहीं) · Bhava$/);
    await page.getByRole('main').getByRole('link').click();
    await expect(titles(page)).toHaveCount(articles.length);
  });

test('the feed is found from the list, and a strict parser accepts it', async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.locator('head link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute('href', BLOG_FEED);
  const feed = await request.get(BLOG_FEED);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const read = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return { faults: parsed.querySelectorAll('parsererror').length, entries: parsed.querySelectorAll('entry').length };
    },
    await feed.text(),
  );
  expect(read).toEqual({ faults: 0, entries: articles.length });
});

test('on paper an article is its text, dark on light', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(articleAddress(newest.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(30, 33, 72)');
  await expect(page.locator('.article-text > p').first()).toBeVisible();
  for (const left of ['.article-contents', '.article-onward', '.article-neighbours', '.page-header'])
    await expect(page.locator(left)).toBeHidden();
});
