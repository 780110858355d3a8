import { expect, test } from '@playwright/test';
import { logInAsOperator } from './operator.ts';
import { logInAsMember } from './society-member.ts';

/** The page of member5; see prepare-society.ts. */
const LAKSHMI = '/home/society/members/6';

test('a page is reported, the only operator warns with a reason, and lets it stand when its owner appeals', async ({ browser, page }) => {
  await logInAsMember(page, 'member6');
  await page.goto(LAKSHMI);
  await page.getByRole('button', { name: 'Report this: Lakshmi Rao' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this' });
  await dialog.getByLabel('Deceit, advertising or begging').check();
  await dialog.getByLabel('What is wrong?').fill('This page offers what nobody can give.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText(/Thank you. We decide by/)).toBeVisible();
  await dialog.getByRole('link', { name: 'To your complaints' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints and decisions' })).toBeVisible();
  await expect(page.getByText(/We decide by/)).toBeVisible();

  const desk = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await logInAsOperator(desk);
  await desk.goto('/operator/society-cases');
  const one = desk.getByRole('listitem').filter({ hasText: 'This page offers what nobody can give.' }).filter({ hasText: 'Lakshmi Rao' });
  await expect(one.getByText(/hours left, until/)).toBeVisible();
  await one.getByLabel('Warn, and leave it').check();
  await one.getByLabel('Reason').fill('Please offer only what you can give.');
  await one.getByRole('button', { name: 'Decide' }).click();
  await expect(one.getByText(/Left, with a warning\. Decided by /)).toBeVisible();

  const owner = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await logInAsMember(owner, 'member5');
  await owner.goto('/home/society/complaints');
  await expect(owner.getByText('Please offer only what you can give.')).toBeVisible();
  await expect(owner.getByText('This page offers what nobody can give.')).toBeHidden(); // what others said of it is not shown
  await owner.getByText('Appeal', { exact: true }).click();
  await owner.getByLabel('Why is this wrong?').fill('I can give all of it, and have done so before.');
  await owner.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(owner.getByText(/waits for its decision/)).toBeVisible();

  await desk.reload();
  await one.getByLabel('Let it stand: Left, with a warning').check();
  await one.getByLabel('Reason').fill('Two others say the same.');
  await one.getByRole('button', { name: 'Decide' }).click();
  await expect(one.getByText(/^Let stand by/)).toBeVisible();
  await owner.reload();
  await expect(owner.getByText('Your appeal was looked at, and the decision stands.')).toBeVisible();
});
