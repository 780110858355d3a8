import { expect, type Page } from '@playwright/test';
import { SOCIETY_PASSWORD, type SocietyUsername } from './society-people.ts';
import type { StoryUsername } from './society-story-people.ts';

/** A page on which somebody of the society is logged in, whoever was before. `walker1` only looks; each other is for one test alone. */
export async function logInAsMember(
  page: Page,
  username: SocietyUsername | StoryUsername,
): Promise<{ accessToken: string; userId: number }> {
  const response = await page.request.post('/api/auth/login', { data: { usernameOrEmail: username, password: SOCIETY_PASSWORD } });
  expect(response.status()).toBe(200);
  const login = (await response.json()) as { accessToken: string; username: string; userId: number; name?: string };
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('userId') === stored.userId) return; // its token may have been renewed
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: login.accessToken, username: login.username, userId: String(login.userId), ...(login.name ? { name: login.name } : {}) },
  );
  return login;
}
