import { beforeAll, describe, expect, test } from 'vitest';
import { builtInHelp } from '#content/help/script-help-lines.ts';
import type { HelpLine, HelpList } from '#contract/help.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { helpPages } from './actions.ts';

let site: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  const operators: string[] = [];
  site = await testApp({ config: { operators } });
  operator = await site.signUp();
  const { username } = await site.database
    .selectFrom('people.person')
    .select('username')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  operators.push(username!);
});

const line: HelpLine = {
  number: '1166',
  name: { en: 'Suicide prevention helpline', hi: 'आत्महत्या रोकथाम हेल्पलाइन' },
  about: { en: 'Patan hospital.', hi: 'पाटन अस्पताल।' },
  source: 'WHO Nepal',
  checkedOn: '2026-01-02',
};
const put = (country: string, lines: readonly object[], headers: object = operator.headers) =>
  site.app.inject({ method: 'PUT', url: `/api/operator/help-lines/${country}`, headers: { ...headers }, payload: { lines } });
const countryIn = (list: HelpList, country: string) => list.countries.find((one) => one.country === country);
const asked = { pathname: '/help-now', query: {}, origin: '' };

describe('the list of the operator', () => {
  test('takes the place of a country or adds one, and is on the page at once', async () => {
    const list = (await put('NP', [line])).json<HelpList>();
    expect(countryIn(list, 'NP')).toMatchObject({ names: { en: 'Nepal', hi: 'नेपाल' }, isOwn: true, lines: [line] });
    expect(countryIn(list, 'IN')).toMatchObject({ isOwn: false, lines: builtInHelp[0]!.lines });
    expect(await site.app.pageData.helpNow!(asked)).toEqual({ kept: [expect.objectContaining({ country: 'NP', lines: [line] })] });
    const again = (await put('NP', [])).json<HelpList>();
    expect(countryIn(again, 'NP')).toBeUndefined();
  });

  test.each([
    ['a number with letters', { number: 'CALL ME' }],
    ['a script in a number', { number: 'javascript:1' }],
    ['no Hindi', { name: { en: 'Only English' } }],
    ['a day that lies ahead', { checkedOn: '2999-01-01' }],
    ['no day', { checkedOn: 'today' }],
    ['no source', { source: '' }],
  ])('refuses %s, and keeps what was there', async (_what, wrong) => {
    expect([400, 422]).toContain((await put('NP', [{ ...line, ...wrong }])).statusCode);
    expect(countryIn((await site.app.inject({ url: '/api/operator/help-lines', headers: operator.headers })).json(), 'NP')).toBeUndefined();
  });

  test('refuses a country that is none, and more lines than anybody would read', async () => {
    expect((await put('QQ', [line])).statusCode).toBe(422);
    expect((await put('np', [line])).statusCode).toBe(400);
    expect(
      (
        await put(
          'NP',
          Array.from({ length: 9 }, () => line),
        )
      ).statusCode,
    ).toBe(400);
  });

  test('is kept by operators alone', async () => {
    const other = await site.signUp();
    expect((await put('NP', [line], other.headers)).statusCode).toBe(403);
    expect((await put('NP', [line], {})).statusCode).toBe(401);
  });
});

test('with the database away the page shows what was read last; before that, what came with the program', async () => {
  const away = new Proxy({} as TestApp['database'], {
    get: () => () => {
      throw new Error('the database is away');
    },
  });
  expect(await helpPages({ database: away }).helpNow!(asked).catch(() => 'failed')).toEqual({ kept: [] });
});
