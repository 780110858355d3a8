import { expect, type Page } from '@playwright/test';
import { mailTo } from './mail-to.ts';
import { five } from './society-story-people.ts';
import { letFinishersPlayAgain } from './society-story-program.ts';
import { button, heading } from './society-story-windows.ts';

/** Two who may stand at the top are invited and play again; one of them is confirmed. */
export async function becomeMember(nila: Page, rohan: Page): Promise<void> {
  for (const [page, { username }] of [
    [nila, five.nila],
    [rohan, five.rohan],
  ] as const) {
    expect(await mailTo(page, `${username}@example.org`, /An invitation to the Higher Mind Society/)).toContain('once more');
    await page.goto('/home/society');
    await expect(heading(page, 'You are invited', 1)).toBeVisible();
    await expect(heading(page, 'The six games once more: 0 of 6')).toBeVisible();
    await expect(page.getByText('open now')).toHaveCount(6);
  }
  await button(nila, 'No, thank you').click();
  await expect(heading(nila, 'You have said no', 1)).toBeVisible();
  await button(nila, 'Take the invitation up after all').click();
  await expect(heading(nila, 'You are invited', 1)).toBeVisible();

  await letFinishersPlayAgain();
  expect(await mailTo(nila, 'nila@example.org', /You may join the Higher Mind Society/)).toContain('costs nothing');
  await nila.goto('/home/society');
  await expect(heading(nila, 'You may join', 1)).toBeVisible();
  await expect(nila.getByText(/truly stand in the top 1%; and it misses .* of those who do/)).toBeVisible();
  await button(nila, 'Join the society').click();
  await expect(nila.getByText(/^You have been a member since .* There are 8 members\.$/)).toBeVisible();

  expect(await mailTo(rohan, 'rohan@example.org', /The six games, and what comes now/)).toContain('Thank you for the second round');
  await rohan.goto('/home/society');
  await expect(heading(rohan, 'Thank you for playing again', 1)).toBeVisible();
  await expect(rohan.getByText(/less sure than the rule asks for\. We invite you once more on/)).toBeVisible();
  await expect(rohan.getByRole('link', { name: 'The rule, and how often it is right' })).toHaveAttribute('href', '/society');
  await expect(rohan.getByRole('main')).not.toContainText(/fail|score|chance|top 1%/i);
  await rohan.goto('/home/society/members');
  await expect(heading(rohan, 'Thank you for playing again', 1)).toBeVisible(); // no page of the members opens
}
