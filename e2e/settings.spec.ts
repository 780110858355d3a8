import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeOf, stepAt } from '#server/identity/second-step/totp.ts';
import { codeFor, field, openForm, verifyEmail } from './forms.ts';
import { MAIL_PAGE } from './mail-page.ts';
import { operatorOf } from './operator.ts';
import { type Account, logIn, newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By the form: no script puts the login back after it has ended. */
async function enter(page: Page, account: Account) {
  await openForm(page, '/login');
  await field(page, 'Username or email').fill(account.username);
  await field(page, 'Password').fill(account.password);
  await page.keyboard.press('Enter');
}
async function newPersonIn(page: Page): Promise<Account> {
  const account = newcomer();
  await register(page.request, account);
  await verifyEmail(page, account);
  await enter(page, account);
  await page.waitForURL('**/home');
  return account;
}
async function openSettings(page: Page) {
  await page.goto('/home/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await expect(section(page, 'Name')).toBeVisible();
}
/** Another browser in which the same person is logged in. */
async function elsewhere(browser: Browser, { username, password }: Account) {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' });
  const response = await context.request.post('/api/auth/login', { data: { usernameOrEmail: username, password } });
  expect(response.status()).toBe(200);
  return context;
}
async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  let address: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(MAIL_PAGE)).text();
    const row = list.split('<li>').find((line) => line.includes(email) && line.includes(subject));
    address = /href="([^"]+)"/.exec(row ?? '')?.[1];
    expect(address).toBeTruthy();
  }).toPass();
  return (await page.request.get(address!)).text();
}

test('a person changes the name and the password, and signs another device out', async ({ page, browser }) => {
  const account = await newPersonIn(page);
  const other = await elsewhere(browser, account);
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.waitForURL('**/home/settings');
  const name = section(page, 'Name');
  await expect(name).toContainText(`Your username is ${account.username}.`);
  await name.getByLabel('Name', { exact: true }).fill('A1');
  await name.getByRole('button', { name: 'Save the name' }).click();
  await expect(name.getByText('Name can only contain letters and spaces.')).toBeVisible();
  await name.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.keyboard.press('Enter');
  await expect(name.getByText('Your name is now Meera Iyer.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const devices = section(page, 'Where you are logged in');
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out of Firefox on Windows' }).click();
  await expect(devices.getByText('That device is signed out.')).toBeVisible();
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0);
  expect((await other.request.post('/api/auth/refresh')).status()).toBe(401);

  const password = section(page, 'Password');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await password.getByLabel('Present password').fill('wrong8$');
  await password.getByLabel('New password').fill('Ocean88%');
  await password.getByLabel('Confirm Password').fill('Ocean88%');
  await page.keyboard.press('Enter');
  await expect(password.getByText('This is not your present password.')).toBeVisible();
  await password.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(password.getByText('Your new password is saved.')).toBeVisible();
  await mailTo(page, account.email, 'Your Bhava password was changed');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /Meera/ })).toBeVisible();
  await other.close();
});

test('a new email needs its code, and the old address takes it back', async ({ page }) => {
  const account = await newPersonIn(page);
  const { email: newEmail } = newcomer();
  await openSettings(page);
  const email = section(page, 'Email');
  await email.getByRole('button', { name: 'Change the email' }).click();
  await email.getByLabel('New email').fill(newEmail);
  await email.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(email.getByText(`We sent a code to ${newEmail}.`)).toBeVisible();
  await page.reload(); // the wait for the code survives
  await email.getByLabel('Code').fill(await codeFor(page, newEmail));
  await page.keyboard.press('Enter');
  await expect(email.getByText('We told the old address, which can take it back for 7 days.')).toBeVisible();
  await expect(email.getByText(newEmail, { exact: true })).toBeVisible();

  const mail = await mailTo(page, account.email, 'The email of your Bhava account was changed');
  const link = /href="(http[^"]+undo-email[^"]+)"/.exec(mail)?.[1];
  await page.goto(link!);
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Take my email back').click();
  await expect(page.getByText(`${account.email} is the email of your account again.`)).toBeVisible();
  await page.goto('/home/settings');
  await page.waitForURL('**/login?next=*');
});

