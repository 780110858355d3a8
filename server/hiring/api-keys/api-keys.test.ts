import { describe, expect, test } from 'vitest';
import { KEY_REQUESTS_A_MINUTE, type KeyScope, MAX_KEYS, keyMessages as say } from '#contract/hiring/api-key-words.ts';
import type { KeyList } from '#contract/hiring/api-keys.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { inScope } from '#server/hiring/scope.ts';
import { daysAfter, MINUTE_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';

let time = new Date('2026-11-23T06:00:00Z');
const site = await testApp({ now: () => time });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);

const everything: KeyScope[] = ['jobs', 'applications', 'candidates'];
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, { headers }: Pick<TestMember, 'headers'>, payload?: object) {
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
async function makeKey(owner: TestMember, scopes: KeyScope[] = everything, lastDay: string | null = null) {
  const { status, body } = await send('POST', '/api/hiring/api-keys', owner, { name: 'Payroll', scopes, lastDay });
  expect(status).toBe(201);
  return { key: body.key as string, keyId: body.keys[0].keyId as number, headers: { authorization: `Bearer ${body.key}` } };
}
const keysOf = async (owner: TestMember): Promise<KeyList['keys']> => (await send('GET', '/api/hiring/api-keys', owner)).body.keys;
const read = (path: string, key: Pick<TestMember, 'headers'>) => send('GET', `/api/hiring-data/v1${path}`, key);

describe('a key', () => {
  test('is told once, and kept as its beginning and its digest alone', async () => {
    const { owner, orgId } = await foundOrganisation();
    const { key } = await makeKey(owner);
    const [listed] = await keysOf(owner);
    expect(listed).toMatchObject({ name: 'Payroll', state: 'active', scopes: everything, lastDay: null, lastUsedAt: null });
    expect(key.startsWith(listed!.prefix)).toBe(true);
    const kept = await inScope(database, { organisation: orgId }, (transaction) =>
      transaction.selectFrom('hiring.apiKey').selectAll().executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(kept)).not.toContain(key.slice(listed!.prefix.length));
  });

  test('is made, seen and revoked by owners alone; each is written down', async () => {
    const { owner, add } = await foundOrganisation();
    const { keyId } = await makeKey(owner);
    for (const role of ['recruiter', 'hiring-manager', 'interviewer'] as const) {
      const member = await add(role);
      const wish = { name: 'Mine', scopes: ['jobs'], lastDay: null };
      const answers = [
        await send('GET', '/api/hiring/api-keys', member),
        await send('POST', '/api/hiring/api-keys', member, wish),
        await send('DELETE', `/api/hiring/api-keys/${keyId}`, member),
      ];
      expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403]);
    }
    await send('DELETE', `/api/hiring/api-keys/${keyId}`, owner);
    const { body } = await send('GET', '/api/hiring/audit', owner);
    expect(body.events.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`)).toEqual([
      'key-revoked Payroll',
      'key-made Payroll',
    ]);
  });

  test('of another organisation is as one that is not there', async () => {
    const [{ owner }, elsewhere] = [await foundOrganisation(), await foundOrganisation('Pier Pumps')];
    const { keyId } = await makeKey(owner);
    expect(await send('DELETE', `/api/hiring/api-keys/${keyId}`, elsewhere.owner)).toMatchObject({
      status: 404,
      body: { message: hiringMessages.notFound },
    });
    expect(await keysOf(elsewhere.owner)).toEqual([]);
    expect((await keysOf(owner))[0]!.state).toBe('active');
  });

  test.each([
    [{ name: ' ', scopes: ['jobs'], lastDay: null }, { name: say.name }],
    [{ name: 'x'.repeat(61), scopes: ['jobs'], lastDay: null }, { name: say.name }],
    [{ name: 'Key', scopes: [], lastDay: null }, { scopes: say.scopes }],
    [{ name: 'Key', scopes: ['candidates'], lastDay: null }, { scopes: say.candidatesAlone }],
    [{ name: 'Key', scopes: ['jobs'], lastDay: '2026-11-22' }, { lastDay: say.lastDay }],
    [{ name: 'Key', scopes: ['jobs'], lastDay: 'soon' }, { lastDay: say.lastDay }],
  ])('is not made from %j', async (wish, errors) => {
    const { owner } = await foundOrganisation();
    expect(await send('POST', '/api/hiring/api-keys', owner, wish)).toMatchObject({ status: 400, body: { errors } });
    expect(await keysOf(owner)).toEqual([]);
  });

  test('makes room for another once it is revoked', async () => {
    const { owner } = await foundOrganisation();
    for (let count = 0; count < MAX_KEYS; count += 1) await makeKey(owner);
    const wish = { name: 'One more', scopes: ['jobs'], lastDay: null };
    expect(await send('POST', '/api/hiring/api-keys', owner, wish)).toMatchObject({ status: 409, body: { message: say.tooMany } });
    const [newest] = await keysOf(owner);
    await send('DELETE', `/api/hiring/api-keys/${newest!.keyId}`, owner);
    expect((await send('POST', '/api/hiring/api-keys', owner, wish)).status).toBe(201);
  });
});

describe('the door', () => {
  const bearer = (token: string) => ({ headers: { authorization: token } });

  test('opens to a key that works, and says what is wrong with any other', async () => {
    const { owner } = await foundOrganisation();
    const key = await makeKey(owner, ['jobs'], '2026-11-24');
    const revoked = await makeKey(owner);
    await send('DELETE', `/api/hiring/api-keys/${revoked.keyId}`, owner);
    const { headers: person } = await site.signUp();
    const ask = async (one: Pick<TestMember, 'headers'>) => {
      const { status, body } = await read('/jobs', one);
      return [status, body.message];
    };
    expect(await ask(key)).toEqual([200, undefined]);
    expect(await ask({ headers: {} as TestMember['headers'] })).toEqual([401, say.missing]);
    expect(await ask(bearer(key.key))).toEqual([401, say.missing]);
    expect(await ask(bearer(`Bearer ${key.key.slice(0, -1)}`))).toEqual([401, say.unknown]);
    expect(await ask(bearer(`Bearer ${[...key.key].with(20, key.key[20] === 'a' ? 'b' : 'a').join('')}`))).toEqual([401, say.unknown]);
    expect(await ask({ headers: person as TestMember['headers'] })).toEqual([401, say.unknown]);
    expect(await ask(owner)).toEqual([401, say.unknown]);
    expect(await ask(revoked)).toEqual([401, say.revoked]);
    const before = time;
    time = daysAfter(before, 2);
    expect(await ask(key)).toEqual([401, say.over]);
    time = before;
    // nor does a key open what is for members
    expect((await send('GET', '/api/hiring/jobs', key)).status).toBe(401);
  });

  test('notes when a key was used, once a minute', async () => {
    const { owner } = await foundOrganisation();
    const key = await makeKey(owner);
    const usedAt = async () => (await keysOf(owner))[0]!.lastUsedAt;
    const before = time;
    await read('/jobs', key);
    time = new Date(before.getTime() + 30_000);
    await read('/jobs', key);
    expect(await usedAt()).toBe(before.toISOString());
    time = new Date(before.getTime() + 90_000);
    await read('/jobs', key);
    expect(await usedAt()).toBe(time.toISOString());
  });

  test('lets so many requests a minute in, says when it will again, and counts each key by itself', async () => {
    const { owner } = await foundOrganisation();
    const [key, other] = [await makeKey(owner), await makeKey(owner)];
    await read('/jobs', key);
    const almostAll = { count: KEY_REQUESTS_A_MINUTE - 1 };
    await database
      .updateTable('people.attemptCount')
      .set(almostAll)
      .where('endsAt', '=', new Date(time.getTime() + MINUTE_MS))
      .execute();
    expect((await read('/jobs', key)).status).toBe(200);
    const refused = await read('/jobs', key);
    expect(refused).toMatchObject({ status: 429, body: { message: say.tooOften, retryAfter: 60 }, headers: { 'retry-after': '60' } });
    expect((await read('/jobs', other)).status).toBe(200);
    time = new Date(time.getTime() + MINUTE_MS);
    expect((await read('/jobs', key)).status).toBe(200);
  });
});

describe('what a key reads', () => {
  const blind = async (orgId: number, jobId: number, stageId: number) =>
    inScope(database, { organisation: orgId }, (transaction) =>
      transaction.updateTable('hiring.job').set({ blindUntil: stageId }).where('id', '=', jobId).execute(),
    );

  test('is what it was made for', async () => {
    const { owner } = await foundOrganisation();
    const job = await insertOpenJob(site, owner, time);
    const { id } = await insertApplication(site, { job, at: time });
    const paths = ['/jobs', `/jobs/${job.id}`, '/applications', `/applications/${id}`];
    const statuses = async (scopes: KeyScope[]) => {
      const key = await makeKey(owner, scopes);
      return Promise.all(paths.map(async (path) => (await read(path, key)).status));
    };
    expect(await statuses(['jobs'])).toEqual([200, 200, 403, 403]);
    expect(await statuses(['applications'])).toEqual([403, 403, 200, 200]);
    expect(await statuses(everything)).toEqual([200, 200, 200, 200]);
  });

  test('are jobs and applications, with the person only where the key may read candidates', async () => {
    const { owner } = await foundOrganisation();
    const job = await insertOpenJob(site, owner, time);
    const { id, email } = await insertApplication(site, { job, at: time, name: 'Kavya Nair', phone: '+91 98200 12345' });
    const [whole, without] = [await makeKey(owner), await makeKey(owner, ['applications'])];
    const { body: jobs } = await read('/jobs', whole);
    expect(jobs).toMatchObject({
      jobs: [
        {
          jobId: job.id,
          title: 'Pump fitter',
          state: 'open',
          stages: job.stages.map((stage) => ({ stageId: stage.id, name: stage.name })),
        },
      ],
      next: null,
    });
    expect((await read(`/jobs/${job.id}`, whole)).body.description).toBe('<p>Fit pumps.</p>');
    const { body: listed } = await read('/applications', whole);
    expect(listed.applications).toMatchObject([{ applicationId: id, candidate: { name: 'Kavya Nair' } }]);
    const { body: one } = await read(`/applications/${id}`, whole);
    expect(one).toMatchObject({ candidate: { name: 'Kavya Nair', email, phone: '+91 98200 12345' }, answers: [] });
    expect(one.history).toEqual([{ kind: 'applied', at: time.toISOString(), from: null, to: 'Applied' }]);
    for (const path of ['/applications', `/applications/${id}`]) {
      const { body } = await read(path, without);
      expect(JSON.stringify(body)).not.toMatch(/Kavya|98200|candidate\d/);
    }
  });

  test('has no name while the screening is blind, whoever of the members looked behind it', async () => {
    const { owner, orgId } = await foundOrganisation();
    const job = await insertOpenJob(site, owner, time);
    await blind(orgId, job.id, job.stages[2]!.id);
    const { id } = await insertApplication(site, { job, at: time, name: 'Kavya Nair', phone: '+91 98200 12345' });
    await send('POST', `/api/hiring/applications/${id}/reveal`, owner, { reason: 'To call them' });
    const key = await makeKey(owner);
    for (const path of ['/applications', `/applications/${id}`]) {
      const { status, body } = await read(path, key);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toMatch(/Kavya|98200|candidate\d/);
    }
  });

  test('is nothing confidential, and nothing of another organisation', async () => {
    const { owner, add } = await foundOrganisation();
    const elsewhere = await foundOrganisation('Pier Pumps');
    const hidden = await insertOpenJob(site, owner, time, { isConfidential: true, managerId: (await add('recruiter')).id });
    const theirs = await insertOpenJob(site, elsewhere.owner, time);
    const key = await makeKey(owner);
    for (const job of [hidden, theirs]) {
      const { id } = await insertApplication(site, { job, at: time });
      expect((await read(`/jobs/${job.id}`, key)).status).toBe(404);
      expect((await read(`/applications/${id}`, key)).status).toBe(404);
      expect((await read(`/applications?job=${job.id}`, key)).body.applications).toEqual([]);
    }
    expect((await read('/jobs', key)).body.jobs).toEqual([]);
    expect((await read('/applications', key)).body.applications).toEqual([]);
  });

  test('comes page by page, each row once, in either order', async () => {
    const { owner } = await foundOrganisation();
    const job = await insertOpenJob(site, owner, time);
    const made: number[] = [];
    for (let count = 0; count < 5; count += 1)
      made.push((await insertApplication(site, { job, at: new Date(time.getTime() + (count % 2) * 1000) })).id);
    for (let count = 0; count < 2; count += 1) await insertOpenJob(site, owner, time);
    const key = await makeKey(owner);
    const readAll = async (path: string, idsIn: (body: Record<string, Record<string, number>[]>) => (number | undefined)[]) => {
      const ids: (number | undefined)[] = [];
      let next: string | null = '';
      while (next !== null) {
        const { body } = await read(`${path}size=2${next && `&after=${next}`}`, key);
        ids.push(...idsIn(body));
        next = body.next;
      }
      return ids;
    };
    const newest = await readAll('/applications?', ({ applications }) => applications!.map(({ applicationId }) => applicationId));
    const oldest = await readAll('/applications?sort=oldest&', ({ applications }) =>
      applications!.map(({ applicationId }) => applicationId),
    );
    expect(newest.toSorted()).toEqual(made.toSorted());
    expect(oldest).toEqual(newest.toReversed());
    expect(new Set(await readAll('/jobs?', ({ jobs }) => jobs!.map(({ jobId }) => jobId))).size).toBe(3);
    expect((await read('/applications?after=nonsense', key)).status).toBe(400);
    expect((await read('/applications?size=101', key)).status).toBe(400);
  });
});
