import './platform/mode.ts';
import type { AddressInfo } from 'node:net';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { makeApp } from './app.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { seedDemoPerson } from './identity/demo-person.ts';
import { readConfig } from './platform/config.ts';
import { isServerAddress, openDatabase } from './platform/database.ts';
import { endOnSignals } from './platform/ending.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { mailPageAddress } from './platform/mail-page.ts';
import { migrate } from './platform/migrate.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { mountWeb } from './platform/web.ts';

const dev = process.argv.includes('--dev');
const apiOnly = process.argv.includes('--api-only');
const say = (line: string) => console.log(`> ${line}`);

async function start() {
  const config = readConfig(process.env);
  const embedded = !isServerAddress(config.databaseAddress);
  say(embedded ? `opening the database in ${config.databaseAddress}` : 'connecting to the database server');
  const unlock = embedded ? lockFolder(config.dataFolder) : () => {};
  const opened = await openDatabase(config.databaseAddress, { onLost: stop });
  const { database, close } = opened;
  const steps = await migrate(database);
  if (steps.length > 0) say(`database brought up to date: ${steps.join(', ')}`);
  await seedDemoPerson(database);
  const played = await seedDemoSittings(database, DEMO_USER_ID, new Date());
  if (played.length > 0) say(`the demo person has played: ${played.join(', ')}`);

  const app = await makeApp({ ...opened, config, now: () => new Date() });
  if (!apiOnly) await mountWeb(app, dev);
  endOnSignals({ app, closeDatabase: close, unlock });
  await app.listen({ port: config.port, host: config.host });
  const here = `http://localhost:${portOf(app.addresses())}`;
  console.log(`\n  Bhava is ready: ${config.origin ?? here}\n`);
  const mailPage = mailPageAddress(config);
  if (mailPage) say(`mail is kept, not sent; read it at ${here}${mailPage}`);
}

/** Without its database the program could only fail: whoever watches over it can start it anew. */
function stop() {
  console.error('\nThe database stopped by itself, and so does Bhava. Nothing that was acknowledged is lost: please start it again.\n');
  process.exit(1);
}

const portOf = (addresses: readonly (string | AddressInfo)[]) => addresses.find((address) => typeof address === 'object')?.port;

try {
  await start();
} catch (error) {
  console.error(`\nBhava could not start. ${explainStartFailure(error)}\n`);
  process.exit(1);
}
