import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { awake } from './awake.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { logIn, newcomer, register } from './person.ts';

/** Where a page begins, where the focus is when it is there, and what is said of it. */
const PHONE = { width: 360, height: 740 };
const STORY = '/test-project?test=lantern-ferry';
const GAME = '/test-project?test=pattern-loom';
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const begin = (page: Page) => page.getByRole('button', { name: 'Begin' }).click();
const isAnnounced = async (page: Page, title: string | RegExp) => expect(page.locator('body > [aria-live=polite]')).toHaveText(title);

test('a story begins at its top, with the focus on its text, under its own name', async ({ page }) => {
  await logIn(page);
  await page.setViewportSize(PHONE);
  await page.goto(STORY);
  await page.getByRole('button', { name: 'Begin' }).scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(50);
  await begin(page);
  await expect(page.locator('.story-page')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).toHaveTitle('The Lantern Ferry · Bhava');
  await expect(page.getByText('Each answer is saved as you give it.')).toBeVisible();
  await expect(page.getByText('Every answer is saved.')).toHaveCount(0);
});

test('a game begins at its top, with the focus on its heading', async ({ page }) => {
  await logIn(page);
  await page.setViewportSize(PHONE);
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Begin' }).scrollIntoViewIfNeeded();
  await begin(page);
  await expect(page.locator('.game-stage').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('a page that was opened from another has the focus on its heading and is announced', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
  await isAnnounced(page, 'Log in · Bhava');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await isAnnounced(page, 'Forgot password · Bhava');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});

test('a page that waits for its data gets the focus onto its heading once that is there', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/progress', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Asha' })).toBeFocused();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a failed login the password is selected, after a failed sign-up the message has the focus', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('form button[type=submit]:not([disabled])')).toBeVisible();
  await page.getByLabel('Username or email').fill('nobody1');
  await page.getByLabel('Password', { exact: true }).fill('wrong7$');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Failed' })).toContainText('Invalid username or password. Please try again.');
  await page.getByRole('button', { name: 'Close' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(await password.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([0, 7]);

  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: { message: 'The mill is broken.' } }));
  await fillSignup(page);
  await page.getByRole('button', { name: 'Sign-up' }).click();
  await expect(page.getByRole('alert')).toContainText('The mill is broken.');
  await expect(page.getByRole('alert')).toBeFocused();
});

async function fillSignup(page: Page) {
  const account = newcomer();
  await page.goto('/signup');
  await expect(page.locator('form button[type=submit]:not([disabled])')).toBeVisible();
  await page.getByLabel('User-Name').fill(account.username);
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  return account;
}

test('a sign-up that answers an id, a user id or a success alone has worked', IN_LONG_FORM, async ({ page }) => {
  for (const answer of [{ id: 7 }, { userId: 7 }, { success: true }]) {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 201, json: answer }));
    await fillSignup(page);
    await page.getByRole('button', { name: 'Sign-up' }).click();
    await expect(page.getByText('Registration successful!'), JSON.stringify(answer)).toBeVisible();
  }
});

test('a sign-up that is answered with a success of nobody has failed', async ({ page }) => {
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 200, json: {} }));
  await fillSignup(page);
  await page.getByRole('button', { name: 'Sign-up' }).click();
  await expect(page.getByRole('alert')).toContainText('Registration failed');
});

