import { sql } from 'kysely';
import type { Counts } from '#content/games/game.ts';
import type { Device } from '#contract/assessments.ts';
import type { Language } from '#contract/language.ts';
import { type Database, isUniqueViolation } from '#server/platform/database.ts';
import type { SittingTicket } from './sitting-tokens.ts';

export type SittingRow = {
  readonly id: number;
  readonly personId: number | null;
  readonly test: string;
  readonly bankVersion: string;
  readonly seed: number;
  readonly language: Language;
  readonly device: Device;
  readonly isUntimed: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly flags: readonly string[] | null;
  readonly valid: boolean | null;
  /** What was done in a game, once it is finished. */
  readonly counts: Counts | null;
};
/** `isLoginLive`: the login that opens or opened the sitting has not ended; a guest has none, and their sitting is nobody else's yet. */
export type OpenedSitting = SittingRow & { readonly isLoginLive: boolean };
export type ResponseRow = {
  readonly position: number;
  readonly screen: string;
  readonly answer: unknown;
  readonly item: string | null;
  readonly option: string;
  /** As the device tells it; what of it is believed is for believable-times.ts to say. */
  readonly responseTimeMs: number;
  readonly receivedAt: Date;
  /** How often the player turned to something else meanwhile. */
  readonly aways: number;
};
/** What a profile is made from. */
export type FinishedSitting = {
  readonly id: number;
  readonly test: string;
  readonly bankVersion: string;
  readonly finishedAt: Date;
  readonly language: Language;
  readonly device: Device;
  readonly counts: Counts | null;
  readonly isUntimed: boolean;
  readonly answers: readonly { readonly item: string; readonly option: string }[];
};
/** How a sitting is played, as whoever opens it says. */
export type Manner = {
  readonly language: Language;
  readonly device: Device;
  readonly isUntimed: boolean;
  readonly inputKind: string | null;
  readonly refreshHz: number | null;
};
type Owner = { personId: number } | { personId: null; guestUntil: Date };
type NewSitting = Manner & Owner & { test: string; bankVersion: string; seed: number; startedAt: Date };
/** How a sitting ends. */
export type Ending = { readonly flags: readonly string[]; readonly valid: boolean; readonly counts: Counts | null };

const columns = [
  ...(['id', 'personId', 'test', 'bankVersion', 'seed', 'language', 'device', 'isUntimed'] as const),
  ...(['startedAt', 'finishedAt', 'flags', 'valid', 'counts'] as const),
] as const;

const isLoginLive = sql<boolean>`login.id IS NOT NULL`.as('isLoginLive');
const isStillGuests = sql<boolean>`sitting.guest_until IS NOT NULL`.as('isLoginLive');
const responseColumns = ['position', 'screen', 'answer', 'item', 'option', 'responseTimeMs', 'receivedAt', 'aways'] as const;

/**
 * A sitting and its responses as they stood at one moment, and whether the login that reads them has not ended: its row goes at logout and
 * at a new password. One statement: a round trip to the database costs more than the rows.
 */
export async function readSittingWithResponses(
  database: Database,
  { sittingId, login }: SittingTicket,
): Promise<{ sitting: OpenedSitting; responses: ResponseRow[] } | undefined> {
  const rows = await database
    .selectFrom('sitting')
    .leftJoin('response', 'response.sittingId', 'sitting.id')
    .leftJoin('people.session as login', (join) => join.onRef('login.userId', '=', 'sitting.personId').on('login.id', '=', login ?? 0))
    .select(columns.map((column) => `sitting.${column}` as const))
    .select(responseColumns.map((column) => `response.${column}` as const))
    .select(login === null ? isStillGuests : isLoginLive)
    .where('sitting.id', '=', sittingId)
    .orderBy('response.position')
    .execute();
  const [sitting] = rows;
  if (!sitting) return undefined;
  return { sitting, responses: rows.filter(({ position }) => position !== null) as ResponseRow[] };
}

