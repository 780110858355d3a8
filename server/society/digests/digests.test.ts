import { expect, test } from 'vitest';
import { digestMessages as say } from '#contract/society/digest-words.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf, type Shown } from '#testing/circles.ts';
import { offerOf } from '#testing/think-tank.ts';
import { makeDigests, writeDigest } from './jobs.ts';
import { nextDigest } from './rules.ts';
import { endTokenOf } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Logins last for minutes, so the clock of the site stands nearly still, and the jobs look ahead of it. */
let time = new Date('2026-11-23T12:00:00Z');
const now = () => time;
const tick = () => {
  time = new Date(time.getTime() + 1);
};
const site = await testApp({ now });
const { database, config, app } = site;
const { call, addShown, addCircle, letIn } = makeCirclesOf(site, now);
const originOf = () => 'https://bhava.example';

/** What the queue was given, instead of its own time. */
const queued: { personId: number; since: string; until: string }[] = [];
const jobs = {
  transaction: (work: Parameters<Jobs['transaction']>[0]) =>
    database.transaction().execute((transaction) =>
      work(transaction, async (_job, input) => {
        queued.push(input as (typeof queued)[number]);
        return undefined as never;
      }),
    ),
} as unknown as Jobs;
const society = { database, jobs, now, config, originOf };
const after = (days: number) => ({ ...society, now: () => new Date(time.getTime() + days * DAY_MS) });
/** The digest that this day brings to somebody, if it brings one. */
async function bring(to: Shown, days: number) {
  queued.length = 0;
  await makeDigests(after(days));
  const [input, ...more] = queued.filter(({ personId }) => personId === to.id);
  expect(more).toEqual([]);
  return input && writeDigest(society, to.id, { since: new Date(input.since), until: new Date(input.until) });
}
const verified = async (person: Shown, language = 'en'): Promise<Shown> => {
  await database.updateTable('people.person').set({ emailVerified: true, language }).where('id', '=', person.id).execute();
  return person;
};
const choose = (who: Shown, choice: string) => call(who, 'PUT', 'digest', { choice });
const end = (token: string, form?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/society/digest/end/${encodeURIComponent(token)}`,
    ...(form && { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });

async function makeThree() {
  const asha = await verified(await addShown('Asha Rao'));
  const [imran, tara] = [await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const begin = async (who: Shown, title = 'Banks') =>
    (await call(who, 'POST', `circles/${circleId}/threads`, { title, text: 'Where do we begin?' })).body;
  const reply = (who: Shown, threadId: number) =>
    call(who, 'POST', `circles/${circleId}/threads/${threadId}/posts`, { text: 'At the mouth.' });
  return { asha, imran, tara, circleId, begin, reply };
}

test('nobody gets a digest before they choose one, and it tells what others wrote since then, without their words', async () => {
  const { asha, imran, tara, begin, reply, circleId } = await makeThree();
  expect((await call(asha, 'GET', 'digest')).body).toEqual({ choice: 'never', nextAt: null });
  await begin(imran, 'Before');
  expect(await bring(asha, 40)).toBeUndefined();
  expect((await choose(asha, 'sometimes')).body.errors.choice).toBe(say.choice);
  const { choice, nextAt } = (await choose(asha, 'weekly')).body;
  expect([choice, nextAt]).toEqual(['weekly', '2026-11-30T03:30:00.000Z']);
  tick();
  const { threadId } = await begin(imran);
  await reply(tara, threadId);
  await reply(asha, threadId);
  expect(await bring(asha, 6)).toBeUndefined();
  const mail = (await bring(asha, 7))!;
  expect(mail.text).toContain('Your circle “Rivers”: one new thread, one new reply.');
  expect(mail.text).toContain(`https://bhava.example/home/society/circles/${circleId}`);
  expect(mail.text).not.toMatch(/Imran|Tara|Banks|begin|mouth/);
  expect(await bring(asha, 8)).toBeUndefined(); // once for each week
  expect(await bring(asha, 15)).toBeUndefined(); // and not when nothing is new
  const { nextAt: third } = (await call(asha, 'GET', 'digest')).body;
  await choose(asha, 'weekly');
  expect((await call(asha, 'GET', 'digest')).body.nextAt).toBe(third); // what is chosen again is not put off
  expect((await choose(asha, 'never')).body).toEqual({ choice: 'never', nextAt: null });
});

test('nothing of somebody apart is counted, nor of what they began, nor what was taken back', async () => {
  const { asha, imran, tara, begin, reply } = await makeThree();
  await choose(asha, 'weekly');
  tick();
  const ofImran = await begin(imran);
  await reply(tara, ofImran.threadId);
  const ofTara = await begin(tara);
  await reply(imran, ofTara.threadId);
  const gone = await begin(tara, 'Gone');
  await call(tara, 'DELETE', `circles/${gone.circleId}/posts/${gone.posts[0].postId}`);
  await call(asha, 'PUT', `blocked/${imran.memberId}`);
  expect((await bring(asha, 8))!.text).toContain('Your circle “Rivers”: one new thread.');
});

