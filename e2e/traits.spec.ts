import { expect, test } from '@playwright/test';
import { DEMO_TRAITS } from '#contract/demo-user.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

/** Its own document brings the demo's traits. With anything more in its address the page asks for them, as for everybody's. */
const ASKED_FOR = `${DEMO_TRAITS}?again=1`;

test('says that it loads, then lists 230 traits with their ranges, and the styles of feeling secure', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/report/25', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(ASKED_FOR);
  await expect(page.getByText('Loading the report').first()).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report for User ID 25');
  const traits = page.getByRole('region', { name: 'Traits', exact: true });
  await expect(traits.getByRole('status')).toHaveText('230 of 230 traits');
  await expect(traits.getByText(/^likely \d+ to \d+$/)).toHaveCount(40);
  await traits.getByRole('button', { name: 'Show the other 190' }).click();
  await expect(traits.getByText(/^likely \d+ to \d+$/)).toHaveCount(230);
  const secureness = page.getByRole('region', { name: 'Secureness Test Results' });
  await expect(secureness.getByText(/^likely \d+ to \d+$/)).toHaveCount(3);
});

test('traits are searched, filtered and sorted', async ({ page }) => {
  await page.goto('/report/25');
  const traits = page.getByRole('region', { name: 'Traits', exact: true });
  const count = traits.getByRole('status');
  await traits.getByLabel('Search the traits').fill('own worth');
  await expect(traits.getByRole('listitem').first()).toContainText('Own worth');
  await traits.getByLabel('Search the traits').fill('no such trait');
  await expect(traits.getByText('No trait fits all that.')).toBeVisible();
  await traits.getByRole('button', { name: 'Show all' }).click();
  await expect(count).toHaveText('230 of 230 traits');
  await traits.getByLabel('Kind').selectOption('shape');
  await expect(count).toHaveText('2 of 230 traits');
  await traits.getByLabel('Kind').selectOption('whole');
  await expect(count).toHaveText('12 of 230 traits');
  await traits.getByLabel('Order').selectOption('highest');
  await expect(traits.getByRole('listitem').first()).toContainText('Creativity');
  await traits.getByLabel('Mind function').selectOption('10');
  await expect(traits.getByRole('listitem')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
});

test('each of the four errors in its own case', async ({ page }) => {
  const alert = page.getByRole('alert');
  await page.goto('/report');
  await expect(alert).toContainText('user id not found');
  await page.goto('/report/asha');
  await expect(alert).toContainText('User ID not found.');
  await page.goto('/report/1000');
  await expect(alert).toContainText('No token found');
  await page.route('**/api/report/25', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
  await page.goto(ASKED_FOR);
  await expect(alert).toContainText('Error fetching report. Please try again later.');
  await page.unroute('**/api/report/25');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report for User ID 25');
});

test('somebody without a finished test is told how to begin; another’s report is refused', async ({ page }) => {
  await logIn(page);
  await page.goto('/report');
  await expect(page.getByRole('heading', { name: 'No trait is measured yet' })).toBeVisible();
  await page.goto('/report/999999');
  await expect(page.getByRole('alert')).toContainText('Error fetching report. Please try again later.');
});
