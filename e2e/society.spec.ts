import { expect, test } from '@playwright/test';
import { logIn } from './person.ts';
import { logInAsMember } from './society-member.ts';

test('who is confirmed reads what it is, joins, sees the first page of the society, and can leave and come back', async ({ page }) => {
  await logInAsMember(page, 'invited1');
  await page.goto('/home/society');
  const join = page.getByRole('button', { name: 'Join the society' });
  // whoever runs this twice on one server finds her where the last run has left her
  await expect(page.getByRole('heading', { level: 1, name: /You may join|You have left/ })).toBeVisible();
  await join.click();
  await expect(page.getByText(/You have been a member since/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of the society' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the society' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the society' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have left the society' })).toBeVisible();
  await expect(join).toBeVisible();
});

test('who is invited sees which games to play again, and by when', async ({ page }) => {
  await logInAsMember(page, 'invited2');
  await page.goto('/hi/home/society');
  await expect(page.getByRole('heading', { level: 1, name: 'आपको न्योता है' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'शांत झील' })).toHaveAttribute('href', '/hi/test-project?test=still-lake');
});

test('who was never invited reads the rule and agrees to be looked at; the landing page leads to it', async ({ page }) => {
  await logIn(page);
  await page.goto('/home/society');
  await expect(page.getByText('12 of the twelve tests do not count yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText(/You have agreed that your games are looked at/)).toBeVisible();
  await page.goto('/');
  const card = page.locator('.society-card').first();
  await card.locator('summary').click();
  await card.getByRole('link', { name: 'The rule, and how often it is right' }).click();
  await expect(page).toHaveURL(/\/society#rule$/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
});
