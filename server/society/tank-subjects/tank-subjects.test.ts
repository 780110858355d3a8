import { expect, test } from 'vitest';
import { societyMessages } from '#contract/society/messages.ts';
import type { CaseQueue, OwnSafety } from '#contract/society/safety.ts';
import { safetyMessages as say } from '#contract/society/safety-words.ts';
import { tankMessages } from '#contract/society/think-tank/messages.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf } from '#testing/society.ts';
import { marks, offerOf, proposalOf, tankOf } from '#testing/think-tank.ts';
import { keepResult } from '../briefs/repository.ts';
import { readLog } from '../record/repository.ts';
import { breakIn } from '../record/rules.ts';

const time = new Date();
const now = () => time;
const site = await testApp({ now, config: { operators: ['operator1', 'operator2'], origin: 'https://bhava.example' } });
const { database, mailbox } = site;
const { addMember, addEditor, signUp } = makeMembersOf(site, now);
const { send, propose } = tankOf(site);

const named = async (person: TestPerson, username: string) => {
  const change = { username, emailVerified: true, email: `${username}@example.org` };
  await database.updateTable('people.person').set(change).where('id', '=', person.id).execute();
  return person;
};
const first = await named(await signUp('Olga Petrova'), 'operator1');
const second = await named(await addMember('Peter Lund'), 'operator2');
const asker = await named(await addMember('Asha Rao'), 'asker1');
const author = await named(await addMember('Imran Sheikh'), 'author1');
const reviewer = await addMember('Tara Bose');
const stranger = await addMember('Ruth Mensah');
const editor = await addEditor('Devika Menon');

const complain = (who: TestPerson, kind: string, subject: string) =>
  send('POST', 'society/complaints', who, { kind, subject, harm: 'deceit', words: 'Every number here is invented.' });
const queue = async (operator: TestPerson) => (await send('GET', 'operator/society/cases', operator)).body as CaseQueue;
const own = async (who: TestPerson) => (await send('GET', 'society/complaints', who)).body as OwnSafety;
const decide = (operator: TestPerson, caseId: number, outcome: string) =>
  send('POST', `operator/society/cases/${caseId}/decision`, operator, { outcome, reason: 'The numbers are invented.' });
const problemOf = (slug: string) => database.selectFrom('society.problem').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
const putStep = (slug: string, state: 'open' | 'review' | 'decision' | 'published') =>
  database
    .updateTable('society.problem')
    .set({ state, openedAt: time, endsAt: null, publishedAt: time })
    .where('slug', '=', slug)
    .execute();
/** Nobody asks much in a day, so these two take turns. */
let asked = 0;
const otherAsker = await addMember('Meera Iyer');
const offer = async (title: string) => {
  asked += 1;
  const by = asked > 4 ? otherAsker : asker;
  return (await send('POST', 'society/think-tank/problems', by, offerOf(title, time))).body.slug as string;
};

