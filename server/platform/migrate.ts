import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const folder = new URL('../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const migrations = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return [file.slice(0, -'.sql'.length), { up: (database: Kysely<unknown>) => runScript(database, text) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** PGlite takes one statement per query, so a file separates its statements with a line `--;`. */
async function runScript(database: Kysely<unknown>, text: string) {
  for (const statement of text.split(/^--;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(database);
}

/** The database has steps that this program does not know: an older program must not write to it. */
export class NewerDatabase extends Error {}

/** Brings the database to this program's version. Returns the names of the steps taken. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const migrations = await readMigrations();
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const applied = (await appliedSteps(database)).filter((name) => !(name in migrations));
  if (applied.length > 0) {
    throw new NewerDatabase(
      `The database is newer than this program: it holds the steps ${applied.join(', ')}, which this program does not know.`,
    );
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

async function appliedSteps<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const found = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(database);
  if (!found.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map((row) => row.name);
}
