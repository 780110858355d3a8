import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tests } from '#content/tests.ts';
import { seededRandom } from '#psychometrics';
import type { Tables } from '#server/platform/database.ts';
import { openPgliteFolder } from '#server/platform/pglite-folder.ts';
import { Disk, recordFolder } from '#testing/power-cut.ts';
import { acceptResponse, openSitting } from './actions.ts';

/** POWER_CUTS=200 vitest run server/assessments/power-cut.test.ts takes some minutes. */
const CUTS = Number(process.env.POWER_CUTS ?? 3);
const SEED = Number(process.env.POWER_CUT_SEED ?? 1);
const PLAYERS = 4;

/** What a player was told is kept. */
type Kept = { readonly sitting: number; readonly position: number; readonly option: string; readonly finished: boolean };

const folder = mkdtempSync(join(tmpdir(), 'bhava-power-'));
const { screens } = tests['lantern-ferry'];
let recording: ReturnType<typeof recordFolder<Kept>>;

const databaseOf = (lite: PGlite) =>
  new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: lite as never }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/** People play stories, in three lives of the program, while log segments change and checkpoints are made. */
beforeAll(async () => {
  const root = join(folder, 'recorded');
  mkdirSync(root);
  recording = recordFolder<Kept>(root);
  for (let life = 0; life < 3; life += 1) {
    const lite = await openPgliteFolder(join(root, 'database'), { dump: inject('databaseDump') });
    const database = databaseOf(lite);
    for (let player = 0; player < PLAYERS; player += 1) {
      await playStory(database, life * PLAYERS + player);
      if (player === 1) await lite.exec('SELECT pg_switch_wal()');
      if (player % 2 === 0) await lite.exec('CHECKPOINT');
    }
    await lite.close();
  }
  recording.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function playStory(database: Kysely<Tables>, player: number) {
  const now = new Date();
  // A transaction, as signing up is one.
  const { personId, login } = await database.transaction().execute(async (transaction) => {
    const person = { name: `Player ${player}`, email: `p${player}@example.org`, emailVerified: false, updatedAt: now };
    const { id } = await transaction
      .insertInto('people.person')
      .values(person as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = { token: `token ${player}`, userId: id, updatedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
    const opened = await transaction
      .insertInto('people.session')
      .values(session as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { personId: id, login: opened.id };
  });
  const opening = { personId, login, test: 'lantern-ferry', language: 'en', device: 'phone', seed: 1, now } as const;
  const { sitting } = await openSitting(database, opening);
  for (const [position, screen] of screens.entries()) {
    const option = 'abcd'[(player + position) % 4]!;
    const given = { position, screen, answer: { kind: 'choice', option } as const, responseTimeMs: 9_000, aways: 0 };
    const { finished } = await acceptResponse(database, { sittingId: sitting.id, login }, given, new Date());
    recording.note({ sitting: sitting.id, position, option, finished });
  }
}

/** What each cut of the power lost of what was acknowledged before it. `isFlushed` says of which flushes the disk hears. */
async function cutPower(moments: readonly number[], luckAt: (cut: number) => number, isFlushed: (acknowledged: number) => boolean) {
  const random = seededRandom(SEED);
  const disk = new Disk();
  const acknowledged: Kept[] = [];
  const results: { acknowledged: number; lost: number; opened: boolean }[] = [];
  let at = 0;
  for (const [cut, moment] of moments.entries()) {
    for (; at < moment; at += 1) {
      const event = recording.moments[at]!;
      if (event.do === 'note') acknowledged.push(event.note);
      else if (event.do !== 'flush' || isFlushed(acknowledged.length)) disk.happen(event);
    }
    const target = join(folder, `cut-${cut}`);
    mkdirSync(target);
    disk.cutInto(target, luckAt(cut), random);
    results.push({ acknowledged: acknowledged.length, ...(await examine(join(target, 'database'), acknowledged)) });
    rmSync(target, { recursive: true });
  }
  return results;
}

async function examine(database: string, acknowledged: readonly Kept[]): Promise<{ lost: number; opened: boolean }> {
  if (!existsSync(database)) return { lost: acknowledged.length, opened: acknowledged.length === 0 }; // it was not yet made
  let lite: PGlite;
  try {
    lite = await openPgliteFolder(database);
  } catch (error) {
    if (process.env.POWER_CUTS) console.error(error);
    return { lost: acknowledged.length, opened: false };
  }
  const { rows } = await sql<Kept>`
    SELECT sitting_id AS sitting, position, option, position = (SELECT max(position) FROM response WHERE sitting_id = sitting.id)
      AND finished_at IS NOT NULL AS finished
    FROM response JOIN sitting ON sitting.id = sitting_id`.execute(databaseOf(lite));
  const kept = new Set(rows.map((row) => nameOf(row)));
  await checkWholeness(lite);
  await lite.close();
  return { lost: acknowledged.filter((one) => !kept.has(nameOf(one))).length, opened: true };
}

const nameOf = ({ sitting, position, option, finished }: Kept) => [sitting, position, option, finished].join();

/** Every page of every table passes its checksum, and each index of responses says the same as its table. */
async function checkWholeness(lite: PGlite) {
  const { rows } = await lite.query<{ name: string }>(`SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r'`);
  for (const { name } of rows) await lite.query(`SELECT count(*) FROM ${name}`);
  const counts: unknown[] = [];
  for (const scans of ['enable_seqscan', 'enable_indexscan = off; SET enable_bitmapscan = off; SET enable_indexonlyscan']) {
    await lite.exec(`RESET ALL; SET ${scans} = off`);
    counts.push((await lite.query('SELECT sitting_id, position FROM response ORDER BY sitting_id, position')).rows);
  }
  expect(counts[0]).toEqual(counts[1]);
}

/** Half of the moments right after an acknowledgement: then most is at stake. */
function drawMoments(count: number): number[] {
  const random = seededRandom(SEED + 1);
  const { moments } = recording;
  const notes = moments.flatMap(({ do: what }, index) => (what === 'note' ? [index + 1] : []));
  const drawn = Array.from({ length: count }, (_, cut) =>
    cut % 2 === 0 ? notes[Math.floor(random() * notes.length)]! : Math.floor(random() * (moments.length + 1)),
  );
  return drawn.toSorted((one, other) => one - other);
}

test('after a power cut at any moment the database opens and holds every acknowledged answer', {
  timeout: 60_000 + CUTS * 10_000,
}, async () => {
  const random = seededRandom(SEED + 2);
  const lucks = Array.from({ length: CUTS }, (_, cut) => [0, 1, random(), random()][cut % 4]!);
  const results = await cutPower(
    drawMoments(CUTS),
    (cut) => lucks[cut]!,
    () => true,
  );
  expect(results.filter(({ opened, lost }) => !opened || lost > 0)).toEqual([]);
  expect(results.at(-1)!.acknowledged).toBeGreaterThan(0);
  if (process.env.POWER_CUTS)
    console.log(`${CUTS} cuts, ${recording.moments.length} moments, ${results.at(-1)!.acknowledged} acknowledged`);
});

test('of a database that flushed nothing once it was made, the same cuts lose answers: the test can fail', {
  timeout: 60_000,
}, async () => {
  const notes = recording.moments.flatMap(({ do: what }, index) => (what === 'note' ? [index + 1] : []));
  const [result] = await cutPower(
    [notes[Math.floor(notes.length / 2)]!],
    () => 0.5,
    (acknowledged) => acknowledged === 0,
  );
  expect(result!.lost).toBeGreaterThan(0);
});
