import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Add } from '#server/platform/job.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';
import { testPrivacy } from '#testing/privacy.ts';
import { columnsNamingPeople, countRows, putRow, type Row, SAID, tablesAboutPeople } from '#testing/tables-about-people.ts';
import { eraseDue } from './erasing.ts';

let site: TestApp;
/** What is nobody's, and on which rows about people hang. */
let parents: ReadonlyMap<string, Row>;
const now = () => new Date();
beforeAll(async () => {
  site = await testApp();
  const { owner, orgId } = await makeEmployersOf(site, now).foundOrganisation();
  const job = await insertOpenJob(site, owner, now());
  const decision = { org_id: orgId, member_id: owner.id, kind: 'move', key: 'pressed once' };
  const circle = await putRow(site.database, 'society.circle', { title: 'Rivers', question: 'Why?', charter: '' });
  parents = new Map<string, Row>([
    ['hiring.organisation', { org_id: orgId }],
    ['hiring.member', { org_id: orgId, id: owner.id }],
    ['hiring.job', { org_id: orgId, id: job.id }],
    ['hiring.stage', { org_id: orgId, job_id: job.id, id: job.stages[0]!.id }],
    ['society.circle', circle],
    ['society.circle_meeting', await putRow(site.database, 'society.circle_meeting', { circle_id: circle.id, time_zone: 'Asia/Kolkata' })],
    ['society.circle_thread', await putRow(site.database, 'society.circle_thread', { circle_id: circle.id })],
    ['hiring.decision', await putRow(site.database, 'hiring.decision', decision)],
    ['society.safety_case', await putRow(site.database, 'society.safety_case', { kind: 'message', subject: '1', decided_by: null })],
  ]);
});

/** What a row needs besides, where a rule of the table says more than the kinds of its columns. */
const further: Readonly<Record<string, (other: number) => Record<string, unknown>>> = {
  'hiring.application': () => ({ source: 'board' }),
  'hiring.application_event': () => ({ kind: 'applied', job_id: parents.get('hiring.job')!.id }),
  'hiring.interview': () => ({ state: 'proposed', way: 'video', minutes: 30 }),
  'hiring.letter': () => ({ state: 'queued' }),
  'hiring.result_grant': () => ({ snapshot: JSON.stringify([SAID]) }),
  'hiring.scorecard': () => ({ recommendation: 'yes' }),
  'hiring.self_identification': () => ({ gender: 'woman' }),
  'people.birth': () => ({ year: 1990, month: 4 }),
  'people.cv': () => ({ state: 'read' }),
  // the record of the erasure keeps which text was agreed to
  'public.consent_record': () => ({ given_by: 'person', purpose: 'measuring', notice: '2026-11', language: 'en' }),
  'public.erasure': () => ({ asked_by: 'person', language: 'en', due_at: new Date(Date.now() - 1_000) }),
  'public.parent_request': () => ({ language: 'en' }),
  'public.practice_course': () => ({ begun_on: '2026-11-22' }),
  'public.practice_journal_entry': () => ({ day: '2026-11-22' }),
  'public.practice_record': () => ({ day: '2026-11-22', kind: 'done' }),
  'society.case_appeal': () => ({ side: 'author' }),
  'society.circle_request': () => ({ kind: 'asked' }),
  'society.digest': () => ({ pace: 'weekly' }),
  'society.membership': () => ({ state: 'invited' }),
  'public.relationship': (other) => ({ invited_id: other, agreed_at: new Date() }),
};

/** A person of whom every table that can hold something of a person does. Some rows are there already: the factory makes them. */
async function filledPerson() {
  const { id } = await site.signUp();
  const { id: other } = await site.signUp();
  const { email } = await site.database.selectFrom('people.person').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const rows = new Map<string, Row>([...parents, ['people.person', { id }]]);
  const tables = await tablesAboutPeople(site.database);
  for (const { table, links, parents: others } of tables) {
    const given: Record<string, unknown> = {};
    for (const { column, to, toColumn } of [...others, ...links]) if (rows.has(to)) given[column] = rows.get(to)![toColumn];
    if (table === 'people.birth') continue; // once only, and the factory has told it
    rows.set(table, await putRow(site.database, table, { ...given, ...further[table]?.(other) }));
  }
  const facts = JSON.stringify({ candidate: SAID, applicationId: rows.get('hiring.application')!.id });
  const { org_id, id: member_id } = parents.get('hiring.member')!;
  await putRow(site.database, 'hiring.notification', { org_id, member_id, kind: 'applied', path: '/', facts });
  await putRow(site.database, 'people.code', { email });
  await putRow(site.database, 'people.verification', { identifier: email });
  const data = { input: { purpose: 'verify', email, language: 'en', origin: '' } };
  await sql`insert into jobs.job (name, data, start_after) values ('code-mail', ${JSON.stringify(data)}::jsonb, now() + interval '1 day')`.execute(
    site.database,
  );
  return { id, email, tables };
}