export const findOpenSitting = (database: Database, personId: number, test: string, login: number): Promise<OpenedSitting | undefined> =>
  database
    .selectFrom('sitting')
    .leftJoin('people.session as login', (join) => join.onRef('login.userId', '=', 'sitting.personId').on('login.id', '=', login))
    .select(columns.map((column) => `sitting.${column}` as const))
    .select(isLoginLive)
    .where('personId', '=', personId)
    .where('test', '=', test)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();

/** Gives undefined when the person has just opened the same test in another window. */
export const insertSitting = (database: Database, sitting: NewSitting): Promise<SittingRow | undefined> =>
  database
    .insertInto('sitting')
    .values(sitting)
    .onConflict((conflict) => conflict.columns(['personId', 'test']).where('finishedAt', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Changes how a sitting is played: only before its first answer, since afterwards it would be another test. Gives it as it then is. */
export const changeManner = (database: Database, id: number, manner: Partial<Manner>): Promise<SittingRow | undefined> =>
  database
    .updateTable('sitting')
    .set(manner)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('response').select('position').where('sittingId', '=', id))))
    .returning(columns)
    .executeTakeFirst();

export const readResponses = (database: Database, sittingId: number): Promise<ResponseRow[]> =>
  database.selectFrom('response').select(responseColumns).where('sittingId', '=', sittingId).orderBy('position').execute();

export async function insertResponse(transaction: Database, sittingId: number, response: ResponseRow): Promise<void> {
  const answer = JSON.stringify(response.answer);
  await transaction
    .insertInto('response')
    .values({ ...response, answer, sittingId })
    .execute();
}

/**
 * Keeps a response and, with the last one, ends the sitting: both or neither, in one statement. False when the sitting is no longer open,
 * or another window has answered at this position since the sitting was read: nothing is changed then.
 */
