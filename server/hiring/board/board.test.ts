import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JobAd, JobBoard } from '#contract/hiring/board.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';
import { isActiveJob } from '../counters.ts';
import { inScope } from '../scope.ts';
import { summaryOf, wordsOf } from './rules.ts';

/** Half past three in the night in India, still the 22nd in Europe. */
let time = new Date('2026-11-22T22:00:00Z');
const site = await testApp({ now: () => time, config: { origin: 'https://bhava.example' } });
const { foundOrganisation } = makeEmployersOf(site, () => time);
const { owner: tea } = await foundOrganisation('Harbour Tea');
const { owner: pumps } = await foundOrganisation('Orchard Pumps');
const get = async <T>(url: string) => (await site.app.inject({ url })).json<T>();
const titles = async (query = '') => (await get<JobBoard>(`/api/jobs?${query}`)).jobs.map(({ title }) => title);
const hoursAgo = (hours: number) => new Date(time.getTime() - hours * 60 * 60 * 1000);

let taster: Awaited<ReturnType<typeof insertOpenJob>>;
beforeAll(async () => {
  taster = await insertOpenJob(site, tea, hoursAgo(3), {
    title: 'Tea taster',
    description: '<p onclick="steal()">Taste <b>tea</b> &amp; write.<script>alert(1)</script></p>',
    salaryFrom: 600_000,
    salaryTo: 900_000,
    closesOn: '2026-11-23',
  });
  await insertOpenJob(site, tea, hoursAgo(2), { title: 'चाय लेखक', language: 'hi', workPlace: 'remote', place: '' });
  await insertOpenJob(site, pumps, hoursAgo(1), {
    title: 'Fitter (C++ & pumps)',
    employment: 'part-time',
    place: 'Pune',
    region: 'Maharashtra',
  });
  await insertOpenJob(site, pumps, hoursAgo(1), { title: 'Yesterday was the last day', closesOn: '2026-11-22' });
  for (const state of ['draft', 'paused', 'closed', 'archived'] as const)
    await insertOpenJob(site, pumps, hoursAgo(1), { title: `A ${state} one`, state, ...(state === 'draft' && { publishedAt: null }) });
});

