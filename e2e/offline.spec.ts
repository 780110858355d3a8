import { expect, test } from '@playwright/test';
import { formAt } from './long-form.ts';
import { logIn, newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

test.describe('without a connection', () => {
  test('the pages that follow open all the same, once the page before has stood for a moment', async ({ page, context }) => {
    await page.goto('/signup', { waitUntil: 'networkidle' });
    const fetched = page.waitForResponse(/login-page-.*\.js$/);
    await fetched;
    // its words and its style come with it, and the network was idle before
    await page.waitForFunction(() => {
      const last = Math.max(...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd));
      return performance.now() - last > 1_000;
    });
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  for (const { address, link, title, stay, retry, heading } of [
    {
      address: '/login',
      link: 'Forgot password?',
      title: 'This page cannot be reached',
      stay: 'Stay here',
      retry: 'Try again',
      heading: 'Forgot your password?',
    },
    {
      address: '/hi/login',
      link: 'पासवर्ड याद नहीं?',
      title: 'यह पन्ना अभी नहीं खुल रहा',
      stay: 'यहीं रहें',
      retry: 'फिर कोशिश करें',
      heading: 'पासवर्ड याद नहीं?',
    },
  ])
    test(`a page that cannot be fetched says so at ${address}, and nothing typed is lost`, formAt(address), async ({ page, context }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto(address);
      const fields = page.getByRole('textbox');
      await expect(page.locator('form').getByRole('button').last()).toBeEnabled();
      await fields.first().fill('asha21');
      await page.locator('[name=password]').fill('River77$');
      await context.setOffline(true);
      await page.getByRole('link', { name: link }).click();
      const failed = page.getByRole('dialog', { name: title });
      await expect(failed.getByRole('alert')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await failed.getByRole('button', { name: retry }).click();
      await expect(failed.getByRole('button', { name: retry })).toBeEnabled();
      await failed.getByRole('button', { name: stay }).click();
      await expect(failed).toHaveCount(0);
      await expect(page.getByRole('link', { name: link })).toBeFocused();
      await expect(fields.first()).toHaveValue('asha21');
      await expect(page.locator('[name=password]')).toHaveValue('River77$');

      await page.getByRole('link', { name: link }).click();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${address.replace('login', '')}forgot-password`);
      await page.goBack();
      await expect(fields.first()).toHaveValue('asha21');
      expect(documents).toBe(1);
    });

  test('a login that worked waits for the connection to come back', async ({ page, context }) => {
    const account = newcomer();
    await register(page.request, account);
    await page.route(/home-page-.*\.js$/, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username or email' }).fill(account.username);
    await page.locator('[name=password]').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible();
    await context.setOffline(true);
    const failed = page.getByRole('dialog', { name: 'This page cannot be reached' });
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Stay here' }).click();
    await expect(failed).toHaveCount(0);
    await page.unroute(/home-page-.*\.js$/);
    await context.setOffline(false);
    await page.getByRole('dialog', { name: 'Login Successful!' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Asha');
  });

  test('a picture that does not come leaves its page alone', async ({ page }) => {
    await logIn(page);
    await page.route(/\/Cover-.*\.js$/, (route) => route.abort());
    await page.goto('/play-cognitive-games', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 3, name: 'Pattern Loom' })).toBeVisible();
  });
});
