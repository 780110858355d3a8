import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { OpenVote } from '#contract/society/think-tank/votes.ts';
import { LAST_REVIEW_DAYS, MAX_VERSIONS } from '#contract/society/think-tank/words.ts';
import { makeJobs } from '#server/platform/jobs.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf } from '#testing/society.ts';
import { offerOf, proposalOf, tankOf } from '#testing/think-tank.ts';
import { keepClocks } from '../clocks/actions.ts';
import { keepPause } from '../pauses/repository.ts';
import { proposal as subject } from '../tank-subjects/repository.ts';

const time = new Date();
const now = () => time;
const site = await testApp({ now, config: { operators: ['operator1', 'operator2'], origin: 'https://bhava.example' } });
const { database, mailbox } = site;
const { addMember, addEditor, signUp } = makeMembersOf(site, now);
const { send, look, propose } = tankOf(site);
/** What the clocks add to the queue here is sent by nobody. */
const added: { kind: string; personId: number }[] = [];
const jobs = {
  ...makeJobs({ ...site.opened, now }),
  transaction: (work: (transaction: never, add: never) => Promise<unknown>) =>
    database
      .transaction()
      .execute((transaction) => work(transaction as never, (async (_job: unknown, input: never) => void added.push(input)) as never)),
} as never;
const tick = () => keepClocks({ database, jobs, now });
const later = daysAfter(time, 20);

const putStep = (slug: string, state: 'open' | 'review' | 'revision' | 'decision', endsAt = later) =>
  database.updateTable('society.problem').set({ state, openedAt: time, endsAt, remindedAt: time }).where('slug', '=', slug).execute();
const endStep = async (slug: string) => {
  await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
  await tick();
};
const removing = (id: string) => database.transaction().execute((transaction) => subject.remove(transaction, id, [], time));
const restoring = (id: string) => database.transaction().execute((transaction) => subject.restore(transaction, id, [], time));
const erase = (person: TestPerson) => database.deleteFrom('people.person').where('id', '=', person.id).execute();
const named = async (person: TestPerson, username: string, emailVerified = true) => {
  const change = { username, emailVerified, email: `${username}@example.org` };
  await database.updateTable('people.person').set(change).where('id', '=', person.id).execute();
  return person;
};
const writtenBy = async (slug: string, by: TestPerson) =>
  database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .innerJoin('society.proposalAuthor as author', 'author.proposalId', 'proposal.id')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .select('proposal.id')
    .where('problem.slug', '=', slug)
    .where('seat.personId', '=', by.id)
    .executeTakeFirstOrThrow();

async function offer(title: string, asker?: TestPerson) {
  const by = asker ?? (await addMember('Asha Rao'));
  return (await send('POST', 'society/think-tank/problems', by, offerOf(title, time))).body.slug as string;
}

/** A problem that is voted upon: two approve of the first proposal, one of the second, nobody of the third. */
async function inDecision(title: string) {
  const slug = await offer(title);
  await putStep(slug, 'open');
  const authors = [await addMember('Imran Sheikh'), await signUp('Tara Bose'), await signUp('Farid Khan')];
  for (const [index, author] of authors.entries()) await propose(slug, author, `number ${index}`);
  const ids = await Promise.all(authors.map(async (author) => (await writtenBy(slug, author)).id));
  await putStep(slug, 'decision');
  const voters = [await addMember('Ruth Mensah'), await addMember('Samuel Okoro'), await addMember('Eva Lund')];
  for (const [index, voter] of voters.entries()) {
    for (const id of ids) await send('POST', `society/think-tank/votes/${slug}/${id}/read`, voter);
    const approved = [ids[index === 2 ? 1 : 0]!];
    expect((await send('PUT', `society/think-tank/votes/${slug}`, voter, { approved })).status).toBe(200);
  }
  return { slug, authors, ids, voters };
}
const titleOf = (index: number) => proposalOf(`number ${index}`).title;

test('what members chose stays what they chose, whatever is removed afterwards', async () => {
  const { slug, ids, authors } = await inDecision('Clean water in a dry town');
  await endStep(slug);
  const first = (await look(slug)).brief!;
  expect(first.chosen.map(({ title, approvals }) => [title, approvals])).toEqual([[titleOf(0), 2]]);
  await removing(ids[0]!);
  const removed = (await look(slug)).brief!;
  expect(removed).toMatchObject({ chosen: [], chosenGone: 1, others: first.others });
  const pdf = await site.app.inject({ url: `/api/think-tank/problems/${slug}/pdf?language=en` });
  expect(pdf.statusCode).toBe(200);
  expect((await send('GET', `think-tank/problems/${slug}/versions`)).body.message).toBe(say.noBrief);
  const note = 'A number in the second line was wrong.';
  const correction = { ...proposalOf('mine'), basedOn: 1, note };
  expect((await send('POST', `think-tank/problems/${slug}/own/correction`, authors[1], correction)).status).toBe(404);
  await restoring(ids[0]!);
  expect((await look(slug)).brief!.chosen).toEqual(first.chosen);
});