test('the first press leads to what is missing', async ({ page }) => {
  for (const [address, button, field] of [
    ['/login', 'Login', 'usernameOrEmail'],
    ['/verify-email', 'Verify', 'email'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator(`input[name=${field}]`)).toBeFocused();
  }
});

test('a newcomer is called by name, has the username filled in and the cursor in the password', async ({ page }) => {
  const account = await fillSignup(page);
  await page.getByRole('button', { name: 'Sign-up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready, Meera' })).toBeVisible();
  await expect(page.getByText('Log in to begin.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(account.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep of you, and why' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe(account.username);
});

test('the rules of a field are told before they are broken, and ticked off', async ({ page }) => {
  await page.goto('/signup');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/6 characters or more a letter a digit one of \$!%\*\?&/);
  await expect(page.getByLabel('User-Name')).toHaveAccessibleDescription(/a letter, A to Z a digit/);
  // what is filled in all at once before the scripts are there is told nothing of: it is filled in once more
  await expect(async () => {
    await password.fill('');
    await password.fill('Sunrise#2024');
    await expect(page.getByText('Strength: Strong').or(page.getByText('Strength: Medium'))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(password).toHaveAccessibleDescription(/a digit\s*\(met\)\s*one of \$!%\*\?&\s*(?!\(met\))\S/);
  await password.fill('Sunrise$2024');
  await expect(password).toHaveAccessibleDescription(/one of \$!%\*\?&\s*\(met\)/);
});

test('agreeing stands in the terms themselves', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'I agree to the Terms & Policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('whoever is logged in is never shown a way in', async ({ page }) => {
  const account = newcomer();
  await register(page.request, account);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('main').getByRole('link', { name: 'My home' })).toHaveCount(0);

  await logIn(page);
  await page.goto('/');
  await expect(page.locator('.hero').getByRole('link')).toHaveText(['Go on', 'My report', 'See the demo report']);
  for (const name of ['Log in', 'Sign up']) await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeVisible();
  await page.goto('/login?next=%2Fhome%2Fset2report');
  await page.waitForURL('**/home/set2report');
  await page.goto('/hi/signup?next=https%3A%2F%2Fevil.example.org');
  await page.waitForURL('**/hi/home');
});

test('the text of the specification comes first on any failure of a code', async ({ page }) => {
  const broken = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  await page.route('**/api/auth/resend-code', (route) => route.fulfill(broken));
  await page.route('**/api/auth/verify-email', (route) => route.fulfill(broken));
  await page.goto('/verify-email?email=asha%40example.org');
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('Failed to resend OTP. Something went wrong on our side.')).toBeVisible();
  await page.getByLabel('Code').fill('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Email verification failed\. Something went wrong on our side\./);
  await expect(page.getByRole('alert')).toBeFocused();
});

test('a firewall that forbids is not called a wrong password', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, contentType: 'text/html', body: 'Forbidden' }));
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('asha21');
  await page.getByLabel('Password', { exact: true }).fill('River77$');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login Failed' })).toContainText('The server cannot be reached.');
});

test("a hotel's login page in place of our answer costs no answer", async ({ page }) => {
  await logIn(page);
  await page.goto(STORY);
  await begin(page);
  let answer = { status: 200, contentType: 'text/html', body: '<h1>Room and name, please</h1>' };
  const portal = '**/api/test-sessions/*/responses';
  await page.route(portal, (route) => route.fulfill(answer));
  await expect(page.locator('.story-option').first()).toBeVisible();
  await page.waitForTimeout(500); // the page ignores the second half of a double tap
  await page.keyboard.press('1');
  await expect(page.getByText('one answer waits on this device')).toBeVisible();
  answer = { status: 403, contentType: 'text/html', body: 'Forbidden' };
  const forbidden = page.waitForResponse((response) => response.status() === 403);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await forbidden;
  await expect(page.getByText('one answer waits on this device')).toBeVisible();
  await page.unroute(portal);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Every answer is saved.')).toBeVisible({ timeout: 25_000 });
});

test('tests are a row of beads', async ({ page }) => {
  await logIn(page);
  await page.goto('/home');
  await expect(page.getByRole('img', { name: /^0 of \d+ beads are full/ })).toBeVisible();
  await expect(page.getByRole('main').locator('.wheel')).toHaveCount(0);
});

test('a home that cannot be read says so, and a test too', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/progress', (route) => route.fulfill({ json: {} }));
  for (const address of ['/home', STORY]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
});

test('what is pressed before the scripts are there is done once they are', async ({ page }) => {
  const awake = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await awake.promise;
    await route.continue();
  });
  await page.goto('/signup');
  await page.locator('label button').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  awake.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('so is what is pressed in a drawing', async ({ page }) => {
  const awake = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await awake.promise;
    await route.continue();
  });
  await page.goto(DEMO_REPORT);
  const wheel = page.getByRole('group', { name: /^Wheel of twelve petals/ });
  await wheel.getByRole('button', { name: /^Planning\b/ }).click();
  awake.resolve();
  await expect(page.getByRole('dialog', { name: 'Planning and Organization' })).toBeVisible();
});
