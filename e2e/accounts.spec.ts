import { expect, type Locator, type Page, test } from '@playwright/test';
import { MAIL_PAGE } from './mail-page.ts';
import { type Account, newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign-up' });
const focusedField = (page: Page) => page.locator('input:focus').getAttribute('name');

async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('form button[type=submit]:not([disabled])')).toBeVisible();
}

/** The newest code that the program sent, from the page that shows its mail at this machine. */
async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(MAIL_PAGE)).text();
    const row = list.split('<li>').find((line) => line.includes(email));
    code = /\b\d{6}\b/.exec(row ?? '')?.[0];
    expect(code).toBeTruthy();
  }).toPass();
  return code!;
}

test('the sign-up form speaks of a field once it was touched, and asks for the terms first', async ({ page }) => {
  await openForm(page, '/signup');
  await expect(signUpButton(page)).toBeDisabled();
  await expect(page.getByText('is required')).toHaveCount(0);
  await field(page, 'User-Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Username is required.')).toBeVisible();
  await expect(page.getByText('Email is required.')).toHaveCount(0);

  await field(page, 'User-Name').fill('ab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Agree to Terms & Policy' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0); // it fades for 200 ms, and a press meanwhile would land on it
  await expect(page.getByText('Email is required.')).toHaveCount(0);

  await signUpButton(page).click({ force: true }); // it is disabled for a reader, and leads to what is missing all the same
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Username must be at least 3 characters long.')).toBeVisible();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect.poll(() => focusedField(page)).toBe('username');
  expect(await violationsOf(page)).toEqual([]);
});

