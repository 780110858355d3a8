import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '#content/catalogue.ts';
import type { Story } from '#content/stories/story.ts';
import type { Sitting } from '#contract/assessments.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// Each story's beginning and ending, on a phone or on a wide page, by touch or by keys, in either language; the first one through a whole
// chapter, and each of them with `npm run e2e -- --all`.

const BEGINNING = 3;
const SETTLE_MS = 500; // the page ignores the second half of a double tap

type Setting = { readonly width: number; readonly colorScheme: 'light' | 'dark'; readonly language: Language };
const settings: readonly [Setting, ...Setting[]] = [
  { width: 360, colorScheme: 'light', language: 'en' },
  { width: 1440, colorScheme: 'dark', language: 'hi' },
  { width: 360, colorScheme: 'dark', language: 'hi' },
  { width: 1440, colorScheme: 'light', language: 'en' },
];
const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [{ slug, story: test as Story }] : []));

/** The page's own words. */
const wordsOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../public/assets/i18n/${language}/assessments.json`, import.meta.url), 'utf8')) as {
    readonly story: { readonly scene: string; readonly end: string };
  };

for (const [index, { slug, story }] of stories.entries()) {
  const { width, colorScheme, language } = settings[index % settings.length]!;
  const isPhone = width < 600;

  test.describe(`${slug}, ${width} px, ${colorScheme}, ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: isPhone, colorScheme });

    test('is told from its first scene on, and ends', async ({ page }) => {
      const words = wordsOf(language).story;
      const inChapter = story.scenes.chapters[0]!.screens.length;
      const played = process.env.E2E_ALL || index === 0 ? inChapter : BEGINNING;
      const atScene = (number: number) =>
        expect(
          page.getByText(words.scene.replace('{{number}}', String(number)).replace('{{total}}', String(story.screens.length))),
        ).toBeVisible();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));

      await logIn(page);
      await page.goto(withLanguage(`/test-project?test=${slug}`, language));
      await page.locator('main .button').first().click();
      for (let number = 1; number <= played; number += 1) {
        await atScene(number);
        await expect(page.locator('.story-picture svg').first()).toBeVisible();
        if (number === 1) expect(await violationsOf(page)).toEqual([]);
        await page.waitForTimeout(SETTLE_MS);
        if (isPhone)
          await page
            .locator('.story-option')
            .nth(number % 4)
            .tap();
        else await page.keyboard.press(String(1 + (number % 4)));
      }
      await atScene(played + 1);
      await answerUntil(page, { slug, story, language, played });

      await page.reload();
      await atScene(story.screens.length);
      await page.waitForTimeout(SETTLE_MS);
      await page.locator('.story-option').first().press('Enter');
      await expect(page.getByRole('heading', { name: words.end })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(problems).toEqual([]);
    });
  });
}

/** How many screens were answered on the page. */
type Begun = { readonly slug: string; readonly story: Story; readonly language: Language; readonly played: number };

/** Answers every screen but the last one, as another device would. */
async function answerUntil(page: Page, { slug, story, language, played }: Begun) {
  await page.reload(); // what may still be taken back goes when the page is left
  await expect(page.locator('.story-option').first()).toBeVisible();
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'));
  const open = async () => {
    const response = await page.request.post('/api/test-sessions', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { test: slug, language },
    });
    return (await response.json()) as Sitting;
  };
  await expect.poll(async () => (await open()).answered).toBe(played);
  const { sittingId, token, answered } = await open();
  for (const [position, screen] of story.screens.entries()) {
    if (position < answered || position === story.screens.length - 1) continue;
    const response = await page.request.post(`/api/test-sessions/${sittingId}/responses`, {
      headers: { 'x-test-session-token': token },
      data: { position, screen, answer: { kind: 'choice', option: 'abcd'[position % 4] }, responseTimeMs: 9_000 },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}
