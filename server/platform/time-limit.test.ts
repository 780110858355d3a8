import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { startPostgres } from '#testing/postgres.ts';
import { isDatabaseAway, openDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'bhava-limit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Long enough for any statement that does end: on a busy machine the first one after an opening took more than a second. */
const LIMIT_MS = 3_000;
const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

test('a statement that never ends is broken off in the embedded database, and the others go on', async () => {
  const { database, close } = await openDatabase(join(folder, 'database'), { dump: inject('databaseDump'), statementLimitMs: LIMIT_MS });
  await sql`CREATE TABLE kept (id int)`.execute(database);
  await sql`INSERT INTO kept VALUES (1)`.execute(database);
  const within = failure(
    database.transaction().execute(async (transaction) => {
      await sql`INSERT INTO kept VALUES (2)`.execute(transaction);
      await sql`SELECT pg_sleep(600)`.execute(transaction);
    }),
  );
  const behind = sql`SELECT 1 AS one`.execute(database);
  expect(isDatabaseAway(await within)).toBe(true);
  expect((await behind).rows).toEqual([{ one: 1 }]);
  const { rows } = await sql<{ id: number }>`SELECT id FROM kept`.execute(database);
  expect(rows).toEqual([{ id: 1 }]);
  await close();
});

test('a database that has nothing to do is not taken for one that hangs', async () => {
  const { database, close } = await openDatabase(join(folder, 'database'), { statementLimitMs: LIMIT_MS });
  const startOf = async () => (await sql`SELECT pg_postmaster_start_time() AS start`.execute(database)).rows;
  const before = await startOf();
  await pause(1.5 * LIMIT_MS);
  expect(await startOf()).toEqual(before);
  await close();
});

const server = await startPostgres();
afterAll(() => server?.stop());

test.runIf(server)('a statement that never ends is broken off on a server', async () => {
  const { database, close } = await openDatabase(server!.address, { statementLimitMs: LIMIT_MS });
  expect(isDatabaseAway(await failure(sql`SELECT pg_sleep(600)`.execute(database)))).toBe(true);
  expect((await sql`SELECT 1 AS one`.execute(database)).rows).toEqual([{ one: 1 }]);
  await close();
});

test.runIf(server)('a server that was stopped is away, not silent, and is back when it goes on', async () => {
  const { database, close } = await openDatabase(server!.address, { statementLimitMs: LIMIT_MS });
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database);
  const backend = rows[0]!.pid;
  spawnSync('kill', ['-STOP', String(backend)]);
  expect(isDatabaseAway(await failure(sql`SELECT 1`.execute(database)))).toBe(true);
  spawnSync('kill', ['-CONT', String(backend)]);
  expect((await sql`SELECT 1 AS one`.execute(database)).rows).toEqual([{ one: 1 }]);
  await close();
});

test.runIf(server)('what is done before the program serves has all the time it needs', async () => {
  const { close } = await openDatabase(server!.address, {
    statementLimitMs: 100,
    prepare: async (database) => void (await sql`SELECT pg_sleep(1.5)`.execute(database)),
  });
  await close();
});
