import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type Path, STEPS } from '#contract/steady-words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { afterFile } from '#testing/after-file.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { finishStory } from '#testing/finished-story.ts';
import { headersAt } from '#testing/later-token.ts';
import { agree, type TestPerson } from '#testing/people.ts';
import { saying, standInProvider } from '#testing/stand-in-provider.ts';
import { watchWrites } from '#testing/watch-writes.ts';
import { recordReview } from './actions.ts';

/*
 * What a person does on the two paths is seen by nobody else: a person has a marked phrase in everything that can be written there, and then
 * every place is looked at to which it could have gone.
 */
const MARK = 'zebrafinch-by-the-well';
const written =
  'What comes easily to you shows most on some days, and other things ask for more time. Small steps can help, and nothing is sure yet.';

let time = new Date('2026-03-01T09:00:00Z');
let site: TestApp;
let asha: TestPerson;
let received: readonly { readonly body: unknown }[];
let headersOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
let logged: readonly string[];

const send = async (method: 'POST' | 'PUT', path: string, payload: object) =>
  site.app.inject({ method, url: `/api/steady${path}`, headers: await headersAt(site, asha, time), payload });
const own = () => headersAt(site, asha, time);

beforeAll(async () => {
  logged = watchWrites();
  const standIn = await standInProvider([saying(written)]);
  afterFile(standIn.close);
  received = standIn.received;
  const operators: string[] = [];
  const textProvider = {
    address: standIn.address,
    key: 'k',
    model: 'm',
    languages: ['en'],
    hourlyLimit: 1_000,
    dailyLimit: 5_000,
  } as const;
  site = await testApp({ now: () => time, config: { operators, textProvider, logLevel: 'debug' } });
  asha = await site.signUp('Asha Rao');
  const operator = await site.signUp('Omar Pal');
  const other = await site.signUp('Nobody Else');
  const { username } = await site.database
    .selectFrom('people.person')
    .select('username')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  operators.push(username!);
  await agree(site.database, asha.id, time, ['provider']);
  await finishStory(site.database, { person: asha, at: time });
  await recordReview(
    { database: site.database, now: () => time },
    { clinician: 'Dr Rahman', qualification: 'Psychologist', reviewedOn: '2026-02-20' },
  );
  for (const path of ['steady', 'confidence'] as const) await walk(path);
  const { owner } = await makeEmployersOf(site, () => time).foundOrganisation();
  headersOf = {
    nobody: {},
    'another person': await headersAt(site, other, time),
    'an operator': await headersAt(site, operator, time),
    'an employer': owner.headers,
  };
});

/** Does every step of a path, a day each, and keeps a marked note in it. */
async function walk(path: Path) {
  for (const step of STEPS[path]) {
    const visit = await send('POST', '/visits', { path, step, before: { mood: 3, confidence: 4 } });
    expect(visit.statusCode, step).toBe(201);
    const { visitId } = visit.json<{ visitId: number }>();
    const kept = await send('POST', '/notes', { path, step, parts: { page: `${MARK} ${path} ${step}`, other: MARK } });
    expect(kept.statusCode, step).toBe(201);
    await send('PUT', `/visits/${visitId}`, { after: { mood: 4, confidence: 4 } });
    time = daysAfter(time, 1);
  }
}

/** The address with the person's own number wherever it asks for one of a person. */
function fill({ path, params }: (typeof endpoints)[number], id: number): string {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) : {};
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'userId') return String(id);
    const { example = 1 } = (properties[name] ?? {}) as { example?: unknown };
    return encodeURIComponent(String(example));
  });
}
const reads = endpoints.filter(({ method, inEvents }) => method === 'GET' && !inEvents);

test('no address tells it to anybody else: not to an employer, an operator, another person or a visitor', async () => {
  expect(reads.length).toBeGreaterThan(60);
  for (const [who, headers] of Object.entries(headersOf))
    for (const endpoint of reads) {
      const { body } = await site.app.inject({ url: fill(endpoint, asha.id), headers });
      expect(body.includes(MARK), `${endpoint.path} as ${who}`).toBe(false);
    }
});

