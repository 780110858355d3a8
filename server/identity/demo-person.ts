import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Database } from '#server/platform/database.ts';
import { insertPersonUnlessThere } from './repository.ts';

/** The person whose report anyone may read. It has no password, so nobody can log in as it. */
export const seedDemoPerson = (database: Database): Promise<void> =>
  insertPersonUnlessThere(database, { id: DEMO_USER_ID, username: 'demo', name: 'Asha Rao', email: 'demo@example.invalid' });
