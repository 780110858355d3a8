import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { addressesOfAPerson, addressesOfEveryone } from './addresses.ts';
import { logIn } from './person.ts';

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens each address, as it is and with letters twice as large. */
async function expectToFit(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tooWide(page), address).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await expect.poll(() => tooWide(page), { message: `${address} with large letters` }).toBe(0);
  }
}

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

for (const language of LANGUAGES) {
  test(`no public page is wider than the smallest phone: ${language}`, async ({ page }) => {
    await expectToFit(
      page,
      addressesOfEveryone.map((address) => withLanguage(address, language)),
    );
  });

  test(`nor is a page of a person with a long name: ${language}`, async ({ page }) => {
    await logIn(page, { name: 'W'.repeat(40) });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('username', 'wwwwwwwwwwwwww1'));
    await expectToFit(
      page,
      addressesOfAPerson.map((address) => withLanguage(address, language)),
    );
  });
}

/** Words of headings that stand on more than one line (addresses may), and whether the header lies over the first heading. */
const spoilt = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          if (word[0].includes('/')) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (Math.max(...tops) - Math.min(...tops) > 20) found.push(word[0]);
        }
      }
    }
    const header = document.querySelector('.page-header')?.getBoundingClientRect();
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    if (header && heading && header.bottom > heading.top + window.scrollY) found.push('(the header lies over the heading)');
    return found;
  });

for (const language of LANGUAGES) {
  test(`with the browser's letters twice as large headings stay whole and uncovered: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of addressesOfEveryone.map((each) => withLanguage(each, language))) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
      expect(await spoilt(page), address).toEqual([]);
    }
  });
}
