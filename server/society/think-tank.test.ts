import { expect, test } from 'vitest';
import { LANGUAGES, languages } from '#contract/language.ts';
import type { OwnData } from '#contract/own-data.ts';
import type { EarlierTexts } from '#contract/society/think-tank/briefs.ts';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import { readPdfText } from '#testing/pdf-text.ts';
import type { TestPerson } from '#testing/people.ts';
import { marks, proposalOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';
import { breakIn } from './record/rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { site, database, time, added, tick, endStep, signUp, member, members, send, look, propose, reviewsFor, openNow } = await tankSite();
/** A line of a file ends anywhere, so spaces do not count. */
const joined = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
const reviewsOf = async (person: TestPerson) => (await send('GET', 'society/think-tank', person)).body.reviews as { reviewId: string }[];

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
  expect(breakIn(brief!.log.map((entry) => ({ ...entry, at: new Date(entry.at) })))).toBeUndefined();
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
  const [proposed] = society.thinkTank.proposed;
  expect(proposed!.versions.map(({ version, title, note: why }) => [version, title, why])).toEqual([
    [1, proposalOf('w0').title, ''],
    [2, proposalOf('w0 revised').title, ''],
    [3, proposalOf('corrected').title, note],
  ]);
  await database.deleteFrom('people.person').where('id', '=', authors[0]!.id).execute();
  expect((await look(slug)).brief!.chosen[0]).toMatchObject({ authors: [], authorsGone: 1 });
  expect((await look(slug)).brief!.log.length).toBeGreaterThan(10);
});
