import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { importMessages as say } from '#contract/hiring/imports.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';

const site = await testApp();
const { app, database } = site;
const at = new Date();
const { foundOrganisation } = makeEmployersOf(site, () => new Date());
const harbour = await foundOrganisation('Harbour Tea');
const orchard = await foundOrganisation('Orchard Pumps');
const { owner } = harbour;
const [recruiter, manager, interviewer] = [
  await harbour.add('recruiter'),
  await harbour.add('hiring-manager'),
  await harbour.add('interviewer'),
];
const job = await insertOpenJob(site, owner, at);
const inOrganisation = { organisation: harbour.orgId };

const importInto = async (who: { headers: object }, csv: string, isConfirmed = false, jobId = job.id) => {
  const response = await app.inject({
    method: 'POST',
    url: `/api/hiring/jobs/${jobId}/imports`,
    headers: { ...who.headers },
    payload: { csv, isConfirmed },
  });
  return { status: response.statusCode, body: response.json() };
};
const exportOf = (who: { headers: object }, query = '') =>
  app.inject({ url: `/api/hiring/applications-export${query}`, headers: { ...who.headers } });
const names = async (who: TestMember, query = '') => {
  const { applications } = (await app.inject({ url: `/api/hiring/applications?sort=oldest${query}`, headers: who.headers })).json();
  return applications.map(({ name }: { name: string }) => name);
};

const FILE = `\ufeffFirst Name;Last Name;E-mail;Mobile;City
Kavya;Nair;Kavya@example.org;;Kochi
;;nobody@example.org;;
Ravi;Sen;ravi-at-example;;
"=HYPERLINK(""http://bad.example"")";;formula@example.org;;
Meena;Pillai;;98200 11111;
Kavya;N.;kavya@example.org;;
Omar;Khan;;;
Lata;Menon;;call me;
`;

describe('an import', () => {
  test('is tried first: what would come, and what is wrong in which line; nothing is written', async () => {
    const { status, body } = await importInto(owner, FILE);
    expect(status).toBe(200);
    expect(body).toEqual({
      isWritten: false,
      rows: 8,
      good: 3,
      problems: [
        { row: 3, what: 'name-missing' },
        { row: 4, what: 'email-malformed' },
        { row: 7, what: 'twice-in-file' },
        { row: 8, what: 'no-contact' },
        { row: 9, what: 'phone-malformed' },
      ],
      preview: [
        { row: 2, name: 'Kavya Nair', email: 'kavya@example.org', phone: '', isKnown: false },
        { row: 5, name: '=HYPERLINK("http://bad.example")', email: 'formula@example.org', phone: '', isKnown: false },
        { row: 6, name: 'Meena Pillai', email: '', phone: '98200 11111', isKnown: false },
      ],
    });
    expect(await names(owner)).toEqual([]);
  });

  test('writes what was shown once it is confirmed, and the same again only once', async () => {
    const pressed = await Promise.all([importInto(owner, FILE, true), importInto(owner, FILE, true)]);
    expect(pressed.map(({ body }) => body.good).toSorted()).toEqual([0, 3]);
    expect((await names(owner)).toSorted()).toEqual(['=HYPERLINK("http://bad.example")', 'Kavya Nair', 'Meena Pillai']);
    expect((await importInto(owner, FILE)).body.problems.map(({ what }: { what: string }) => what)).toContain('applied-already');
    const audit = await inScope(database, inOrganisation, (transaction) =>
      transaction.selectFrom('hiring.auditEvent').select(['memberId', 'details']).where('kind', '=', 'imported').orderBy('id').execute(),
    );
    expect(audit[0]).toEqual({ memberId: owner.id, details: { jobId: job.id, added: 3, leftOut: 5 } });
  });

  test('knows a candidate of another job by e-mail or phone, and rewrites nothing of them', async () => {
    const other = await insertOpenJob(site, owner, at, { title: 'Packer' });
    const csv = 'name,email,phone\nM. Pillai,,+91 98200-11111\nKavya N,KAVYA@example.org,';
    const { body } = await importInto(owner, csv, true, other.id);
    expect(body.preview.map(({ isKnown }: { isKnown: boolean }) => isKnown)).toEqual([true, true]);
    expect((await names(owner, `&job=${other.id}`)).toSorted()).toEqual(['Kavya Nair', 'Meena Pillai']);
  });

  test.each([
    ['without rows', 'name,email\n', say.noRows],
    ['without the names of columns', 'Kavya,kavya@example.org\nRavi,ravi@example.org', say.noColumns],
    ['with a quotation mark too few', 'name,email\n"Kavya,k@example.org\n', say.unreadable],
    [
      'of too many rows',
      `name,email\n${Array.from({ length: 1001 }, (_, index) => `K ${index},k${index}@example.org`).join('\n')}`,
      say.tooMany,
    ],
    ['that is no text', '\u0001\u0002PK\u0003', say.noRows],
  ])('of a file %s is refused in plain words', async (_name, csv, message) => {
    const { status, body } = await importInto(owner, csv);
    expect([status, body.message]).toEqual([422, message]);
  });

  test('is for whoever works on the job, while it is not closed', async () => {
    const csv = 'name,email\nTara,tara@example.org';
    expect((await importInto(recruiter, csv)).status).toBe(200);
    for (const who of [manager, interviewer, orchard.owner]) expect((await importInto(who, csv, true)).status).toBe(404);
    expect((await importInto(await site.signUp(), csv)).status).toBe(401);
    expect((await importInto({ headers: {} }, csv)).status).toBe(401);
    const closed = await insertOpenJob(site, owner, at, { state: 'closed', closeReason: 'filled' });
    expect((await importInto(owner, csv, true, closed.id)).status).toBe(409);
  });
});

