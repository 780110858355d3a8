import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '#server/platform/database.ts';
import { ACCESS_TOKEN_SECONDS, type Audience } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { forgetKey, readPrivateKeys } from './repository.ts';

type Keys = { readonly auth: Auth; readonly audience: Audience; readonly database: Database };
type Account = { readonly id: number; readonly login: number };

/** Signs access tokens of one audience. */
export function makeAccessSigner({ now, ...keys }: Keys & { readonly now: () => Date }): (account: Account) => Promise<string> {
  const sign = async ({ id, login }: Account) => {
    const issued = Math.floor(now().getTime() / 1000);
    const payload = { sub: String(id), sid: login, iat: issued, exp: issued + ACCESS_TOKEN_SECONDS };
    return (await keys.auth.api.signJWT({ body: { payload } })).token;
  };
  return async (account) => {
    try {
      return await sign(account);
    } catch (error) {
      if (!isOfAnotherSecret(error)) throw error;
      await forgetUnreadableKeys(keys);
      return sign(account);
    }
  };
}

/**
 * After SECRET was changed the kept keys cannot be opened any more: they go, new ones are made, and everybody logs in again. Only those go, one
 * by one: another server may have made a new key meanwhile.
 */
export async function forgetUnreadableKeys({ auth, audience, database }: Keys): Promise<void> {
  const { secretConfig: key } = await auth.$context;
  for (const { id, privateKey } of await readPrivateKeys(database, audience)) {
    const isReadable = await symmetricDecrypt({ key, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    );
    if (!isReadable) await forgetKey(database, audience, id);
  }
}

const isOfAnotherSecret = (error: unknown) => error instanceof Error && error.message.startsWith('Failed to decrypt private key');
