import { ACCESS_TOKEN_SECONDS } from '#server/identity/access-tokens.ts';
import { makeAuth } from '#server/identity/auth.ts';
import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

const auths = new WeakMap<TestApp['database'], ReturnType<typeof makeAuth>>();

/** The headers of the same login at a later time: a token lasts for minutes, and the clock of a test may move by days. */
export async function headersAt({ database, config }: Pick<TestApp, 'database' | 'config'>, { id, token }: TestPerson, at: Date) {
  const auth = auths.get(database) ?? makeAuth({ database, audience: 'people', config });
  auths.set(database, auth);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: number };
  const iat = Math.floor(at.getTime() / 1000);
  const later = await auth.api.signJWT({ body: { payload: { sub: String(id), sid, iat, exp: iat + ACCESS_TOKEN_SECONDS } } });
  return { authorization: `Bearer ${later.token}` };
}