describe('an export', () => {
  test('holds what the list shows; no cell runs as a formula, and a blind screening stays blind', async () => {
    const blind = await insertOpenJob(site, owner, at, { title: 'Blender' });
    await inScope(database, inOrganisation, (transaction) =>
      transaction.updateTable('hiring.job').set({ blindUntil: blind.stages[2]!.id }).where('id', '=', blind.id).execute(),
    );
    const hidden = await insertApplication(site, {
      job: blind,
      at,
      name: 'Zarina Pillai',
      email: 'zarina@example.org',
      phone: '9820022222',
    });
    const response = await exportOf(recruiter);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="candidates-[\d-]+\.csv"$/);
    expect(response.body).not.toMatch(/Zarina|zarina|9820022222/);
    const rows = parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength((await names(recruiter)).length);
    expect(rows.find(({ number }) => number === String(hidden.id))).toMatchObject({ name: '', email: '', phone: '', job: 'Blender' });
    expect(rows.find(({ email }) => email === 'formula@example.org')!.name).toBe(`'=HYPERLINK("http://bad.example")`);
    expect(parse((await exportOf(owner, `?job=${blind.id}`)).body, { bom: true, columns: true })).toHaveLength(1);
    const audit = await inScope(database, inOrganisation, (transaction) =>
      transaction.selectFrom('hiring.auditEvent').select(['memberId', 'details']).where('kind', '=', 'exported').orderBy('id').execute(),
    );
    expect(audit).toEqual([
      { memberId: recruiter.id, details: { filter: {}, rows: rows.length } },
      { memberId: owner.id, details: { filter: { job: blind.id }, rows: 1 } },
    ]);
  });

  test('is for owners and recruiters alone', async () => {
    for (const who of [manager, interviewer]) expect((await exportOf(who)).statusCode).toBe(403);
    expect((await exportOf(await site.signUp())).statusCode).toBe(401);
    expect((await exportOf({ headers: {} })).statusCode).toBe(401);
    expect(parse((await exportOf(orchard.owner)).body, { bom: true, columns: true })).toEqual([]);
  });
});