test('requests and letters are counted, the think tank is named, and it comes in the language of its reader', async () => {
  const asha = await verified(await addShown('Asha Rao'), 'hi');
  const [imran, tara] = [await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  await choose(asha, 'monthly');
  await call(imran, 'POST', `members/${asha.memberId}/introductions`, { reason: 'I measure floods, and would like to compare notes.' });
  await call(tara, 'POST', `members/${asha.memberId}/introductions`, { reason: 'I build boats, and would like to compare notes.' });
  const { received } = (await call(asha, 'GET', 'introductions')).body;
  await call(asha, 'POST', `introductions/${received[0].introductionId}/answer`, { isYes: true });
  const [{ conversationId }] = (await call(tara, 'GET', 'conversations')).body.conversations;
  await call(tara, 'POST', `conversations/${conversationId}/messages`, { text: 'Good morning' });
  const { slug } = (await call(imran, 'POST', 'think-tank/problems', offerOf('Clean water in a dry town', time))).body;
  tick();
  await database.updateTable('society.problem').set({ state: 'open', openedAt: time }).where('slug', '=', slug).execute();
  expect(await bring(asha, 29)).toBeUndefined();
  const mail = (await bring(asha, 31))!;
  expect(mail.subject).toBe('हायर माइंड सोसाइटी में नया क्या है');
  for (const line of ['एक बातचीत में', 'Clean water in a dry town', 'कुल एक सवाल खुला है', `https://bhava.example/hi/think-tank/${slug}`])
    expect(mail.text).toContain(line);
  expect(mail.text).not.toMatch(/Imran|Tara|floods|boats|morning|का एक अनुरोध/); // the request is older than its 30 days by now
});

test('two processes make one digest, and a long absence makes one, not several', async () => {
  const { asha, imran, begin } = await makeThree();
  await choose(asha, 'weekly');
  tick();
  await begin(imran);
  queued.length = 0;
  await Promise.all([makeDigests(after(70)), makeDigests(after(70))]);
  expect(queued.filter(({ personId }) => personId === asha.id)).toHaveLength(1);
  expect(await bring(asha, 70)).toBeUndefined();
});

test('whoever has left, or whose address may be a stranger’s, is not written to', async () => {
  const { asha, imran, begin } = await makeThree();
  await choose(asha, 'weekly');
  tick();
  await begin(imran);
  const span = { since: new Date(time.getTime() - DAY_MS), until: time };
  expect(await writeDigest(society, asha.id, span)).toBeDefined();
  await database.updateTable('people.person').set({ emailVerified: false }).where('id', '=', asha.id).execute();
  expect(await writeDigest(society, asha.id, span)).toBeUndefined();
  await verified(asha);
  await database.updateTable('society.membership').set({ state: 'left', endedAt: time }).where('personId', '=', asha.id).execute();
  expect(await writeDigest(society, asha.id, span)).toBeUndefined();
});

test('a digest is ended without a login: by the page of its link, and by the form of a mail program', async () => {
  const { asha, imran, begin } = await makeThree();
  await choose(asha, 'weekly');
  tick();
  await begin(imran);
  const mail = (await writeDigest(society, asha.id, { since: new Date(time.getTime() - DAY_MS), until: time }))!;
  const token = endTokenOf(asha.id, config.secret);
  expect(mail.text).toContain(`https://bhava.example/society/end-digest?token=${token}`);
  expect(mail.endAddress).toBe(`https://bhava.example/api/society/digest/end/${token}`);
  expect((await app.inject({ url: `/api/society/digest/end/${token}` })).statusCode).toBe(404); // what is only looked at ends nothing
  for (const wrong of ['x', `${asha.id}.x`, endTokenOf(imran.id, 'another-secret'.repeat(4)), token.replace(/^\d+/, String(imran.id))])
    expect((await end(wrong)).json()).toMatchObject({ code: 'gone', message: say.link });
  expect((await call(asha, 'GET', 'digest')).body.choice).toBe('weekly');
  expect((await end(token, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await call(asha, 'GET', 'digest')).body.choice).toBe('never');
  expect((await end(token)).json()).toEqual({ choice: 'never' });
});

test('without ORIGIN, links in mails of the society lead to where the program listens', async () => {
  const { asha, circleId } = await makeThree();
  const ruth = await verified(await addShown('Ruth Mensah'));
  const email = `ruth${ruth.id}@example.org`;
  await database.updateTable('people.person').set({ email }).where('id', '=', ruth.id).execute();
  await call(asha, 'PUT', `circles/${circleId}/invitations/${ruth.memberId}`);
  const mails = await site.mailbox.mailsTo(email);
  expect(mails.at(-1)!.text).toContain(`http://localhost:${config.port}/home/society/circles/${circleId}`);
});

test('a month is the same day of the next one, or its last', () => {
  expect(nextDigest('monthly', new Date('2027-01-31T20:00:00Z'))).toEqual(new Date('2027-02-28T03:30:00Z'));
  expect(nextDigest('monthly', new Date('2026-12-15T01:00:00Z'))).toEqual(new Date('2027-01-15T03:30:00Z'));
  expect(nextDigest('weekly', new Date('2026-12-29T20:00:00Z'))).toEqual(new Date('2027-01-05T03:30:00Z'));
});
