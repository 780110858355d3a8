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
  expect(await tooWide(page), message).toBe(0);
  const large = await addStyle(page, 'html { font-size: 200% !important; }');
  await expect.poll(() => tooWide(page), { message: `${message} with large letters` }).toBe(0);
  await large.evaluate((sheet) => sheet.replaceSync(''));
}
