import { sql } from 'kysely';
import type { CaseStep } from '#contract/society/safety-words.ts';
import type { Database } from '#server/platform/database.ts';
import { type Entry, follow } from './rules.ts';

/** The logs that are chains of hashes, and whose number each of their chains has. */
const logs = {
  problem: { table: 'society.tank_log', key: 'problem_id' },
  case: { table: 'society.safety_log', key: 'case_id' },
} as const;
type Log = keyof typeof logs;

/** Adds to a chain. The caller holds the lock of the row that it belongs to, so no two entries follow the same one. */
async function append(transaction: Database, log: Log, id: number, kind: string, subject: unknown, at: Date): Promise<string> {
  const { table, key } = logs[log];
  const last = await sql<Entry>`select number, kind, digest, previous, hash, at from ${sql.table(table)}
    where ${sql.ref(key)} = ${id} order by number desc limit 1`.execute(transaction);
  const { number, digest, previous, hash } = follow(last.rows[0], kind, subject, at);
  await sql`insert into ${sql.table(table)} (${sql.ref(key)}, number, kind, digest, previous, hash, at)
    values (${id}, ${number}, ${kind}, ${digest}, ${previous}, ${hash}, ${at})`.execute(transaction);
  return hash;
}

async function readChain(database: Database, log: Log, id: number): Promise<Entry[]> {
  const { table, key } = logs[log];
  const { rows } = await sql<Entry>`select number, kind, digest, previous, hash, at from ${sql.table(table)}
    where ${sql.ref(key)} = ${id} order by number`.execute(database);
  return rows;
}

export const record = (transaction: Database, problemId: number, kind: string, subject: unknown, at: Date): Promise<string> =>
  append(transaction, 'problem', problemId, kind, subject, at);
export const readLog = (database: Database, problemId: number): Promise<Entry[]> => readChain(database, 'problem', problemId);

export const recordCase = (transaction: Database, caseId: number, kind: CaseStep, subject: unknown, at: Date): Promise<string> =>
  append(transaction, 'case', caseId, kind, subject, at);
export const readCaseLog = (database: Database, caseId: number): Promise<Entry[]> => readChain(database, 'case', caseId);
