import type { FastifyInstance } from 'fastify';

export type TestPerson = { readonly id: number; readonly token: string; readonly headers: { readonly authorization: string } };

let made = 0;

/** Signs a person up and logs them in, over HTTP. */
export async function signUpPerson(app: FastifyInstance, name = 'Asha Rao'): Promise<TestPerson> {
  made += 1;
  const username = `person${made}x${process.pid}`.slice(0, 15);
  const password = 'pass1word!';
  const body = { username, name, email: `${username}@example.org`, password, confirmPassword: password, terms: true };
  const registered = await app.inject({ method: 'POST', url: '/api/auth/register', payload: body });
  if (registered.statusCode !== 201) throw new Error(`sign-up failed: ${registered.body}`);
  const loggedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { usernameOrEmail: username, password } });
  if (loggedIn.statusCode !== 200) throw new Error(`login failed: ${loggedIn.body}`);
  const { accessToken, userId } = loggedIn.json<{ accessToken: string; userId: number }>();
  return { id: userId, token: accessToken, headers: { authorization: `Bearer ${accessToken}` } };
}