/** A problem with one proposal, which the reviewer is asked to review. */
async function inReview(title: string, by = author) {
  const slug = await offer(title);
  await putStep(slug, 'open');
  await propose(slug, by, 'cistern');
  const { id: problemId } = await problemOf(slug);
  const { id: proposalId } = await database
    .selectFrom('society.proposal')
    .select('id')
    .where('problemId', '=', problemId)
    .executeTakeFirstOrThrow();
  await putStep(slug, 'review');
  const dueAt = new Date(time.getTime() + 86_400_000);
  const { seat } = await database
    .insertInto('society.tankSeat')
    .values({ problemId, personId: reviewer.id })
    .returning('seat')
    .executeTakeFirstOrThrow();
  const { id: reviewId } = await database
    .insertInto('society.review')
    .values({ proposalId, seat, state: 'asked', dueAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { slug, problemId, proposalId, reviewId };
}

test('a problem is reported by whoever sees it, removed with all that belongs to it, and comes back after an appeal', async () => {
  const slug = await offer('Clean water in a dry town');
  expect(await complain(stranger, 'problem', slug)).toMatchObject({ status: 404, body: { message: say.noSubject } }); // not open yet
  expect((await complain(asker, 'problem', slug)).status).toBe(404); // not even for whoever asked it
  await putStep(slug, 'open');
  expect((await complain(asker, 'problem', slug)).body.message).toBe(say.own);
  const { caseId } = (await complain(stranger, 'problem', slug)).body;
  const waiting = (await queue(first)).waiting[0]!;
  expect(waiting).toMatchObject({ authors: null, kind: 'problem' });
  expect(JSON.stringify(waiting)).not.toMatch(/Asha|asker1|Ruth/);
  await decide(first, caseId, 'removal');
  expect((await send('GET', `think-tank/problems/${slug}`)).status).toBe(404);
  expect((await send('PUT', `think-tank/problems/${slug}/own`, author, { ...proposalOf('rain'), basedOn: 0 })).status).toBe(404);
  expect((await own(asker)).decisions).toMatchObject([{ kind: 'problem', outcome: 'removal' }]);
  await mailbox.mailTo('asker1@example.org', 'The numbers are invented.');
  await send('POST', `society/cases/${caseId}/appeal`, asker, { text: 'They are from the census.' });
  const lift = { outcome: 'none', reason: 'They are from the census.' };
  expect((await send('POST', `operator/society/cases/${caseId}/appeals/author/decision`, second, lift)).status).toBe(200);
  expect((await send('GET', `think-tank/problems/${slug}`)).status).toBe(200);
  const log = await readLog(database, (await problemOf(slug)).id);
  expect(log.map(({ kind }) => kind)).toEqual(['offered', 'removed', 'restored']);
  expect(breakIn(log)).toBeUndefined();
});

test('a proposal under review is reported by its reviewer alone, and nobody reads whose it is', async () => {
  const { proposalId, reviewId, slug } = await inReview('Shade for bus stops');
  for (const [who, subject] of [[stranger, reviewId] as const, [stranger, proposalId] as const, [reviewer, proposalId] as const])
    expect(await complain(who, 'proposal', subject)).toMatchObject({ status: 404, body: { message: say.noSubject } });
  expect((await complain(stranger, 'proposal', "x' or 1=1")).status).toBe(404);
  const { caseId } = (await complain(reviewer, 'proposal', reviewId)).body;
  const seen = await queue(first);
  const one = seen.waiting.find((waiting) => waiting.caseId === caseId)!;
  expect(one.authors).toBeNull();
  expect(one.earlier.every(({ decidedAt }) => decidedAt === null)).toBe(true);
  expect(JSON.stringify(one)).not.toMatch(/Imran|author1|Tara/);
  expect((await send('GET', 'operator/society/cases', editor)).status).toBe(403); // editors do not decide

  await decide(first, caseId, 'removal');
  expect((await send('GET', `society/think-tank/reviews/${reviewId}`, reviewer)).status).toBe(404);
  expect((await send('PUT', `society/think-tank/reviews/${reviewId}`, reviewer, marks)).status).toBe(404);
  expect((await send('GET', `think-tank/problems/${slug}/own`, author)).body.proposal.isSubmitted).toBe(false);
  await putStep(slug, 'open');
  for (const [method, path, payload] of [
    ['PUT', 'own', { ...proposalOf('again'), basedOn: 1 }],
    ['POST', 'own/submit', { agrees: true }],
  ] as const)
    expect((await send(method, `think-tank/problems/${slug}/${path}`, author, payload)).body.message).toBe(tankMessages.proposalRemoved);
  expect((await mailbox.mailsTo('author1@example.org')).at(-1)!.text).not.toMatch(/Tara|review/);
});

test('a reviewer and a voter report the same case; an operator with a part in the problem does not decide', async () => {
  const { proposalId, reviewId, slug, problemId } = await inReview('Quiet nights near the railway');
  const { caseId } = (await complain(reviewer, 'proposal', reviewId)).body;
  await putStep(slug, 'decision');
  expect((await complain(stranger, 'proposal', proposalId)).body.caseId).toBe(caseId);
  await database.insertInto('society.tankSeat').values({ problemId, personId: second.id }).execute();
  expect((await queue(second)).waiting.find((one) => one.caseId === caseId)).toMatchObject({ mayDecide: false });
  expect((await decide(second, caseId, 'none')).body.message).toBe(say.involved);
  expect((await decide(first, caseId, 'pause-30')).status).toBe(200);
  const paused = { status: 403, body: { message: say.paused } };
  expect(await send('POST', 'society/think-tank/problems', author, offerOf('Another question', time))).toMatchObject(paused);
  const other = await offer('Bees on flat roofs');
  await putStep(other, 'open');
  for (const [method, path, payload] of [
    ['PUT', 'own', { ...proposalOf('again'), basedOn: 0 }],
    ['POST', 'own/submit', { agrees: true }],
    ['POST', 'own/join', { code: 'none' }],
    ['POST', 'own/revision', { ...proposalOf('again'), basedOn: 1, answers: [] }],
    ['POST', 'own/correction', { ...proposalOf('again'), basedOn: 1, note: 'A number was wrong.' }],
  ] as const)
    expect(await send(method, `think-tank/problems/${other}/${path}`, author, payload)).toMatchObject(paused);
});

test('a review is reported by the authors who read it, members or not, and comes back after an appeal', async () => {
  const writer = await named(await signUp('Nadia Karim'), 'writer1'); // not a member
  const { slug, reviewId, problemId } = await inReview('Buses that wait for trains', writer);
  await database
    .updateTable('society.review')
    .set({ state: 'given', marks: JSON.stringify(marks) })
    .where('id', '=', reviewId)
    .execute();
  const { shownAs } = await database.selectFrom('society.review').select('shownAs').where('id', '=', reviewId).executeTakeFirstOrThrow();
  expect((await complain(writer, 'review', shownAs)).body.message).toBe(say.noSubject); // the others have not given theirs
  await putStep(slug, 'decision');
  const shown = async () => (await send('GET', `think-tank/problems/${slug}/own`, writer)).body.proposal.reviews;
  expect(await shown()).toEqual([{ marks, answer: null, shownAs }]);
  for (const [who, subject] of [[writer, reviewId] as const, [stranger, shownAs] as const, [reviewer, shownAs] as const])
    expect(await complain(who, 'review', subject)).toMatchObject({ status: 404, body: { message: say.noSubject } });
  expect((await complain(writer, 'problem', slug)).body.message).toBe(societyMessages.membersOnly);

  const { caseId } = (await complain(writer, 'review', shownAs)).body;
  const seen = await queue(first);
  const one = seen.waiting.find((waiting) => waiting.caseId === caseId)!;
  expect(one).toMatchObject({ kind: 'review', authors: null, mayDecide: true });
  expect(one.snapshots[0]!.parts).toContainEqual({ part: 'clear', text: '4/5: It is clear enough for what was asked here.' });
  expect(JSON.stringify(one)).not.toMatch(/Tara|Nadia|writer1/);
  await decide(first, caseId, 'removal');
  expect(await shown()).toEqual([]);
  expect((await send('GET', `society/think-tank/votes/${slug}`, stranger)).text).not.toContain(marks.clear!.words);
  await putStep(slug, 'published');
  expect((await send('GET', `think-tank/problems/${slug}`)).text).not.toContain(marks.clear!.words);
  expect((await own(reviewer)).decisions[0]).toMatchObject({ kind: 'review', outcome: 'removal' });
  expect((await own(writer)).complaints[0]).toMatchObject({ kind: 'review', state: 'acted' });

  await send('POST', `society/cases/${caseId}/appeal`, reviewer, { text: 'I said what I saw.' });
  const lift = { outcome: 'none', reason: 'It is stern, and fair.' };
  expect((await send('POST', `operator/society/cases/${caseId}/appeals/author/decision`, second, lift)).status).toBe(200);
  expect(await shown()).toHaveLength(1);
  const log = await readLog(database, problemId);
  expect(log.map(({ kind }) => kind).slice(-2)).toEqual(['removed', 'restored']);
  expect(breakIn(log)).toBeUndefined();
});

test('answers to a review that was removed meanwhile are not put under another one', async () => {
  const writer = await addMember('Omar Haddad');
  const { slug } = await inReview('Roads that drink rain', writer);
  await database
    .updateTable('society.problem')
    .set({ state: 'revision', endsAt: new Date(time.getTime() + 86_400_000) })
    .where('slug', '=', slug)
    .execute();
  const revision = { ...proposalOf('again'), basedOn: 1, answers: ['You are right, and it says so now.'] };
  const refused = { status: 409, body: { message: tankMessages.reviewRemoved } };
  expect(await send('POST', `think-tank/problems/${slug}/own/revision`, writer, revision)).toMatchObject(refused);
});

test('a brief has its authors’ names, and one that nobody’s account stands behind can be removed or left', async () => {
  const writer = await addMember('Lakshmi Rao');
  const { slug, proposalId, problemId } = await inReview('A library that travels', writer);
  await putStep(slug, 'published');
  await keepResult(database, problemId, [{ proposalId, approvals: 1 }]);
  const { caseId } = (await complain(stranger, 'brief', slug)).body;
  expect((await queue(first)).waiting.find((one) => one.caseId === caseId)).toMatchObject({ authors: ['Lakshmi Rao'] });
  await database.deleteFrom('people.person').where('id', '=', writer.id).execute();
  expect((await queue(first)).waiting.find((one) => one.caseId === caseId)).toBeUndefined();
  expect((await own(stranger)).complaints.find((one) => one.caseId === caseId)).toMatchObject({ state: 'gone', said: [{ words: '' }] });
  const again = (await complain(stranger, 'brief', slug)).body.caseId;
  const nobodys = (await queue(first)).waiting.find((one) => one.caseId === again)!;
  expect(nobodys).toMatchObject({ authors: [], outcomes: ['none', 'removal'] });
  expect((await decide(first, again, 'warning')).body.message).toBe(say.nobody);
  expect((await decide(first, again, 'removal')).status).toBe(200);
  expect((await send('GET', `think-tank/problems/${slug}`)).status).toBe(404);
});
