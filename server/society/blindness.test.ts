import { beforeAll, expect, test } from 'vitest';
import type { Workbench } from '#contract/society/think-tank/proposals.ts';
import type { OpenVote } from '#contract/society/think-tank/votes.ts';
import type { TestApp } from '#testing/app.ts';
import {
  acts,
  type Cast,
  type Given,
  given,
  people,
  proposalIds,
  reviewIds,
  type Side,
  slug,
  tankReads,
  walk,
  warned,
} from '#testing/blind-walk.ts';
import { tankOf } from '#testing/think-tank.ts';
import { watchWrites } from '#testing/watch-writes.ts';

/* Who writes and who reviews learn nothing of each other until a brief is published, and of reviewers nobody learns anything ever. */
let site: TestApp;
let logged: readonly string[];

/** Whatever tells who somebody is. */
const traitsOf = ({ id, name, username, email }: Cast): string[] => [name, ...name.split(' '), username, email, String(id)];
const tells = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
const seats = async () => (await site.database.selectFrom('society.tankSeat').select('seat').execute()).map(({ seat }) => seat);
const wholeOf = ({ text, headers, what }: Given) => `${text} ${JSON.stringify(headers)} ${what.replaceAll(/\/api\/\S+/g, '')}`;
const givenTo = (side: Side) => given.filter(({ to }) => to === null || people[side].some(({ id }) => id === to));
/** What an address said to the same reader before there was a problem tells nothing of it: who belongs to the editorial circle, say. */
const saidBefore = ({ to, path }: Given) =>
  given
    .filter((one) => one.step === 'before' && path !== undefined && one.path === path && one.to === to)
    .map(({ text }) => text)
    .join();
function findIn(all: readonly Given[], words: readonly string[]) {
  return all.flatMap((one) => {
    const before = saidBefore(one);
    const found = tells(wholeOf(one), words).filter((word) => !before.includes(word));
    return found.length > 0 ? [[one, found] as const] : [];
  });
}
const show = (found: readonly (readonly [Given, string[]])[]) =>
  found.map(([{ what, step: at }, words]) => `${at}: ${what} tells ${words.join(', ')}`);

beforeAll(async () => {
  logged = watchWrites();
  site = await walk();
});

test('the walk came to its end, with every read of the contract, and what is searched for can be found', async () => {
  expect(tankReads.length).toBeGreaterThan(8);
  expect(acts.reviewer).toHaveLength(9);
  expect(new Set(given.map((one) => one.step))).toEqual(new Set(['before', 'open', 'review', 'revision', 'decision', 'published']));
  for (const side of ['author', 'reviewer'] as const) {
    const own = people[side][0]!;
    // to each their own name: the search would find another's as well
    expect(given.some((one) => one.to === own.id && tells(wholeOf(one), [own.name]).length > 0)).toBe(true);
  }
  expect(given.some(({ step: at, text }) => at === 'published' && text.includes('Quillwright'))).toBe(true);
});

test.each([
  ['author', 'reviewer'],
  ['reviewer', 'author'],
] as const)('nothing that an %s is given names a %s', async (side, other) => {
  const forbidden = [...people[other].flatMap(traitsOf), ...(await seats()), ...(side === 'author' ? reviewIds : [])];
  // authors are named once it is published, reviewers never
  const until = givenTo(side).filter((one) => other === 'reviewer' || one.step !== 'published');
  expect(show(findIn(until, forbidden))).toEqual([]);
});

test.each([
  ['author', 'reviewer'],
  ['reviewer', 'author'],
] as const)('nothing that an %s is given says when a %s did something', (side, other) => {
  const until = givenTo(side).filter((one) => one.step !== 'published');
  expect(show(findIn(until, acts[other]))).toEqual([]);
  for (const { headers, what } of until) expect([what, Object.keys(headers)]).not.toEqual([what, expect.arrayContaining(['etag'])]);
  expect(until.filter(({ headers }) => 'last-modified' in headers)).toEqual([]);
});

test('operators who decide about a review are told of nobody who wrote or reviewed', () => {
  expect(warned.map(({ id }) => people.reviewer.some((one) => one.id === id))).toEqual([true]);
  const queues = given.filter(({ to, what }) => to === people.operator[0]!.id && what.includes('operator/society/cases'));
  expect(queues.map(({ text }) => text.includes('is answers enough'))).toEqual([true, true]);
  const names = [...people.author, ...people.reviewer].flatMap(traitsOf);
  expect(show(findIn(queues, [...names, ...reviewIds, ...proposalIds]))).toEqual([]);
});

test('lists stand in the order of random ids', async () => {
  const isRandom = /^[\da-f]{8}-[\da-f]{4}-4/;
  expect([...reviewIds, ...proposalIds].filter((id) => !isRandom.test(id))).toEqual([]);
  const votes = given.filter(({ what, step: at }) => at === 'decision' && what.endsWith(`/votes/${slug}`) && what.startsWith('GET'));
  expect(votes.length).toBeGreaterThan(5);
  for (const { text } of votes) {
    const { proposals } = JSON.parse(text) as Partial<OpenVote>;
    if (proposals) expect(proposals.map(({ proposalId }) => proposalId)).toEqual(proposalIds);
  }
  const rows = await site.database.selectFrom('society.review').select(['marks', 'proposalId']).orderBy('id').execute();
  const [first] = await Promise.all([tankOf(site).send('GET', `think-tank/problems/${slug}/own`, people.author[0])]);
  const { reviews } = (first.body as Workbench).proposal!;
  const words = reviews!.map(({ marks }) => marks.clear.words);
  const byProposal = proposalIds.map((id) => rows.filter(({ proposalId }) => proposalId === id).map(({ marks }) => marks!.clear.words));
  expect(byProposal).toContainEqual(words);
});

test('an author who is an editor too cannot watch reviews come in', () => {
  const [author] = people.author;
  const queues = given.filter(
    ({ to, what, step: at }) => to === author!.id && at === 'review' && what.endsWith('/society/think-tank/queue'),
  );
  expect(queues.length).toBeGreaterThan(1);
  for (const { text } of queues) expect(JSON.parse(text).problems[0]).toMatchObject({ slug, reviewsGiven: null, reviewsAsked: null });
});

test.each([
  ['author', 'reviewer', 'The reviews are there'],
  ['reviewer', 'author', 'Please review a proposal'],
] as const)('no mail to an %s tells of a %s', async (side, other, subject) => {
  for (const { email } of people[side]) {
    const mails = await site.mailbox.mailsTo(email);
    expect(mails.map((mail) => mail.subject).join()).toContain(subject);
    for (const mail of mails)
      expect([mail.subject, tells(JSON.stringify(mail), people[other].flatMap(traitsOf))]).toEqual([mail.subject, []]);
  }
});

test('the log of the program names nobody who writes or reviews', async () => {
  const lines = logged.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('{"level"'));
  site.app.log.info('The end of the walk.');
  expect(logged.some((text) => text.includes('The end of the walk.'))).toBe(true);
  const names = [...[...people.author, ...people.reviewer].flatMap(traitsOf), ...(await seats()), ...reviewIds, ...proposalIds];
  expect(lines.filter((line) => tells(line, names).length > 0)).toEqual([]);
});
