import { expect, type Page, test } from '@playwright/test';
import { awake } from './awake.ts';
import { logIn } from './person.ts';

const storedId = (page: Page) => page.evaluate(() => localStorage.getItem('userId'));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isShown = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');

test('begins with the demo’s first report; its seven tabs show a report each', async ({ page }) => {
  await page.goto('/viewreport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Reports');
  await isShown(page, 'Demo');
  await isShown(page, 'Set 1');
  await expect(page.getByRole('tablist').nth(1).getByRole('tab')).toHaveText([
    'Set 1',
    'Set 2',
    'Professional',
    'Personal',
    'Cognitive Report',
    'Entrepreneurship',
    'Career Report',
  ]);
  for (const [name, title] of [
    ['Set 2', 'Personalised General Report 2 for Asha Rao'],
    ['Professional', 'Professional report for Asha Rao'],
    ['Personal', 'Personal report for Asha Rao'],
    ['Cognitive Report', 'Cognitive report for Asha Rao'],
    ['Entrepreneurship', /for Asha Rao/],
    ['Career Report', /Career report for Asha Rao/],
    ['Set 1', 'Personalised General Report 1 for Asha Rao'],
  ] as const) {
    await tab(page, name).click();
    await isShown(page, name);
    await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  }
});

test('a tab changes after 300 ms, and the id is read 100 ms later; choosing the active one does nothing', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  await page.goto('/viewreport');
  const title = page.getByRole('heading', { name: 'Personalised General Report 1 for Asha Rao' });
  await expect(title).toBeVisible();
  await expect.poll(() => storedId(page)).toBe('25');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await tab(page, 'Demo').click();
  await page.clock.runFor(1_000);
  await expect(title).toBeVisible();

  await tab(page, 'My Report').click();
  await expect(title).toHaveCount(0); // cleared at once
  await page.clock.runFor(299);
  await isShown(page, 'Demo');
  expect(await storedId(page)).toBe('25');
  await page.clock.runFor(1);
  await isShown(page, 'My Report');
  expect(await storedId(page)).not.toBe('25');
  await expect(page.getByText('Your report begins with one test')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText('Your report begins with one test')).toBeVisible();
});

test('what is viewed survives a reload, and leaving brings one’s own id back', async ({ page }) => {
  await logIn(page);
  await page.goto('/viewreport');
  await tab(page, 'Personal').click();
  await expect(page.getByRole('heading', { name: 'Personal report for Asha Rao' })).toBeVisible();
  await page.reload();
  await isShown(page, 'Personal');
  await expect.poll(() => storedId(page)).toBe('25');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/home');
  await expect.poll(() => storedId(page)).not.toBe('25');
});

test('for a visitor there is no id to restore: the console says so, and “My Report” offers the login', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/viewreport?of=own');
  await expect(page.getByRole('alert')).toContainText('user id not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=/viewreport');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => warnings.filter((text) => text.startsWith('No user id was stored'))).toHaveLength(1);
  await expect.poll(() => storedId(page)).toBeNull();
});

test('an address without a report asks for a choice; a report that is held back comes soon', async ({ page }) => {
  await page.goto('/viewreport?report=emotional');
  await expect(page.getByText('Please select a report category to view the content.')).toBeVisible();
  await page.route('**/api/held-back-reports', (route) => route.fulfill({ json: { reports: ['entrepreneurship'] } }));
  await tab(page, 'Entrepreneurship').click();
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await expect(page.getByText('Entrepreneurship report is currently under development.')).toBeVisible();
});

test('by keyboard: arrows go from tab to tab, Enter chooses; reports without a tab are linked from the one that they belong to', async ({
  page,
}) => {
  await page.goto('/viewreport');
  await awake(page);
  await tab(page, 'Set 1').focus();
  for (const _ of ['Set 2', 'Professional', 'Personal']) await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Personal')).toBeFocused();
  await isShown(page, 'Set 1');
  await page.keyboard.press('Enter');
  await isShown(page, 'Personal');
  const more = page.getByRole('navigation', { name: 'Read on from here:' });
  await expect(more.getByRole('link')).toHaveText(['Personality (Emotional)', 'Relationship Compatibility']);
  await expect(tab(page, 'Personal')).toBeFocused();
  await more.getByRole('link', { name: 'Personality (Emotional)' }).click();
  await expect(page).toHaveURL(/\/home\/reports\/emotional\?userId=25$/);
});
