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
