import { expect, type Page, test } from '@playwright/test';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

// Two tests that no page was written for are played as a visitor plays them (testing/tiny).

const SETTLED = 400;

async function begin(page: Page, slug: string, title: string): Promise<void> {
  await logIn(page);
  await page.goto('/home');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card.locator('svg')).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`test=${slug}$`));
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
}

test('a story of three scenes is told to its end', async ({ page }) => {
  await begin(page, 'tiny-story', 'The Open Gate');
  await expect(page.getByText('Choice 1 of 3')).toBeVisible();
  await expect(page.getByText('A goat before a garden gate that stands open.')).toBeAttached();
  await expect(page.locator('.story-picture svg')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.waitForTimeout(SETTLED);
  await page.getByRole('button', { name: 'Mend the latch before anything else.' }).click();
  await expect(page.getByText('The latch clicks as it did when it was new.')).toBeVisible();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choice 3 of 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Choice 3 of 3')).toBeVisible();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('1');
  await expect(page.getByText('The goat has found the roses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'report' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a game without a time limit is played to its end, by keys and by mouse', async ({ page }) => {
  await begin(page, 'tiny-game', 'Seven Handfuls');
  await expect(page.getByRole('region', { name: 'Seven Handfuls' })).toBeVisible();
  await page.getByRole('button', { name: 'Start counting' }).click();

  const question = page.getByRole('heading', { name: 'How many seeds are there?' });
  const seeds = () => page.locator('.game-stage circle').count();
  await expect(question).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.locator('[data-ends-at]')).toHaveAttribute('data-ends-at', 'null');
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press(String(await seeds()));
  await expect(page.getByRole('heading', { name: 'That is right.' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: String(1 + ((await seeds()) % 6)), exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not this time.' })).toBeFocused();
  await page.getByRole('button', { name: 'Go on' }).click();

  // a game that says nothing of its own here says what every game says
  await expect(page.getByRole('heading', { name: 'That was the practice.' })).toBeFocused();
  await expect(page.getByText('From here on each answer counts, and you will not be told how it went.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bhava.spent'))).toBeNull();

  await page.reload();
  await page.getByRole('button', { name: 'Start counting' }).click();
  for (let trial = 1; trial <= 5; trial += 1) {
    await expect(question).toBeVisible();
    const taken = page.waitForResponse((response) => response.url().endsWith('/responses'));
    if (trial % 2 === 1) await page.keyboard.press(String(await seeds()));
    else await page.getByRole('button', { name: String(await seeds()), exact: true }).click();
    const { next } = (await (await taken).json()) as { next: { dots: number[] } | null };
    if (next) await expect(page.locator('.game-stage circle')).toHaveCount(next.dots.length);
  }
  await expect(page.getByRole('heading', { name: 'Seven Handfuls', level: 1 })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('both stand on the home page in Hindi, and the game is played in it', async ({ page }) => {
  await logIn(page);
  await page.goto('/hi/home');
  await expect(page.getByRole('heading', { name: 'खुला फाटक' })).toBeVisible();
  await page.goto('/hi/test-project?test=tiny-game');
  await page.getByRole('button', { name: 'शुरू करें' }).click();
  await page.getByRole('button', { name: 'गिनना शुरू कीजिए' }).click();
  await expect(page.getByRole('heading', { name: 'कितने बीज हैं?' })).toBeVisible();
});
