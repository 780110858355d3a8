import type { FastifyInstance } from 'fastify';
import { currentNotice } from '#content/notices/script-notice.ts';

export const PASSWORD = 'river7$';

/** What someone fills in to sign up. */
export const signUpForm = (username: string, changes: object = {}) => ({
  username,
  name: 'Asha Rao',
  email: `${username}@example.org`.toLowerCase(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: true,
  ...changes,
});

/** What somebody of full age sends who has read the notice. */
export const beginning = (changes: object = {}) => ({ birth: { year: 1990, month: 4 }, notice: currentNotice.version, ...changes });

/** Posts to the addresses of accounts, from any network address. */
export function accountPosts(app: FastifyInstance) {
  const post = async (path: string, payload: object = {}, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
    const response = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers, remoteAddress });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    return { status: response.statusCode, body: response.json(), cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
  };
  const logIn = (usernameOrEmail: string, password = PASSWORD, remoteAddress?: string) =>
    post('login', { usernameOrEmail, password }, {}, remoteAddress);
  return { post, logIn };
}
