import { expect, test } from 'vitest';
import { marks } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const { database, time, added, tick, endStep, member, members, send, look, propose, reviewsFor, openProblem } = await tankSite();
const reviewers = [];
for (const name of ['Tara Bose', 'Jonas Berg', 'Lakshmi Rao']) reviewers.push(await member(name));

const slugs: string[] = [];
/** A day before the present step ends. Returns who was mailed what, by the clock of this problem. */
async function aDayBefore(slug: string) {
  const endsAt = new Date(time.getTime() + 86_400_000);
  await database.updateTable('society.problem').set({ endsAt, remindedAt: null }).where('slug', '=', slug).execute();
  const before = added.length;
  await tick();
  await tick();
  return added.slice(before).map(({ kind, personId }) => [kind, personId]);
}

test('a mail comes before each step ends, once, to those whom the step waits for', async () => {
  const { slug, decide, one, other } = await openProblem('Lamps on the river steps');
  slugs.push(slug);
  const decideSoon = await aDayBefore(slug);
  expect(decideSoon).toEqual(expect.arrayContaining([one, other].map(({ id }) => ['decide-soon', id])));
  expect(new Set(decideSoon.map(([, personId]) => personId)).size).toBe(decideSoon.length);
  await Promise.all([decide(one), decide(other)]);

  const [author, drafter] = [await member('Kavya Nair'), await member('Imran Sheikh')];
  await propose(slug, author, 'lamps');
  await send('PUT', `think-tank/problems/${slug}/own`, drafter, { title: 'Only begun so far', text: 'A line.', sources: [], basedOn: 0 });
  expect(await aDayBefore(slug)).toEqual([['submit-soon', drafter.id]]);
  await endStep(slug);

  // reviewers have clocks of their own (server/society/reviews/reviews.test.ts)
  for (const { id, personId } of await reviewsFor(slug, 'asked'))
    await send('PUT', `society/think-tank/reviews/${id}`, members.get(personId!), marks);
  expect((await look(slug)).state).toBe('revision');
  expect(await aDayBefore(slug)).toEqual([['revise-soon', author.id]]);
  await endStep(slug);

  const [reader, voter] = [await member('Ana Duarte'), await member('Farid Khan')];
  const { proposals } = (await send('GET', `society/think-tank/votes/${slug}`, reader)).body;
  for (const by of [reader, voter])
    for (const { proposalId } of proposals) await send('POST', `society/think-tank/votes/${slug}/${proposalId}/read`, by);
  await send('PUT', `society/think-tank/votes/${slug}`, voter, { approved: [proposals[0].proposalId] });
  expect(await aDayBefore(slug)).toEqual([['vote-soon', reader.id]]);
});

test('whoever brought a problem is asked what became of it after 90 days and after 365, each once', async () => {
  const [slug] = slugs as [string];
  await endStep(slug);
  expect((await look(slug)).state).toBe('published');
  const asker = await database
    .selectFrom('society.problem as problem')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'problem.askerSeat')
    .select('seat.personId')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const askedAfter = async (days: number) => {
    const publishedAt = new Date(time.getTime() - days * 86_400_000);
    await database.updateTable('society.problem').set({ publishedAt }).where('slug', '=', slug).execute();
    const before = added.length;
    await tick();
    await tick();
    return added.slice(before).map(({ kind, personId }) => [kind, personId]);
  };
  expect(await askedAfter(89)).toEqual([]);
  expect(await askedAfter(90)).toEqual([['outcome', asker.personId]]);
  expect(await askedAfter(364)).toEqual([]);
  expect(await askedAfter(365)).toEqual([['outcome', asker.personId]]);
});
