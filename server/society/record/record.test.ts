import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { ProblemLog } from '#contract/society/think-tank/record.ts';
import type { TestPerson } from '#testing/people.ts';
import { putEditor } from '#testing/society.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const { database, time, member, members, send, propose, reviewsFor, openProblem, endStep } = await tankSite();
const readAs = (slug: string, by: TestPerson | undefined) => send('GET', `society/think-tank/queue/${slug}/log`, by);

test('the log refuses to be changed, shortened or emptied', async () => {
  await openProblem('A log that holds');
  const refusal = 'never changed';
  await expect(database.updateTable('society.tankLog').set({ kind: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.tankLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate society.tank_log`.execute(database)).rejects.toThrow(refusal);
});

test('editors read the log of a problem and whether it is whole; whoever writes or reviews there, once it has ended', async () => {
  const { slug, asker, decide, one, other } = await openProblem('Who lights the steps?');
  expect((await readAs(slug, undefined)).status).toBe(401);
  expect((await readAs(slug, asker)).status).toBe(403);
  expect((await readAs('nothing-of-that', one)).body.message).toBe(say.noProblem);
  await decide(one);
  await decide(other);
  const author = await member('Kavya Nair');
  await member('Tara Bose');
  await propose(slug, author, 'lamps');
  await endStep(slug);
  const [asked] = await reviewsFor(slug, 'asked');
  const reviewer = members.get(asked!.personId!)!;
  for (const { id } of [author, reviewer]) await putEditor(database, id, time);

  const log = (await readAs(slug, one)).body as ProblemLog;
  expect(log).toMatchObject({ slug, title: 'Who lights the steps?', state: 'review', seal: null, brokenAt: null });
  expect(log.entries.map(({ kind }) => kind)).toEqual(['offered', 'accepted', 'accepted', 'step', 'proposal', 'step']);
  for (const by of [author, reviewer]) expect(await readAs(slug, by)).toMatchObject({ status: 409, body: { message: say.logClosed } });

  await database.updateTable('society.problem').set({ state: 'unanswered', endsAt: null }).where('slug', '=', slug).execute();
  for (const by of [author, reviewer]) expect((await readAs(slug, by)).body.entries).toHaveLength(6);
});
