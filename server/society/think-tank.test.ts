import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LANGUAGES, languages } from '#contract/language.ts';
import type { OwnData } from '#contract/own-data.ts';
import type { EarlierTexts } from '#contract/society/think-tank/briefs.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import { makeJobs } from '#server/platform/jobs.ts';
import { testApp } from '#testing/app.ts';
import { readPdfText } from '#testing/pdf-text.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf } from '#testing/society.ts';
import { marks, offerOf, proposalOf, tankOf } from '#testing/think-tank.ts';
import { keepClocks } from './clocks/actions.ts';
import { isWhole } from './record/rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const time = new Date();
const now = () => time;
const site = await testApp({ now, config: { operators: ['operator1'] } });
const { addMember, addEditor, signUp } = makeMembersOf(site, now);
const { send, look, propose } = tankOf(site);
const { database } = site;
/** The queue of the clocks alone: its mails are added, and sent by nobody. */
const added: { kind: string; personId: number }[] = [];
const jobs = {
  ...makeJobs({ ...site.opened, now }),
  transaction: (work: (transaction: never, add: never) => Promise<unknown>) =>
    database
      .transaction()
      .execute((transaction) => work(transaction as never, (async (_job: unknown, input: never) => void added.push(input)) as never)),
} as never;
/** A line of a file ends anywhere, so spaces do not count. */
const joined = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
const tick = () => keepClocks({ database, jobs, now });
/** Logins last minutes; the clock of a problem is moved instead of the time. */
const endStep = async (slug: string) => {
  await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
  await tick();
};
const members = new Map<number, TestPerson>();
const member = async (name: string) => {
  const person = await addMember(name);
  members.set(person.id, person);
  return person;
};
const reviewsFor = (slug: string, state: 'asked' | 'replaced') =>
  database
    .selectFrom('society.review as review')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .leftJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
    .select(['review.id', 'seat.personId'])
    .where('problem.slug', '=', slug)
    .where('review.state', '=', state)
    .execute();
const reviewsOf = async (person: TestPerson) => (await send('GET', 'society/think-tank', person)).body.reviews as { reviewId: string }[];

async function openProblem(title: string) {
  const [asker, one, other] = [await member(`Asker of ${title}`), await addEditor('Devika Menon'), await addEditor('Samuel Okoro')];
  const { slug } = (await send('POST', 'society/think-tank/problems', asker, offerOf(title, time))).body;
  const decide = (by: TestPerson) =>
    send('POST', `society/think-tank/queue/${slug}/decision`, by, { accepts: true, reason: 'It is needed.' });
  return { asker, slug: slug as string, decide, one, other };
}
async function openNow(title: string) {
  const { decide, one, other, ...rest } = await openProblem(title);
  await Promise.all([decide(one), decide(other)]);
  return rest;
}

test('a problem is offered by a member and accepted by two editors, however close together they decide', async () => {
  const { slug, asker, decide, one, other } = await openProblem('Clean water in a dry town');
  expect((await send('GET', `think-tank/problems/${slug}`)).status).toBe(404);
  expect((await decide(asker)).status).toBe(403);
  const third = await addEditor('Ruth Mensah');
  const answers = await Promise.all([one, other, third].map(decide));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(say.decided);
  expect(await look(slug)).toMatchObject({ state: 'open', askedBy: 'Asker of Clean water in a dry town', proposals: null, brief: null });
  expect((await send('GET', 'think-tank')).body.open).toContainEqual(expect.objectContaining({ slug }));
  const wrong = { ...offerOf('Short', time), until: '2020-01-01', context: 'x' };
  expect((await send('POST', 'society/think-tank/problems', asker, wrong)).body.errors).toMatchObject({
    title: say.title,
    context: say.part,
  });
});

test('two proposals at the second of the deadline: what came before is taken, and nothing of the other is lost', async () => {
  const { slug } = await openNow('Shade for every bus stop');
  const [early, late] = [await signUp('Nila Das'), await member('Rohan Iyer')];
  expect((await propose(slug, early, 'early')).body.proposal).toMatchObject({ isSubmitted: true, version: 1 });
  await send('PUT', `think-tank/problems/${slug}/own`, late, { ...proposalOf('late'), basedOn: 0 });
  await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
  expect(await send('POST', `think-tank/problems/${slug}/own/submit`, late, { agrees: true })).toMatchObject({
    status: 409,
    body: { message: say.notOpen },
  });
  const kept = (await send('GET', `think-tank/problems/${slug}/own`, late)).body;
  expect(kept).toMatchObject({ may: { write: false }, proposal: { isSubmitted: false, text: proposalOf('late').text } });
});

