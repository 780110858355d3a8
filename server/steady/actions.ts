import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Diary, type Review, type SliderPair, steadyMessages as say } from '#contract/steady.ts';
import { type Path, type Step, WRITING_STEP } from '#contract/steady-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import type { PageData } from '#server/platform/page-data.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { newKey, seal, unseal } from '#server/platform/sealed.ts';
import { isFutureDay } from '#server/platform/time.ts';
import { findBirth } from '#server/privacy/repository.ts';
import { isMinor } from '#server/privacy/rules.ts';
import {
  deleteAll,
  deleteRecord,
  findReview,
  findWrappedKey,
  insertRecord,
  insertReview,
  keepWrappedKey,
  listRecords,
  rewriteRecord,
  withdrawReviews,
} from './repository.ts';
import { describeNotes, describeVisits, isStepOf, type Kept, type Note, stepsOf, type Visit, writingFor } from './rules.ts';

/** `key` opens the keys of the persons; it is made from the SECRET and kept nowhere. */
export type Steady = { readonly database: Kysely<Tables>; readonly now: () => Date; readonly key: Buffer };

/** More than two paths give in years; few enough that all of them are read at once. */
const MAX_RECORDS = 500;

const ownerOf = (personId: number) => `person ${personId}`;

async function findKey({ database, key }: Pick<Steady, 'database' | 'key'>, personId: number): Promise<Buffer | undefined> {
  const wrapped = await findWrappedKey(database, personId);
  return wrapped && unseal(key, ownerOf(personId), wrapped);
}

async function needKey(steady: Steady, personId: number): Promise<Buffer> {
  const found = await findKey(steady, personId);
  if (found) return found;
  await keepWrappedKey(steady.database, personId, seal(steady.key, ownerOf(personId), newKey()));
  return (await findKey(steady, personId))!;
}

/** All that a person keeps here, opened. */
async function readKept(steady: Pick<Steady, 'database' | 'key'>, personId: number): Promise<Kept[]> {
  const own = await findKey(steady, personId);
  if (!own) return [];
  const records = await listRecords(steady.database, personId);
  return records.map(({ id, sealed }) => ({ id, ...JSON.parse(unseal(own, ownerOf(personId), sealed).toString()) }) as Kept);
}

async function standing(steady: Steady, personId: number) {
  const [kept, review, birth] = await Promise.all([
    readKept(steady, personId),
    findReview(steady.database),
    findBirth(steady.database, personId),
  ]);
  const now = steady.now();
  const writing = writingFor(review !== undefined, birth === undefined || isMinor(birth, now));
  return { kept, review, writing, steps: stepsOf(kept, { writing, now }) };
}

export async function readDiary(steady: Steady, personId: number): Promise<Diary> {
  const { kept, review = null, writing, steps } = await standing(steady, personId);
  return { review, writing, steps, visits: describeVisits(kept), notes: describeNotes(kept) };
}

/** For the export: what was done, and what was kept. */
export async function readOwnSteady(steady: Pick<Steady, 'database' | 'key'>, personId: number): Promise<Pick<Diary, 'visits' | 'notes'>> {
  const kept = await readKept(steady, personId);
  return { visits: describeVisits(kept), notes: describeNotes(kept) };
}

type Place = { readonly path: Path; readonly step: Step };

/** Refuses what is not open; gives what is kept already. */
async function enter(steady: Steady, personId: number, { path, step }: Place, mayBeDone: boolean): Promise<Kept[]> {
  if (!isStepOf(path, step)) throw new Problem('unprocessable', say.step, { step: say.step });
  const { kept, writing, steps } = await standing(steady, personId);
  const { state, times } = steps.find((one) => one.path === path && one.step === step)!;
  if (step === WRITING_STEP) allow(writing !== 'minor', say.writingAdultsOnly);
  allow(state !== 'closed', say.writingNotReviewed);
  if (state !== 'open' && !(mayBeDone && times > 0)) throw new Problem('conflict', say.notYet);
  if (kept.length >= MAX_RECORDS) throw new Problem('conflict', say.full);
  return kept;
}

