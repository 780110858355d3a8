import type { PageContent } from '#contract/society/member-pages.ts';
import { makeAuth } from '#server/identity/auth.ts';
import { insertPerson } from '#server/identity/repository.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { insertPost, insertThread } from '#server/society/circle-board/repository.ts';
import { insertFile } from '#server/society/circle-files/repository.ts';
import { insertMeeting, keepAnswer } from '#server/society/circle-meetings/repository.ts';
import { insertCircle, insertMember } from '#server/society/circles/repository.ts';
import { savePage } from '#server/society/member-pages/repository.ts';
import { agree } from '#testing/people.ts';
import { putEditor, putMembership } from '#testing/society.ts';
import { type PersonOfSociety, SOCIETY_PASSWORD, societyPeople } from './society-people.ts';

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
  const at = new Date();
  const ids = await addPeople(database, config, societyPeople, at);
  await beginCircle(database, ids.get('walker1')!, ids.get('editor1')!, at);
  await close();
}

/** People of the society, with the number of each. All of them log in with one password, and their addresses are known to be theirs. */
export async function addPeople(
  database: Database,
  config: Config,
  people: readonly PersonOfSociety[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const { password } = await makeAuth({ database, audience: 'people', config }).$context;
  const passwordHash = await password.hash(SOCIETY_PASSWORD);
  const ids = new Map<string, number>();
  for (const { username, name, state, isEditor } of people) {
    const id = await insertPerson(database, { username, name, email: `${username}@example.org`, passwordHash, at });
    ids.set(username, id);
    await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', id).execute();
    await agree(database, id, at);
    if (state) await putMembership(database, id, state, at);
    if (state === 'member') await savePage(database, id, { ...SHOWN_PAGE, name }, at);
    if (isEditor) await putEditor(database, id, at);
  }
  return ids;
}

/** The circle with the number 1, in which there are a thread with the number 1, two files and a meeting. */
async function beginCircle(database: Database, hostId: number, otherId: number, at: Date): Promise<void> {
  const circle = { title: 'Rivers', question: 'What does a river need from a town?', charter: 'One post a week.' };
  const closesAt = new Date(at.getTime() + 90 * 86_400_000);
  const circleId = await insertCircle(database, { ...circle, closesAt, begunAt: at, lastAt: at });
  await insertMember(database, circleId, hostId, at, true);
  await insertMember(database, circleId, otherId, at);
  const threadId = await insertThread(database, circleId, at);
  await insertPost(database, { threadId, authorId: otherId, title: 'Where to begin', text: 'With the **banks**:\n\n- reeds\n- shade', at });
  await insertPost(database, {
    threadId,
    authorId: hostId,
    text: '> reeds\n\nOur town cut them. See [the map](https://example.org/map).',
    at,
  });
  const reeds = new TextEncoder().encode('day,reeds\n1,20\n'.repeat(8_000));
  for (const [authorId, name] of [
    [otherId, 'नदी के सरकंडे.csv'],
    [hostId, 'The left bank, counted by eye from the bridge to the mill.csv'],
  ] as const)
    await insertFile(database, { circleId, authorId, name, media: 'text/plain', size: reeds.length, bytes: reeds, at });
  const when = { startsAt: new Date(at.getTime() + 20 * 86_400_000), minutes: 45, timeZone: 'Asia/Kolkata' };
  const meetingText = {
    title: 'The first map',
    about: 'What we have walked so far.',
    place: 'https://meet.example/rivers',
    proposerId: otherId,
  };
  const meetingId = await insertMeeting(database, { circleId, ...when }, meetingText);
  await keepAnswer(database, meetingId, otherId, { answer: 'yes', answeredAt: at });
}
