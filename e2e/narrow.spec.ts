import { expect, type Page, test } from '@playwright/test';
import { logIn } from './person.ts';

const OF_EVERYONE = ['', '/login', '/signup', '/verify-email', '/forgot-password', '/reset-password', '/api-description', '/nowhere'];
const OF_A_PERSON = ['/home', '/test-project?test=lantern-ferry', '/test-project?test=pattern-loom', '/home/set2report'];
const DEMO = '/home/set2report?userId=25';

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

for (const prefix of ['', '/hi']) {
  test(`no public page is wider than the smallest phone: ${prefix || '/'}`, async ({ page }) => {
    await expectToFit(
      page,
      [...OF_EVERYONE, DEMO].map((address) => prefix + address || '/'),
    );
  });

  test(`nor is a page of a person with a long name: ${prefix || '/'}`, async ({ page }) => {
    await logIn(page, { name: 'W'.repeat(40) });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('username', 'wwwwwwwwwwwwww1'));
    await expectToFit(
      page,
      OF_A_PERSON.map((address) => prefix + address),
    );
  });
}