test('a second step is set up with an app, asked for at the login, and turned off', async ({ page }) => {
  const account = await newPersonIn(page);
  await openSettings(page);
  const step = section(page, 'Second step at login');
  await step.getByRole('button', { name: 'Set up an app' }).click();
  await expect(step.getByLabel('Present password')).toBeFocused();
  await step.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(step.getByRole('button', { name: 'Set up an app' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(step.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const secret = (await step.locator('code').innerText()).replaceAll(' ', '');
  let taken = 0;
  /** The newest code that was not used; the next one is taken half a minute early too. */
  const nextCode = () => {
    taken = Math.max(taken + 1, stepAt(new Date()));
    return codeOf(secret, taken);
  };
  await step.getByLabel('Code that the app shows').fill(nextCode());
  await page.keyboard.press('Enter');
  await expect(step.getByText('Your ten recovery codes')).toBeVisible();
  const codes = await step.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([page.waitForEvent('download'), step.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(file.suggestedFilename()).toBe('bhava-recovery-codes.txt');
  await step.getByRole('button', { name: 'I have kept them' }).click();
  await expect(step.getByText('You have 10 recovery codes left.')).toBeVisible();
  await page.reload();
  await expect(step.getByText('It is on.')).toBeVisible();
  await expect(page.getByText(codes[0]!)).toHaveCount(0);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await enter(page, account);
  await expect(page.getByText('Your account also asks for a code')).toBeVisible();
  await expect(field(page, 'Code of your app')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.keyboard.type('no such code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field(page, 'Code of your app').fill(codes[0]!);
  await page.getByRole('checkbox', { name: 'Do not ask for a code on this device for 30 days' }).check();
  await button(page, 'Log in').click();
  await page.waitForURL('**/home');

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await enter(page, account);
  await page.waitForURL('**/home'); // this browser is trusted now
  await openSettings(page);
  await expect(step.getByText('You have 9 recovery codes left.')).toBeVisible();
  await step.getByRole('button', { name: 'Turn it off' }).click();
  await step.getByLabel('Present password').fill(account.password);
  await step.getByLabel('Code', { exact: true }).fill(nextCode());
  await page.keyboard.press('Enter');
  await expect(step.getByText('It is off. Your password alone opens your account.')).toBeVisible();
});

test('a passkey is made, opens the account, and is removed', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = await newPersonIn(page);
  await openSettings(page);
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('My phone');
  await passkeys.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('My phone is added.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openForm(page, '/login');
  await button(page, 'Log in with a passkey').click();
  await page.waitForURL('**/home');
  await openSettings(page);
  await expect(passkeys.getByText('Last used on')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys.getByText('My phone is removed.')).toBeVisible();
});

test('home says that the email waits, and shared reports of two show the way', async ({ page }) => {
  const account = await logIn(page);
  await page.goto('/home');
  await expect(page.getByText(`Your email ${account.email} is not verified yet.`)).toBeVisible();
  await button(page, 'Send me the code').click();
  await expect(page.getByText('A code was sent a moment ago.')).toBeVisible(); // at sign-up
  await page.goto('/home/two');
  await button(page, 'Make a link').click();
  await expect(page.getByText('Please verify your email first')).toBeVisible();
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await page.waitForURL('**/verify-email*');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Code').fill(await codeFor(page, account.email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your email is verified.')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('is not verified yet')).toHaveCount(0);
});

test('the language of the settings is the one that a login leads to', async ({ page }) => {
  const account = await newPersonIn(page);
  await openSettings(page);
  await section(page, 'Language').getByRole('radio', { name: 'हिन्दी' }).click(); // not `check`: the page goes away before it could look
  await page.waitForURL('**/hi/home/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'खाते की सेटिंग' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'लॉग आउट' }).click();
  await page.waitForURL((url) => url.pathname === '/hi');
  await enter(page, account);
  await page.waitForURL('**/hi/home');
});

test('an operator sees mail and jobs, answers a grievance, and nobody else does', async ({ page, browser }) => {
  const operator = await operatorOf(page);
  const { username } = operator;
  await enter(page, operator);
  await page.waitForURL('**/home');
  await page.goto('/operator');
  await expect(page.getByRole('rowheader', { name: 'code-mail', exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Cost of texts' }).click();
  await expect(page.getByText('No text provider was ever called.')).toBeVisible();
  await page.getByRole('link', { name: 'Not me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not me' })).toBeVisible();

  const text = `What do you keep of me, ${username}${Date.now()}?`;
  const complaint = { name: 'Ravi Sen', email: 'ravi@example.org', about: 'access', text };
  const { number } = await (await page.request.post('/api/grievances', { data: complaint })).json();
  await page.getByRole('navigation', { name: 'Screens of operators' }).getByRole('link', { name: 'Grievances' }).click();
  const grievance = page.getByRole('listitem').filter({ hasText: text });
  await expect(grievance.getByText(/\d+ hours left/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await grievance.getByRole('textbox', { name: `Answer to ${number}` }).fill('All of it is in your export.');
  await grievance.getByRole('button', { name: 'Send the answer' }).click();
  await expect(grievance.getByRole('blockquote')).toContainText('All of it is in your export.');
  await expect(grievance.getByRole('textbox')).toHaveCount(0);

  const other = await browser.newPage();
  await logIn(other);
  await other.goto('/operator');
  await expect(other.getByText('These pages are for the people who run this site.')).toBeVisible();
  await other.close();
});