/** Everywhere, as text: whatever names the person by number or e-mail, or was said by them or of them. */
async function tracesOf(email: string, id: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'people', 'hiring', 'society', 'jobs') and table_type = 'BASE TABLE'`.execute(site.database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as kept
      where kept::text like ${`%${email}%`} or kept::text like ${`%${SAID}%`} limit 1`.execute(site.database);
    if (rows.length > 0) found.push(name);
  }
  for (const { table, links } of await tablesAboutPeople(site.database))
    for (const { column, to } of links) {
      if (to !== 'people.person') continue;
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(site.database);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
  return found;
}

/** The numbers of an application, what happened to it, and a candidate without a name: nothing else, in no table. */
async function leftInHiring(): Promise<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { table } of await tablesAboutPeople(site.database)) {
    const count = table.startsWith('hiring.') ? await countRows(site.database, table) : 0;
    if (count > 0) left[table] = count;
  }
  return left;
}

describe('an erasure that is due', () => {
  test('leaves nothing of the person in any table but the record of it, and sends the last mail once', async () => {
    const { id, email, tables } = await filledPerson();
    expect(tables.length).toBeGreaterThan(15);
    for (const { table } of tables) expect(await countRows(site.database, table), table).toBeGreaterThan(0);
    const sent: unknown[] = [];
    const add: Add = async (_job, input) => void sent.push(input);
    await eraseDue(testPrivacy(site, now, add));
    expect(await tracesOf(email, id)).toEqual([]);
    expect(await site.database.selectFrom('people.person').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(sent).toEqual([expect.objectContaining({ kind: 'erased', email, origin: 'https://bhava.example' })]);
    expect(await leftInHiring()).toEqual({ 'hiring.application': 1, 'hiring.application_event': 2, 'hiring.candidate': 1 });
    const [record] = await site.database.selectFrom('erasureRecord').selectAll().execute();
    expect(JSON.stringify(record)).not.toContain(email);
    expect(record).toMatchObject({
      askedBy: 'person',
      consents: expect.arrayContaining([expect.objectContaining({ purpose: 'measuring' })]),
    });
    expect(record!.keepUntil.getUTCFullYear()).toBe(now().getUTCFullYear() + 3);
    await eraseDue(testPrivacy(site, now, add));
    expect(sent).toHaveLength(1);
  });

  test('is done wholly or not at all: what breaks off in the middle is done by the next run', async () => {
    const { id, email } = await filledPerson();
    const breaking: Add = async () => {
      throw new Error('killed');
    };
    await expect(eraseDue(testPrivacy(site, now, breaking))).rejects.toThrow('killed');
    expect((await tracesOf(email, id)).length).toBeGreaterThan(10);
    const sent: unknown[] = [];
    await eraseDue(testPrivacy(site, now, async (_job, input) => void sent.push(input)));
    expect(await tracesOf(email, id)).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('that cannot be done keeps no other, and is told', async () => {
    const people = [await site.signUp(), await site.signUp()].map(({ id }) => id);
    const due = { askedAt: now(), dueAt: now(), askedBy: 'person', language: 'en' } as const;
    await site.database
      .insertInto('erasure')
      .values(people.map((personId) => ({ personId, ...due })))
      .execute();
    const left = async () =>
      (await site.database.selectFrom('people.person').select('id').where('id', 'in', people).execute()).map(({ id }) => id);
    let isFirst = true;
    const refusingFirst: Add = async () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Error('refused');
    };
    await expect(eraseDue(testPrivacy(site, now, refusingFirst))).rejects.toThrow('refused');
    expect(await left()).toHaveLength(1);
    await eraseDue(testPrivacy(site, now, async () => {}));
    expect(await left()).toEqual([]);
  });
});

test('every foreign key to a person takes its row along, or the row of somebody else stays without them', async () => {
  const tables = await tablesAboutPeople(site.database);
  const strays = tables.flatMap(({ table, links }) =>
    links.filter(({ onDelete }) => onDelete !== 'c').map(({ column }) => `${table}.${column}`),
  );
  // candidates who were found to be one person go together, in one statement (server/hiring/erasing/repository.ts)
  expect(strays).toEqual(['hiring.candidate.merged_into', 'hiring.candidate.org_id']);
});

/** Columns that name people without a foreign key, and why nothing of an erased person stays in them. */
const named: Readonly<Record<string, string>> = {
  'hiring.job_event.operator_id': 'the number of whoever moderates jobs: nothing is left that says whose number it was',
  'hiring.member.email': 'of an employer, whose account is no person’s',
  'hiring.member_invitation.email': 'of an employer who is invited',
  'people.code.email': 'goes with the person, by e-mail',
  'people.verification.identifier': 'goes with the person, by e-mail',
  'society.circle_seat.person_id': 'a view of the members of circles',
  'society.present_member.person_id': 'a view of memberships',
};

test('no other column names a person', async () => {
  const tables = await tablesAboutPeople(site.database);
  const covered = ['people.person', ...tables.map(({ table }) => table)];
  const strays = (await columnsNamingPeople(site.database)).filter(
    (name) => !covered.some((table) => name.startsWith(`${table}.`)) && !(name in named),
  );
  expect(strays).toEqual([]);
});