test('a proposal that comes back after the vote takes the place of none', async () => {
  const { slug, ids } = await inDecision('Shade for every bus stop');
  await removing(ids[0]!);
  await endStep(slug);
  const before = (await look(slug)).brief!;
  expect(before.chosen.map(({ title }) => title)).toEqual([titleOf(1)]);
  await restoring(ids[0]!);
  const after = (await look(slug)).brief!;
  expect(after.chosen).toEqual(before.chosen);
  expect(after.others).toEqual(before.others);
});

test('texts of erased accounts go, but what was published', async () => {
  const { slug, authors, ids } = await inDecision('Lamps that nobody steals');
  const drafter = await signUp('Jonas Berg');
  await putStep(slug, 'open');
  await send('PUT', `think-tank/problems/${slug}/own`, drafter, { ...proposalOf('a draft'), basedOn: 0 });
  const { id: draft } = await writtenBy(slug, drafter);
  await putStep(slug, 'decision');
  await endStep(slug);
  for (const person of [...authors, drafter]) await erase(person);
  await tick();
  const { brief } = await look(slug);
  expect(brief!.chosen.map(({ title, authorsGone }) => [title, authorsGone])).toEqual([[titleOf(0), 1]]);
  expect(brief!.others.map(({ title }) => title)).toEqual([null, null]);
  const kept = await database
    .selectFrom('society.proposalVersion')
    .select('proposalId')
    .where('proposalId', 'in', [...ids, draft])
    .execute();
  expect(kept).toEqual([{ proposalId: ids[0] }]);
});

test('a problem that was declined loses its words when its asker erases the account', async () => {
  const asker = await named(await addMember('Ravi Nair'), 'asker1');
  const slug = await offer('Quiet nights near the railway', asker);
  await database.updateTable('society.problem').set({ state: 'declined', endsAt: null }).where('slug', '=', slug).execute();
  await tick();
  const count = async () => (await database.selectFrom('society.problem').select('id').where('slug', '=', slug).execute()).length;
  expect(await count()).toBe(1);
  await erase(asker);
  await tick();
  await tick();
  expect(await count()).toBe(0);
  const { id, ...words } = await database
    .selectFrom('society.problem')
    .select(['id', 'title', 'context', 'question', 'known', 'use'])
    .where('slug', 'like', 'problem-%')
    .executeTakeFirstOrThrow();
  expect(Object.values(words)).toEqual(['', '', '', '', '']);
  const log = await database.selectFrom('society.tankLog').select('kind').where('problemId', '=', id).orderBy('number').execute();
  expect(log.map(({ kind }) => kind)).toEqual(['offered', 'emptied']);
});

test('a ballot can be changed after one of its proposals was removed', async () => {
  const { slug, ids, voters } = await inDecision('A library that travels');
  await removing(ids[0]!);
  const vote = (await send('GET', `society/think-tank/votes/${slug}`, voters[0])).body as OpenVote;
  expect(vote.approved).toEqual([]);
  const approved = [...vote.approved!, ids[2]!];
  expect((await send('PUT', `society/think-tank/votes/${slug}`, voters[0], { approved })).body.approved).toEqual(approved);
});

test('sixty versions can still be revised, and nobody undoes what a co-author has changed', async () => {
  const slug = await offer('Bees on flat roofs');
  await putStep(slug, 'open');
  const author = await signUp('Usha Nair');
  await propose(slug, author, 'bees');
  const { id } = await writtenBy(slug, author);
  await database.updateTable('society.proposalVersion').set({ version: MAX_VERSIONS }).where('proposalId', '=', id).execute();
  await database.updateTable('society.proposal').set({ version: MAX_VERSIONS }).where('id', '=', id).execute();
  const own = `think-tank/problems/${slug}/own`;
  const more = { ...proposalOf('more'), basedOn: MAX_VERSIONS };
  expect((await send('PUT', own, author, more)).body.message).toBe(say.tooManyVersions);
  await putStep(slug, 'revision');
  const stale = { ...proposalOf('revised'), basedOn: MAX_VERSIONS - 1, answers: [] };
  expect((await send('POST', `${own}/revision`, author, stale)).body.message).toBe(say.savedElsewhere);
  const revised = await send('POST', `${own}/revision`, author, { ...stale, basedOn: MAX_VERSIONS });
  expect(revised.body.proposal.version).toBe(MAX_VERSIONS + 1);
});

