import { beforeAll, describe, expect, test } from 'vitest';
import { facetsOf, testOf } from '#content/catalogue.ts';
import { houseName } from '#content/houses/script-names.ts';
import { domainOf } from '#content/mind/facets.ts';
import type { TestSlug } from '#content/tests.ts';
import { narrativeMessages } from '#contract/narratives.ts';
import { platformMessages } from '#contract/problem.ts';
import { type HouseValues, type ReportText, reportMessages, type StrengthsReport } from '#contract/reports.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import { agree, type TestPerson } from '#testing/people.ts';

let time = new Date('2026-03-01T09:00:00Z');
let site: TestApp;
let reader: TestPerson;

beforeAll(async () => {
  site = await testApp({ now: () => time });
  reader = await site.signUp();
});

const get = (url: string, person?: TestPerson) => site.app.inject({ url, ...(person ? { headers: person.headers } : {}) });
const strengthsOf = async (person: TestPerson) => (await get(`/api/report/${person.id}/strengths`, person)).json<StrengthsReport>();

const nextOf = ({ nextTest }: StrengthsReport) => testOf(nextTest as TestSlug);
const addresses = (id: number | string) => [
  `/api/personalityPlanets/${id}`,
  `/api/report/${id}/strengths`,
  `/api/report/${id}/texts/summary`,
];

describe('who may read a report', () => {
  test.each(addresses(25))('the demo is anyone’s: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(url, reader)).statusCode).toBe(200);
  });

  test.each(addresses(1_000_000))('without a token one is asked to log in: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', message: platformMessages.unauthenticated });
  });

  test('a forged token is told apart from a missing one', async () => {
    const response = await site.app.inject({ url: `/api/report/${reader.id}/strengths`, headers: { authorization: 'Bearer forged' } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: platformMessages.tokenForged });
  });

  test('an expired token is told apart, and says so', async () => {
    const before = time;
    time = new Date(before.getTime() + 16 * 60_000);
    const response = await get(`/api/report/${reader.id}/strengths`, reader);
    time = before;
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: platformMessages.tokenExpired });
  });

  test('another person’s report is refused alike whether or not that person exists', async () => {
    const other = await site.signUp();
    const answers = await Promise.all([other.id, 1_000_000].flatMap((id) => addresses(id).map((url) => get(url, reader))));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ code: 'forbidden', message: reportMessages.notYours });
    }
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999', '25;drop'])('"%s" is no user id', async (id) => {
    for (const url of addresses(id)) {
      const response = await get(url, reader);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: platformMessages.userIdMalformed });
    }
  });

  test('an address that does not exist is a 404', async () => {
    expect((await get(`/api/report/${reader.id}/nothing`, reader)).statusCode).toBe(404);
  });
});

describe('before the first finished test', () => {
  test('nothing is invented: every strength is null and names what would measure it', async () => {
    const report = await strengthsOf(await site.signUp());
    expect(report).toMatchObject({
      ranking: [],
      alike: [],
      dominant: null,
      isComplete: false,
      testsTaken: [],
      testsInAll: 12,
      newestTestAt: null,
    });
    expect(nextOf(report)).toMatchObject({ kind: 'story' });
    for (const house of report.houses) {
      expect(house).toMatchObject({ strength: null, standardError: null, range: null, percentile: null, standing: null, place: null });
      expect(house.wouldMeasure).toContain('lantern-ferry');
    }
    expect(report.houses[5]!.wouldMeasure).toContain('pattern-loom');
    expect(report.houses[6]!.wouldMeasure).not.toContain('pattern-loom');
  });

  test('the twelve values are null', async () => {
    const person = await site.signUp();
    const values = (await get(`/api/personalityPlanets/${person.id}`, person)).json<HouseValues>();
    expect(Object.keys(values)).toEqual(Array.from({ length: 12 }, (_, index) => `house${index + 1}`));
    expect(Object.values(values)).toEqual(Array(12).fill(null));
  });

  test('the summary says so, in both languages', async () => {
    const person = await site.signUp();
    const [english, hindi] = await Promise.all(
      ['en', 'hi'].map(
        async (language) => (await get(`/api/report/${person.id}/texts/summary?language=${language}`, person)).json<ReportText>().text,
      ),
    );
    expect(english).toMatch(/^[\x20-\x7e\n\u2018-\u201d\u2013]+$/);
    expect(hindi).toMatch(/[\u0900-\u097f]/);
  });
});

