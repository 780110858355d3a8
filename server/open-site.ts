import type { AddressInfo } from 'node:net';
import { DEMO_STATES, DEMO_USER_ID } from '#contract/demo-user.ts';
import { makeApp } from './app.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { seedDemoPerson } from './identity/demo-person.ts';
import { keepStatesAfter } from './measurement/actions.ts';
import type { Config } from './platform/config.ts';
import type { OpenedDatabase } from './platform/database.ts';
import { endOnSignals } from './platform/ending.ts';
import { mountWeb } from './platform/web.ts';

type Start = {
  readonly config: Config;
  readonly dev: boolean;
  readonly apiOnly: boolean;
  readonly say: (line: string) => void;
  /** Frees the data folder for the next start. */
  readonly unlock: () => void;
};

/** Serves everybody from an open database, until a signal ends it. Returns the address on this machine. */
export async function openSite(opened: OpenedDatabase, { config, dev, apiOnly, say, unlock }: Start): Promise<string> {
  const { database, close } = opened;
  await seedDemoPerson(database);
  const played = await seedDemoSittings(database, DEMO_USER_ID, new Date());
  await keepStatesAfter(database, DEMO_USER_ID, DEMO_STATES, new Date());
  if (played.length > 0) say(`the demo person has played: ${played.join(', ')}`);

  const app = await makeApp({ ...opened, config, now: () => new Date() });
  if (!apiOnly) await mountWeb(app, { config, dev });
  endOnSignals({ app, closeDatabase: close, unlock });
  await app.listen({ port: config.port, host: config.host });
  return `http://localhost:${portOf(app.addresses())}`;
}

const portOf = (addresses: readonly (string | AddressInfo)[]) => addresses.find((address) => typeof address === 'object')?.port;
