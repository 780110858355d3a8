import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Db, fromPglite } from 'pg-boss';
import { parsers } from './pglite-protocol.ts';
import { openPgliteThread, type ThreadOptions } from './pglite-thread.ts';

/** Every table. Each domain adds its own to this interface, in its `tables.ts`, so that this file knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface Tables {}

/** A handle: the database, or a transaction of it. Always an argument: on PGlite the outer handle inside a transaction deadlocks. */
export type Database = Kysely<Tables> | Transaction<Tables>;
export type OpenedDatabase = {
  readonly database: Kysely<Tables>;
  readonly kind: 'embedded' | 'server';
  /** The same connection without Kysely, for pg-boss: it sends several statements at once, and reads its columns by their own names. */
  readonly plain: Db;
  close(): Promise<void>;
};

/** maintainNestedObjectKeys: without it the keys inside json columns would be renamed too. */
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** `postgres://…` is a server; `memory://` is PGlite in this thread, for tests; all else is a folder, with PGlite in a worker thread. */
export async function openDatabase(address: string, options: ThreadOptions = {}): Promise<OpenedDatabase> {
  if (isServerAddress(address)) {
    for (const [type, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(type), parse);
    const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => {}); // an idle connection that the server closes: the next query opens another, or fails and says so
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
    const plain: Db = { executeSql: (text, values) => pool.query(text, values) };
    return { database, kind: 'server', plain, close: () => database.destroy() };
  }
  const lite =
    address === 'memory://'
      ? await PGlite.create({ parsers, ...(options.dump ? { loadDataDir: new Blob([readFileSync(options.dump)]) } : {}) })
      : await openPgliteThread(address, options);
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite as never }), plugins });
  // Not database.destroy(): it does nothing when Kysely has not yet run a query, and the worker would keep the process alive.
  return { database, kind: 'embedded', plain: fromPglite(lite), close: () => lite.close() };
}

export const isServerAddress = (address: string): boolean => /^postgres(ql)?:/.test(address);

const CONNECTION_LOST = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** Whether a failure means that the database server is away (SQLSTATE classes 08, 57P and 53300, or the socket's own codes). */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    CONNECTION_LOST.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|database thread ended/.test(message ?? '')
  );
}

const UNIQUE_VIOLATION = '23505';
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;
