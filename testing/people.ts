import { currentNotice } from '#content/notices/script-notice.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Purpose } from '#contract/privacy-words.ts';
import { ACCESS_TOKEN_SECONDS } from '#server/identity/access-tokens.ts';
import { makeAuth } from '#server/identity/auth.ts';
import { insertPerson } from '#server/identity/repository.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { addRecords, keepBirth } from '#server/privacy/repository.ts';

export type TestPerson = { readonly id: number; readonly token: string; readonly headers: { readonly authorization: string } };

type Site = { readonly database: Database; readonly config: Config; readonly now: () => Date };

/** Of full age, whenever a test takes place. */
const ADULT_BIRTH = { year: 1990, month: 4 } as const;

/** What somebody does on the page before the first test. */
export async function agree(database: Database, personId: number, at: Date, purposes: readonly Purpose[] = ['measuring']): Promise<void> {
  await keepBirth(database, personId, ADULT_BIRTH, at);
  const read = { notice: currentNotice.version, language: DEFAULT_LANGUAGE, givenBy: 'person' } as const;
  await addRecords(
    database,
    purposes.map((purpose) => ({ personId, purpose, isGiven: true, ...read })),
    at,
  );
}

let made = 0;

/**
 * Makes people of full age who are logged in and have agreed to the notice, straight in the database. Over HTTP each would cost two hashes of a password; sign-up and login have
 * tests of their own. Nobody can log in as one of them.
 */
export function makePeople({ database, config, now }: Site): (name?: string) => Promise<TestPerson> {
  const auth = makeAuth({ database, audience: 'people', config });
  return async (name = 'Asha Rao') => {
    made += 1;
    const username = `person${made}x${process.pid}`.slice(0, 15);
    const id = await insertPerson(database, { username, name, email: `${username}@example.org`, passwordHash: 'none', at: now() });
    await agree(database, id, now());
    const session = await (await auth.$context).internalAdapter.createSession(String(id));
    const issued = Math.floor(now().getTime() / 1000);
    const payload = { sub: String(id), sid: Number(session.id), iat: issued, exp: issued + ACCESS_TOKEN_SECONDS };
    const { token } = await auth.api.signJWT({ body: { payload } });
    return { id, token, headers: { authorization: `Bearer ${token}` } };
  };
}
