import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Db, fromPglite } from 'pg-boss';
import { type Ear, listenOnServer, listenWithin, type StopListening } from './listening.ts';
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
  /** Hears what any process says on a channel (NOTIFY), as soon as its transaction commits. It has to be stopped before the database closes. */
  listen(channel: string, ear: Ear): StopListening;
  close(): Promise<void>;
};

/** maintainNestedObjectKeys: without it the keys inside json columns would be renamed too. */
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** A longer statement is cancelled, and its caller is told that the database is away. One that never ends would block all others. */
const STATEMENT_LIMIT_MS = 15_000;
/** How much longer we wait for a silent server. A healthy one cancels the statement by itself, and the connection can still be used. */
const EXTRA_SILENCE_MS = 1_000;

type Options = ThreadOptions & {
  /** Done before any limit of time counts: a migration of much data may take its time. */
  readonly prepare?: (database: Kysely<Tables>) => Promise<void>;
  readonly statementLimitMs?: number;
};

/** `postgres://…` is a server; `memory://` is PGlite in this thread, for tests; all else is a folder, with PGlite in a worker thread. */
export async function openDatabase(address: string, options: Options = {}): Promise<OpenedDatabase> {
  return isServerAddress(address) ? openServer(address, options) : openEmbedded(address, options);
}

async function openServer(address: string, { prepare, statementLimitMs = STATEMENT_LIMIT_MS }: Options): Promise<OpenedDatabase> {
  for (const [type, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(type), parse);
  const connect = (limits: pg.PoolConfig) => {
    const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000, ...limits });
    pool.on('error', () => {}); // an idle connection that the server closes: the next query opens another, or fails and says so
    return { pool, database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins }) };
  };
  if (prepare) {
    const { database } = connect({});
    await prepare(database).finally(() => database.destroy());
  }
  const { pool, database } = connect({ statement_timeout: statementLimitMs, query_timeout: statementLimitMs + EXTRA_SILENCE_MS });
  const plain: Db = { executeSql: (text, values) => pool.query(text, values) };
  const listen: OpenedDatabase['listen'] = (channel, ear) => listenOnServer(address, channel, ear);
  return { database, kind: 'server', plain, listen, close: () => database.destroy() };
}

async function openEmbedded(
  address: string,
  { prepare, statementLimitMs = STATEMENT_LIMIT_MS, ...options }: Options,
): Promise<OpenedDatabase> {
  const lite =
    address === 'memory://'
      ? await PGlite.create({ parsers, ...(options.dump ? { loadDataDir: new Blob([readFileSync(options.dump)]) } : {}) })
      : await openPgliteThread(address, options);
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite as never }), plugins });
  await prepare?.(database);
  if ('limitSilence' in lite) lite.limitSilence(statementLimitMs);
  // Not database.destroy(): it does nothing when Kysely has not yet run a query, and the worker would keep the process alive.
  const listen: OpenedDatabase['listen'] = (channel, ear) => listenWithin(lite, channel, ear);
  return { database, kind: 'embedded', plain: fromPglite(lite), listen, close: () => lite.close() };
}

export const isServerAddress = (address: string): boolean => /^postgres(ql)?:/.test(address);

const CONNECTION_LOST = /^(08...|57P0[123]|57014|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/**
 * Whether a failure means that the database server is away or too slow (SQLSTATE classes 08, 57P, 57014 and 53300, or the socket's own
 * codes).
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    CONNECTION_LOST.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|database thread ended/.test(message ?? '')
  );
}

const UNIQUE_VIOLATION = '23505';
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;