test('versions are kept, two who write at once lose nothing, and a co-author comes by the code', async () => {
  const { slug, asker } = await openNow('Lamps that nobody steals');
  const [lead, friend] = [await member('Imran Sheikh'), await signUp('Tara Bose')];
  const save = (by: TestPerson, basedOn: number, word: string) =>
    send('PUT', `think-tank/problems/${slug}/own`, by, { ...proposalOf(word), basedOn });
  const { code } = (await save(lead, 0, 'one')).body.proposal;
  expect((await send('POST', `think-tank/problems/${slug}/own/join`, friend, { code: 'wrong' })).body.errors).toEqual({
    code: say.noSuchCode,
  });
  expect((await send('POST', `think-tank/problems/${slug}/own/join`, friend, { code })).body.proposal.authors).toEqual([
    'Imran Sheikh',
    'Tara Bose',
  ]);
  const both = await Promise.all([save(lead, 1, 'two'), save(friend, 1, 'three')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(asker, 0, 'own')).body.message).toBe(say.askerProposes);
  const { proposal } = (await send('GET', `think-tank/problems/${slug}/own`, lead)).body;
  expect(proposal.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const naming = { ...proposalOf('x'), text: `${proposalOf('x').text} Tara Bose has shown it.`, basedOn: 2 };
  await send('PUT', `think-tank/problems/${slug}/own`, lead, naming);
  expect((await send('POST', `think-tank/problems/${slug}/own/submit`, lead, { agrees: true })).body.errors).toEqual({
    text: say.namesAuthor,
  });
  const huge = await send('PUT', `think-tank/problems/${slug}/own`, lead, { ...naming, text: 'x'.repeat(30_000) });
  expect(huge.body.errors).toEqual({ text: say.proposalText });
  expect((await send('PUT', `think-tank/problems/${slug}/own`, lead, { ...naming, text: 'x'.repeat(10_000_000) })).status).toBe(413);
});

test('from review to brief: blind, once, sealed, and corrected openly', async () => {
  const { slug, asker } = await openNow('Buses for a night shift');
  const authors = [await member('Ananya Quill'), await signUp('Bertil Quench'), await member('Chitra Quarry')];
  for (const [index, author] of authors.entries()) await propose(slug, author, `w${index}`);
  const crowd = [];
  for (let index = 0; index < 6; index += 1) crowd.push(await member(`Reviewer Zed${index}`));
  await endStep(slug);
  expect((await look(slug)).state).toBe('review');

  const asked = (await reviewsFor(slug, 'asked')).map(({ id, personId }) => ({ reviewId: id, by: members.get(personId!)! }));
  expect(asked).toHaveLength(9);
  expect(asked.filter(({ by }) => [asker, ...authors].includes(by))).toEqual([]);
  expect(await reviewsOf(asked[0]!.by)).toContainEqual(expect.objectContaining({ reviewId: asked[0]!.reviewId }));

  // who is asked is replaced when late, when gone, and when they say no
  const [first, second] = asked;
  expect((await send('POST', `society/think-tank/reviews/${first!.reviewId}/decline`, first!.by)).status).toBe(200);
  expect((await send('GET', `society/think-tank/reviews/${first!.reviewId}`, first!.by)).body.message).toBe(say.reviewOver);
  await database.updateTable('society.review').set({ dueAt: time }).where('id', '=', second!.reviewId).execute();
  expect((await send('PUT', `society/think-tank/reviews/${second!.reviewId}`, second!.by, marks)).body.message).toBe(say.reviewOver);
  await tick();
  expect(await reviewsFor(slug, 'replaced')).toHaveLength(2);

  // a reviewer's account is erased in the middle: somebody else is asked, and no row names them
  const [third] = asked.slice(2).filter(({ by }) => by !== first!.by && by !== second!.by);
  await database.deleteFrom('people.person').where('id', '=', third!.by.id).execute();
  await tick();
  expect(await database.selectFrom('society.tankSeat').selectAll().where('personId', '=', third!.by.id).execute()).toEqual([]);

  // everybody who is asked now gives the review, once
  const open = await reviewsFor(slug, 'asked');
  expect(open).toHaveLength(9);
  // blindness: nothing that a reviewer can read tells an author
  const secrets = await Promise.all(
    authors.map(async ({ id }) => {
      const row = await database.selectFrom('people.person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return [row.name, row.email, row.username!, `"userId":${id}`, `"personId":${id}`];
    }),
  );
  const tells = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
  for (const { id, personId } of open) {
    const by = members.get(personId!)!;
    const answer = await send('GET', `society/think-tank/reviews/${id}`, by);
    expect(tells(answer.text + JSON.stringify(answer.headers), secrets.flat())).toEqual([]);
    expect(answer.text).not.toMatch(/savedAt|submittedAt|versions|authors/);
    const given = await send('PUT', `society/think-tank/reviews/${id}`, by, marks);
    expect(given.status).toBe(200);
    expect(await send('PUT', `society/think-tank/reviews/${id}`, by, marks)).toMatchObject({ status: 409 });
  }
  expect((await look(slug)).state).toBe('revision');

  // nothing that an author can read tells a reviewer
  const asking = open.map(({ personId }) => personId!);
  const reviewers = await database.selectFrom('people.person').selectAll().where('id', 'in', asking).where('id', '!=', asker.id).execute();
  const about = reviewers.flatMap(({ id, name, email, username }) => [name, email, username!, `"userId":${id}`, `"personId":${id}`]);
  const seats = (await database.selectFrom('society.tankSeat').select('seat').execute()).map(({ seat }) => seat);
  const reviewIds = open.map(({ id }) => id);
  for (const author of authors)
    for (const path of [`think-tank/problems/${slug}/own`, `think-tank/problems/${slug}`, 'think-tank', 'society/think-tank', 'my-data']) {
      const answer = await send('GET', path, author);
      expect(tells(answer.text + JSON.stringify(answer.headers), [...about, ...seats, ...(path === 'my-data' ? [] : reviewIds)])).toEqual(
        [],
      );
    }
  const bench = (await send('GET', `think-tank/problems/${slug}/own`, authors[0])).body;
  expect(bench.may.revise).toBe(true);
  const answers = bench.proposal.reviews.map(() => 'You are right, and the text says so now.');
  const revision = { ...proposalOf('w0 revised'), basedOn: 1, answers };
  expect((await send('POST', `think-tank/problems/${slug}/own/revision`, authors[0], revision)).body.proposal).toMatchObject({
    isRevised: true,
    version: 2,
  });
  expect((await send('POST', `think-tank/problems/${slug}/own/revision`, authors[0], revision)).body.message).toBe(say.revisedAlready);
  await endStep(slug);
  expect((await look(slug)).state).toBe('decision');

  const voters = crowd.filter(({ id }) => id !== third!.by.id).slice(0, 3);
  const vote = (by: TestPerson, approved: readonly string[]) => send('PUT', `society/think-tank/votes/${slug}`, by, { approved });
  const ballotOf = async (by: TestPerson) => (await send('GET', `society/think-tank/votes/${slug}`, by)).body;
  const { proposals } = await ballotOf(voters[0]!);
  const best = proposals.find(({ title }: { title: string }) => title.includes('revised')).proposalId;
  expect((await vote(voters[0]!, [best])).body.errors).toEqual({ approved: say.readFirst });
  for (const voter of voters) {
    for (const { proposalId } of proposals) {
      const read = await send('GET', `society/think-tank/votes/${slug}/${proposalId}`, voter);
      expect(tells(read.text, [...secrets.flat(), ...about, ...seats])).toEqual([]);
      await send('POST', `society/think-tank/votes/${slug}/${proposalId}/read`, voter);
    }
    await vote(voter, [best]);
    expect((await vote(voter, [best])).body.approved).toEqual([best]); // twice is once
  }
  expect((await ballotOf(authors[0]!)).proposals.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toHaveLength(1);
  for (const { proposalId } of proposals) await send('POST', `society/think-tank/votes/${slug}/${proposalId}/read`, authors[2]);
  const own = (await ballotOf(authors[2]!)).proposals.find(({ isOwn }: { isOwn: boolean }) => isOwn)!.proposalId;
  expect((await vote(authors[2]!, [own])).status).toBe(422);
  await endStep(slug);

  const { state, brief } = await look(slug);
  expect(state).toBe('published');
  expect(brief!.chosen).toEqual([expect.objectContaining({ authors: ['Ananya Quill'], approvals: 3, version: 2, authorsGone: 0 })]);
  expect(brief!.ballots).toBe(3);
  expect(brief!.others).toHaveLength(2);
  expect(isWhole(brief!.log.map((entry) => ({ ...entry, at: new Date(entry.at) })))).toBe(true);
  expect(brief!.log.some(({ hash }) => hash === brief!.seal)).toBe(true);
  expect(tells(JSON.stringify(brief), [...about, ...seats, ...secrets.slice(1).flat()])).toEqual([]);
  expect((await vote(voters[0]!, [best])).body.message).toBe(say.notYet);

  const note = 'A number in the second line was wrong: it is eleven days.';
  const corrected = await send('POST', `think-tank/problems/${slug}/own/correction`, authors[0], {
    ...proposalOf('corrected'),
    basedOn: 2,
    note,
  });
  expect(corrected.status).toBe(200);
  expect((await look(slug)).brief!.chosen[0]).toMatchObject({ version: 3, corrections: [expect.objectContaining({ version: 3, note })] });
  expect(
    (await send('POST', `think-tank/problems/${slug}/own/correction`, authors[1], { ...proposalOf('x'), basedOn: 1, note })).status,
  ).toBe(404);

  // what was published stays readable, and what was written before it stays with its authors
  const { briefs } = (await send('GET', `think-tank/problems/${slug}/versions`)).body as EarlierTexts;
  expect(briefs.map(({ versions }) => versions.map((one) => [one.version, one.note]))).toEqual([
    [
      [3, note],
      [2, ''],
    ],
  ]);
  expect(briefs[0]!.versions[1]!.html).toContain('w0 revised');
  const own1 = await send('GET', `think-tank/problems/${slug}/own/versions/1`, authors[0]);
  expect(own1.body).toMatchObject({ version: 1, title: proposalOf('w0').title });
  expect((await send('GET', `think-tank/problems/${slug}/own/versions/9`, authors[0])).body.message).toBe(say.noVersion);
  expect((await send('GET', `think-tank/problems/${slug}/own/versions/1`, voters[0])).body.message).toBe(say.noProposal);

  for (const language of LANGUAGES) {
    const file = await site.app.inject({ url: `/api/think-tank/problems/${slug}/pdf?language=${language}` });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="bhava-${slug}-${language}.pdf"`);
    const text = joined(readPdfText(file.rawPayload));
    const { seal, publishedAt } = (await look(slug)).brief!;
    const day = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    const shown = ['Ananya Quill', proposalOf('corrected').title, note, ...proposalOf('corrected').sources, 'CC BY 4.0', seal];
    for (const words of [...shown, marks.clear!.words, answers[0]!, `/think-tank/${slug}`, day.format(new Date(publishedAt))])
      expect(text).toContain(joined([words]));
    expect(text).not.toContain(joined(['w0 revised']));
  }

  // the asker is asked after 90 and after 365 days
  const publishedAt = new Date(time.getTime() - 91 * DAY_MS);
  await database.updateTable('society.problem').set({ publishedAt }).where('slug', '=', slug).execute();
  await tick();
  await tick();
  expect(added.filter(({ kind, personId }) => kind === 'outcome' && personId === asker.id)).toHaveLength(1);
  const outcome = { afterDays: 90, text: 'Two routes run at night since October.' };
  expect((await send('PUT', `society/think-tank/outcomes/${slug}`, asker, { ...outcome, afterDays: 365 })).status).toBe(404);
  expect((await send('PUT', `society/think-tank/outcomes/${slug}`, asker, outcome)).status).toBe(200);
  expect((await send('PUT', `society/think-tank/outcomes/${slug}`, authors[0], outcome)).status).toBe(404);
  expect((await look(slug)).brief!.outcomes).toEqual([expect.objectContaining(outcome)]);

  // an author erases the account: the brief stays, and names them no more
  const { society } = (await send('GET', 'my-data', authors[0])).body as OwnData;
  expect(society.thinkTank).toContainEqual(expect.objectContaining({ part: 'proposed' }));
  await database.deleteFrom('people.person').where('id', '=', authors[0]!.id).execute();
  expect((await look(slug)).brief!.chosen[0]).toMatchObject({ authors: [], authorsGone: 1 });
  expect((await look(slug)).brief!.log.length).toBeGreaterThan(10);
});

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

test('a proposal whose only author erases the account before it is published goes with them', async () => {
  const { slug } = await openNow('Quiet streets at school hours');
  const [gone, stays] = [await member('Farid Khan'), await member('Jonas Berg')];
  await propose(slug, gone, 'gone');
  await propose(slug, stays, 'stays');
  await endStep(slug);
  await database.deleteFrom('people.person').where('id', '=', gone.id).execute();
  await tick();
  expect(await look(slug)).toMatchObject({ state: 'review', proposals: 1 });
  const { rows } = await sql`select from society.proposal_version where text like '%gone Rain%'`.execute(database);
  expect(rows).toEqual([]);
});

test('the log refuses to be changed, shortened or emptied', async () => {
  const refusal = 'never changed';
  await expect(database.updateTable('society.tankLog').set({ kind: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.tankLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate society.tank_log`.execute(database)).rejects.toThrow(refusal);
});
