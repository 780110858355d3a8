import { beforeAll, describe, expect, test } from 'vitest';
import { disownedMessages } from '#contract/disowned-insights.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { agree, type TestPerson } from '#testing/people.ts';
import { describeDisowned } from '../../scripts/disowned/describe-disowned.ts';
import { countDisowned } from './repository.ts';

let site: TestApp;
let asha: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  site = await testApp();
  asha = await site.signUp();
  ravi = await site.signUp();
});

const ask = async (method: 'GET' | 'PUT' | 'DELETE', { headers }: TestPerson, insight = '') => {
  const answer = await site.app.inject({ method, url: `/api/disowned-insights${insight && `/${insight}`}`, headers });
  return { status: answer.statusCode, ...answer.json<{ insights: string[]; message?: string }>() };
};

describe('“Not me?”', () => {
  test('is kept for this person alone, once, and can be taken back', async () => {
    await ask('PUT', asha, 'side-3-emotional-high');
    await ask('PUT', asha, 'side-3-emotional-high');
    expect((await ask('PUT', asha, 'pair-2-11-first')).insights).toEqual(
      expect.arrayContaining(['side-3-emotional-high', 'pair-2-11-first']),
    );
    expect((await ask('GET', ravi)).insights).toEqual([]);
    expect((await ask('DELETE', asha, 'side-3-emotional-high')).insights).toEqual(['pair-2-11-first']);
    expect((await ask('DELETE', asha, 'side-3-emotional-high')).insights).toEqual(['pair-2-11-first']);
    expect((await ask('GET', asha)).insights).toEqual(['pair-2-11-first']);
  });

  test('is counted for the operator, of those who agree to research alone', async () => {
    await ask('PUT', ravi, 'pair-2-11-first');
    expect(await countDisowned(site.database, new Date())).toEqual([]);
    for (const { id } of [asha, ravi]) await agree(site.database, id, new Date(), ['research']);
    await ask('PUT', ravi, 'pair-2-11-first');
    await ask('PUT', ravi, 'half-7-quieter');
    const counted = await countDisowned(site.database, new Date());
    expect(counted).toEqual([
      { insight: 'pair-2-11-first', people: 2 },
      { insight: 'half-7-quieter', people: 1 },
    ]);
    expect(describeDisowned(counted)).toBe('“Not me?” was said 3 times, of 2 statements:\n     2  pair-2-11-first\n     1  half-7-quieter');
  });

  test.each(['side-13-emotional-high', 'side-3-emotional-middle', 'anything', 'half-0-stronger', 'side-3-emotional-high-'])(
    'cannot be said of what no report states: %s',
    async (insight) => {
      const answer = await ask('PUT', asha, insight);
      expect(answer.status).toBe(400);
      expect(answer.message).toBe(disownedMessages.noSuchInsight);
    },
  );

  test('can be said of all that the reports state, and changes none of it', async () => {
    await seedDemoSittings(site.database, asha.id, new Date());
    const read = async () => {
      const url = `/api/report/${asha.id}/written/professional`;
      return (await site.app.inject({ url, headers: asha.headers })).json<WrittenReport>();
    };
    const before = await read();
    const told = JSON.stringify(before).matchAll(/"insight":"([^"]+)"/g);
    const insights = [...new Set([...told].map(([, insight]) => insight!))];
    expect(insights.length).toBeGreaterThan(5);
    for (const insight of insights) expect((await ask('PUT', asha, insight)).status, insight).toBe(200);
    expect(await read()).toEqual(before);
  });
});
