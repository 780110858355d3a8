import { type APIRequestContext, request as elsewhere, expect, type Page, test } from '@playwright/test';
import { currentNotice } from '#content/notices/script-notice.ts';

export type Account = { readonly username: string; readonly email: string; readonly password: string };

let made = 0;

/** A newcomer whose name nobody has taken. */
export function newcomer(): Account {
  made += 1;
  const username = `e2e${Date.now().toString(36)}${made}x${Math.floor(Math.random() * 100)}`.slice(0, 15);
  return { username, email: `${username}@example.org`, password: 'river7$ghat' };
}

/** Somebody who has signed up and done no more: the notice is still to be read. */
export async function signUp(request: APIRequestContext, account: Account, name = 'Asha Rao'): Promise<void> {
  const { username, email, password } = account;
  const response = await request.post('/api/auth/register', {
    data: { username, name, email, password, confirmPassword: password, terms: true },
  });
  expect(response.status()).toBe(201);
}

type Login = { accessToken: string; username: string; userId: number; name?: string };
export async function enter(request: APIRequestContext, { username, password }: Account): Promise<Login> {
  const response = await request.post('/api/auth/login', { data: { usernameOrEmail: username, password } });
  return (await response.json()) as Login;
}

/** What somebody of full age does on the page before the first test. */
export async function agree(request: APIRequestContext, { accessToken }: Login): Promise<void> {
  const data = { birth: { year: 1990, month: 4 }, notice: currentNotice.version };
  const response = await request.post('/api/privacy/begin', { data, headers: { authorization: `Bearer ${accessToken}` } });
  expect(response.status()).toBe(200);
}

/** The same on the page, which opens by itself at the first visit home. */
export async function agreeOnPage(page: Page): Promise<void> {
  await page.getByLabel('Month').selectOption('4');
  await page.getByLabel('Year').fill('1990');
  await page.getByRole('button', { name: 'Agree and begin' }).click();
}

/** Somebody who has signed up and agreed on another device: this one is not logged in. */
export async function register(request: APIRequestContext, account: Account, name?: string): Promise<void> {
  await signUp(request, account, name);
  const { baseURL } = test.info().project.use;
  const device = await elsewhere.newContext({ ...(baseURL && { baseURL }) });
  await agree(device, await enter(device, account));
  await device.post('/api/auth/logout');
  await device.dispose();
}

/** A logged-in page, by the API: the forms have tests of their own. `isNew`: the notice is still to be read. */
export async function logIn(page: Page, { name, isNew = false }: { name?: string; isNew?: boolean } = {}): Promise<Account> {
  const account = newcomer();
  await signUp(page.request, account, name);
  const login = await enter(page.request, account);
  if (!isNew) await agree(page.request, login);
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    { accessToken: login.accessToken, username: login.username, userId: String(login.userId), ...(login.name ? { name: login.name } : {}) },
  );
  return account;
}
