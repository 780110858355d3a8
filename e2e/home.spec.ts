import { expect, type Page, test } from '@playwright/test';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Progress } from '#contract/measurement.ts';
import { formOf } from './long-form.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

/** Somebody with results: what the API tells of the demo person, and one test in the profile. */
async function asSomebodyWithResults(page: Page): Promise<void> {
  await page.route(/\/api\/report\/\d+\/(strengths|written)/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\/report\/\d+\//, `/report/${DEMO_USER_ID}/`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route('**/api/progress', async (route) => {
    const response = await route.fetch();
    const progress = (await response.json()) as Progress;
    const [first, ...others] = progress.tests;
    await route.fulfill({ response, json: { ...progress, tests: [{ ...first, hasValidSitting: true, state: 'finished' }, ...others] } });
  });
}

test('a newcomer’s home suggests one test, and says of each report what opens it', async ({ page }) => {
  await logIn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Play / })).toHaveCount(1);
  const reports = page.getByRole('region', { name: 'Your reports' });
  await expect(reports.getByRole('listitem')).toHaveCount(11);
  await expect(reports.getByRole('link')).toHaveCount(0);
  await expect(reports.getByText(/^Opens with /)).toHaveCount(11);
  expect(await violationsOf(page)).toEqual([]);
});

for (const [language, address, picture, closest] of [
  ['en', '/home', 'What your tests say so far', /^Closest to .+ \(\d+ of 100\), then .+ \(\d+\)$/],
  ['hi', '/hi/home', 'अब तक क्या दिखता है', /के सबसे क़रीब \(100 में से \d+\)/],
] as const) {
  test(`home shows the wheel, the closest figure, an insight and every report, in ${language}`, formOf(language), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await asSomebodyWithResults(page);
    await logIn(page);
    await page.goto(address);
    const own = page.getByRole('region', { name: picture });
    await expect(own.getByText(closest)).toBeVisible();
    await expect(own.locator('.petal-name')).toHaveCount(12);
    await expect(own.locator('blockquote')).toBeVisible();
    await expect(page.locator('.own-report-link')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('a report without a tab opens from home', async ({ page }) => {
  await asSomebodyWithResults(page);
  await logIn(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Advanced' }).click();
  await page.waitForURL('**/home/reports/advanced');
});

test('where the reports cannot be loaded, the rest of home stands, and asking again brings them', async ({ page }) => {
  await asSomebodyWithResults(page);
  await page.route(/\/api\/report\/\d+\/written/, (route) => route.fulfill({ status: 500, json: {} }));
  await logIn(page);
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('Your results are safe.');
  await expect(page.getByRole('link', { name: 'All stories and games' })).toBeVisible();
  await page.unroute(/\/api\/report\/\d+\/written/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Closest to /)).toBeVisible();
});
