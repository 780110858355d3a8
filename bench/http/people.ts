import { sql } from 'kysely';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { ACCESS_TOKEN_SECONDS, type Audience } from '#server/identity/access-tokens.ts';
import { makeAuth } from '#server/identity/auth.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';

const FIRST_ID = 100_000;

/** Fills up to so many people, each with the replies of the demo person's report as their own. */
export async function fillPeople(database: Database, people: number): Promise<void> {
  await sql`
    INSERT INTO people.person (id, name, email, username)
    SELECT id, 'Somebody', 'somebody' || id || '@example.org', 'somebody' || id
    FROM generate_series(${FIRST_ID}::int, ${FIRST_ID + people - 1}::int) id ON CONFLICT DO NOTHING`.execute(database);
  await sql`
    INSERT INTO kept_reply (person_id, edition, strengths, traits)
    SELECT id, edition, strengths, traits FROM people.person, kept_reply
    WHERE id >= ${FIRST_ID} AND kept_reply.person_id = ${DEMO_USER_ID} ON CONFLICT DO NOTHING`.execute(database);
  await sql`ANALYZE kept_reply`.execute(database);
}

/** Ids spread over all of them. */
export const someIds = (people: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => FIRST_ID + Math.floor(((index + 0.5) * people) / count));

/** What lets these accounts in: tokens as the program signs them. A login has the number of its account. */
export async function signTokens(
  database: Database,
  dataFolder: string,
  ids: readonly number[],
  audience: Audience = 'people',
): Promise<string[]> {
  const config: Config = readConfig({ DATA_DIR: dataFolder });
  const auth = makeAuth({ database, audience, config });
  const iat = Math.floor(Date.now() / 1000);
  return Promise.all(
    ids.map(
      async (id) =>
        (await auth.api.signJWT({ body: { payload: { sub: String(id), sid: id, iat, exp: iat + ACCESS_TOKEN_SECONDS } } })).token,
    ),
  );
}
