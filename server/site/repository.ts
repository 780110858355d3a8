import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** The least that a database can be asked. */
export async function askAnything(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}
