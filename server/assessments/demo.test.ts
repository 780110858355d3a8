import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { testDatabase } from '#testing/database.ts';
import { seedDemoSittings } from './demo.ts';
import { readFinishedSittings, readSittings } from './repository.ts';

const database = await testDatabase();
await seedDemoPerson(database);
const now = new Date('2026-11-21T12:00:00Z');
const slugs = catalogue.map(({ slug }) => slug);

test('a start that breaks in the middle leaves nothing behind, and the next one plays every test once', async () => {
  await sql`alter table response add constraint breaks check (position < 5)`.execute(database);
  await expect(seedDemoSittings(database, DEMO_USER_ID, now)).rejects.toThrow('breaks');
  expect(await readSittings(database, DEMO_USER_ID)).toEqual([]);
  await sql`alter table response drop constraint breaks`.execute(database);

  expect(await seedDemoSittings(database, DEMO_USER_ID, now)).toEqual(slugs);
  expect((await readFinishedSittings(database, DEMO_USER_ID)).map(({ test }) => test).toSorted()).toEqual(slugs.toSorted());
  expect(await seedDemoSittings(database, DEMO_USER_ID, now)).toEqual([]);
});
