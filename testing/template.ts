import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { openDatabase, type Tables } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startFirst } from './first-start.ts';

/** Migrates one database per run of each kind that its tests use; each test file takes a copy in 0.2 s instead of migrating for itself. */
export default async function makeTemplate(project: TestProject) {
  const names = project.vitest.projects.map(({ name }) => name);
  const isOnDatabase = (name: string) => name.startsWith('database');
  if (!names.some(isOnDatabase)) return undefined;
  const server = process.env.TEST_DATABASE_URL;
  if (server) await makeTemplateOnServer(server);
  if (server && names.every(isOnDatabase)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bhava-template-'));
  const dump = join(folder, 'database.tar');
  await makeEmbeddedTemplate(dump);
  project.provide('databaseDump', dump);
  return () => rmSync(folder, { recursive: true });
}

async function makeEmbeddedTemplate(dump: string): Promise<void> {
  const lite = await PGlite.create();
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite as never }), plugins: [new CamelCasePlugin()] });
  await migrate(database);
  await startFirst({ database, plain: fromPglite(lite), kind: 'embedded', listen: () => async () => {} });
  writeFileSync(dump, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
}

/** The database on the server that others are copied from. */
export const TEMPLATE = 'bhava_template';

async function makeTemplateOnServer(server: string): Promise<void> {
  const admin = await openDatabase(server);
  await sql`drop database if exists ${sql.id(TEMPLATE)}`.execute(admin.database);
  await sql`create database ${sql.id(TEMPLATE)}`.execute(admin.database);
  await admin.close();
  const opened = await openDatabase(Object.assign(new URL(server), { pathname: `/${TEMPLATE}` }).href);
  await migrate(opened.database);
  await startFirst(opened);
  await opened.close(); // a database that somebody is connected to cannot be copied
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseDump: string;
  }
}
