import { expect, test } from '@playwright/test';
import { agreeOnPage, newcomer } from './person.ts';
import { violationsOf } from './violations.ts';

// The shortest game is the tiny one (testing/tiny), so that a guest is through it in seconds.

test('a guest plays a game in two clicks, sees what it says, and keeps it by signing up', async ({ page }) => {
  const account = newcomer();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Play a game first' }).click();
  await expect(page.getByText('are kept for 24 hours and then deleted')).toBeVisible();
  await expect(page.getByText('you are 18 or older')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Start counting' }).click();

  const next = page.getByRole('button', { name: 'Next' });
  const onward = page.getByRole('button', { name: /^(Go on|Begin)$/ });
  const over = page.getByRole('link', { name: 'Sign up and keep it' });
  for (let step = 0; step < 20 && !(await over.isVisible()); step += 1) {
    await expect(next.or(onward).or(over).first()).toBeVisible();
    if (await onward.isVisible()) await onward.click();
    else if (await next.isVisible()) {
      await page.waitForTimeout(900); // nobody counts seeds within a blink; such a game would not count
      await page.getByRole('button', { name: String(await page.locator('.game-stage circle').count()), exact: true }).click();
      const taken = page.waitForResponse((response) => response.url().endsWith('/responses'));
      await next.click();
      await taken;
    }
    await page.waitForTimeout(100);
  }
  await expect(page.getByText('You counted 5 of 5 handfuls right.')).toBeVisible();
  await expect(page.getByText(/of 5, likely between|too little to name a strength/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('You counted 5 of 5 handfuls right.')).toBeVisible();

  await over.click();
  await page.getByLabel('User-Name').fill(account.username);
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign-up' }).click();
  // the address changes a moment before the page, which has a password too
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/home/welcome');
  await agreeOnPage(page);
  await page.waitForURL('**/home');
  await expect(page.getByText('What you played as a guest is yours now: Seven Handfuls.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All stories and games' }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Seven Handfuls' }) })
      .getByText('Done on'),
  ).toBeVisible();
});
