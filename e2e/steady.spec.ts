import { expect, type Page, test } from '@playwright/test';
import { fileCaches } from '#contract/browser-storage.ts';
import { logIn } from './person.ts';
import { makeDoor } from './shut-door.ts';
import { violationsOf } from './violations.ts';

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

test.describe('finding one’s feet', () => {
  const door = (page: Page) => page.getByRole('region', { name: /\?$|call now|saying so|at your side/ });
  const answer = async (page: Page, question: string, name: 'Yes' | 'No') => {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const DANGER = 'Are you in danger right now?';
  const THOUGHTS = 'Do you have thoughts of ending your life?';
  const TREATMENT = 'Are you in treatment with a doctor or a counsellor?';
  const openPath = (page: Page) => page.getByRole('link', { name: 'Open Steady' });

  test('the door: a yes leads to people, and treatment goes on with a word', async ({ page }) => {
    await page.goto('/steady');
    await expect(page.getByText('Not yet reviewed by a clinician.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'I need help now' })).toHaveAttribute('href', '/help-now');
    await answer(page, DANGER, 'Yes');
    await expect(door(page).locator('a[href="tel:112"]')).toBeVisible();
    await expect(openPath(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the question' }).click();
    await answer(page, DANGER, 'No');
    await answer(page, THOUGHTS, 'Yes');
    await expect(page.getByRole('heading', { name: 'Thank you for saying so' })).toBeFocused();
    await expect(door(page).locator('a[href="tel:14416"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the question' }).click();
    await answer(page, THOUGHTS, 'No');
    await answer(page, TREATMENT, 'Yes');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(openPath(page)).toBeVisible();
    await page.reload();
    await expect(openPath(page)).toBeVisible(); // what was passed is remembered in this tab
  });

  test('the first step of each path, by keyboard too; a heavy word shows help, and nothing of it is sent', async ({ page }) => {
    await logIn(page);
    await page.addInitScript(() => sessionStorage.setItem('draft:steady-door', 'true'));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto('/steady/steady');
    await page.getByRole('link', { name: 'Safe enough, here and now' }).click();
    await page.getByRole('slider', { name: 'Mood' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Begin' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Five, four, three, two, one' })).toBeVisible();
    const place = page.getByRole('textbox', { name: 'A place where I feel safe enough' });
    await place.fill('mar jaun kya');
    await expect(page.getByText('You have written something heavy')).toBeVisible();
    await expect(page.locator('form a[href="tel:14416"]')).toBeVisible();
    await place.fill('The bench by the river');
    await expect(page.getByText('You have written something heavy')).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep this for me' }).click();
    await expect(page.locator('dd', { hasText: 'The bench by the river' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish this step' }).click();
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    expect(sent.filter((body) => body.includes('mar jaun'))).toEqual([]);

    await page.goto('/steady/steady/strain');
    await expect(page.getByText('This step is not open now')).toBeVisible();
    await page.goto('/hi/steady/confidence/where');
    await page.getByRole('button', { name: 'शुरू करें' }).click();
    await expect(page.getByRole('heading', { name: 'भरोसा एक ही चीज़ नहीं' })).toBeVisible();
  });
});