describe('the board', () => {
  test('holds the open jobs of all organisations, the newest first, and none whose last day is over where the organisation is', async () => {
    expect(await titles()).toEqual(['Fitter (C++ & pumps)', 'चाय लेखक', 'Tea taster']);
  });

  test.each([
    ['q=tast', ['Tea taster']],
    ['q=TEA+kochi', ['Tea taster']],
    ['q=harbour', ['चाय लेखक', 'Tea taster']],
    ['q=harbour+taster', ['Tea taster']],
    ['q=orchard+taster', []],
    ['q=चाय', ['चाय लेखक']],
    ["q=c%2B%2B+'|!&", ['Fitter (C++ & pumps)']],
    ['q=%26%7C!', ['Fitter (C++ & pumps)', 'चाय लेखक', 'Tea taster']],
    ['q=nothing', []],
    ['place=pUn', ['Fitter (C++ & pumps)']],
    ['place=maharashtra', ['Fitter (C++ & pumps)']],
    ['place=%25', []],
    ['remote=true', ['चाय लेखक']],
    ['employment=part-time', ['Fitter (C++ & pumps)']],
    ['language=hi', ['चाय लेखक']],
    ['q=&place=&remote=&employment=&language=&page=', ['Fitter (C++ & pumps)', 'चाय लेखक', 'Tea taster']],
    ['page=2', []],
  ])('finds by %s', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test.each(['page=0', 'page=x', 'employment=other', 'language=xx', `q=${'a'.repeat(101)}`, 'remote=perhaps'])(
    'refuses %s',
    async (query) => {
      expect((await site.app.inject({ url: `/api/jobs?${query}` })).statusCode).toBe(400);
    },
  );

  test('counts all that is found, and shows twenty on a page', async () => {
    const { owner } = await foundOrganisation('Many Hands');
    for (let made = 1; made <= 21; made += 1) await insertOpenJob(site, owner, hoursAgo(10 + made), { title: `Packer ${made}` });
    const first = await get<JobBoard>('/api/jobs?q=packer');
    expect(first).toMatchObject({ count: 21, page: 1, pages: 2 });
    expect(first.jobs).toHaveLength(20);
    expect(await titles('q=packer&page=2')).toEqual(['Packer 21']);
  });

  test('counts to a thousand, and says that there are more', async () => {
    const { owner } = await foundOrganisation('Thousand Hands');
    const { orgId, id } = owner;
    await inScope(site.database, { organisation: orgId }, (transaction) =>
      sql`insert into hiring.job (org_id, state, title, published_at, created_by, created_at, updated_at)
        select ${orgId}, 'open', 'Sorter ' || n, ${hoursAgo(100)}, ${id}, now(), now() from generate_series(1, 1001) n`.execute(
        transaction,
      ),
    );
    expect(await get<JobBoard>('/api/jobs?q=sorter')).toMatchObject({ count: 1_000, hasMore: true, pages: 50 });
    expect(await get<JobBoard>('/api/jobs?q=packer')).toMatchObject({ count: 21, hasMore: false });
    await inScope(site.database, { organisation: orgId }, (transaction) =>
      sql`update hiring.job set state = 'archived' where org_id = ${orgId}`.execute(transaction),
    );
  });
});

describe('what the board looks through', () => {
  type Change = { readonly name?: string; readonly timeZone?: string };
  const changeOrganisation = (orgId: number, change: Change) =>
    inScope(site.database, { organisation: orgId }, (transaction) =>
      transaction.updateTable('hiring.organisation').set(change).where('orgId', '=', orgId).execute(),
    );

  test('follows a job through every state, and all that is searched for', async () => {
    const { owner } = await foundOrganisation('Seven States');
    const { id } = await insertOpenJob(site, owner, hoursAgo(5), { title: 'Glazier', place: 'Goa' });
    const change = (changes: object) =>
      inScope(site.database, { organisation: owner.orgId }, (transaction) =>
        transaction.updateTable('hiring.job').set(changes).where('id', '=', id).execute(),
      );
    for (const state of ['paused', 'open', 'closed', 'open', 'archived', 'open'] as const) {
      await change({ state });
      expect([state, await titles('q=glazier')]).toEqual([state, state === 'open' ? ['Glazier'] : []]);
    }
    await change({ title: 'Roofer', place: 'Panaji', workPlace: 'remote', employment: 'contract', language: 'hi' });
    expect(await titles('q=glazier')).toEqual([]);
    expect(await titles('place=goa')).toEqual([]);
    for (const query of ['q=roofer', 'q=panaji', 'place=panaji', 'remote=true', 'employment=contract', 'language=hi'])
      expect([query, await titles(query)]).toEqual([query, expect.arrayContaining(['Roofer'])]);
    await change({ state: 'archived' });
  });

  test('follows the name of an organisation, and the time zone in which a last day ends', async () => {
    const { owner } = await foundOrganisation('Lantern Works');
    const { orgId } = owner;
    await insertOpenJob(site, owner, hoursAgo(5), { title: 'Tinsmith', closesOn: '2026-11-22' });
    expect(await titles('q=lantern')).toEqual([]); // it is the 23rd in India
    await changeOrganisation(orgId, { timeZone: 'Europe/Lisbon' });
    expect(await titles('q=lantern')).toEqual(['Tinsmith']);
    await changeOrganisation(orgId, { name: 'Candle Works' });
    expect(await titles('q=lantern')).toEqual([]);
    expect(await titles('q=candle')).toEqual(['Tinsmith']);
    await changeOrganisation(orgId, { timeZone: 'Asia/Kolkata' });
  });

  test('is at the end what hiring calls an open job', async () => {
    const [onBoard, open] = await inScope(site.database, 'platform', async (transaction) => [
      await sql<{ id: number }>`select job_id as id from board.job where closes_at is null or closes_at > ${time} order by 1`.execute(
        transaction,
      ),
      await sql<{ id: number }>`select id from hiring.job as job where ${isActiveJob(time)} order by 1`.execute(transaction),
    ]);
    expect(onBoard.rows.length).toBeGreaterThan(20);
    expect(onBoard.rows).toEqual(open.rows);
  });
});

describe('a job', () => {
  test('is told with what it pays and until when, and its text holds nothing that runs', async () => {
    const job = await get<JobAd>(`/api/jobs/${taster.id}`);
    expect(job).toMatchObject({
      state: 'open',
      organisation: 'Harbour Tea',
      salary: { from: 600_000, to: 900_000, currency: 'INR', per: 'year' },
      closesOn: '2026-11-23',
      closesAt: '2026-11-23T18:30:00.000Z',
      description: '<p>Taste <b>tea</b> &amp; write.</p>',
    });
  });

  test('is closed with its last day, and can still be read', async () => {
    const before = time;
    time = new Date('2026-11-23T18:29:59Z');
    expect((await get<JobAd>(`/api/jobs/${taster.id}`)).state).toBe('open');
    time = new Date('2026-11-23T18:30:00Z');
    expect((await get<JobAd>(`/api/jobs/${taster.id}`)).state).toBe('closed');
    time = before;
  });

  test('that was never published, or never was, is not there', async () => {
    const [draft] = await inScope(site.database, 'platform', (transaction) =>
      transaction.selectFrom('hiring.job').select('id').where('state', '=', 'draft').execute(),
    );
    for (const id of [draft!.id, 999_999]) expect((await site.app.inject({ url: `/api/jobs/${id}` })).statusCode).toBe(404);
  });
});

test('other job boards read the open jobs, each once and in full', async () => {
  const { body, headers } = await site.app.inject({ url: '/jobs/feed.xml' });
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain(`<url>https://bhava.example/jobs/${taster.id}</url>`);
  expect(body).toContain('<title>Fitter (C++ &amp; pumps)</title>');
  expect(body).toContain('<salary>INR 600000 - 900000 per year</salary>');
  expect(body).toContain('&lt;b&gt;tea&lt;/b&gt;');
  expect(body).not.toContain('A paused one');
  expect(body.match(/<job>/g)).toHaveLength((await get<JobBoard>('/api/jobs')).count);
});

test('the map of the site names the open jobs in every language', async () => {
  const { body } = await site.app.inject({ url: '/sitemap.xml' });
  expect(body).toContain(`<loc>https://bhava.example/jobs/${taster.id}</loc><lastmod>2026-11-22</lastmod>`);
  expect(body).toContain(`<loc>https://bhava.example/hi/jobs/${taster.id}</loc>`);
  expect(body).toContain('<loc>https://bhava.example/jobs</loc>');
});

test.each([
  ['<p>One.</p><p>Two &amp; three</p>', 'One. Two & three'],
  [`<p>${'word '.repeat(50)}</p>`, `${'word '.repeat(30)}word…`],
])('the beginning of a text is told without its marks', (html, summary) => {
  expect(summaryOf(html)).toBe(summary);
});

test('words are what a search holds besides signs', () => {
  expect(wordsOf(` O'Neil: "fitter" & कर्मचारी | !`)).toEqual(['o', 'neil', 'fitter', 'कर्मचारी']);
});
