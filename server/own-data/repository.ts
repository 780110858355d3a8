import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

export const readAccount = (database: Database, personId: number) =>
  database
    .selectFrom('people.person')
    .select(['id', 'username', 'displayUsername', 'name', 'email', 'emailVerified', 'termsAgreedAt', 'createdAt'])
    .where('id', '=', personId)
    .executeTakeFirst();

const sittingColumns = ['id', 'test', 'bankVersion', 'language', 'device', 'isUntimed', 'inputKind', 'startedAt'] as const;

export const readEverySitting = (database: Database, personId: number) =>
  database
    .selectFrom('sitting')
    .select([...sittingColumns, 'finishedAt', 'valid', 'flags', 'counts'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();

/** As they were given. What they were scored as is not read: for a game it says what was right. */
export const readEveryAnswer = (database: Database, personId: number) =>
  database
    .selectFrom('response')
    .innerJoin('sitting', 'sitting.id', 'response.sittingId')
    .select(['sittingId', 'position', 'screen', 'answer', 'responseTimeMs', 'receivedAt'])
    .where('sitting.personId', '=', personId)
    .orderBy('sittingId')
    .orderBy('position')
    .execute();

export const readAgreements = (database: Database, personId: number) =>
  database
    .selectFrom('relationship')
    .select(['inviterId', 'invitedId', 'agreedAt'])
    .where((row) => row.or([row('inviterId', '=', personId), row('invitedId', '=', personId)]))
    .where('agreedAt', 'is not', null)
    .orderBy('agreedAt')
    .execute();

type Login = { readonly begunAt: Date; readonly browser: string | null };

/** How the account is kept safe: no secret, no key and no hash of any of it. */
export async function readSecurity(database: Database, personId: number) {
  const [secondStep, passkeys, logins, earlierEmails, change] = await Promise.all([
    database.selectFrom('people.secondStep').select('turnedOnAt').where('personId', '=', personId).executeTakeFirst(),
    database.selectFrom('people.passkey').select(['name', 'madeAt', 'lastUsedAt']).where('personId', '=', personId).orderBy('id').execute(),
    sql<Login>`select created_at as begun_at, user_agent as browser from people.session where user_id = ${personId} order by id`.execute(
      database,
    ),
    database.selectFrom('people.emailUndo').select(['email', 'changedAt']).where('personId', '=', personId).orderBy('id').execute(),
    database.selectFrom('people.emailChange').select('email').where('personId', '=', personId).executeTakeFirst(),
  ]);
  return { secondStepSince: secondStep?.turnedOnAt ?? null, passkeys, logins: logins.rows, earlierEmails, newEmail: change?.email ?? null };
}
