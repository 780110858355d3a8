import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { TestPerson } from '#testing/people.ts';
import { offerOf, proposalOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { database, time, tick, endStep, addMember, addEditor, signUp, member, send, look, propose, reviewsFor } = await tankSite();

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
  const another = await signUp('Paul Quist');
  await database.updateTable('people.person').set({ username: 'operator2' }).where('id', '=', another.id).execute();
  const clock = (body: object, by = another) => send('PUT', `operator/think-tank/${slug}/clock`, by, body);
  expect((await clock({ endsAt, reason: 'A holiday.' }, operator)).body.message).toBe(say.clockByAnother);
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

test('an operator who asks in the name of Bhava neither decides, answers, reviews nor votes, and a member who asks votes as little', async () => {
  const operator = await addMember('Uma Keller');
  await database.updateTable('people.person').set({ username: 'operator3' }).where('id', '=', operator.id).execute();
  await database.insertInto('society.editor').values({ personId: operator.id, appointedBy: 'operator1', appointedAt: time }).execute();
  const { showsName: _name, ...offer } = offerOf('Shade for the ticket queue', time);
  const asked = await send('POST', 'operator/think-tank', operator, { ...offer, asker: 'Bhava' });
  const { slug } = asked.body.problems.find(({ title }: { title: string }) => title === offer.title);
  const decide = (by: TestPerson) =>
    send('POST', `society/think-tank/queue/${slug}/decision`, by, { accepts: true, reason: 'It is needed.' });
  expect((await decide(operator)).body.message).toBe(say.ownProblem);
  const { problems } = (await send('GET', 'society/think-tank/queue', operator)).body;
  expect(problems.find((one: { slug: string }) => one.slug === slug)).toMatchObject({ mayDecide: false });
  for (const editor of [await addEditor('Eva Lund'), await addEditor('Ravi Nair')]) await decide(editor);

  const own = `think-tank/problems/${slug}/own`;
  expect((await send('GET', own, operator)).body).toMatchObject({ isOwnProblem: true, may: { write: false } });
  expect(await send('PUT', own, operator, { ...proposalOf('own'), basedOn: 0 })).toMatchObject({
    ...{ status: 409, body: { message: say.askerProposes } },
  });
  const author = await member('Usha Nair');
  await propose(slug, author, 'awning');
  const { code } = (await send('GET', own, author)).body.proposal;
  expect((await send('POST', `${own}/join`, operator, { code })).body.message).toBe(say.askerProposes);

  // nobody but these two can be asked for a review
  const other = await member('Farah Khan');
  await sql`insert into society.reviewer (person_id, is_available) select person_id, person_id in (${operator.id}, ${other.id})
    from society.present_member on conflict (person_id) do update set is_available = excluded.is_available`.execute(database);
  await endStep(slug);
  expect((await reviewsFor(slug, 'asked')).map(({ personId }) => personId)).toEqual([other.id]);

  await database.updateTable('society.problem').set({ state: 'decision' }).where('slug', '=', slug).execute();
  const { id } = await database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .select('proposal.id')
    .where('problem.slug', '=', slug)
    .executeTakeFirstOrThrow();
  const mustNotVote = async (by: TestPerson) => {
    expect((await send('GET', `society/think-tank/votes/${slug}`, by)).body).toMatchObject({ isAsker: true });
    const refused = { status: 409, body: { message: say.askerVotes } };
    expect(await send('POST', `society/think-tank/votes/${slug}/${id}/read`, by)).toMatchObject(refused);
    expect(await send('PUT', `society/think-tank/votes/${slug}`, by, { approved: [id] })).toMatchObject(refused);
    expect((await send('GET', 'society/think-tank', by)).body.votes).not.toContainEqual(expect.objectContaining({ slug }));
  };
  await mustNotVote(operator);
  expect((await send('GET', 'society/think-tank', other)).body.votes).toContainEqual(expect.objectContaining({ slug }));
  expect((await send('GET', `society/think-tank/votes/${slug}`, other)).body).toMatchObject({ isAsker: false });
  expect((await send('GET', 'my-data', operator)).body.society.thinkTank.asked).toEqual([
    expect.objectContaining({ title: offer.title, shownAsker: 'Bhava' }),
  ]);

  const asker = await member('Meera Iyer');
  const { seat } = await database
    .insertInto('society.tankSeat')
    .values(({ selectFrom }) => ({
      problemId: selectFrom('society.problem').select('id').where('slug', '=', slug),
      personId: asker.id,
    }))
    .returning('seat')
    .executeTakeFirstOrThrow();
  await database.updateTable('society.problem').set({ askerSeat: seat, posedBySeat: null }).where('slug', '=', slug).execute();
  await mustNotVote(asker);
});
