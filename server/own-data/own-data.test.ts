import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { OwnData } from '#contract/own-data.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import type { TestPerson } from '#testing/people.ts';
import { tablesAboutPeople } from '#testing/tables-about-people.ts';

let site: TestApp;
let asha: TestPerson;
beforeAll(async () => {
  site = await testApp();
  asha = await site.signUp('Asha Rao');
  await seedDemoPerson(site.database);
  await seedDemoSittings(site.database, DEMO_USER_ID, new Date());
  await site.database.updateTable('sitting').set({ personId: asha.id }).where('personId', '=', DEMO_USER_ID).execute();
});
const get = (path: string) => site.app.inject({ url: `/api/my-data${path}`, headers: asha.headers });

test('holds all that is kept of a person', async () => {
  const data = OwnData.parse((await get('')).json());
  expect(data.account).toMatchObject({ userId: asha.id, name: 'Asha Rao', email: expect.stringContaining('@example.org') });
  expect(data.consents.termsAgreedAt).not.toBeNull();
  expect(data.sittings.map(({ test }) => test).toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
  const { count } = await site.database
    .selectFrom('response')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(data.sittings.flatMap(({ answers }) => answers)).toHaveLength(Number(count));
  expect(data.strengths.houses.every(({ strength }) => strength !== null)).toBe(true);
  expect(data.traits.traits.length).toBeGreaterThan(100);
});

/** The names of all fields, except within what somebody answered. */
const fieldsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'answer' ? [name] : [name, ...fieldsOf(inner)]));
};

test('holds no key: neither what an answer was scored as nor a parameter of an item', async () => {
  const { sittings, ...data } = (await get('')).json<OwnData>();
  expect([...new Set(sittings.flatMap(({ answers }) => answers).flatMap(Object.keys))].toSorted()).toEqual([
    'answer',
    'position',
    'receivedAt',
    'responseTimeMs',
    'shown',
  ]);
  expect(
    fieldsOf([sittings, data]).filter(
      (name) => name !== 'passkeys' && /option|item|key|loading|intercept|threshold|discrimination|difficulty|guess/i.test(name),
    ),
  ).toEqual([]);
});