describe('after a test', () => {
  test('answers become strengths with their uncertainty, and the result names what it was computed with', async () => {
    const person = await site.signUp();
    await finishStory(site.database, { person, at: new Date('2026-02-20T10:00:00Z') });
    const report = await strengthsOf(person);
    expect(report.testsTaken).toEqual(['lantern-ferry']);
    expect(report.nextTest).not.toBe('lantern-ferry');
    expect(facetsOf(nextOf(report)).map(domainOf)).toContain('rational');
    expect(report.newestTestAt).toBe('2026-02-20T10:00:00.000Z');
    expect(report.versions).toEqual({ banks: { 'lantern-ferry': testOf('lantern-ferry').bank.version }, norms: 'model-1' });
    for (const house of report.houses) {
      expect(house.reliability).toBeGreaterThan(0.1);
      expect(house.wouldMeasure).not.toContain('lantern-ferry');
      expect(house.strength === null).toBe(house.reliability < 0.3);
      if (house.strength === null || !house.range || !house.percentile) continue;
      expect(house.range.low).toBeLessThan(house.strength);
      expect(house.range.high).toBeGreaterThan(house.strength);
      expect(house.percentile).toMatchObject({ provisional: true, group: null });
      expect(house.percentile.low).toBeLessThan(house.percentile.value);
    }
    const values = (await get(`/api/personalityPlanets/${person.id}`, person)).json<HouseValues>();
    expect(Object.values(values)).toEqual(report.houses.map(({ strength }) => strength));
  });

  test('a hurried sitting does not count', async () => {
    const person = await site.signUp();
    await finishStory(site.database, { person, at: time, valid: false });
    expect((await strengthsOf(person)).testsTaken).toEqual([]);
  });

  test('a result is kept, and computed again only when there is something new', async () => {
    const person = await site.signUp();
    await finishStory(site.database, { person, at: time });
    const first = await strengthsOf(person);
    const before = time;
    time = new Date(before.getTime() + 60_000);
    expect((await strengthsOf(person)).computedAt).toBe(first.computedAt);
    await finishStory(site.database, { person, at: time, option: (index) => (index + 1) % 4 });
    const second = await strengthsOf(person);
    time = before;
    expect(second.computedAt).not.toBe(first.computedAt);
    expect(second.houses.map(({ reliability }) => reliability)).not.toEqual(first.houses.map(({ reliability }) => reliability));
  });

  test('a result of an older bank is computed again', async () => {
    const person = await site.signUp();
    await finishStory(site.database, { person, at: time });
    const first = await strengthsOf(person);
    await site.database
      .updateTable('profile')
      .set({ fingerprint: 'of an older bank', theta: JSON.stringify(Array(36).fill(1)) })
      .where('personId', '=', person.id)
      .execute();
    expect((await strengthsOf(person)).houses).toEqual(first.houses);
  });
});

describe('the texts', () => {
  test.each(['summary', 'moreOnSummary', 'wordCloud', 'bubbleChart', 'barChart', 'weaknesses'])(
    '%s can be had in both languages',
    async (kind) => {
      const person = await site.signUp();
      await finishStory(site.database, { person, at: time });
      for (const language of ['en', 'hi']) {
        const response = await get(`/api/report/${person.id}/texts/${kind}?language=${language}`, person);
        expect(response.statusCode).toBe(200);
        expect(response.json<ReportText>()).toMatchObject({ writer: 'built-in', text: expect.stringMatching(/.{40}/) });
      }
    },
  );

  test('an unknown kind is explained as the dominant house', async () => {
    const [unknown, wordCloud] = await Promise.all([get('/api/report/25/texts/pieChart'), get('/api/report/25/texts/wordCloud')]);
    expect(unknown.json()).toEqual(wordCloud.json());
  });

  test('the summary names no house', async () => {
    const person = await site.signUp();
    await finishStory(site.database, { person, at: time });
    const { text } = (await get(`/api/report/${person.id}/texts/summary`, person)).json<ReportText>();
    for (let house = 1; house <= 12; house++) expect(text).not.toContain(houseName(house, 'en'));
  });

  test('a language that we do not write is refused', async () => {
    expect((await get('/api/report/25/texts/summary?language=fr')).statusCode).toBe(400);
  });
});

test('a provider that cannot be reached gives a summary from the numbers, and the agreed text for an explanation', async () => {
  const provider = { address: 'http://127.0.0.1:9', key: 'k', model: 'm', languages: ['en'], hourlyLimit: 30, dailyLimit: 5000 } as const;
  const away = await testApp({ config: { textProvider: provider } });
  const person = await away.signUp();
  await agree(away.database, person.id, time, ['provider']);
  await finishStory(away.database, { person, at: time });
  const { houses } = (
    await away.app.inject({ url: `/api/report/${person.id}/strengths`, headers: person.headers })
  ).json<StrengthsReport>();
  expect(houses.some(({ strength }) => strength !== null)).toBe(true);
  const summary = await away.app.inject({ url: `/api/report/${person.id}/texts/summary`, headers: person.headers });
  expect(summary.json()).toMatchObject({ writer: 'fallback' });
  const explanation = await away.app.inject({ url: `/api/report/${person.id}/texts/barChart`, headers: person.headers });
  expect(explanation.statusCode).toBe(503);
  expect(explanation.json()).toMatchObject({ code: 'unavailable', message: narrativeMessages.unavailable });
});
