import { expect, type Page, test } from '@playwright/test';
import { REPORTS } from '#contract/report-names.ts';
import { logIn } from './person.ts';
import { sharedPage } from './shared-page.ts';
import { violationsOf } from './violations.ts';

/** Who has just signed up has no report to read: theirs holds what the demo's holds. */
async function asIfPlayed(page: Page): Promise<void> {
  await page.route(/\/api\/report\/\d+\/(written\/\w+|strengths)/, async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/report\/\d+\//, '/report/25/'),
    });
    await route.fulfill({ response });
  });
}

for (const [turn, report] of REPORTS.entries())
  test(`the ${report} report of the demo: in short, sections, three things, how sure`, async ({ browser, baseURL }) => {
    const page = await sharedPage(browser, { baseURL, touch: false, as: 'nobody' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: turn % 2 ? 'dark' : 'light' });
    await page.goto(`/home/reports/${report}?userId=25`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Rao');
    await expect(page.getByRole('region', { name: 'In short' })).toHaveText(/\S{3}/);
    await expect(page.getByRole('heading', { name: 'What to do this month' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How sure this is, and what it rests on' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not me?' })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  });

test('“Not me?” is kept over a reload, is listed, and can be taken back, by keyboard too', async ({ page }) => {
  await logIn(page);
  await asIfPlayed(page);
  await page.goto('/home/reports/professional');
  const first = page.getByRole('region', { name: 'In short' }).getByRole('button', { name: 'Not me?' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeFocused();
  await expect(page.getByText('Noted: this is not you. No score changes.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('region', { name: 'What you said is not you' });
  await list.getByRole('button', { name: 'Take that back' }).first().click();
  await expect(list).toHaveCount(0);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
});

test('what one can press beside a sentence is wide enough for a finger', async ({ page }) => {
  await logIn(page);
  await asIfPlayed(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/home/reports/professional');
  const button = page.getByRole('region', { name: 'In short' }).getByRole('button', { name: 'Not me?' });
  await expect(button).toBeVisible();
  const { width, height } = await button.evaluate((element) => {
    const { width, height } = getComputedStyle(element, '::after');
    return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  });
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('a report that cannot be read yet names the tests that open it', async ({ page }) => {
  await logIn(page);
  await page.goto('/home/reports/professional');
  await expect(page.getByRole('heading', { name: /more tests? opens? this report$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Pattern Loom/ }).click();
  await page.waitForURL('**/test-project?test=pattern-loom');
});

test('an address that names no report says so', async ({ page }) => {
  await page.goto('/home/reports/nothing');
  await expect(page.getByRole('alert')).toContainText('Error fetching report. Please try again later.');
});
