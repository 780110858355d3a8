import { expect, test } from 'vitest';
import type { OwnData } from '#contract/own-data.ts';
import type { TestPerson } from '#testing/people.ts';
import { marks, offerOf, proposalOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { database, time, tick, endStep, member, members, signUp, send, propose, reviewsFor, openProblem } = await tankSite();

const ownOf = async (person: TestPerson) => ((await send('GET', 'my-data', person)).body as OwnData).society.thinkTank;
const tells = async (person: TestPerson, words: readonly string[]) => {
  const text = JSON.stringify(await ownOf(person));
  return words.filter((word) => text.includes(word));
};
const nothing = { asked: [], decided: [], proposed: [], reviewed: [], read: [], voted: [] };

test('everybody takes along all that they wrote and decided in the think tank, and nothing that tells who the others were', async () => {
  const { slug, asker, one: editor, other, decide } = await openProblem('Bells for the last bus');
  const problem = 'Bells for the last bus';
  await decide(editor);
  await decide(other);
  const [author, friend] = [await member('Ananya Quill'), await signUp('Tara Bose')];
  await propose(slug, author, 'first');
  const { code } = (await send('GET', `think-tank/problems/${slug}/own`, author)).body.proposal;
  await send('POST', `think-tank/problems/${slug}/own/join`, friend, { code });
  await send('PUT', `think-tank/problems/${slug}/own`, friend, {
    ...proposalOf('second'),
    sources: ['A walk at night', 'A bell'],
    basedOn: 1,
  });
  for (let index = 0; index < 3; index += 1) await member(`Reviewer Zed${index}`);
  await endStep(slug);
  const asked = await reviewsFor(slug, 'asked');
  expect(asked).toHaveLength(3);
  const reviewers = asked.map(({ personId }) => members.get(personId!)!);
  for (const [index, { id }] of asked.entries()) await send('PUT', `society/think-tank/reviews/${id}`, reviewers[index]!, marks);
  const answers = ['Yes, and it says so now.', 'No: the bell is needed.', 'You are right.'];
  await send('POST', `think-tank/problems/${slug}/own/revision`, author, { ...proposalOf('third'), basedOn: 2, answers });
  const { id: proposalId } = await database.selectFrom('society.proposal').select('id').executeTakeFirstOrThrow();
  await send('POST', `society/think-tank/votes/${slug}/${proposalId}/read`, reviewers[0]);
  await send('PUT', `society/think-tank/votes/${slug}`, reviewers[0], { approved: [proposalId] });
  await endStep(slug);
  const publishedAt = new Date(time.getTime() - 91 * DAY_MS);
  await database.updateTable('society.problem').set({ publishedAt }).where('slug', '=', slug).execute();
  await tick();
  const outcome = { afterDays: 90, text: 'The last bus rings since October.' };
  await send('PUT', `society/think-tank/outcomes/${slug}`, asker, outcome);

  const { until: _until, showsName: _showsName, ...offered } = offerOf(problem, time);
  expect(await ownOf(asker)).toEqual({
    ...nothing,
    asked: [
      {
        ...offered,
        ...{ state: 'published', shownAsker: `Asker of ${problem}`, proposalsUntil: expect.any(String), offeredAt: time.toISOString() },
        outcomes: [{ ...outcome, saidAt: time.toISOString() }],
      },
    ],
  });
  expect(await ownOf(editor)).toEqual({
    ...nothing,
    decided: [{ problem, accepts: true, reason: 'It is needed.', at: time.toISOString() }],
  });
  const written = (version: number, word: string, sources = proposalOf(word).sources) => ({
    ...{ version, ...proposalOf(word), sources, note: '', savedAt: time.toISOString() },
  });
  const proposed = {
    ...{ problem, state: 'submitted', answers: expect.any(Array), answeredAt: time.toISOString() },
    versions: [written(1, 'first'), written(2, 'second', ['A walk at night', 'A bell']), written(3, 'third')],
  };
  for (const person of [author, friend]) {
    const own = await ownOf(person);
    expect(own).toEqual({ ...nothing, proposed: [proposed] });
    expect(own.proposed[0]!.answers.toSorted()).toEqual(answers.toSorted());
  }
  const { title } = proposalOf('third');
  const reviewed = [{ problem, title, state: 'given', dueAt: expect.any(String), marks, removedAt: null }];
  expect(await ownOf(reviewers[0]!)).toEqual({ ...nothing, reviewed, read: [{ problem, title }], voted: [{ problem, approved: [title] }] });
  expect(await ownOf(reviewers[1]!)).toEqual({ ...nothing, reviewed });

  // neither names nor the random marks by which two people could compare what they were given
  const seats = await database.selectFrom('society.tankSeat').selectAll().execute();
  const rows = await database.selectFrom('society.review').select(['id', 'shownAs', 'proposalId']).execute();
  const marksOf = [...seats.map(({ seat }) => seat), ...rows.flatMap((row) => [row.id, row.shownAs, row.proposalId])];
  const names = ['Quill', 'Bose', 'Zed', 'Menon', 'Okoro'];
  for (const person of [author, friend, ...reviewers, editor]) expect(await tells(person, [...names, ...marksOf])).toEqual([]);
});
