import { expect, test } from '@playwright/test';
import { logInAsEmployer, newOrganisation } from './employer.ts';
import { codeFor, field } from './forms.ts';
import { mailTo } from './mail-to.ts';

test.use({ reducedMotion: 'reduce' });

test('an employer signs up, logs in and out; both forms say what is wrong', async ({ page }) => {
  const { companyName, email, password } = newOrganisation();
  await page.goto('/employer-login');
  await expect(page.getByRole('heading', { level: 1, name: 'Employer Signup' })).toBeVisible();
  await field(page, 'Company Name').fill(companyName);
  await field(page, 'Company Email').fill(email);
  await field(page, 'Mobile Number').fill('982001234');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('Please fill all fields correctly!');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Mobile Number')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
  await expect(alert).toContainText('Signup Successful!');
  await page.waitForURL('**/employer');

  await expect(page.getByRole('heading', { level: 1, name: 'Employer Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Email').fill('meera');
  await field(page, 'Password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please fill in both email and password correctly.');
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed. Please check your credentials and try again.');
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(alert).toContainText('Login Successful!');
  await page.waitForURL('**/home/employer');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Post a Job', 'Manage Jobs', 'Candidates', 'Analytics', 'Settings']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/employer');
  await page.goto('/settings');
  await page.waitForURL('**/employer?next=%2Fsettings');
});

test('an owner invites a colleague, who joins by the link of the mail; the expired token is renewed by its cookie', async ({
  page,
  browser,
}) => {
  const owner = await logInAsEmployer(page);
  const code = await codeFor(page, owner.email);
  await page.goto(`/employer/verify-email?email=${encodeURIComponent(owner.email)}`);
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Your email is verified.', { exact: true })).toBeVisible();

  await page.goto('/settings');
  await page.evaluate(() => localStorage.setItem('employerAccessToken', 'expired'));
  const colleague = newOrganisation().email;
  await field(page, 'Email').fill(colleague);
  await field(page, 'Role').selectOption('hiring-manager');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${colleague}, Hiring manager`)).toBeVisible();

  const link = /\/employer\/invitation\?code=[\w.-]+/.exec(await mailTo(page, colleague, /./))?.[0];
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await other.newPage();
  await theirs.goto(link!);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Join Harbour Tea' })).toBeVisible();
  await field(theirs, 'Your name').fill('Ravi Iyer');
  await field(theirs, 'Password').fill('pumps-and-tea');
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await theirs.waitForURL('**/home/employer');
  await theirs.goto('/settings');
  await expect(theirs.getByText('Ravi Iyer')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Send the invitation' })).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByText('Ravi Iyer joined as: Hiring manager')).toBeVisible();
  const changed = page.waitForResponse((response) => response.url().endsWith('/role'));
  await page.getByLabel('Role of Ravi Iyer').selectOption('recruiter');
  expect((await changed).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Role of Ravi Iyer')).toHaveValue('recruiter');
});

test('an owner makes an API key, sees it this once, reads with it, and revokes it', async ({ page }) => {
  await logInAsEmployer(page);
  await page.goto('/home/employer/settings');
  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByLabel('Name', { exact: true }).fill('Payroll');
  await keys.getByRole('button', { name: 'Make the key' }).click();
  const shown = keys.getByLabel('Key', { exact: true });
  await expect(shown).toHaveValue(/^bhava_/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  const read = async () => (await page.request.get('/api/hiring-data/v1/jobs', { headers })).status();
  expect(await read()).toBe(200);

  await page.reload();
  await keys.getByRole('button', { name: 'Revoke the key Payroll' }).click();
  await expect(shown).toHaveCount(0);
  await keys.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(keys.getByText('One key that no longer works')).toBeVisible();
  expect(await read()).toBe(401);
});
