import './platform/mode.ts';
import { flushCompileCache } from 'node:module';
import { readConfig } from './platform/config.ts';
import { isServerAddress, openDatabase } from './platform/database.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { mailPageAddress } from './platform/mail-page.ts';
import { migrate } from './platform/migrate.ts';
import { makePrivate, OTHERS } from './platform/private-folder.ts';
import { explainStartFailure } from './platform/start-failure.ts';

const dev = process.argv.includes('--dev');
const apiOnly = process.argv.includes('--api-only');
const say = (line: string) => console.log(`> ${line}`);

process.umask(OTHERS); // what this process writes is for its own user

async function start() {
  const config = readConfig(process.env);
  const embedded = !isServerAddress(config.databaseAddress);
  say(embedded ? `opening the database in ${config.databaseAddress}` : 'connecting to the database server');
  const unlock = embedded ? lockFolder(config.dataFolder, stop) : () => {};
  makePrivate(config.dataFolder);
  const opening = openDatabase(config.databaseAddress, {
    onLost: stop,
    async prepare(unhurried) {
      const steps = await migrate(unhurried);
      if (steps.length > 0) say(`database brought up to date: ${steps.join(', ')}`);
    },
  });
  // some two thousand files, read while the database opens in its own thread; a start that fails before needs none of them
  const [opened, { openSite }] = await Promise.all([opening, import('./open-site.ts')]);
  const here = await openSite(opened, { config, dev, apiOnly, say, unlock });
  console.log(`\n  Bhava is ready: ${config.origin ?? here}\n`);
  const mailPage = mailPageAddress(config);
  flushCompileCache(); // not only when it ends: it may be killed
  if (mailPage) say(`mail is kept, not sent; read it at ${here}${mailPage}`);
}

/** Without its database, or without its lock on the folder, the program could only do harm: whoever watches over it can start it anew. */
function stop() {
  console.error(
    '\nThe database is no longer in reach, and so Bhava stops. Nothing that was acknowledged is lost: please start it again.\n',
  );
  process.exit(1);
}

try {
  await start();
} catch (error) {
  console.error(`\nBhava could not start. ${explainStartFailure(error)}\n`);
  process.exit(1);
}