export async function addResponse(database: Database, sittingId: number, response: ResponseRow, ending?: Ending): Promise<boolean> {
  const { position, screen, item, option, responseTimeMs, receivedAt, aways } = response;
  // The sitting's row is locked either way, so nobody can finish it in between.
  const open = ending
    ? sql`UPDATE sitting SET finished_at = ${receivedAt}, flags = ${JSON.stringify(ending.flags)}, valid = ${ending.valid},
            counts = ${ending.counts && JSON.stringify(ending.counts)}::jsonb
          WHERE id = ${sittingId} AND finished_at IS NULL RETURNING id`
    : sql`SELECT id FROM sitting WHERE id = ${sittingId} AND finished_at IS NULL FOR UPDATE`;
  try {
    const added = await sql`
      WITH open AS (${open})
      INSERT INTO response (sitting_id, position, screen, answer, item, option, response_time_ms, received_at, aways)
      SELECT id, ${position}, ${screen}, ${JSON.stringify(response.answer)}, ${item}, ${option}, ${responseTimeMs}, ${receivedAt},
        ${aways}::integer
      FROM open`.execute(database);
    return added.numAffectedRows === 1n;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function finishSitting(transaction: Database, id: number, finishedAt: Date, ending: Ending): Promise<void> {
  const { flags, valid, counts } = ending;
  await transaction
    .updateTable('sitting')
    .set({ finishedAt, flags: JSON.stringify(flags), valid, counts: counts && JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

export type SittingProgress = {
  readonly id: number;
  readonly test: string;
  readonly finishedAt: Date | null;
  readonly valid: boolean | null;
  readonly counts: Counts | null;
  readonly isUntimed: boolean;
  readonly answered: number;
  /** Null before the first answer. */
  readonly lastAnsweredAt: Date | null;
};

export const readSittings = (database: Database, personId: number): Promise<SittingProgress[]> =>
  database
    .selectFrom('sitting')
    .leftJoin('response', 'response.sittingId', 'sitting.id')
    .select([
      'sitting.id',
      'sitting.test',
      'sitting.finishedAt',
      'sitting.valid',
      'sitting.counts',
      'sitting.isUntimed',
      sql<number>`count(response.position)::int`.as('answered'),
      sql<Date | null>`max(response.received_at)`.as('lastAnsweredAt'),
    ])
    .where('sitting.personId', '=', personId)
    .groupBy('sitting.id')
    .orderBy('sitting.id')
    .execute();

const finishedColumns = ['id', 'test', 'bankVersion', 'language', 'device', 'finishedAt', 'counts', 'isUntimed'] as const;

/** The newest valid sitting of each test: enough to know whether a kept score is still the newest. */
export async function findFinishedSittings(database: Database, personId: number): Promise<readonly Omit<FinishedSitting, 'answers'>[]> {
  const sittings = await database
    .selectFrom('sitting')
    .distinctOn('test')
    .select(finishedColumns)
    .where('personId', '=', personId)
    .where('finishedAt', 'is not', null)
    .where('valid', '=', true)
    .orderBy('test')
    .orderBy('finishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return sittings.map(({ finishedAt, ...sitting }) => ({ ...sitting, finishedAt: finishedAt! }));
}

/** The same, with the scored answers in order. */
export async function readFinishedSittings(database: Database, personId: number): Promise<readonly FinishedSitting[]> {
  return withAnswers(database, await findFinishedSittings(database, personId));
}

/** Every valid sitting of somebody, the newest first, without what was answered in it. */
export async function listValidSittings(database: Database, personId: number): Promise<readonly Omit<FinishedSitting, 'answers'>[]> {
  const sittings = await database
    .selectFrom('sitting')
    .select(finishedColumns)
    .where('personId', '=', personId)
    .where('finishedAt', 'is not', null)
    .where('valid', '=', true)
    .orderBy('finishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return sittings.map(({ finishedAt, ...sitting }) => ({ ...sitting, finishedAt: finishedAt! }));
}

/** Every valid sitting of one test, the newest first, with the scored answers in order. */
export async function readTimesThrough(database: Database, personId: number, test: string): Promise<readonly FinishedSitting[]> {
  const sittings = await database
    .selectFrom('sitting')
    .select(finishedColumns)
    .where('personId', '=', personId)
    .where('test', '=', test)
    .where('finishedAt', 'is not', null)
    .where('valid', '=', true)
    .orderBy('finishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withAnswers(
    database,
    sittings.map(({ finishedAt, ...sitting }) => ({ ...sitting, finishedAt: finishedAt! })),
  );
}

async function withAnswers(database: Database, sittings: readonly Omit<FinishedSitting, 'answers'>[]): Promise<readonly FinishedSitting[]> {
  if (sittings.length === 0) return [];
  const ids = sittings.map(({ id }) => id);
  const answers = await database
    .selectFrom('response')
    .select(['sittingId', 'item', 'option'])
    .where('sittingId', 'in', ids)
    .where('item', 'is not', null)
    .orderBy('sittingId')
    .orderBy('position')
    .execute();
  return sittings.map((sitting) => ({
    ...sitting,
    answers: answers.filter(({ sittingId }) => sittingId === sitting.id).map(({ item, option }) => ({ item: item!, option })),
  }));
}

/** Until the transaction ends, no other gives this person anything. */
export async function holdPerson(transaction: Database, personId: number): Promise<void> {
  await transaction.selectFrom('people.person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

export async function findGuestSitting(database: Database, id: number, now: Date): Promise<{ test: string } | undefined> {
  return database.selectFrom('sitting').select('test').where('id', '=', id).where('guestUntil', '>', now).executeTakeFirst();
}

/** Makes a guest's sitting this person's. Gives its test; undefined when it is nobody's to give any more. */
export async function giveToPerson(database: Database, id: number, personId: number, now: Date): Promise<{ test: string } | undefined> {
  return database
    .updateTable('sitting')
    .set({ personId, guestUntil: null })
    .where('id', '=', id)
    .where('guestUntil', '>', now)
    .returning('test')
    .executeTakeFirst();
}

export async function forgetGuests(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sitting').where('guestUntil', '<=', now).execute();
}
