// Shows what the text provider did and cost: calls, how they ended, and tokens, by day and model.
//   npm run texts                with the same settings as the program: DATABASE_URL, or the folder of the embedded database while it is not in use
//   npm run texts -- --days 90   more days than the newest 30
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { isServerAddress, openDatabase } from '#server/platform/database.ts';
import { FolderInUse, lockFolder } from '#server/platform/folder-lock.ts';
import { describeTexts } from './texts/describe-texts.ts';

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number from 1.');
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
  console.log(await describeTexts(database, days));
  await close();
  unlock();
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  console.error(`${error.message}\nOne process at a time can read an embedded database: stop the program first.`);
  process.exit(1);
}
