import type { Language } from '#contract/language.ts';
import type { ArtSlug } from '#contract/practice-words.ts';
import type { Database } from '#server/platform/database.ts';
import type { PracticeRecordTable } from './tables.ts';

export type OpenCourse = { readonly arts: readonly ArtSlug[]; readonly begunOn: string };

export async function findCourse(database: Database, personId: number): Promise<OpenCourse | undefined> {
  const row = await database
    .selectFrom('practiceCourse')
    .select(['arts', 'begunOn'])
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row && { arts: row.arts as readonly ArtSlug[], begunOn: row.begunOn };
}

/** Also those that are over, the oldest first. */
export const listCourses = (database: Database, personId: number) =>
  database.selectFrom('practiceCourse').select(['arts', 'begunOn', 'endedAt']).where('personId', '=', personId).orderBy('id').execute();

export async function endCourse(database: Database, personId: number, now: Date): Promise<void> {
  await database
    .updateTable('practiceCourse')
    .set({ endedAt: now })
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .execute();
}

type NewCourse = { readonly personId: number; readonly arts: readonly ArtSlug[]; readonly begunOn: string; readonly begunAt: Date };

/** False when another device has just begun one. */
export async function insertCourse(database: Database, { arts, ...course }: NewCourse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('practiceCourse')
    .values({ ...course, arts: JSON.stringify(arts), endedAt: null })
    .onConflict((conflict) => conflict.column('personId').where('endedAt', 'is', null).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type KeptRecord = Omit<PracticeRecordTable, 'personId' | 'receivedAt'>;

/** The oldest day first, and within a day as they arrived. */
export const listRecords = (database: Database, personId: number): Promise<KeptRecord[]> =>
  database
    .selectFrom('practiceRecord')
    .select(['key', 'exercise', 'kind', 'day', 'step', 'share', 'count', 'word'])
    .where('personId', '=', personId)
    .orderBy('day')
    .orderBy('receivedAt')
    .orderBy('key')
    .execute();

/** What was kept before stays as it is. */
export async function insertRecords(database: Database, personId: number, records: readonly KeptRecord[], now: Date): Promise<void> {
  await database
    .insertInto('practiceRecord')
    .values(records.map((record) => ({ ...record, personId, receivedAt: now })))
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .execute();
}

export async function findSealedKey(database: Database, personId: number): Promise<Uint8Array | undefined> {
  return (await database.selectFrom('practiceKey').select('sealed').where('personId', '=', personId).executeTakeFirst())?.sealed;
}

/** The key that is kept afterwards: where two devices make one at once, the first stays. */
export async function keepSealedKey(database: Database, personId: number, sealed: Uint8Array): Promise<Uint8Array> {
  await database
    .insertInto('practiceKey')
    .values({ personId, sealed })
    .onConflict((conflict) => conflict.column('personId').doNothing())
    .execute();
  return (await findSealedKey(database, personId))!;
}

/** The newest first. */
export const listEntries = (database: Database, personId: number) =>
  database
    .selectFrom('practiceJournalEntry')
    .select(['key', 'day', 'exercise', 'sealed'])
    .where('personId', '=', personId)
    .orderBy('day', 'desc')
    .orderBy('writtenAt', 'desc')
    .orderBy('key')
    .execute();

/** Other entries than this one. */
export async function countOtherEntries(database: Database, personId: number, key: string): Promise<number> {
  const { count } = await database
    .selectFrom('practiceJournalEntry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('personId', '=', personId)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type SealedEntry = {
  readonly personId: number;
  readonly key: string;
  readonly day: string;
  readonly exercise: string | null;
  readonly sealed: Uint8Array;
  readonly writtenAt: Date;
};

/** An entry that is written anew keeps its day. */
export async function keepEntry(database: Database, entry: SealedEntry): Promise<void> {
  const { sealed, writtenAt } = entry;
  await database
    .insertInto('practiceJournalEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet({ sealed, writtenAt }))
    .execute();
}

export async function deleteEntry(database: Database, personId: number, key: string): Promise<void> {
  await database.deleteFrom('practiceJournalEntry').where('personId', '=', personId).where('key', '=', key).execute();
}

export const findSetting = (database: Database, personId: number) =>
  database
    .selectFrom('practiceSetting')
    .select(['timeZone', 'language', 'mailHour', 'calendarHour'])
    .where('personId', '=', personId)
    .executeTakeFirst();

type Setting = { readonly timeZone: string; readonly language: Language };
type Mailing = { readonly mailHour: number | null; readonly nextMailAt: Date | null };
type Calendar = { readonly calendarHash: string | null; readonly calendarHour: number | null };

export async function keepSetting(database: Database, personId: number, setting: Setting & Partial<Mailing & Calendar>): Promise<void> {
  await database
    .insertInto('practiceSetting')
    .values({ personId, mailHour: null, nextMailAt: null, calendarHash: null, calendarHour: null, ...setting })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(setting))
    .execute();
}

export async function forgetCalendar(database: Database, personId: number): Promise<void> {
  await database.updateTable('practiceSetting').set({ calendarHash: null, calendarHour: null }).where('personId', '=', personId).execute();
}

export const findCalendar = (database: Database, calendarHash: string) =>
  database
    .selectFrom('practiceSetting')
    .select(['personId', 'language', 'calendarHour'])
    .where('calendarHash', '=', calendarHash)
    .where('calendarHour', 'is not', null)
    .$narrowType<{ calendarHour: number }>()
    .executeTakeFirst();

export type DueMail = { readonly personId: number; readonly timeZone: string; readonly mailHour: number; readonly nextMailAt: Date };

export const listDueMails = (database: Database, now: Date, atMost: number): Promise<DueMail[]> =>
  database
    .selectFrom('practiceSetting')
    .select(['personId', 'timeZone', 'mailHour', 'nextMailAt'])
    .where('nextMailAt', '<=', now)
    .where('mailHour', 'is not', null)
    .orderBy('nextMailAt')
    .limit(atMost)
    .$narrowType<{ mailHour: number; nextMailAt: Date }>()
    .execute();

/** False when another process was quicker. */
export async function moveMail(database: Database, { personId, nextMailAt }: DueMail, next: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('practiceSetting')
    .set({ nextMailAt: next })
    .where('personId', '=', personId)
    .where('nextMailAt', '=', nextMailAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** To whom the mail of a person goes. Nobody whose account waits to be erased is written to. */
export const findReader = (database: Database, personId: number) =>
  database
    .selectFrom('people.person')
    .innerJoin('practiceSetting', 'practiceSetting.personId', 'people.person.id')
    .select([
      'people.person.name',
      'people.person.email',
      'people.person.emailVerified',
      'practiceSetting.language',
      'practiceSetting.mailHour',
    ])
    .where('people.person.id', '=', personId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('erasure').select('personId').where('personId', '=', personId))))
    .executeTakeFirst();
