// What the people of e2e/society-story.spec.ts have done while the program was off: twelve tests cannot be played in a browser test.
// `begin`: two of them have finished all twelve, long enough ago to play the games again. `play-again`: they have played the six games once
// more, today. Either way the job that looks at finishers waits in the queue, as it does every ten minutes, for the program to start.
import { PgBoss } from 'pg-boss';
import { readConfig } from '#server/platform/config.ts';
import { type OpenedDatabase, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { lookJob } from '#server/society/inviting/jobs.ts';
import { agree } from '#testing/people.ts';
import { finishStories, gamePlayer, playGames } from '#testing/played-tests.ts';
import { addPeople } from './prepare-society.ts';
import { finishers, five, others } from './society-story-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const config = readConfig(process.env);
const opened = await openDatabase(config.databaseAddress, { prepare: async (all) => void (await migrate(all)) });
const { database } = opened;
if (process.argv[2] === 'begin') await begin();
else await playAgain();
await queueLook(opened);
await opened.close();

async function begin(): Promise<void> {
  const longAgo = new Date(now.getTime() - 35 * DAY_MS);
  const ids = await addPeople(database, config, [...Object.values(five), ...others], longAgo);
  for (const { username, first } of finishers) {
    const id = ids.get(username)!;
    await agree(database, id, longAgo, ['society']);
    await finishStories(database, id, longAgo);
    await playGames(database, id, { theta: gamePlayer(first), seed: 11, at: longAgo });
  }
}

async function playAgain(): Promise<void> {
  for (const [index, { username, second }] of finishers.entries()) {
    const { id } = await database.selectFrom('people.person').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    await playGames(database, id, { theta: gamePlayer(second), seed: 12 + index, at: now });
  }
}

async function queueLook({ plain }: OpenedDatabase): Promise<void> {
  const boss = new PgBoss({ db: plain, schema: 'jobs', backend: 'pglite', supervise: false, schedule: false });
  await boss.start();
  if (!(await boss.getQueue(lookJob.name))) await boss.createQueue(lookJob.name);
  await boss.send(lookJob.name, { input: {} });
  await boss.stop({ graceful: false });
}
