import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import { offerOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { database, time, tick, addEditor, signUp, send, look } = await tankSite();

test('an organisation asks by an operator, who moves a clock with a reason and passes on what became of it', async () => {
  const operator = await signUp('Olga Ortiz');
  await database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', operator.id).execute();
  const { showsName: _name, ...offer } = offerOf('Light for the night market', time);
  const asked = await send('POST', 'operator/think-tank', operator, { ...offer, asker: 'Harbour Tea' });
  const { slug } = asked.body.problems.find(({ title }: { title: string }) => title === offer.title);
  for (const editor of [await addEditor('Eva Lund'), await addEditor('Ravi Nair')])
    await send('POST', `society/think-tank/queue/${slug}/decision`, editor, { accepts: true, reason: 'It is needed.' });
  expect(await look(slug)).toMatchObject({ state: 'open', askedBy: 'Harbour Tea' });

  const endsAt = new Date(time.getTime() + 3 * DAY_MS).toISOString();
  const clock = (body: object) => send('PUT', `operator/think-tank/${slug}/clock`, operator, body);
  expect((await clock({ endsAt, reason: '' })).body.errors).toEqual({ reason: say.reason });
  expect((await clock({ endsAt: '2099-01-01T00:00:00Z', reason: 'Late.' })).body.errors).toEqual({ endsAt: say.clock });
  expect((await clock({ endsAt, reason: 'A holiday.' })).status).toBe(200);
  expect((await look(slug)).endsAt).toBe(endsAt);
  const kinds = await database.selectFrom('society.tankLog').select('kind').orderBy('at').execute();
  expect(kinds).toContainEqual({ kind: 'clock-set' });

  const publishedAt = new Date(time.getTime() - 91 * DAY_MS);
  await database
    .updateTable('society.problem')
    .set({ state: 'published', publishedAt, endsAt: null, seal: 'x' })
    .where('slug', '=', slug)
    .execute();
  await tick();
  const waiting = { slug, title: offer.title, askedBy: 'Harbour Tea', afterDays: 90 };
  expect((await send('GET', 'operator/think-tank', operator)).body.outcomes).toEqual([waiting]);
  const outcome = { afterDays: 90, text: 'Forty lamps hang there since March.' };
  expect((await send('PUT', `operator/think-tank/${slug}/outcome`, operator, outcome)).body.outcomes).toEqual([]);
  expect((await send('PUT', `operator/think-tank/${slug}/outcome`, operator, outcome)).body.message).toBe(say.noOutcome);
  expect((await look(slug)).brief!.outcomes).toEqual([expect.objectContaining(outcome)]);
});
