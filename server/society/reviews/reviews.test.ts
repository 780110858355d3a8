import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import { marks } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';
import { readLog } from '../record/repository.ts';
import { breakIn } from '../record/rules.ts';

const { database, time, added, tick, endStep, member, members, send, look, propose, reviewsFor, openNow } = await tankSite();
for (const name of ['Tara Bose', 'Jonas Berg', 'Lakshmi Rao', 'Ana Duarte', 'Farid Khan']) await member(name);

/** A problem with one proposal, which three are asked to review. */
async function underReview(title: string) {
  const { slug } = await openNow(title);
  const author = await member('Kavya Nair');
  await propose(slug, author, 'reeds');
  await endStep(slug);
  const asked = await reviewsFor(slug, 'asked');
  expect(asked).toHaveLength(3);
  const byReview = asked.map(({ id, personId }) => ({ reviewId: id, by: members.get(personId!)! }));
  const give = ({ reviewId, by }: (typeof byReview)[number], body: object = marks) =>
    send('PUT', `society/think-tank/reviews/${reviewId}`, by, body);
  return { slug, author, asked: byReview, give };
}
const idOf = async (slug: string) =>
  (await database.selectFrom('society.problem').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const nameOf = async (id: number) =>
  (await database.selectFrom('people.person').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
const mailsOf = (kind: string, personId: number) => added.filter((one) => one.kind === kind && one.personId === personId).length;

test('a review after its clock is refused, its reviewer is told, and one other is asked', async () => {
  const { slug, asked, give } = await underReview('Who sweeps the canal?');
  const [late, ...others] = asked;
  await database.updateTable('society.review').set({ dueAt: time }).where('id', '=', late!.reviewId).execute();
  expect(await give(late!)).toMatchObject({ status: 409, body: { message: say.reviewOver } });
  const decline = send('POST', `society/think-tank/reviews/${late!.reviewId}/decline`, late!.by, {});
  expect((await decline).body.message).toBe(say.reviewOver);
  await tick();
  await tick();
  expect(mailsOf('review-over', late!.by.id)).toBe(1);
  expect(await reviewsFor(slug, 'replaced')).toMatchObject([{ id: late!.reviewId }]);
  const now = await reviewsFor(slug, 'asked');
  expect(now).toHaveLength(3);
  expect(now.map(({ personId }) => personId)).not.toContain(late!.by.id);
  for (const { id, personId } of now) expect((await give({ reviewId: id, by: members.get(personId!)! })).status).toBe(200);
  expect((await look(slug)).state).toBe('revision');
  expect(others).toHaveLength(2);
});

test('each reviewer has a mail two days before their own clock ends, once', async () => {
  const { slug, asked } = await underReview('Which tree for a schoolyard?');
  const [near, far] = asked;
  const inADay = new Date(time.getTime() + 86_400_000);
  await database.updateTable('society.review').set({ dueAt: inADay }).where('id', '=', near!.reviewId).execute();
  await tick();
  await tick();
  expect([mailsOf('review-soon', near!.by.id), mailsOf('review-soon', far!.by.id)]).toEqual([1, 0]);
  expect((await look(slug)).state).toBe('review');
});

test('whoever erases the account in the middle of a review is replaced; what they had given stays, and leads nowhere', async () => {
  const { slug, asked, give, author } = await underReview('How cool is a clay pot?');
  const [given, waiting, third] = asked;
  expect((await give(given!)).status).toBe(200);
  for (const { by } of [given!, waiting!]) {
    await database.deleteFrom('people.person').where('id', '=', by.id).execute();
    members.delete(by.id);
  }
  expect((await give(waiting!)).status).toBe(401);
  await tick();
  expect(await reviewsFor(slug, 'replaced')).toEqual([{ id: waiting!.reviewId, personId: null }]);
  const now = await reviewsFor(slug, 'asked');
  expect(now.map(({ id }) => id)).toContain(third!.reviewId);
  expect(now).toHaveLength(2);
  for (const { id, personId } of now) await give({ reviewId: id, by: members.get(personId!)! });
  const { proposal } = (await send('GET', `think-tank/problems/${slug}/own`, author)).body;
  expect(proposal.reviews).toHaveLength(3);
  expect(breakIn(await readLog(database, await idOf(slug)))).toBeUndefined();
});

test('the author who erases the account takes the proposal along, and nobody need review it any more', async () => {
  const { slug, author, asked, give } = await underReview('What does a well remember?');
  await give(asked[0]!);
  await database.deleteFrom('people.person').where('id', '=', author.id).execute();
  expect(await give(asked[1]!)).toMatchObject({ status: 409, body: { message: say.reviewOver } });
  expect((await look(slug)).state).toBe('unanswered');
  expect((await give(asked[2]!)).body.message).toBe(say.noReview);
  const log = await readLog(database, await idOf(slug));
  expect(log.map(({ kind }) => kind)).toContain('withdrawn');
  expect(breakIn(log)).toBeUndefined();
});

test('a review without a mark, with too few words, far too many or its writer’s name is refused, and stays open', async () => {
  const { asked, give } = await underReview('Where does the rain go?');
  const [one] = asked;
  const wrong = { ...marks, clear: { mark: 6, words: 'No.' } };
  expect((await give(one!, wrong)).body.errors).toMatchObject({ 'clear.mark': say.mark, 'clear.words': say.words });
  const huge = { ...marks, clear: { mark: 3, words: 'x'.repeat(10_000_000) } };
  expect((await give(one!, huge)).status).toBe(413);
  const signed = { ...marks, usable: { mark: 3, words: `It could be done, says ${(await nameOf(one!.by.id)).toUpperCase()}.` } };
  expect((await give(one!, signed)).body.errors).toEqual({ 'usable.words': say.namesReviewer });
  const script = { ...marks, clear: { mark: 3, words: '<script>alert(1)</script> is what this text would need.' } };
  expect((await give(one!, script)).status).toBe(200);
  const read = await send('GET', `society/think-tank/reviews/${one!.reviewId}`, one!.by);
  expect(read.body.marks.clear.words).toBe(script.clear.words); // plain text, which the page writes as text
});
