import { expect, type Page } from '@playwright/test';
import { OPERATOR } from './mail-page.ts';
import { type Account, newcomer, register } from './person.ts';

/** The operator of the site, who signs up once: whichever test comes first does it, and others, at the same moment or later, find it done. */
export async function operatorOf(page: Page): Promise<Account> {
  const operator = { ...newcomer(), username: OPERATOR };
  if (await enter(page, operator)) return operator;
  await register(page.request, operator).catch(async (error) => {
    if (!(await enter(page, operator))) throw error;
  });
  return operator;
}

type Login = { readonly accessToken: string; readonly userId: number };
async function enter(page: Page, { username, password }: Account): Promise<Login | undefined> {
  const response = await page.request.post('/api/auth/login', { data: { usernameOrEmail: username, password } });
  return response.status() === 200 ? ((await response.json()) as Login) : undefined;
}

/** A page that is logged in as the operator. */
export async function logInAsOperator(page: Page): Promise<void> {
  const operator = await operatorOf(page);
  const login = await enter(page, operator);
  expect(login).toBeTruthy();
  const stored = { accessToken: login!.accessToken, username: operator.username, userId: String(login!.userId) };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, stored);
}
