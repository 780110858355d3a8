import { expect, type Page } from '@playwright/test';
import { codeFor } from './forms.ts';

export type EmployerAccount = { readonly companyName: string; readonly email: string; readonly password: string };

let made = 0;

/** An organisation that nobody has signed up yet. */
export function newOrganisation(companyName = 'Harbour Tea'): EmployerAccount {
  made += 1;
  const email = `e${Date.now().toString(36)}${made}x${Math.floor(Math.random() * 1000)}@firm.example`;
  return { companyName, email, password: 'tea-and-pumps' };
}

/** A page that is logged in as the owner of a new organisation, by the API: the forms have tests of their own. */
export async function logInAsEmployer(page: Page, account: EmployerAccount = newOrganisation()) {
  const { companyName, email, password } = account;
  const signup = await page.request.post('/api/employer/signup', {
    data: { companyName, companyEmail: email, mobileNumber: '9820012345', password },
  });
  expect(signup.status()).toBe(201);
  const login = await page.request.post('/api/employer/login', { data: { email, password } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  await page.addInitScript((token) => {
    if (!localStorage.getItem('employerAccessToken')) localStorage.setItem('employerAccessToken', token);
  }, accessToken);
  return { ...account, headers: { authorization: `Bearer ${accessToken}` } };
}

/** Shows that the e-mail is theirs: who writes to candidates is asked for that. */
export async function verifyEmployer(page: Page, { email }: { readonly email: string }): Promise<void> {
  const response = await page.request.post('/api/employer/verify-email', { data: { email, code: await codeFor(page, email) } });
  expect(response.status()).toBe(200);
}
