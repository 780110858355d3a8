import { expect, test } from '@playwright/test';
import { fileCaches } from '#contract/browser-storage.ts';
import { makeDoor } from './shut-door.ts';

const NUMBERS = ['tel:112', 'tel:14416', 'tel:1098', 'tel:181'];

test.describe('the page of numbers', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says whom to call, in both languages', async ({ page }) => {
      for (const [path, title] of [
        ['/help-now', 'Help now'],
        ['/hi/help-now', 'अभी मदद'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        for (const number of NUMBERS) await expect(page.locator(`main a[href="${number}"]`).first()).toBeVisible();
        await page.locator('main summary').first().click();
        await expect(page.locator('a[href="tel:131114"]')).toBeVisible();
      }
    });
  });

  test.describe('with the server gone', () => {
    test.use({ serviceWorkers: 'allow' });

    test('opens all the same, on a device where only another page was ever opened', async ({ page, baseURL }) => {
      const door = await makeDoor(baseURL!);
      await page.goto(`${door.origin}/about`);
      const isThere = () =>
        page.evaluate(async (name) => {
          const shell = (await caches.has(name)) ? await caches.open(name) : undefined;
          const paths = ((await shell?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
          return paths.includes('/help-now') && paths.includes('/hi/help-now') && Boolean(navigator.serviceWorker.controller);
        }, fileCaches.shell.name);
      await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
      door.shut();
      for (const [path, title] of [
        ['/help-now', 'Help now'],
        ['/hi/help-now', 'अभी मदद'],
      ] as const) {
        await page.goto(door.origin + path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        for (const number of NUMBERS) await expect(page.locator(`main a[href="${number}"]`).first()).toBeVisible();
      }
      await door.close();
    });
  });
});
