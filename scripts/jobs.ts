// Shows the jobs that the database keeps: how many are in which state, and those that are not done, the newest first.
//   npm run jobs                 with the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use
//   npm run jobs -- --newest 50  more of those that are not done
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { isServerAddress, openDatabase } from '#server/platform/database.ts';
import { FolderInUse, lockFolder } from '#server/platform/folder-lock.ts';
import { hasJobs } from '#server/platform/job-table.ts';
import { describeJobs } from './jobs/describe-jobs.ts';

const { values } = parseArgs({ options: { newest: { type: 'string', default: '20' } } });
const newest = Number(values.newest);
if (!Number.isInteger(newest) || newest < 1) {
  console.error('--newest takes a whole number from 1.');
  process.exit(2);
}

const { databaseAddress, dataFolder } = readConfig(process.env);
const isServer = isServerAddress(databaseAddress);
if (!isServer && !existsSync(databaseAddress)) {
  console.log(`There is no database in ${databaseAddress} yet.`);
  process.exit(0);
}
try {
  const unlock = isServer ? () => {} : lockFolder(dataFolder);
  const { database, close } = await openDatabase(databaseAddress);
  console.log((await hasJobs(database)) ? await describeJobs(database, newest) : 'No job was ever kept.');
  await close();
  unlock();
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(
    `${error.message}\nOne process at a time can read an embedded database. While the program runs, its log tells each job that fails.`,
  );
  process.exit(1);
}