test('the terms open from their label, scroll, and close', async ({ page }) => {
  await openForm(page, '/signup');
  await page.getByRole('button', { name: 'I agree to the Terms & Policy' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms & Policy' });
  await terms.getByText('The courts in Mumbai').scrollIntoViewIfNeeded();
  await expect(terms.getByText('the greater of the amount that you have paid us and INR 100')).toBeVisible();
  await terms.getByRole('button', { name: 'Close' }).last().click();
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('what was typed survives a reload, the passwords do not', async ({ page }) => {
  await openForm(page, '/signup');
  await field(page, 'User-Name').fill('asha21');
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Password').fill('River77$');
  await expect(page.getByText('Strength: Medium')).toBeVisible();
  await page.reload();
  await expect(field(page, 'User-Name')).toHaveValue('asha21');
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(field(page, 'Password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('River77$');
});

test("the server's refusal stands at its field, and a lost connection loses nothing", async ({ page, context }) => {
  const taken = newcomer();
  await register(page.request, taken);
  await openForm(page, '/signup');
  await field(page, 'User-Name').fill(taken.username.toUpperCase());
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill(`other-${taken.username}@example.org`);
  await field(page, 'Password').fill(taken.password);
  await field(page, 'Confirm Password').fill(taken.password);
  await page.getByRole('checkbox').check();
  await context.setOffline(true);
  await signUpButton(page).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await signUpButton(page).click();
  await expect(page.getByText('This username is already taken. Please choose another.')).toBeVisible();
  expect(await focusedField(page)).toBe('username');
  await field(page, 'User-Name').fill(newcomer().username);
  await signUpButton(page).click();
  await expect(page.getByRole('button', { name: 'Registration successful' })).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue('');
  await page.waitForURL('**/login');
});

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

test('the code of the mail verifies the email, and another sets a new password', async ({ page }) => {
  const account = newcomer();
  await register(page.request, account);
  await openForm(page, `/verify-email?email=${encodeURIComponent(account.email)}`);
  await expect(field(page, 'Email')).toHaveValue(account.email);
  const code = await codeFor(page, account.email);
  await field(page, 'Code').fill(code === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email verification failed')).toBeVisible();
  await field(page, 'Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your email is verified.')).toBeVisible();

  await openForm(page, '/forgot-password');
  await field(page, 'Email').fill(account.email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reset-password');
  await expect(page.getByRole('timer')).toHaveText(/^02:[23]\d$/);
  await expect(page.getByRole('button', { name: 'Send another code' })).toBeDisabled();
  await expect.poll(() => codeFor(page, account.email)).not.toBe(code);
  await field(page, 'Code').fill(await codeFor(page, account.email));
  await field(page, 'New password').fill('Ocean88%');
  await field(page, 'Confirm Password').fill('Ocean88%');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Username or email')).toHaveValue(account.email);
  await field(page, 'Password').fill('Ocean88%');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successful!')).toBeVisible();
});

/** A press as a hand makes it: the button is down for a while, and the pointer stays where it was aimed. */
async function pressSlowly(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

for (const { address, button, prompt, error } of [
  { address: '/signup', button: 'Sign-up', prompt: 'Agree to Terms & Policy', error: 'Confirm Password is required.' },
  { address: '/hi/signup', button: 'साइन अप करें', prompt: 'नियम और नीति पर सहमति दीजिए', error: 'पासवर्ड दोबारा लिखना ज़रूरी है।' },
])
  test(`a press that leaves an empty field lands on what it was aimed at, on a phone (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openForm(page, address);
    const lastField = page.locator('input[name=confirmPassword]');
    await lastField.focus();
    await pressSlowly(page, page.getByRole('button', { name: button }));
    await expect(page.getByRole('dialog', { name: prompt })).toBeVisible();
    await expect(lastField).toHaveAccessibleDescription(error); // it is said all the same, once the press is over
  });

test('a press that leaves an empty field opens the link under the form', async ({ page }) => {
  await openForm(page, '/login');
  await field(page, 'Password').focus();
  await pressSlowly(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.waitForURL('**/forgot-password');
  await field(page, 'Email').focus();
  await pressSlowly(page, page.getByRole('link', { name: 'Back to login' }));
  await page.waitForURL('**/login');
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

test('whoever has signed up is told of the code, and the tab that the mail opens knows the timer of that address', async ({
  page,
  context,
}) => {
  const account = newcomer();
  await openForm(page, '/signup');
  await field(page, 'User-Name').fill(account.username);
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await field(page, 'Confirm Password').fill(account.password);
  await page.getByRole('checkbox').check();
  await signUpButton(page).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('note')).toContainText(`We sent a code to ${account.email}.`);
  await page.reload();
  await page.getByRole('note').getByRole('link', { name: 'Verify your email' }).click();
  await expect(field(page, 'Email')).toHaveValue(account.email);

  const opened = await context.newPage();
  await openForm(opened, `/verify-email?email=${encodeURIComponent(account.email)}`);
  await expect(opened.getByRole('timer')).toHaveText(/^02:[0-3]\d$/);
  const another = opened.getByRole('button', { name: 'Send another code' });
  await expect(another).toBeDisabled();
  await field(opened, 'Email').fill(`other-${account.email}`.slice(-40));
  await expect(opened.getByRole('timer')).toHaveCount(0);
  await expect(another).toBeEnabled();
});

test('a code that was asked for elsewhere starts the timer, and a new one takes the old failure away', async ({ page }) => {
  const account = newcomer();
  await register(page.request, account);
  await openForm(page, `/verify-email?email=${encodeURIComponent(account.email)}`);
  await field(page, 'Code').fill('1');
  const another = page.getByRole('button', { name: 'Send another code' });
  await another.click();
  await expect(page.getByText('Please wait until the timer ends')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^02:[23]\d$/);
  await expect(another).toBeDisabled();

  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/auth/resend-code', (route) => route.fulfill({ json: { message: 'OTP has been resent to your email.' } }));
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 422, json: { message: 'Email verification failed' } }));
  await field(page, 'Code').fill('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email verification failed')).toBeVisible();
  await another.click();
  await expect(page.getByText('OTP has been resent to your email.')).toBeVisible();
  await expect(page.getByText('Email verification failed')).toHaveCount(0);

  await page.request.post('/api/auth/forgot-password', { data: { email: account.email } });
  await openForm(page, '/forgot-password');
  await field(page, 'Email').fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please wait until the timer ends');
  await expect(page.getByRole('timer')).toHaveText(/^02:[23]\d$/);
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeDisabled();
});

test('a server that is broken is not called a wrong password, nor a wrong code', async ({ page }) => {
  const broken = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  await page.route('**/api/auth/login', (route) => route.fulfill(broken));
  await page.route('**/api/auth/reset-password', (route) => route.fulfill(broken));
  await openForm(page, '/login');
  await page.getByLabel('Username or email').fill('asha21');
  await field(page, 'Password').fill('River77$');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login Failed' })).toContainText('Something went wrong on our side.');
  await openForm(page, '/reset-password?email=asha%40example.org');
  await field(page, 'Code').pressSequentially('482 913');
  await field(page, 'New password').fill('Ocean88%');
  await field(page, 'Confirm Password').fill('Ocean88%');
  const [sent] = await Promise.all([page.waitForRequest('**/api/auth/reset-password'), page.keyboard.press('Enter')]);
  expect(sent.postDataJSON()).toMatchObject({ code: '482913' });
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
});

/** What Google's script does, as far as our page asks it to: it hands a credential to the callback when its own button is pressed. */
const GOOGLE_SCRIPT = `window.google = { accounts: { id: {
  initialize({ client_id, callback }) { this.give = () => callback({ credential: 'credential-for-' + client_id }); },
  renderButton(place) { const button = document.createElement('button'); button.textContent = 'Google'; button.onclick = () => this.give(); place.append(button); },
  prompt() {},
} } };`;

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
