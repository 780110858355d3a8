import { expect, type Page } from '@playwright/test';

export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as it stands is no wider than its window, with letters that are twice as large either. */
export async function expectRoomForLargeLetters(page: Page, message: string): Promise<void> {
  expect(await tooWide(page), message).toBe(0);
  const large = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expect.poll(() => tooWide(page), { message: `${message} with large letters` }).toBe(0);
  await large.evaluate((style) => (style as Element).remove());
}
