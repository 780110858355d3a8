import { beforeEach, describe, expect, test } from 'vitest';
import { currentNotice } from '#content/notices/script-notice.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { narrativeMessages, TEXT_KINDS } from '#contract/narratives.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { MINUTE_MS } from '#server/platform/time.ts';
import { addRecords } from '#server/privacy/repository.ts';
import { afterFile } from '#testing/after-file.ts';
import { testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import { agree, type TestPerson } from '#testing/people.ts';
import { type Answer, saying, standInProvider, streaming } from '#testing/stand-in-provider.ts';

const written =
  'What comes easily to you shows most on some days, and other things ask for more time. Small steps can help, and nothing of this is sure yet.';
const begin = new Date('2026-03-01T09:00:00Z');
let time = begin;
const later = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};
beforeEach(() => {
  time = begin;
});

type Before = { answer: Answer; hourlyLimit: number; dailyLimit: number };

/** The whole API before a provider that counts its calls. */
async function siteBefore({ answer = saying(written), hourlyLimit = 30, dailyLimit = 5000 }: Partial<Before> = {}) {
  const standIn = await standInProvider([answer]);
  afterFile(standIn.close);
  const textProvider = { address: standIn.address, key: 'k', model: 'm', languages: ['en'], hourlyLimit, dailyLimit } as const;
  const site = await testApp({ now: () => time, config: { textProvider } });
  await seedDemoPerson(site.database);
  await finishStory(site.database, { person: { id: DEMO_USER_ID }, at: begin });
  const ask = async (url: string, { person, from = '10.0.0.1' }: { person?: TestPerson; from?: string } = {}) => {
    const response = await site.app.inject({ url, remoteAddress: from, ...(person ? { headers: person.headers } : {}) });
    return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: response.json() };
  };
  let played = 0;
  return {
    app: site.app,
    received: standIn.received,
    demo: (kind: string, from?: string) => ask(`/api/report/25/texts/${kind}`, from ? { from } : {}),
    /** Somebody with answers of their own, for whom no text is kept yet. */
    async player() {
      const person = await site.signUp();
      await agree(site.database, person.id, begin, ['provider']);
      played += 1;
      const turn = played;
      await finishStory(site.database, { person, at: begin, option: (index) => (index + turn) % 4 });
      return {
        id: person.id,
        database: site.database,
        ask: (kind: string) => ask(`/api/report/${person.id}/texts/${kind}`, { person }),
        async follow(kind: string) {
          const url = `/api/report/${person.id}/texts/${kind}/sentences`;
          const { statusCode, headers, body } = await site.app.inject({ url, headers: person.headers });
          return { status: statusCode, type: headers['content-type'], body };
        },
      };
    },
  };
}

const failure = { message: narrativeMessages.unavailable };

