import type { Database } from '#server/platform/database.ts';
import type { Found } from './rules.ts';

export const findBias = (database: Database) => database.selectFrom('society.biasWatch').select(['lookedAt', 'found']).executeTakeFirst();

export async function keepBias(database: Database, found: Found, lookedAt: Date): Promise<void> {
  const row = { lookedAt, found: JSON.stringify(found) };
  await database
    .insertInto('society.biasWatch')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
    .execute();
}
