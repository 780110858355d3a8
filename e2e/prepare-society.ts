import type { PageContent } from '#contract/society/member-pages.ts';
import { makeAuth } from '#server/identity/auth.ts';
import { insertPerson } from '#server/identity/repository.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { savePage } from '#server/society/member-pages/repository.ts';
import { agree } from '#testing/people.ts';
import { putEditor, putMembership } from '#testing/society.ts';
import { SOCIETY_PASSWORD, societyPeople } from './society-people.ts';

/** What each member of the browser tests shows; the first of them has the page number 1. */
const SHOWN_PAGE: Omit<PageContent, 'name'> = {
  ...{ lines: 'I like questions that have more than one answer.', fields: ['environment', 'education'], languages: ['en', 'hi'] },
  ...{ place: 'Kochi', offer: 'A second pair of eyes', lookFor: 'Somebody who knows rivers' },
  shown: ['name', 'lines', 'fields', 'languages', 'place', 'offer', 'lookFor'],
};

/** Before the program starts: two of them on one folder would lose rows. */
export async function prepareSociety(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const { database, close } = await openDatabase(config.databaseAddress, {
    onLost: () => {},
    prepare: async (all) => void (await migrate(all)),
  });
  const { password } = await makeAuth({ database, audience: 'people', config }).$context;
  const passwordHash = await password.hash(SOCIETY_PASSWORD);
  const at = new Date();
  for (const { username, name, state, isEditor } of societyPeople) {
    const id = await insertPerson(database, { username, name, email: `${username}@example.org`, passwordHash, at });
    await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', id).execute();
    await agree(database, id, at);
    if (state) await putMembership(database, id, state, at);
    if (state === 'member') await savePage(database, id, { ...SHOWN_PAGE, name }, at);
    if (isEditor) await putEditor(database, id, at);
  }
  await close();
}
