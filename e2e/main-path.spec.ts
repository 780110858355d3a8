import { expect, type Page, test } from '@playwright/test';
import { agreeOnPage, newcomer } from './person.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'no-preference' });

test.setTimeout(420_000);

const SCENES = 26;

test('a newcomer signs up, plays a story, and reads their own report', async ({ page, context }) => {
  const account = newcomer();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await test.step('signs up', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click();
    await page.getByLabel('User-Name').fill(account.username);
    await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(account.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign-up' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    // the address changes a moment before the page, which has a password too
    await expect(page.getByRole('heading', { name: 'Your account is ready, Asha' })).toBeVisible();
  });

  await test.step('logs in', async () => {
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login Successful!')).toBeVisible();
    await page.waitForURL('**/home/welcome');
    expect(await violationsOf(page)).toEqual([]);
    await agreeOnPage(page);
    await page.waitForURL('**/home');
    await expect(page.getByRole('heading', { name: 'Welcome, Asha' })).toBeVisible();
  });

  await test.step('plays the story, with a reload and a lost connection on the way', async () => {
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Play / })
        .first(),
    ).toBeVisible();
    await page.goto('/test-project?test=lantern-ferry');
    await page.getByRole('button', { name: 'Begin' }).click();
    for (let scene = 1; scene <= SCENES; scene += 1) {
      await expect(page.getByText(`Choice ${scene} of ${SCENES}`)).toBeVisible();
      if (scene === 9) {
        await expect(page.getByText('Every answer is saved.')).toBeVisible();
        await page.reload();
        await expect(page.getByText(`Choice ${scene} of ${SCENES}`)).toBeVisible();
      }
      if (scene === 14) {
        await expect(page.getByText('Every answer is saved.')).toBeVisible(); // or one more would wait
        await context.setOffline(true);
      }
      if (scene === 17) {
        await expect(page.getByText('No connection: 3 answers wait on this device')).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await context.setOffline(false);
        await expect(page.getByText('Every answer is saved.')).toBeVisible({ timeout: 30_000 });
      }
      await chooseOption(page, scene);
    }
    await expect(page.getByRole('heading', { name: 'The tale is told' })).toBeVisible();
    await expect(page.getByText('Your answers are part of your profile now.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('is led to the next test', async () => {
    await page.getByRole('link', { name: 'To my home page' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Play / })
        .first(),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('reads the report', async () => {
    await page.getByRole('region', { name: 'Your reports' }).getByRole('link', { name: 'General Report 2' }).click();
    await expect(page.getByRole('heading', { name: 'Personalised General Report 2 for Asha Rao' })).toBeVisible();
    for (const title of [
      'Mind Function Strength Spectrum',
      'Dominant Mind Function',
      'Personality Summary-2',
      'Strong, Average & Weak Mind Functions',
      'Master Your Weaknesses',
    ]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Explain Chart' }).first().click();
    const explanation = page.getByRole('dialog');
    await expect(explanation.getByText(/\w+ \w+ \w+/).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  });

  expect(problems).toEqual([]);
});

/** The keyboard's number keys; in the scene that asks for a certain word, that word. */
async function chooseOption(page: Page, scene: number) {
  await page.waitForTimeout(1_100); // nobody chooses among four sentences within a second; such a sitting would not count
  const asked = page.getByRole('button', { name: /jackfruit/i });
  if ((await page.getByText('jackfruit').count()) > 1 && (await asked.count()) === 1) await asked.click();
  else await page.keyboard.press(String(1 + (scene % 4)));
}