test('an operator with a proposal sees no reviews come in and moves no clock; reviewers are told of the one that is moved', async () => {
  const [first, second] = [await named(await signUp('Olga Petrova'), 'operator1'), await named(await signUp('Peter Lund'), 'operator2')];
  const slug = await offer('Buses that wait for trains');
  await putStep(slug, 'open');
  await propose(slug, first, 'buses');
  const reviewer = await named(await addMember('Kiran Das'), 'reviewer1');
  await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
  await tick();
  const rowOf = async (by: TestPerson) =>
    (await send('GET', 'operator/think-tank', by)).body.problems.find((one: { slug: string }) => one.slug === slug);
  expect(await rowOf(first)).toMatchObject({ state: 'review', reviewsGiven: null, reviewsAsked: null, mayMove: false });
  expect(await rowOf(second)).toMatchObject({ reviewsGiven: 0, mayMove: true });
  const clock = (by: TestPerson, endsAt: string) => send('PUT', `operator/think-tank/${slug}/clock`, by, { endsAt, reason: 'A holiday.' });
  const soon = daysAfter(time, LAST_REVIEW_DAYS - 1).toISOString();
  expect((await clock(first, soon)).body.message).toBe(say.clockByAnother);
  for (const never of ['0000-01-01T00:00:00Z', '2001-01-01T00:00:00Z'])
    expect((await clock(second, never)).body.errors).toEqual({ endsAt: say.clock });

  // every other member says no, so this one is asked
  const { id } = await writtenBy(slug, first);
  const { seat } = await database
    .insertInto('society.tankSeat')
    .values({
      problemId: (await database.selectFrom('society.problem').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id,
      personId: reviewer.id,
    })
    .onConflict((conflict) => conflict.columns(['problemId', 'personId']).doUpdateSet({ personId: reviewer.id }))
    .returning('seat')
    .executeTakeFirstOrThrow();
  await database.deleteFrom('society.review').where('proposalId', '=', id).execute();
  await database
    .insertInto('society.review')
    .values({ proposalId: id, seat, state: 'asked', dueAt: daysAfter(time, 10) })
    .execute();
  expect((await clock(second, soon)).status).toBe(200);
  const reviews = () => database.selectFrom('society.review').select(['state', 'dueAt']).where('proposalId', '=', id).execute();
  expect(await reviews()).toEqual([{ state: 'asked', dueAt: new Date(soon) }]); // and nobody else is asked so late
  await endStep(slug);
  expect((await reviews()).map(({ state }) => state)).toEqual(['replaced']);
  expect(added).toContainEqual(expect.objectContaining({ kind: 'review-over', personId: reviewer.id }));
});

test('half a letter in a reason is no failure, and an editor who is paused decides nothing', async () => {
  const editor = await addEditor('Devika Menon');
  const slug = await offer('A street that stays cool');
  await putStep(slug, 'open');
  const author = await signUp('Nila Das');
  const body = `{"title":"A cistern \\ud83d here","text":"${'Rain falls. '.repeat(30)}","sources":["Half \\ud83d","Whole \\ud83d\\ude00, plain \\\\ud83d"],"basedOn":0}`;
  const headers = { ...author.headers, 'content-type': 'application/json' };
  const answer = await site.app.inject({ method: 'PUT', url: `/api/think-tank/problems/${slug}/own`, headers, payload: body });
  expect(answer.json().proposal).toMatchObject({ title: 'A cistern \ufffd here', sources: ['Half \ufffd', 'Whole 😀, plain \\ud83d'] });

  const other = await offer('Trees for a school yard');
  const { rows } = await sql<{ id: number }>`insert into society.safety_case (kind, subject, opened_at, due_at)
    values ('problem', ${other}, ${time}, ${later}) returning id`.execute(database);
  await keepPause(database, rows[0]!.id, editor.id, later);
  const decision = { accepts: true, reason: 'It is needed.' };
  expect((await send('POST', `society/think-tank/queue/${other}/decision`, editor, decision)).status).toBe(403);
});

test('mails of the think tank go to addresses that were confirmed, and a wrong day is no attempt', async () => {
  const [sure, unsure] = [await named(await addMember('Ines Sá'), 'sure1'), await named(await addMember('Otto Blum'), 'unsure1', false)];
  for (const asker of [sure, unsure]) {
    const wrong = { ...offerOf('Seeds for a dry year', time), until: '2020-01-01' };
    for (let tries = 0; tries < 6; tries += 1)
      expect((await send('POST', 'society/think-tank/problems', asker, wrong)).body.errors).toEqual({ until: say.until });
    const slug = await offer('Seeds for a dry year', asker);
    expect(slug).toMatch(/^seeds-for-a-dry-year/);
    for (const editor of [await addEditor('Devika Menon'), await addEditor('Samuel Okoro')])
      await send('POST', `society/think-tank/queue/${slug}/decision`, editor, { accepts: false, reason: 'It is too wide.' });
  }
  expect(await mailbox.mailsTo('sure1@example.org')).toHaveLength(1);
  expect(await mailbox.mailsTo('unsure1@example.org')).toEqual([]);
});
