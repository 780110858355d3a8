import { makeApp, type Site } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';

/** The settings of every API that a test makes. */
export const testConfig = () =>
  readConfig({ SECRET: 'a-secret-for-tests-of-at-least-32-letters', LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' });

/**
 * The first start on a database writes which kinds of jobs there are and when they are done, and makes the keys of logins, which takes
 * half a second: once for all tests that begin with a copy.
 */
export async function startFirst(opened: Pick<Site, 'database' | 'kind' | 'plain' | 'listen'>): Promise<void> {
  const app = await makeApp({ ...opened, config: testConfig(), now: () => new Date() });
  await app.ready();
  await app.close();
}
