import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';

/** A migrated database of the calling test file's own: embedded, from a dump; or, when TEST_DATABASE_URL names a server, a new database there. */
export async function testDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  const opened = server ? await databaseOnServer(server) : await openDatabase('memory://', { dump: inject('databaseDump') });
  afterAll(() => opened.close());
  return opened.database;
}

async function databaseOnServer(server: string): Promise<OpenedDatabase> {
  const name = `bhava_test_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase(server);
  await sql`create database ${sql.id(name)}`.execute(admin.database);
  const opened = await openDatabase(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  await migrate(opened.database);
  return {
    ...opened,
    async close() {
      await opened.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.database);
      await admin.close();
    },
  };
}
