import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes on from a quiet screen of a game. Another such screen may follow at once, and its button may be of the same name: so this one's is
 * pressed once, and this screen must be gone before anything else is done.
 */
export async function leaveMessage(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const message = page.locator('.game-message');
  const title = await message.getByRole('heading', { level: 1 }).innerText();
  await press(message.getByRole('button'));
  await expect(message.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(0);
}
