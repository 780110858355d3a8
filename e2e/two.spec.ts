import { expect, type Page, test } from '@playwright/test';
import type { TwoReport } from '#contract/relationships.ts';
import { verifyEmail } from './forms.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

/** Two people in two browsers; the first makes a link. */
async function invitedBy(inviter: Page): Promise<string> {
  await inviter.goto('/home');
  await inviter.getByRole('link', { name: 'Two people, one report' }).click();
  await inviter.getByRole('button', { name: 'Make a link' }).click();
  return inviter.getByRole('textbox', { name: 'Link for one person' }).inputValue();
}

test('one invites, the other sees what would be shared and agrees, both read, and one ends it for both', async ({ page, browser }) => {
  await verifyEmail(page, await logIn(page, { name: 'Asha Rao' }));
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } });
  const other = await elsewhere.newPage();
  await verifyEmail(other, await logIn(other, { name: 'Ravi Sen' }));

  const link = await invitedBy(page);
  expect(await violationsOf(page)).toEqual([]);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Asha Rao invites you to a report of two' })).toBeVisible();
  await expect(other.getByText('Either of you can end it at any time.')).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);
  await other.getByRole('button', { name: 'I agree' }).press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'You and Asha Rao' })).toBeVisible();
  await expect(other.getByText('you and Asha Rao each need to finish a story about feelings')).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);

  await page.reload();
  await page.getByRole('link', { name: 'You and Ravi Sen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You and Ravi Sen' })).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it for both' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two people, one report' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('There is no report of two here for you.');
  await elsewhere.close();
});

test('an invitation that was taken back, and one of one’s own, say so', async ({ page, browser }) => {
  await verifyEmail(page, await logIn(page, { name: 'Asha Rao' }));
  const link = await invitedBy(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This is your own invitation.');
  await page.getByRole('link', { name: 'All reports of two' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('A link that works until')).toHaveCount(0);
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await logIn(other);
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('This invitation does not work');
  await elsewhere.close();
});

test('what is found of two is set out by kind, at 320 px too', async ({ page }) => {
  const finding = (text: string) => ({ house: 4, domain: 'emotional' as const, text, first: null });
  const report: TwoReport = {
    relationshipId: 1,
    other: 'Ravi Sen',
    agreedAt: '2026-03-01T09:00:00.000Z',
    needsStory: { you: false, other: false },
    alike: [finding('When a friend cries, both of you sit down beside them.')],
    completing: [{ ...finding('One plans the trip, the other finds the tea stall.'), first: 'you' }],
    rubbing: [{ ...finding('One wants to talk at once, the other after a walk.'), first: 'other' }],
    questions: ['What did you need last week that I did not see?'],
  };
  await page.route('**/api/relationships/1?*', (route) => route.fulfill({ json: report }));
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(page);
  await page.goto('/home/two/1');
  for (const name of ['Where you are alike', 'Where you complete each other', 'Where it rubs', 'Eight questions for the two of you'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByText('One: Ravi Sen. The other: you.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
});
