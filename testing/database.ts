import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#server/platform/database.ts';
import { afterFile } from './after-file.ts';
import { refuseOuterHandleInTransactions } from './outer-handle.ts';
import { TEMPLATE } from './template.ts';

/** `address`: where another process finds it; an embedded one lives in this process alone. */
export type TestDatabase = OpenedDatabase & { readonly address?: string };

/** A migrated database of the calling test file's own: embedded, from a dump; or, when TEST_DATABASE_URL names a server, a new copy there. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const opened: TestDatabase = server ? await databaseOnServer(server) : await openDatabase('memory://', { dump: inject('databaseDump') });
  afterFile(() => opened.close());
  return opened;
}

export const testDatabase = async () => (await openTestDatabase()).database;

async function databaseOnServer(server: string): Promise<TestDatabase> {
  refuseOuterHandleInTransactions();
  const name = `bhava_test_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase(server);
  await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(admin.database);
  const address = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const opened = await openDatabase(address);
  return {
    ...opened,
    address,
    async close() {
      await opened.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.database);
      await admin.close();
    },
  };
}