describe('calls of the text provider', () => {
  test('one person has so many an hour: then the built-in writer sums up, an explanation says when it can be had', async () => {
    const site = await siteBefore({ hourlyLimit: 2 });
    const { ask } = await site.player();
    expect(await ask('barChart')).toMatchObject({ status: 200, body: { writer: 'provider' } });
    later(5 * MINUTE_MS);
    expect(await ask('wordCloud')).toMatchObject({ status: 200, body: { writer: 'provider' } });
    later(5 * MINUTE_MS);
    expect(await ask('bubbleChart')).toEqual({
      status: 429,
      retryAfter: String(50 * 60),
      body: { code: 'too-many', ...failure, retryAfter: 50 * 60 },
    });
    expect(await ask('summary')).toMatchObject({ status: 200, body: { writer: 'built-in' } });
    expect(site.received).toHaveLength(2);
  });

  test('an hour after the first one can go on', async () => {
    const site = await siteBefore({ hourlyLimit: 1 });
    expect((await site.demo('barChart')).status).toBe(200);
    later(60 * MINUTE_MS - 1);
    expect(await site.demo('wordCloud')).toMatchObject({ status: 429, retryAfter: '1' });
    later(1);
    expect((await site.demo('wordCloud')).status).toBe(200);
  });

  test('what is kept, and what is asked for twice at once, costs nothing', async () => {
    const site = await siteBefore({ hourlyLimit: 2 });
    const { ask } = await site.player();
    const first = await Promise.all([ask('barChart'), ask('barChart'), ask('barChart')]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (let time = 0; time < 5; time += 1) expect((await ask('barChart')).status).toBe(200);
    expect((await ask('wordCloud')).status).toBe(200);
    expect(site.received).toHaveLength(2);
  });

  test('each has a limit of their own', async () => {
    const site = await siteBefore({ hourlyLimit: 1 });
    const [one, other] = [await site.player(), await site.player()];
    expect((await one.ask('barChart')).status).toBe(200);
    expect((await one.ask('wordCloud')).status).toBe(429);
    expect((await other.ask('barChart')).status).toBe(200);
    expect(site.received).toHaveLength(2);
  });

  test('readers of the demo have one per address, and read what another has had written', async () => {
    const site = await siteBefore({ hourlyLimit: 1 });
    expect((await site.demo('barChart', '10.0.0.1')).status).toBe(200);
    expect((await site.demo('wordCloud', '10.0.0.1')).status).toBe(429);
    expect((await site.demo('wordCloud', '10.0.0.2')).status).toBe(200);
    expect((await site.demo('wordCloud', '10.0.0.1')).status).toBe(200);
    expect(site.received).toHaveLength(2);
  });

  test('whoever waits for the same text as someone at their limit gets it all the same', async () => {
    const site = await siteBefore({ hourlyLimit: 1 });
    await site.demo('barChart', '10.0.0.1');
    const [limited, other] = await Promise.all([site.demo('wordCloud', '10.0.0.1'), site.demo('wordCloud', '10.0.0.2')]);
    expect(other.status).toBe(200);
    expect([200, 429]).toContain(limited.status);
    expect(site.received).toHaveLength(2);
  });

  test('all together have so many a day, and nobody loses one of their own by it', async () => {
    const site = await siteBefore({ hourlyLimit: 2, dailyLimit: 2 });
    const [one, other] = [await site.player(), await site.player()];
    await one.ask('barChart');
    await other.ask('barChart');
    later(60 * MINUTE_MS - 1000);
    expect(await site.demo('barChart')).toEqual({
      status: 503,
      retryAfter: String(23 * 3600 + 1),
      body: { code: 'unavailable', ...failure, retryAfter: 23 * 3600 + 1, requestId: expect.any(String) },
    });
    expect(await site.demo('summary')).toMatchObject({ status: 200, body: { writer: 'built-in' } });
    expect(site.received).toHaveLength(2);
  });

  test('further tries of a busy provider count too', async () => {
    const site = await siteBefore({ answer: { body: {}, status: 503 }, hourlyLimit: 4 });
    const { ask } = await site.player();
    expect((await ask('barChart')).status).toBe(503);
    expect((await ask('wordCloud')).status).toBe(503);
    expect(site.received).toHaveLength(4);
    expect((await ask('bubbleChart')).status).toBe(429);
  });
});

test('nothing of a child goes to the provider: not with a parent’s consent, and not with one that the child gave as an adult', async () => {
  const site = await siteBefore();
  const { id, database, ask, follow } = await site.player();
  await database
    .updateTable('people.birth')
    .set({ year: begin.getUTCFullYear() - 15 })
    .where('personId', '=', id)
    .execute();
  const read = { notice: currentNotice.version, language: 'en', givenBy: 'parent' } as const;
  await addRecords(database, [{ personId: id, purpose: 'measuring', isGiven: true, ...read }], begin);
  for (const kind of TEXT_KINDS) {
    expect(await ask(kind)).toMatchObject({ status: 200, body: { writer: 'built-in' } });
    expect(await follow(kind)).toMatchObject({ status: 200, body: expect.stringContaining('"writer":"built-in"') });
  }
  expect(site.received).toEqual([]);
});

test('whoever has taken back their consent to the provider is written of by the built-in writer', async () => {
  const site = await siteBefore();
  const { id, database, ask } = await site.player();
  const read = { notice: currentNotice.version, language: 'en', givenBy: 'person' } as const;
  await addRecords(database, [{ personId: id, purpose: 'provider', isGiven: false, ...read }], begin);
  expect(await ask('summary')).toMatchObject({ status: 200, body: { writer: 'built-in' } });
  expect(site.received).toEqual([]);
});

describe('sentence by sentence', () => {
  const linesOf = (body: string) =>
    body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('the same door, limits and kept texts; each line is a sentence', async () => {
    const site = await siteBefore({ answer: streaming(written), hourlyLimit: 1 });
    const { follow, ask } = await site.player();
    const { status, type, body } = await follow('barChart');
    expect({ status, type }).toEqual({ status: 200, type: 'application/x-ndjson' });
    const lines = linesOf(body);
    expect(lines).toEqual([
      { writer: 'provider' },
      ...written.split(/(?<=\.) /).map((sentence) => ({ sentence, paragraph: 0 })),
      { end: true },
    ]);
    expect(await ask('barChart')).toMatchObject({ body: { text: written, writer: 'provider' } });
    expect(await follow('wordCloud')).toMatchObject({ status: 429 });
    expect((await site.app.inject({ url: '/api/report/1000000/texts/barChart/sentences' })).statusCode).toBe(401);
  });

  test('of the built-in writer, all at once', async () => {
    const site = await testApp({ now: () => time });
    await seedDemoPerson(site.database);
    await finishStory(site.database, { person: { id: DEMO_USER_ID }, at: begin });
    const { body } = await site.app.inject({ url: '/api/report/25/texts/summary/sentences?language=hi' });
    const lines = linesOf(body);
    expect(lines[0]).toEqual({ writer: 'built-in' });
    expect(lines.at(-1)).toEqual({ end: true });
    expect(lines[1].sentence).toMatch(/^इस कहानी में .* बात/);
  });

  test('what breaks off on the way says so in its last line', async () => {
    const site = await siteBefore({ answer: streaming(`${written} And`, 'break') });
    const { follow } = await site.player();
    const { status, body } = await follow('barChart');
    expect(status).toBe(200);
    expect(linesOf(body).at(-1)).toEqual({ failed: narrativeMessages.unavailable, retryAfter: 10 });
  });
});

describe('after a failure', () => {
  test('the answer says in how many seconds it can be tried again, and then it is', async () => {
    const site = await siteBefore({ answer: saying('') });
    const { ask } = await site.player();
    const first = await ask('barChart');
    expect(first).toMatchObject({ status: 503, retryAfter: '10', body: { code: 'unavailable', ...failure, retryAfter: 10 } });
    later(7_500);
    expect(await ask('barChart')).toMatchObject({ status: 503, retryAfter: '3', body: { retryAfter: 3 } });
    expect(site.received).toHaveLength(1);
    later(2_500);
    await ask('barChart');
    expect(site.received).toHaveLength(2);
  });
});
