import type { Database } from '#server/platform/database.ts';
import type { KeptTextTable } from './tables.ts';

async function findKeptText(database: Database, fingerprint: string): Promise<string | undefined> {
  const row = await database.selectFrom('keptText').select('text').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row?.text;
}

/** Two servers may ask for the same text at once. The first one is kept, so that a reader always sees the same text. */
async function keepText(database: Database, kept: KeptTextTable): Promise<void> {
  await database
    .insertInto('keptText')
    .values(kept)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}

export const keptTexts = { find: findKeptText, keep: keepText };
