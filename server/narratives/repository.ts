import type { Database } from '#server/platform/database.ts';
import type { KeptTextTable } from './tables.ts';

async function findKeptText(database: Database, fingerprint: string): Promise<string | undefined> {
  const row = await database.selectFrom('keptText').select('text').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row?.text;
}

/** Two servers may pay at once; the first text stays, so that a reader sees the same one again. */
async function keepText(database: Database, kept: KeptTextTable): Promise<void> {
  await database
    .insertInto('keptText')
    .values(kept)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}

export const keptTexts = { find: findKeptText, keep: keepText };
