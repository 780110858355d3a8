import { expect, type Page, test } from '@playwright/test';
import { field, openForm } from './forms.ts';
import { type Account, newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

test('a wrong password says so; the right one leads to the page that was asked for, and the login renews itself until it ends', async ({
  page,
}) => {
  const account = newcomer();
  await register(page.request, account);
  await openForm(page, '/hi/login?next=%2Fhome%2Fset2report');
  await field(page, 'यूज़रनेम या ईमेल').fill(account.email);
  await field(page, 'पासवर्ड').fill('wrong7$');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'लॉग इन नहीं हो पाया' })).toContainText('यूज़रनेम या पासवर्ड सही नहीं है।');
  await page.getByRole('button', { name: 'बंद करें' }).click();
  await field(page, 'पासवर्ड').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hi/home/set2report');
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe(account.username);

  await page.evaluate(() => localStorage.setItem('accessToken', 'run-out'));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^ey/);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
});

/** Logs in through the API and puts the login where the form would put it, once. */
async function enter(page: Page, account: Account, name = 'Asha Rao') {
  await register(page.request, account, name);
  const response = await page.request.post('/api/auth/login', { data: { usernameOrEmail: account.username, password: account.password } });
  const { accessToken, username, userId } = (await response.json()) as Record<string, string>;
  await page.goto('/api-description');
  await page.evaluate(
    (login) => {
      for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value);
    },
    { accessToken: accessToken!, username: username!, userId: String(userId), name },
  );
}

test('logging out without a connection says that it failed, and ends the login once there is one', async ({ page, context }) => {
  await enter(page, newcomer());
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('You are still logged in');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^ey/);
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
});

test('a page never stays under the name of someone whom another tab has replaced or logged out', async ({ page, context }) => {
  await enter(page, newcomer());
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');

  const other = await context.newPage();
  await enter(other, newcomer(), 'Meera Iyer');
  await other.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera');

  // a renewal of the same person's token is no reason to lose the page
  await page.evaluate(() => addEventListener('storage', () => document.documentElement.setAttribute('data-heard', '')));
  await other.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')} `));
  await expect(page.locator('html[data-heard]')).toHaveCount(1);
  await page.waitForTimeout(300);
  await expect(page.locator('html[data-heard]')).toHaveCount(1);

  await other.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login?next=%2Fhome');
});

/** What Google's script does, as far as our page asks it to: it hands a credential to the callback when its own button is pressed. */
const GOOGLE_SCRIPT = `window.google = { accounts: { id: {
  initialize({ client_id, callback }) { this.give = () => callback({ credential: 'credential-for-' + client_id }); },
  renderButton(place) { const button = document.createElement('button'); button.textContent = 'Google'; button.onclick = () => this.give(); place.append(button); },
  prompt() {},
} } };`;

test.describe('with Google', () => {
  // the policy of a program that Google is not configured for lets none of its scripts in
  test.use({ bypassCSP: true });

  test('Google learns of nobody before its button is pressed; then its credential goes to our server', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/auth/options', (route) => route.fulfill({ json: { googleClientId: 'client-1' } }));
    await page.route('https://accounts.google.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });
    });
    await openForm(page, '/login');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await expect(button).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(asked).toEqual([]);
    await button.click();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/auth/google'),
      page.getByRole('button', { name: 'Google', exact: true }).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ credential: 'credential-for-client-1' });
    expect(asked).toEqual(['https://accounts.google.com/gsi/client']);
    await expect(page.getByRole('dialog', { name: 'Login Failed' })).toContainText('Logging in with Google is not set up here.');
  });
});
