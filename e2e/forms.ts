import { expect, type Page } from '@playwright/test';
import { MAIL_PAGE } from './mail-page.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign-up' });
export const focusedField = (page: Page) => page.locator('input:focus').getAttribute('name');

export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('form button[type=submit]:not([disabled])')).toBeVisible();
}

/** The newest code that the program sent, from the page that shows its mail at this machine. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(MAIL_PAGE)).text();
    const row = list.split('<li>').find((line) => line.includes(email));
    code = /\b\d{6}\b/.exec(row ?? '')?.[0];
    expect(code).toBeTruthy();
  }).toPass();
  return code!;
}

/** Shows that the e-mail is theirs: what goes to other people asks for that. */
export async function verifyEmail(page: Page, { email }: { readonly email: string }): Promise<void> {
  const response = await page.request.post('/api/auth/verify-email', { data: { email, code: await codeFor(page, email) } });
  expect(response.status()).toBe(200);
}
