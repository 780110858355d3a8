import { expect, test } from '@playwright/test';
import { codeFor, field, openForm } from './forms.ts';
import { newcomer, register } from './person.ts';

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
