import { expect, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';

const DASHBOARD = DEMO_REPORT.replace('set2report', 'set1report');

test('the dashboard has its headings, its three charts, the summary and the twelve paragraphs', async ({ page }) => {
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personalised General Report 1 for Asha Rao');
  for (const name of [
    'Dominant Mind Function',
    'Mind Function Strengths',
    'Strong and Weak Mind Functions',
    'Detailed Personality Analysis',
    'Mastering Weaknesses',
  ])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  for (const name of [/^Bubble chart/, /^Bar chart/, /^Word cloud/]) await expect(page.getByRole('group', { name })).toBeVisible();
  await expect(page.locator('.word-cloud .word')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Personality Summary' })).toContainText('Written from your numbers');
  await expect(page.getByRole('region', { name: 'Detailed Personality Analysis' }).getByRole('heading', { level: 3 })).toHaveCount(12);
});

test('an explanation opens below its chart, waits, takes the focus, and gives it back', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/texts/barChart/**', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(DASHBOARD);
  const explain = page.getByRole('region', { name: 'Strong and Weak Mind Functions' }).getByRole('button', { name: 'Explain Chart' });
  await explain.click();
  const panel = page.getByRole('region', { name: 'Chart Explanation' });
  await expect(panel.getByRole('heading', { name: 'Chart Explanation' })).toBeFocused();
  await expect(panel.getByText('Generating explanation...')).toBeVisible();
  answer();
  await expect(panel.getByText('Written from your numbers')).toBeVisible();
  await expect(panel.getByText('Generating explanation...')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close the explanation' }).click();
  await expect(panel).toHaveCount(0);
  await expect(explain).toBeFocused();
});

test('a tip closes on any press outside', async ({ page }) => {
  await page.goto(DASHBOARD);
  const tip = page.getByText('Each bubble is one of your mind functions.');
  await page.getByRole('button', { name: 'How to read “Mind Function Strengths”' }).click();
  await expect(tip).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tip).toHaveCount(0);
});

test('each of the four weakest opens over a page that stands still, with ten tips, and fades in 200 ms', async ({ page }) => {
  await page.goto(DASHBOARD);
  const cards = page.getByRole('region', { name: 'Mastering Weaknesses' }).getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(4);
  await cards.last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'When this house is weak:' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await dialog.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.2s/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});

test('a figure opens its half page', async ({ page }) => {
  await page.goto(DASHBOARD);
  const section = page.getByRole('region', { name: 'The figure you are closest to' });
  await expect(section).toContainText(/^The figure you are closest toClosest to the \S+ \(\d+ of 100\), then the \S+ \(\d+\)\./);
  await section.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('paragraph')).toHaveCount(4);
});

test('back leads home from a page that was opened first', async ({ page }) => {
  await page.goto(DASHBOARD);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fhome$/); // home is for those who are logged in
});
