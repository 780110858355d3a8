import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Account = { readonly username: string; readonly email: string; readonly password: string };

let made = 0;

/** A newcomer whose name nobody has taken. */
export function newcomer(): Account {
  made += 1;
  const username = `e2e${Date.now().toString(36)}${made}x${Math.floor(Math.random() * 100)}`.slice(0, 15);
  return { username, email: `${username}@example.org`, password: 'river7$ghat' };
}

export async function register(request: APIRequestContext, account: Account, name = 'Asha Rao'): Promise<void> {
  const { username, email, password } = account;
  const response = await request.post('/api/auth/register', {
    data: { username, name, email, password, confirmPassword: password, terms: true },
  });
  expect(response.status()).toBe(201);
}

/** A logged-in page, by the API: the forms have tests of their own. */
export async function logIn(page: Page, { name }: { name?: string } = {}): Promise<Account> {
  const account = newcomer();
  await register(page.request, account, name);
  const response = await page.request.post('/api/auth/login', { data: { usernameOrEmail: account.username, password: account.password } });
  const login = (await response.json()) as { accessToken: string; username: string; userId: number; name?: string };
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    { accessToken: login.accessToken, username: login.username, userId: String(login.userId), ...(login.name ? { name: login.name } : {}) },
  );
  return account;
}
