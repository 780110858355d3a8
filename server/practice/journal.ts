import { type OwnPractice, practiceMessages } from '#contract/practice.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { Problem } from '#server/platform/problem.ts';
import { newKey, seal, unseal } from '#server/platform/sealed.ts';
import { readSettings, todayOf } from './actions.ts';
import { believedDay } from './days.ts';
import { exerciseNamed } from './exercises.ts';
import { countOtherEntries, findSealedKey, keepEntry, keepSealedKey, listCourses, listEntries, listRecords } from './repository.ts';

/**
 * A journal is encrypted with a key of its person, which is kept encrypted with a key that is not in the database.
 * When the row with the person's key is gone, no copy of an entry can be read any more.
 */
export const makeJournalSecret = (secret: string): Uint8Array => deriveKey(secret, 'journals');

const placeOfKey = (personId: number): string => `journal key of ${personId}`;
const placeOfEntry = (personId: number, key: string): string => `journal entry ${key} of ${personId}`;

/** A page of twenty thousand letters each day for more than five years. */
const MAX_ENTRIES = 2_000;

type Entry = {
  readonly key: string;
  readonly plannedOn: string;
  readonly doneOn: string;
  readonly exercise: string | null;
  readonly text: string;
};

export async function writeEntry(database: Database, secret: Uint8Array, personId: number, entry: Entry, now: Date): Promise<void> {
  const { key, exercise, text, ...days } = entry;
  if (exercise !== null && !exerciseNamed(exercise)) throw new Problem('malformed', practiceMessages.noSuchExercise);
  if ((await countOtherEntries(database, personId, key)) >= MAX_ENTRIES) throw new Problem('too-many', practiceMessages.journalFull);
  const own = (await openKey(database, secret, personId)) ?? (await makeKey(database, secret, personId));
  const sealed = seal(own, placeOfEntry(personId, key), text);
  const day = believedDay(days, await todayOf(database, personId, now));
  await keepEntry(database, { personId, key, day, exercise, sealed, writtenAt: now });
}

export async function readJournal(database: Database, secret: Uint8Array, personId: number) {
  const own = await openKey(database, secret, personId);
  if (!own) return { entries: [] };
  const entries = (await listEntries(database, personId)).map(({ key, day, exercise, sealed }) => ({
    ...{ key, day, exercise },
    text: unseal(own, placeOfEntry(personId, key), sealed).toString(),
  }));
  return { entries };
}

/** All that is kept of a person's practice, for them to take along. */
export async function gatherPractice(database: Database, secret: Uint8Array, personId: number): Promise<OwnPractice> {
  const [courses, records, { entries }, reminders] = await Promise.all([
    listCourses(database, personId),
    listRecords(database, personId),
    readJournal(database, secret, personId),
    readSettings(database, personId),
  ]);
  return {
    courses: courses.map(({ arts, begunOn, endedAt }) => ({ arts: [...arts], begunOn, endedAt: endedAt?.toISOString() ?? null })),
    records: records.map(({ key: _, ...record }) => record),
    journal: entries.map(({ key: _, ...entry }) => entry),
    reminders,
  };
}

async function openKey(database: Database, secret: Uint8Array, personId: number): Promise<Uint8Array | undefined> {
  const sealed = await findSealedKey(database, personId);
  return sealed && unseal(secret, placeOfKey(personId), sealed);
}

async function makeKey(database: Database, secret: Uint8Array, personId: number): Promise<Uint8Array> {
  const sealed = await keepSealedKey(database, personId, seal(secret, placeOfKey(personId), newKey()));
  return unseal(secret, placeOfKey(personId), sealed);
}
