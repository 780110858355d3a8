import { existsSync } from 'node:fs';
import { readConfig } from '#server/platform/config.ts';
import { type Database, isServerAddress, openDatabase } from '#server/platform/database.ts';
import { FolderInUse, lockFolder } from '#server/platform/folder-lock.ts';

/** Prints what an operator asks of the database that the program's settings name. An embedded one is locked meanwhile. */
export async function withOperatorsDatabase(describe: (database: Database) => Promise<string>): Promise<void> {
  const { databaseAddress, dataFolder } = readConfig(process.env);
  const isServer = isServerAddress(databaseAddress);
  if (!isServer && !existsSync(databaseAddress)) {
    console.log(`There is no database in ${databaseAddress} yet.`);
    return;
  }
  try {
    const unlock = isServer ? () => {} : lockFolder(dataFolder);
    const { database, close } = await openDatabase(databaseAddress);
    console.log(await describe(database));
    await close();
    unlock();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    console.error(
      `${error.message}\nOne process at a time can read an embedded database. While the program runs, its log tells each job that fails.`,
    );
    process.exitCode = 1;
  }
}
