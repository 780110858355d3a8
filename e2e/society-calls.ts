import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { SOCIETY_PASSWORD } from './society-people.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];
export type Calls = Awaited<ReturnType<typeof callsOf>>;

/** What somebody of the society does without a window, with a login of their own. */
export async function callsOf(playwright: Playwright, baseURL: string, username: string) {
  const request = await playwright.request.newContext({ baseURL });
  const login = await request.post('/api/auth/login', { data: { usernameOrEmail: username, password: SOCIETY_PASSWORD } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    username,
    read: async <Body>(path: string) => (await (await request.get(`/api/${path}`, { headers })).json()) as Body,
    change: async (method: 'POST' | 'PUT', path: string, data?: object) => {
      const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
      expect(answer.status(), `${username}: ${method} ${path}`).toBeLessThan(300);
    },
  };
}
