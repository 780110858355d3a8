import { afterAll } from 'vitest';
import { makeApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { testDatabase } from './database.ts';
import { signUpPerson } from './people.ts';

type Options = { config?: Partial<Config>; now?: () => Date };

export const TEST_SECRET = 'a-secret-for-tests-of-at-least-32-letters';

/** The whole API on a fresh database of the calling test file's own; requests enter through `app.inject`, as HTTP. */
export async function testApp({ config, now = () => new Date() }: Options = {}) {
  const database = await testDatabase();
  const settings: Config = { ...readConfig({ SECRET: TEST_SECRET, LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }), ...config };
  const app = await makeApp({ database, config: settings, now });
  afterAll(() => app.close());
  await app.ready();
  return { app, database, config: settings, signUp: (name?: string) => signUpPerson(app, name) };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
