import { makeApp, type Site } from '#server/app.ts';
import type { Config } from '#server/platform/config.ts';
import { mountWeb } from '#server/platform/web.ts';
import { afterFile } from './after-file.ts';
import { openTestDatabase } from './database.ts';
import { testConfig } from './first-start.ts';
import { setHashes } from './hashes.ts';
import { makeMailbox } from './mailbox.ts';
import { makePeople } from './people.ts';

type Options = {
  now?: Site['now'];
  requestLimitMs?: number;
  limits?: NonNullable<Site['limits']>;
  config?: Partial<Config>;
  pages?: boolean;
  /** By default one that keeps what it gets, for `mailbox`. */
  mailer?: NonNullable<Site['mailer']>;
  /** By default it hears what the database says. */
  listen?: Site['listen'];
};

/** All test requests come from one address, far more often than from a school. */
const MANY = { times: 100_000, seconds: 60 };
const ONE_ADDRESS = { signupsFromAddress: MANY, loginsFromAddress: MANY, codesFromAddress: MANY, triesFromAddress: MANY } as const;

/**
 * The whole API on a fresh database of the calling test file's own; requests enter through `app.inject`, as HTTP. `pages` adds the built
 * pages. Passwords are hashed cheaply.
 */
export async function testApp({
  config,
  now = () => new Date(),
  limits = {},
  pages = false,
  requestLimitMs,
  mailer,
  listen,
}: Options = {}) {
  setHashes('cheap');
  const opened = await openTestDatabase();
  const { database } = opened;
  const settings: Config = { ...testConfig(), ...config };
  const mailbox = makeMailbox(database);
  const app = await makeApp({
    ...opened,
    ...(listen && { listen }),
    config: settings,
    now,
    mailer: mailer ?? mailbox.mailer,
    limits: { ...ONE_ADDRESS, ...limits },
    ...(requestLimitMs && { requestLimitMs }),
  });
  if (pages) await mountWeb(app, { config: settings });
  afterFile(() => app.close());
  await app.ready();
  return { app, opened, database, config: settings, mailbox, signUp: makePeople({ database, config: settings, now }) };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