test('a spreadsheet reads the answers and the results', async () => {
  const data = (await get('')).json<OwnData>();
  const table = async (name: string): Promise<Record<string, string>[]> => {
    const response = await get(`/${name}`);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="bhava-${name}.csv"`);
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf])); // Excel needs it to read Devanagari
    return parse(response.body, { columns: true, bom: true });
  };
  const answers = await table('answers');
  expect(answers.map(({ answer }) => JSON.parse(answer!))).toEqual(
    data.sittings.flatMap((sitting) => sitting.answers.map(({ answer }) => answer)),
  );
  const results = await table('results');
  expect(results).toHaveLength(12 + data.traits.traits.length + data.traits.securenessTestResults.length);
  expect(results[0]).toMatchObject({ kind: 'mind function', name: 'Leadership and Self-Awareness', scale_to: '5' });
});

test('is another’s for nobody', async () => {
  const other = await site.signUp();
  const data = (await site.app.inject({ url: '/api/my-data', headers: other.headers })).json<OwnData>();
  expect(data).toMatchObject({ account: { userId: other.id }, sittings: [], shareLinks: [], notMe: [] });
  expect((await site.app.inject({ url: '/api/my-data' })).statusCode).toBe(401);
});

/** Where the rows of each table stand in the export; for the others, why they do not. */
const exported: Readonly<Record<string, keyof OwnData | { readonly not: string }>> = {
  'hiring.application': 'applications',
  'hiring.application_event': 'applications',
  'hiring.application_file': { not: 'the copy of the CV that the employer has: its name stands with the application' },
  'hiring.assignment': { not: 'who works on it at the employer, who answers for that' },
  'hiring.candidate': { not: 'what the job profile says, as it was sent' },
  'hiring.decided': { not: 'how the employer came from one step to the next; the steps stand with the application' },
  'hiring.interview': 'interviews',
  'hiring.interview_slot': 'interviews',
  'hiring.interviewer': { not: 'who works on it at the employer, who answers for that' },
  'hiring.letter': { not: 'it came by mail' },
  'hiring.note': { not: 'the notes of the employer, who answers for them' },
  'hiring.result_grant': 'consents',
  'hiring.reveal': { not: 'who looked at the name at the employer, who answers for that' },
  'hiring.scorecard': { not: 'the notes of the employer, who answers for them' },
  'hiring.self_identification': 'selfDescriptions',
  'hiring.test_invitation': 'testInvitations',
  'people.account': { not: 'a hash of the password, and the number of the account at Google' },
  'people.birth': 'birth',
  'people.cv': 'jobProfile',
  'people.email_change': 'security',
  'people.email_undo': 'security',
  'people.job_profile': 'jobProfile',
  'people.passkey': 'security',
  'people.recovery_code': { not: 'hashes of codes' },
  'people.second_step': 'security',
  'people.session': 'security',
  'people.trusted_device': { not: 'hashes of devices' },
  'people.waiting_login': { not: 'the hash of a token that lives for minutes' },
  'public.consent_record': 'consents',
  'public.disowned_insight': 'notMe',
  'public.erasure': 'erasure',
  'public.grievance': 'grievances',
  'public.kept_reply': { not: 'the newest results as they are sent; strengths and traits hold them' },
  'public.parent_request': 'consents',
  'public.past_profile': { not: 'computed from the answers, and shown in the report over time' },
  'public.practice_course': 'practice',
  'public.practice_journal_entry': 'practice',
  'public.practice_key': { not: 'the key of the journal, which is told as text' },
  'public.practice_record': 'practice',
  'public.practice_setting': 'practice',
  'public.profile': 'strengths',
  'public.relationship': 'consents',
  'public.response': 'sittings',
  'public.share_link': 'shareLinks',
  'public.share_link_view': 'shareLinks',
  'public.sitting': 'sittings',
  'public.steady_key': { not: 'the key to what is kept on the two paths, which itself is in it' },
  'public.steady_record': 'steady',
  'society.digest': 'society',
  'society.editor': 'society',
  'society.block': 'network',
  'society.circle_file': 'circles',
  'society.circle_meeting_invitation': 'circles',
  'society.circle_meeting_text': 'circles',
  'society.circle_member': 'circles',
  'society.circle_post': 'circles',
  'society.circle_reading': { not: 'how far one has read a thread' },
  'society.circle_request': 'circles',
  'society.conversation': { not: "who wrote to whom; one's own messages stand in network" },
  'society.conversation_side': { not: 'the same, as each of the two has it' },
  'society.introduction': 'network',
  'society.member_page': 'network',
  'society.message': 'network',
  'society.membership': 'society',
  'society.exclusion': 'society',
  'society.membership_event': 'society',
  'society.case_appeal': 'safety',
  'society.case_decision': 'safety',
  'society.case_snapshot': 'safety',
  'society.complaint': 'safety',
  'society.pause': 'safety',
  'society.reviewer': 'society',
  'society.tank_seat': 'society',
};

test('every table that leads to a person is in it, or is left out for a reason', async () => {
  const tables = (await tablesAboutPeople(site.database)).map(({ table }) => table);
  expect(Object.keys(exported).toSorted()).toEqual(tables.toSorted());
  const data = (await get('')).json<OwnData>();
  for (const place of Object.values(exported)) if (typeof place === 'string') expect(data).toHaveProperty(place);
});

test('holds what was said with an application and asked of it', async () => {
  const { owner } = await makeEmployersOf(site, () => new Date()).foundOrganisation('Harbour Tea');
  const job = await insertOpenJob(site, owner, new Date());
  const { id } = await insertApplication(site, { job, at: new Date(), personId: asha.id });
  const ask = (method: 'POST' | 'PUT', url: string, headers: object, payload: object) =>
    site.app.inject({ method, url: `/api${url}`, headers: { ...headers }, payload });
  await ask('PUT', `/job-seeker/applications/${id}/self-description`, asha.headers, { gender: 'woman', age: null, disability: null });
  await ask('POST', `/hiring/applications/${id}/test-invitations`, owner.headers, { tests: ['pattern-loom'] });
  const times = [new Date(Date.now() + 86_400_000).toISOString()];
  const meeting = { title: 'First talk', way: 'phone', minutes: 30, timeZone: 'Asia/Kolkata', times, interviewers: [owner.id] };
  await ask('POST', `/hiring/applications/${id}/interviews`, owner.headers, meeting);
  const data = OwnData.parse((await get('')).json());
  expect(data.selfDescriptions).toEqual([expect.objectContaining({ applicationId: id, gender: 'woman' })]);
  expect(data.testInvitations).toEqual([expect.objectContaining({ applicationId: id, tests: ['pattern-loom'], declinedAt: null })]);
  expect(data.interviews).toEqual([expect.objectContaining({ applicationId: id, title: 'First talk', organisation: 'Harbour Tea' })]);
  expect(data.applications).toEqual([expect.objectContaining({ applicationId: id, organisation: 'Harbour Tea' })]);
});

test('holds what was agreed to, when and to which text, also as a table', async () => {
  const data = OwnData.parse((await get('')).json());
  expect(data.birth).toMatchObject({ year: 1990, month: 4 });
  expect(data.consents.record).toEqual([expect.objectContaining({ purpose: 'measuring', isGiven: true, givenBy: 'person' })]);
  const rows: Record<string, string>[] = parse((await get('/consents')).body, { columns: true, bom: true });
  expect(rows).toEqual([expect.objectContaining({ purpose: 'measuring', given: 'true', by: 'person' })]);
  expect((await get('/grievances')).body).toBe('\ufeffnumber,about,text,received_at,due_at,answered_at,answer\r\n');
});
