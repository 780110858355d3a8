import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';

const { database, plain, kind } = await openTestDatabase();

test.runIf(kind === 'server')('a query on the outer handle inside a transaction fails, on a server too', async () => {
  const forgetful = (ask: () => Promise<unknown>) => database.transaction().execute(ask);
  await expect(forgetful(() => sql`select 1`.execute(database))).rejects.toThrow('outer handle');
  await expect(forgetful(() => database.transaction().execute(async () => {}))).rejects.toThrow('outer handle');
  await expect(forgetful(() => plain.executeSql('select 1'))).rejects.toThrow('outer handle');
});

test('queries on the transaction itself are answered, and the outer handle again after it', async () => {
  const within = await database.transaction().execute((transaction) => sql<{ one: number }>`select 1 as one`.execute(transaction));
  expect(within.rows).toEqual([{ one: 1 }]);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});
