import { expect, type Page, test } from '@playwright/test';
import { codeOf, stepAt } from '#server/identity/second-step/totp.ts';
import { type EmployerAccount, newOrganisation } from './employer.ts';
import { field, openForm } from './forms.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** By the forms: no script puts the login back after it has ended. */
async function signUp(page: Page): Promise<EmployerAccount> {
  const account = newOrganisation();
  const { companyName, email, password } = account;
  const data = { companyName, companyEmail: email, mobileNumber: '9820012345', password };
  expect((await page.request.post('/api/employer/signup', { data })).status()).toBe(201);
  return account;
}
async function enter(page: Page, { email, password }: EmployerAccount) {
  await openForm(page, '/employer?next=/settings');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
}
async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/employer');
}

test('an employer sets a second step up, is asked for it at the login, and turns it off', async ({ page }) => {
  const account = await signUp(page);
  await enter(page, account);
  await page.waitForURL('**/settings');
  const step = section(page, 'Second step at login');
  await step.getByRole('button', { name: 'Set up an app' }).click();
  await step.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(step.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const secret = (await step.locator('code').innerText()).replaceAll(' ', '');
  await step.getByLabel('Code that the app shows').fill(codeOf(secret, stepAt(new Date())));
  await page.keyboard.press('Enter');
  await expect(step.getByText('Your ten recovery codes')).toBeVisible();
  const codes = await step.getByRole('listitem').allInnerTexts();
  await step.getByRole('button', { name: 'I have kept them' }).click();
  await expect(step.getByText('You have 10 recovery codes left.')).toBeVisible();

  await logOut(page);
  await enter(page, account);
  await expect(page.getByText('Your account also asks for a code')).toBeVisible();
  await expect(field(page, 'Code of your app')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('employerAccessToken'))).toBeNull();
  await page.keyboard.type('no such code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field(page, 'Code of your app').fill(codes[0]!);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/settings');
  await expect(step.getByText('You have 9 recovery codes left.')).toBeVisible();
  await step.getByRole('button', { name: 'Turn it off' }).click();
  await step.getByLabel('Present password').fill(account.password);
  await step.getByLabel('Code', { exact: true }).fill(codes[1]!);
  await page.keyboard.press('Enter');
  await expect(step.getByText('It is off. Your password alone opens your account.')).toBeVisible();
});

test('an employer makes a passkey, logs in with it, and removes it', IN_LONG_FORM, async ({ page }) => {
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
  const account = await signUp(page);
  await enter(page, account);
  await page.waitForURL('**/settings');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('Work phone');
  await passkeys.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Work phone is added.')).toBeVisible();

  await logOut(page);
  await openForm(page, '/employer?next=/settings');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/settings');
  await expect(passkeys.getByText('Last used on')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Work phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys.getByText('Work phone is removed.')).toBeVisible();
});

test('an employer signs another device out, and changes the password', IN_LONG_FORM, async ({ page, browser }) => {
  const account = await signUp(page);
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const otherBrowser = await browser.newContext({ userAgent });
  const elsewhere = otherBrowser.request;
  const logInElsewhere = (password: string) => elsewhere.post('/api/employer/login', { data: { email: account.email, password } });
  expect((await logInElsewhere(account.password)).status()).toBe(200);
  await enter(page, account);
  await page.waitForURL('**/settings');
  const devices = section(page, 'Where you are logged in');
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out of Firefox on Windows' }).click();
  await expect(devices.getByText('That device is signed out.')).toBeVisible();
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0);
  expect((await elsewhere.post('/api/employer/refresh')).status()).toBe(401);

  const password = section(page, 'Password');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByLabel('Present password')).toBeFocused();
  await password.getByLabel('Present password').fill('wrong one');
  await password.getByLabel('New password').fill('pumps!');
  await password.getByLabel('Confirm Password').fill('pumps!');
  await page.keyboard.press('Enter');
  await expect(password.getByText('This is not your present password.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await password.getByLabel('Present password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(password.getByText('Your new password is saved.')).toBeVisible();
  expect((await logInElsewhere(account.password)).status()).toBe(401);
  expect((await logInElsewhere('pumps!')).status()).toBe(200);
  await otherBrowser.close();
});