test('to the person two addresses tell it: their own page, and their own export, which has all of it', async () => {
  const telling: string[] = [];
  for (const endpoint of reads) {
    const { body } = await site.app.inject({ url: fill(endpoint, asha.id), headers: await own() });
    if (body.includes(MARK)) telling.push(endpoint.path);
  }
  expect(telling.toSorted()).toEqual(['/api/my-data', '/api/steady']);
  const { steady } = (await site.app.inject({ url: '/api/my-data', headers: await own() })).json();
  expect(steady.notes).toHaveLength(12);
  expect(steady.visits).toHaveLength(12);
});

test('no text that is written of the person, and no call of the provider, knows of it', async () => {
  for (const kind of ['barChart', 'wordCloud', 'insights'] as const) {
    const { body } = await site.app.inject({ url: `/api/report/${asha.id}/texts/${kind}`, headers: await own() });
    expect(body).not.toContain(MARK);
  }
  expect(received.length).toBeGreaterThan(0);
  expect(JSON.stringify(received)).not.toMatch(new RegExp(`${MARK}|steady|slider`, 'i'));
});

test('what others are shown by a link has nothing of it', async () => {
  await site.database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', asha.id).execute();
  const link = { report: 'professional', sections: ['inShort'], days: 7 };
  const { token } = (await site.app.inject({ method: 'POST', url: '/api/share-links', headers: await own(), payload: link })).json();
  for (const path of ['', '/picture']) {
    const { statusCode, body } = await site.app.inject({ url: `/api/shared/${token}${path}` });
    expect(statusCode).toBe(200);
    expect(body).not.toContain(MARK);
  }
});

/** Every table of every schema, row by row as text; what is bytes stands there in hexadecimal. */
async function tablesHolding(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(site.database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.raw(name)} as kept where kept::text ilike ${`%${text}%`} limit 1`.execute(site.database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
const hexOf = (text: string) => Buffer.from(text).toString('hex');

test('after every job has run, the database holds it only sealed, and no mail has it', async () => {
  await sql`insert into jobs.job (name, data) select name, '{"input":{}}'::jsonb from jobs.schedule`.execute(site.database);
  const undone = async () => {
    const { rows } = await sql<{ name: string; state: string; output: unknown }>`
      select name, state, output from jobs.job where state in ('created', 'retry', 'active')
        and start_after <= now() and name not like '!_!_pgboss%' escape '!'`.execute(site.database);
    return rows;
  };
  await expect.poll(undone, { timeout: 20_000, interval: 200 }).toEqual([]);
  for (const text of [MARK, hexOf(MARK), hexOf('"mood"'), hexOf('"step"')]) expect(await tablesHolding(text), text).toEqual([]);
  const { rows } = await sql<{ count: string }>`select count(*) as count from steady_record where person_id = ${asha.id}`.execute(
    site.database,
  );
  expect(Number(rows[0]!.count)).toBe(24);
});

test('no line of the log has it, also where something was refused', async () => {
  for (const payload of [
    { path: 'steady', step: MARK, parts: { page: MARK } },
    { path: 'steady', step: 'safety', parts: { [MARK]: MARK } },
    {},
  ])
    expect((await send('POST', '/notes', payload)).statusCode).toBe(400);
  expect((await send('PUT', '/notes/999999', { parts: { page: MARK } })).statusCode).toBe(404);
  site.app.log.info('the log is watched');
  await expect.poll(() => logged.join('').includes('the log is watched')).toBe(true);
  expect(logged.join('')).not.toContain(MARK);
});

test('with the key of another person, or without the secret, it cannot be read', async () => {
  const { unseal } = await import('#server/platform/sealed.ts');
  const { deriveKey } = await import('#server/platform/derived-key.ts');
  const { wrapped } = await site.database
    .selectFrom('steadyKey')
    .select('wrapped')
    .where('personId', '=', asha.id)
    .executeTakeFirstOrThrow();
  expect(() => unseal(deriveKey('another secret', 'steady'), `person ${asha.id}`, wrapped)).toThrow();
  const right = deriveKey(site.config.secret, 'steady');
  expect(() => unseal(right, 'person 1', wrapped)).toThrow();
  const own = unseal(right, `person ${asha.id}`, wrapped);
  const { sealed } = await site.database
    .selectFrom('steadyRecord')
    .select('sealed')
    .where('personId', '=', asha.id)
    .executeTakeFirstOrThrow();
  expect(unseal(own, `person ${asha.id}`, sealed).toString()).toContain('"mood"');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(own, `person ${asha.id}`, changed)).toThrow();
});
