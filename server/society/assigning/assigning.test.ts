import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankSite } from '#testing/think-tank-site.ts';

const { database, time, endStep, member, propose, reviewsFor, openNow } = await tankSite();

test('nobody reviews what comes from their own circle, also where few others can be asked', async () => {
  const { slug } = await openNow('A street that stays cool');
  const [author, near, far] = [await member('Usha Nair'), await member('Kiran Das'), await member('Farah Khan')];
  // nobody but these two can be asked
  await sql`insert into society.reviewer (person_id, is_available) select person_id, person_id in (${near.id}, ${far.id})
    from society.present_member on conflict (person_id) do update set is_available = excluded.is_available`.execute(database);
  const text = { title: 'Streets', question: 'What keeps a street cool?', charter: '', closesAt: time, begunAt: time, lastAt: time };
  const { id: circleId } = await database.insertInto('society.circle').values(text).returning('id').executeTakeFirstOrThrow();
  const seats = [author, near].map(({ id }) => ({ circleId, personId: id, joinedAt: time }));
  await database.insertInto('society.circleMember').values(seats).execute();
  await propose(slug, author, 'cool');
  await endStep(slug);
  expect((await reviewsFor(slug, 'asked')).map(({ personId }) => personId)).toEqual([far.id]);
  await database.updateTable('society.reviewer').set({ isAvailable: true }).execute();
});
