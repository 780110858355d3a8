import { expect, type Page } from '@playwright/test';

export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds to the styles of a page; the page's policy refuses an element with styles that are not its own. */
export const addStyle = (page: Page, style: string) =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, style);

/** The page as it stands is no wider than its window, with letters that are twice as large either. */
export async function expectRoomForLargeLetters(page: Page, message: string): Promise<void> {
  // polled, since container queries take up a new window width one frame later
  await expect.poll(() => tooWide(page), { message }).toBe(0);
  const large = await addStyle(page, 'html { font-size: 200% !important; }');
  await expect.poll(() => tooWide(page), { message: `${message} with large letters` }).toBe(0);
  await large.evaluate((sheet) => sheet.replaceSync(''));
}

const SMALLEST = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

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

/** Nothing is wider than the smallest phone, with letters that the page makes twice as large either. */
export async function expectToFitThePhone(page: Page, message: string): Promise<void> {
  await page.setViewportSize(SMALLEST);
  await expectRoomForLargeLetters(page, message);
}

/** With the browser's letters twice as large every word of a heading stays whole. */
export async function expectWholeHeadings(page: Page, message: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize(PHONE);
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expect.poll(() => spoilt(page), { message: `${message} with the browser's letters twice as large` }).toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: USUAL });
  await browser.detach();
}
