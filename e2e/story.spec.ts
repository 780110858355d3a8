import { expect, type Page, test } from '@playwright/test';
import { logIn } from './person.ts';

const STORY = '/test-project?test=lantern-ferry';
const SETTLE_MS = 500; // the page ignores the second half of a double tap

async function choose(page: Page, key: string) {
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press(key);
}
const scene = (page: Page, number: number) => page.getByText(`Choice ${number} of 26`);
const saved = (page: Page) => page.getByText('Every answer is saved.');

async function beginStory(page: Page) {
  const account = await logIn(page);
  await page.goto(STORY);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(scene(page, 1)).toBeVisible();
  return account;
}

test('a story goes on in a second browser where the first one stopped', async ({ page, browser }) => {
  const account = await beginStory(page);
  for (const key of ['1', '2', '3']) {
    await expect(scene(page, Number(key))).toBeVisible();
    await choose(page, key);
  }
  await expect(scene(page, 4)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const told = await page.locator('.story-words').innerText();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/login?next=${encodeURIComponent(STORY)}`);
  await other.getByLabel(/username or email/i).fill(account.username);
  await other.getByLabel('Password', { exact: true }).fill(account.password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(scene(other, 4)).toBeVisible();
  expect(await other.locator('.story-words').innerText()).toBe(told);
  await other.context().close();
});

test('of two windows that answer the same scene the first counts, and the second catches up', async ({ page, context }) => {
  await beginStory(page);
  await choose(page, '1');
  await expect(scene(page, 2)).toBeVisible();
  await expect(saved(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto(STORY);
  await expect(scene(second, 2)).toBeVisible();
  await choose(page, '1');
  await expect(scene(page, 3)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await choose(second, '4');
  await expect(second.getByText('You went on in another window or on another device.')).toBeVisible();
  await expect(scene(second, 3)).toBeVisible();
});

test('answers given without a connection survive closing the page, and are sent by the next visit', async ({ page, context }) => {
  await beginStory(page);
  await context.setOffline(true);
  await choose(page, '2');
  await choose(page, '3');
  await expect(scene(page, 3)).toBeVisible();
  await expect(page.getByText('2 answers wait on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(STORY);
  await expect(scene(again, 3)).toBeVisible();
  await expect(saved(again)).toBeVisible();
});

test('a story is played with Tab, arrows and Enter alone', async ({ page }) => {
  await logIn(page);
  await page.goto(STORY);
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await expect(scene(page, 1)).toBeVisible();
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.story-option').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scene(page, 2)).toBeVisible();
  await expect(page.locator('.story-page')).toBeFocused();
});

test('a private page leads to login and back', async ({ page }) => {
  await page.goto('/home');
  await page.waitForURL(/\/login\?next=%2Fhome$/);
});

test('answers that wait on the device are also sent from the home page', async ({ page, context }) => {
  await beginStory(page);
  await context.setOffline(true);
  await choose(page, '2');
  await expect(page.getByText('one answer waits on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const home = await context.newPage();
  await home.goto('/home');
  await expect(home.getByRole('link', { name: 'Go on with The Lantern Ferry' })).toBeVisible();
});