async function add(steady: Steady, personId: number, record: Visit | Note): Promise<number> {
  const own = await needKey(steady, personId);
  return insertRecord(steady.database, personId, seal(own, ownerOf(personId), JSON.stringify(record)));
}

/** A step that was begun and not ended is continued: a reload makes no second one. */
export async function beginVisit(steady: Steady, personId: number, place: Place, before: SliderPair): Promise<{ visitId: number }> {
  const kept = await enter(steady, personId, place, false);
  const visit: Visit = { kind: 'visit', ...place, begunAt: steady.now().toISOString(), endedAt: null, before, after: null };
  const begun = kept.find((one) => one.kind === 'visit' && one.path === place.path && one.step === place.step && !one.endedAt);
  if (!begun) return { visitId: await add(steady, personId, visit) };
  await rewrite(steady, personId, begun.id, visit);
  return { visitId: begun.id };
}

async function rewrite(steady: Steady, personId: number, id: number, record: Visit | Note): Promise<void> {
  const own = await needKey(steady, personId);
  await rewriteRecord(steady.database, personId, id, seal(own, ownerOf(personId), JSON.stringify(record)));
}

async function find<K extends Kept['kind']>(steady: Steady, personId: number, kind: K, id: number): Promise<Extract<Kept, { kind: K }>> {
  const found = (await readKept(steady, personId)).find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Problem('not-found', say.gone);
  return found as Extract<Kept, { kind: K }>;
}

export async function endVisit(steady: Steady, personId: number, visitId: number, after: SliderPair): Promise<Diary> {
  const { id, ...visit } = await find(steady, personId, 'visit', visitId);
  await rewrite(steady, personId, id, { ...visit, endedAt: visit.endedAt ?? steady.now().toISOString(), after });
  return readDiary(steady, personId);
}

export async function keepNote(steady: Steady, personId: number, place: Place, parts: Note['parts']): Promise<Diary> {
  await enter(steady, personId, place, true);
  await add(steady, personId, { kind: 'note', ...place, keptAt: steady.now().toISOString(), parts });
  return readDiary(steady, personId);
}

export async function changeNote(steady: Steady, personId: number, noteId: number, parts: Note['parts']): Promise<Diary> {
  const { id, ...note } = await find(steady, personId, 'note', noteId);
  await rewrite(steady, personId, id, { ...note, parts });
  return readDiary(steady, personId);
}

export async function deleteNote(steady: Steady, personId: number, noteId: number): Promise<Diary> {
  const { id } = await find(steady, personId, 'note', noteId);
  await deleteRecord(steady.database, personId, id);
  return readDiary(steady, personId);
}

export async function forgetDiary(steady: Steady, personId: number): Promise<Diary> {
  await steady.database.transaction().execute((transaction) => deleteAll(transaction, personId));
  return readDiary(steady, personId);
}

type Reviewed = { readonly review: Review | null };

export const readReview = async (database: Database): Promise<Reviewed> => ({ review: (await findReview(database)) ?? null });

export async function recordReview({ database, now }: Omit<Steady, 'key'>, review: Review): Promise<Reviewed> {
  if (isFutureDay(review.reviewedOn, now())) throw new Problem('unprocessable', say.reviewedOn, { reviewedOn: say.reviewedOn });
  await database.transaction().execute(async (transaction) => {
    await withdrawReviews(transaction, now());
    await insertReview(transaction, review, now());
  });
  return readReview(database);
}

export async function withdrawReview({ database, now }: Omit<Steady, 'key'>): Promise<Reviewed> {
  await withdrawReviews(database, now());
  return readReview(database);
}

/** Whoever opens the page waits no longer than this for the name of the clinician. */
const MAX_WAIT_MS = 1_500;

/** The first page says who has looked at it. Where that cannot be read, it says that nobody has: the careful answer. */
export const steadyPages = ({ database }: Pick<Steady, 'database'>): PageData => ({
  steady: async () =>
    Promise.race([readReview(database).catch(() => ({ review: null })), pause(MAX_WAIT_MS, { review: null }, { ref: false })]),
});
