import { expect, type Locator, type Page, test } from '@playwright/test';
import { field, focusedField, openForm, signUpButton } from './forms.ts';
import { formAt } from './long-form.ts';
import { newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

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
  test(`a press that leaves an empty field lands on what it was aimed at, on a phone (${address})`, formAt(address), async ({ page }) => {
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
