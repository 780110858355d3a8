import type { HelpLine } from '#contract/help.ts';
import type { Database } from '#server/platform/database.ts';

export const listKept = (database: Database) =>
  database.selectFrom('helpCountry').select(['country', 'lines']).orderBy('country').execute();

export async function keepCountry(database: Database, country: string, lines: readonly HelpLine[], changedAt: Date): Promise<void> {
  const row = { lines: JSON.stringify(lines), changedAt };
  await database
    .insertInto('helpCountry')
    .values({ country, ...row })
    .onConflict((conflict) => conflict.column('country').doUpdateSet(row))
    .execute();
}

export async function forgetCountry(database: Database, country: string): Promise<void> {
  await database.deleteFrom('helpCountry').where('country', '=', country).execute();
}
