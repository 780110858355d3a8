import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportFileMessages } from '#contract/report-files.ts';
import { type SharedReport, type ShareLinks, sharingMessages } from '#contract/sharing.ts';
import { DAY_MS, daysAfter } from '#server/platform/time.ts';
import { loadSubject } from '#server/reports/actions.ts';
import { makeCardMaker } from '#server/reports/card/card-file.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import type { TestPerson } from '#testing/people.ts';

const START = new Date('2026-03-01T09:00:00Z');
let time = START;
let site: TestApp;
let asha: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  site = await testApp({ now: () => time });
});
beforeEach(async () => {
  time = START;
  [asha, ravi] = [await site.signUp('Asha Rao'), await site.signUp('Ravi Sen')];
  await finishStory(site.database, { person: asha, at: START });
  await verify(asha);
});

const verify = ({ id }: TestPerson) =>
  site.database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', id).execute();
const share = (person: TestPerson, wanted: object = {}) => {
  const payload = { report: 'emotional', sections: ['inShort', 'card'], days: 7, ...wanted };
  return site.app.inject({ method: 'POST', url: '/api/share-links', headers: person.headers, payload });
};
const tokenOf = async (wanted?: object) => (await share(asha, wanted)).json<{ token: string; linkId: number }>();
const open = (token: string, userAgent = 'a browser') =>
  site.app.inject({ url: `/api/shared/${token}?language=en`, headers: { 'user-agent': userAgent } });
const linksOf = async (person: TestPerson) =>
  (await site.app.inject({ url: '/api/share-links', headers: person.headers })).json<ShareLinks>().links;
const revoke = (person: TestPerson, linkId: number) =>
  site.app.inject({ method: 'DELETE', url: `/api/share-links/${linkId}`, headers: person.headers });

describe('a link', () => {
  test('shows the chosen sections to whoever has it, and nothing else', async () => {
    const { token } = await tokenOf();
    const response = await open(token);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-robots-tag']).toContain('noindex');
    const shared = response.json<SharedReport>();
    expect(shared).toMatchObject({ report: 'emotional', name: 'Asha Rao', hasCard: true, sections: [], thisMonth: [] });
    expect(shared.inShort.length).toBeGreaterThan(0);
    expect(response.body).not.toContain('@');
  });

  test('shows one section of several', async () => {
    const whole = (await site.app.inject({ url: `/api/report/${asha.id}/written/emotional`, headers: asha.headers })).json();
    const [first] = whole.sections;
    const shared = (await open((await tokenOf({ sections: [first.id] })).token)).json<SharedReport>();
    expect(shared.sections).toEqual([first]);
    expect(shared.inShort).toEqual([]);
  });

  test('has a picture only where it is shared', async () => {
    const picture = async (sections: string[]) => site.app.inject({ url: `/api/shared/${(await tokenOf({ sections })).token}/card` });
    const shared = await picture(['card']);
    expect(shared.headers['content-type']).toBe('image/png');
    expect([...shared.rawPayload.subarray(16, 24)]).toEqual([0, 0, 4, 176, 0, 0, 2, 118]); // 1200 x 630
    expect((await picture(['inShort'])).statusCode).toBe(404);
  });

  test('is kept as a fingerprint only', async () => {
    const { token } = await tokenOf();
    const rows = await site.database.selectFrom('shareLink').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

test('what has run out, was taken back, was never made or is half right is the same: nothing', async () => {
  const [revoked, expired] = [await tokenOf(), await tokenOf({ days: 1 })];
  await revoke(asha, revoked.linkId);
  const forged = `${expired.token.slice(0, -1)}${expired.token.endsWith('A') ? 'B' : 'A'}`;
  time = daysAfter(START, 1);
  const answers = await Promise.all([revoked.token, expired.token, forged, 'nothing'].map((token) => open(token)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]!.statusCode).toBe(404);
  expect(answers[0]!.json()).toMatchObject({ message: sharingMessages.notShared });
});

test('is open until its last moment', async () => {
  const { token } = await tokenOf({ days: 30 });
  time = new Date(START.getTime() + 30 * DAY_MS - 1);
  expect((await open(token)).statusCode).toBe(200);
});

test('only its owner sees it in a list and takes it back', async () => {
  const { linkId, token } = await tokenOf();
  expect(await linksOf(ravi)).toEqual([]);
  await revoke(ravi, linkId);
  expect((await open(token)).statusCode).toBe(200);
  await revoke(asha, linkId);
  expect((await open(token)).statusCode).toBe(404);
  expect(await linksOf(asha)).toMatchObject([{ linkId, state: 'revoked' }]);
});

test('a browser is counted once a day', async () => {
  const { token, linkId } = await tokenOf();
  for (const browser of ['one', 'one', 'two', 'one']) await open(token, browser);
  expect((await linksOf(asha))[0]!.seen).toBe(2);
  time = daysAfter(START, 1); // by now her login has ended
  await open(token, 'one');
  expect(await site.database.selectFrom('shareLinkView').selectAll().where('linkId', '=', linkId).execute()).toHaveLength(3);
});

test('without a verified e-mail nobody shares, and is told why', async () => {
  const response = await share(ravi);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ message: sharingMessages.verifyFirst });
});

test('twenty links are enough at once; one that is taken back makes room', async () => {
  let last = 0;
  for (let made = 0; made < 20; made += 1) last = (await tokenOf()).linkId;
  expect((await share(asha)).statusCode).toBe(429);
  await revoke(asha, last);
  expect((await share(asha)).statusCode).toBe(201);
});

test.each([{ days: 365 }, { sections: [] }, { sections: ['<b>'] }, { report: 'mail' }])('refuses %j', async (wanted) => {
  expect((await share(asha, wanted)).statusCode).toBe(400);
});

test('whoever asks for pictures over and over delays nobody else by more than one, and is told that many wait', async () => {
  const subject = await loadSubject(site.database, asha.id, time);
  const makeCard = makeCardMaker();
  const ended: string[] = [];
  const ask = async (asker: string) => {
    await makeCard(subject, { language: 'en', light: 'day' }, asker);
    ended.push(asker);
  };
  const flood = Array.from({ length: 13 }, () => ask('flood'));
  const answers = await Promise.allSettled([...flood, ask('own')]);
  expect(ended.slice(0, 3)).toEqual(['flood', 'flood', 'own']);
  expect(ended).toHaveLength(12);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const one of refused) expect(one).toMatchObject({ reason: { status: 503, message: reportFileMessages.busyDrawing } });
});
