import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { migrate, NewerDatabase } from './migrate.ts';

const database = await testDatabase();

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('a database that is newer than the program is refused', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099')`.execute(database);
  await expect(migrate(database)).rejects.toThrow(NewerDatabase);
  await expect(migrate(database)).rejects.toThrow('9999-from-the-future');
});
