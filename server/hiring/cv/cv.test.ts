import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { MAX_CVS_A_DAY, seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import type { JobProfile } from '#contract/hiring/seekers.ts';
import { ODT } from '#server/platform/file-kind.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { zipOf } from './fixtures/zip.ts';
import { readText } from './read-text.ts';
import { findFacts } from './rules.ts';

const site = await testApp();
const { owner } = await makeEmployersOf(site, () => new Date()).foundOrganisation();

type Headers = { readonly authorization?: string };
const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  site.app.inject({ method, url: `/api/job-seeker/${path}`, headers, ...(payload && { payload }) });
const upload = (headers: Headers, name: string, bytes: Uint8Array) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/job-seeker/cv?name=${encodeURIComponent(name)}`,
    headers: { ...headers, 'content-type': 'application/pdf' },
    payload: Buffer.from(bytes),
  });
const profileOf = async (headers: Headers) => (await ask('GET', 'profile', headers)).json<JobProfile>();

describe('the stored profile', () => {
  const fields = { phone: '+91 98200 12345', place: 'Kochi', headline: 'Tea taster', links: ['https://example.org/asha'] };

  test('is kept, changed, and read by nobody else', async () => {
    const [asha, ravi] = [await site.signUp(), await site.signUp('Ravi Rao')];
    expect((await ask('PUT', 'profile', asha.headers, fields)).json()).toMatchObject({ ...fields, name: 'Asha Rao', cv: null });
    expect((await ask('PUT', 'profile', asha.headers, { ...fields, place: 'Pune' })).json()).toMatchObject({ place: 'Pune' });
    expect(await profileOf(ravi.headers)).toMatchObject({ phone: '', links: [] });
    for (const headers of [{}, owner.headers]) expect((await ask('GET', 'profile', headers)).statusCode).toBe(401);
  });

  test.each([
    ['phone', 'call me'],
    ['place', 'x'.repeat(81)],
    ['headline', 'x'.repeat(10_000)],
  ] as const)('refuses a %s that is none', async (field, value) => {
    const { headers } = await site.signUp();
    const response = await ask('PUT', 'profile', headers, { ...fields, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ [field]: say[field] });
  });

  test('refuses a link that runs', async () => {
    const { headers } = await site.signUp();
    const response = await ask('PUT', 'profile', headers, { ...fields, links: ['javascript:alert(1)'] });
    expect(response.json().errors).toEqual({ 'links.0': say.links });
  });
});

const CV_TEXT = 'Asha Rao\nTea taster since 2014\nPhone: +91 98200 12345\ngithub.com/asha, https://asha.example/work.\n';

describe('a CV', () => {
  test('is read soon after it came, and what it seems to say is offered', async () => {
    const { headers } = await site.signUp();
    expect((await upload(headers, 'My CV.pdf', Buffer.from(CV_TEXT))).json()).toMatchObject({
      cv: { name: 'My CV.txt', media: 'text/plain', bytes: CV_TEXT.length, state: 'waiting' },
    });
    await vi.waitFor(async () => expect((await profileOf(headers)).cv?.state).toBe('read'), { timeout: 20_000, interval: 100 });
    expect((await profileOf(headers)).cv?.found).toEqual({
      phone: '+91 98200 12345',
      headline: 'Tea taster since 2014',
      links: ['https://github.com/asha', 'https://asha.example/work'],
    });
    const file = await ask('GET', 'cv', headers);
    expect(file.body).toBe(CV_TEXT);
    expect(file.headers['content-disposition']).toContain('cv.txt');
    expect((await ask('DELETE', 'cv', headers)).json()).toMatchObject({ cv: null });
    expect((await ask('GET', 'cv', headers)).statusCode).toBe(404);
  });

  test.each([
    ['a picture', 'cv.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', 'cv.docx', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')],
    ['a web page in another code', 'cv.txt', Buffer.from([0xff, 0xfe, 0x3c, 0x00])],
    ['a plain zip file', 'cv.docx', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
  ])('that is %s under a right name is refused by its content', async (_what, name, bytes) => {
    const { headers } = await site.signUp();
    const response = await upload(headers, name, bytes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: say.cvKind, errors: { cv: say.cvKind } });
    expect((await profileOf(headers)).cv).toBe(null);
  });

  test('of fifty megabytes is refused before it is read, in words that help', async () => {
    const { headers } = await site.signUp();
    const response = await upload(headers, 'cv.pdf', new Uint8Array(50 * 1024 * 1024));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'too-large', message: say.cvTooLarge });
  });

  test('comes twenty times a day from one person, and waits once: a newer one is read in its place', async () => {
    const { id, headers } = await site.signUp();
    for (let count = 1; count <= MAX_CVS_A_DAY; count += 1)
      expect((await upload(headers, 'cv.txt', Buffer.from(`Asha Rao\nTaster ${count}`))).statusCode).toBe(200);
    const refused = await upload(headers, 'cv.txt', Buffer.from('Asha Rao\nOne too many'));
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { message: say.cvTooOften, errors: { cv: say.cvTooOften } }]);
    await vi.waitFor(async () => expect((await profileOf(headers)).cv?.found.headline).toBe('Taster 20'), {
      timeout: 20_000,
      interval: 100,
    });
    const { rows } = await sql<{ key: string }>`select distinct singleton_key as key from jobs.job
      where name = 'read-cv' and data -> 'input' ->> 'personId' = ${String(id)}`.execute(site.database);
    expect(rows).toEqual([{ key: String(id) }]);
  });

  test('is the only body that is not JSON: every other address reads as before', async () => {
    const { headers } = await site.signUp();
    const text = { ...headers, 'content-type': 'text/plain' };
    const other = await site.app.inject({ method: 'PUT', url: '/api/job-seeker/profile', headers: text, payload: '{}' });
    expect(other.statusCode).toBe(415);
    expect((await site.app.inject({ method: 'PUT', url: '/api/job-seeker/cv', headers: text, payload: '' })).json().message).toBe(
      say.cvEmpty,
    );
  });
});

test('the text of each kind of file is read', async () => {
  const odt = zipOf({ mimetype: ODT, 'content.xml': '<office:text><text:p>Asha &amp; Rao</text:p><text:p>Taster</text:p></office:text>' });
  expect(await readText(odt, ODT)).toBe('Asha & Rao\nTaster');
  await expect(readText(odt.subarray(0, 40), ODT)).rejects.toThrow();
});

test.each(['<', '<text:s ', '<text:line-break ', '<a'])('a file of nothing but %s is read in seconds', async (piece) => {
  const begun = performance.now();
  await readText(zipOf({ mimetype: ODT, 'content.xml': piece.repeat(400_000) }), ODT);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('what a text seems to say is found in seconds, however many full stops a link has', () => {
  const begun = performance.now();
  findFacts(`https://${'.'.repeat(99_000)}x`);
  expect(findFacts('See https://asha.example/work.;').links).toEqual(['https://asha.example/work']);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
