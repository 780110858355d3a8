import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeCandidatesOf } from '#testing/candidates.ts';
import type { TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { isNewApplication, isSeenBy, isWithheldFrom } from '../repository.ts';
import { maySeeApplication } from '../rules.ts';
import { inScope } from '../scope.ts';
import { isWithheld } from './rules.ts';

const site = await testApp();
const { app, database } = site;
const {
  at,
  harbour,
  orchard,
  owner,
  recruiter,
  manager,
  interviewer,
  person,
  everybody,
  open,
  managed,
  blind,
  kavya,
  tara,
  omar,
  hidden,
  theirs,
  ask,
  list,
  idsOf,
  page,
  setApplication,
} = await makeCandidatesOf(site);

describe('who sees which applications', () => {
  test('follows the role, in the list and its counts, and on each page', async () => {
    await ask(owner, `/applications/${tara.id}/assigned/${interviewer.id}`, 'PUT', {});
    const expected = new Map([
      [owner, [kavya.id, tara.id, omar.id, hidden.id]],
      [recruiter, [kavya.id, omar.id, hidden.id]],
      [manager, [omar.id]],
      [interviewer, [tara.id]],
      [orchard.owner, [theirs.id]],
    ]);
    for (const [member, ids] of expected) {
      const seen = await list(member);
      expect([member.role, idsOf(seen), seen.counts!.all]).toEqual([member.role, ids.toSorted(), ids.length]);
      for (const { id } of [kavya, tara, omar, hidden, theirs])
        expect([member.role, id, (await ask(member, `/applications/${id}`)).status]).toEqual([
          member.role,
          id,
          ids.includes(id) ? 200 : 404,
        ]);
    }
    expect((await ask(person, '/applications')).status).toBe(401);
    expect((await ask({ headers: {} }, '/applications')).status).toBe(401);
  });

  test('is said alike by the rules and by the condition in SQL', async () => {
    const said = await inScope(database, { organisation: harbour.orgId }, async (transaction) => {
      const rows = [];
      for (const member of everybody)
        for (const one of [kavya, tara, omar, hidden]) {
          const row = await transaction
            .selectFrom('hiring.application as application')
            .innerJoin('hiring.job as job', 'job.id', 'application.jobId')
            .leftJoin('hiring.assignment as named', (join) =>
              join.onRef('named.applicationId', '=', 'application.id').on('named.memberId', '=', member.id),
            )
            .select(['job.managerId', 'job.approverId', 'job.createdBy', 'job.isConfidential', 'named.seesResults'])
            .select(isSeenBy(member).as('isSeen'))
            .where('application.id', '=', one.id)
            .executeTakeFirstOrThrow();
          const assignment = row.seesResults === null ? undefined : { seesResults: row.seesResults };
          rows.push({ isSeen: row.isSeen, may: maySeeApplication(member, row, assignment) });
        }
      return rows;
    });
    expect(said).toHaveLength(16);
    expect(said.filter(({ isSeen, may }) => isSeen !== may)).toEqual([]);
  });

  test.each([
    ['GET', '', undefined],
    ['POST', '/opened', undefined],
    ['POST', '/reveal', { reason: 'To call them' }],
    ['POST', '/notes', { text: 'Hello' }],
    ['PUT', '/scorecard', { recommendation: 'yes', ratings: { skill: 3, thinking: 3, communication: 3, together: 3, motivation: 3 } }],
    ['PUT', `/assigned/${interviewer.id}`, {}],
    ['DELETE', `/assigned/${interviewer.id}`, undefined],
  ] as const)(
    '%s of an application%s is not there for another organisation, and closed to people and to nobody',
    async (method, path, payload) => {
      expect((await ask(orchard.owner, `/applications/${hidden.id}${path}`, method, payload)).status).toBe(404);
      expect((await ask(interviewer, `/applications/${omar.id}${path}`, method, payload)).status).toBe(404);
      expect((await ask(person, `/applications/${hidden.id}${path}`, method, payload)).status).toBe(401);
      expect((await ask({ headers: {} }, `/applications/${hidden.id}${path}`, method, payload)).status).toBe(401);
    },
  );
});

describe('the list', () => {
  test('is narrowed by job, stage, status, source and what is new, and searched by the beginnings of words', async () => {
    expect(idsOf(await list(owner, `?job=${open.id}`))).toEqual([kavya.id]);
    expect(idsOf(await list(owner, `?stage=${managed.stages[0]!.id}`))).toEqual([omar.id]);
    expect(idsOf(await list(owner, '?status=rejected'))).toEqual([]);
    expect(idsOf(await list(owner, '?source=import'))).toEqual([]);
    expect(idsOf(await list(owner, '?search=kav%20NAI'))).toEqual([kavya.id]);
    expect(idsOf(await list(owner, '?search=kavya@example'))).toEqual([kavya.id]);
    expect(idsOf(await list(owner, `?search=${encodeURIComponent("'; drop & table | ! (")}`))).toEqual([]);
    expect((await ask(owner, '/applications?after=nonsense')).status).toBe(400);
  });

  test('goes on page by page without losing or repeating one, however it is sorted', async () => {
    const crowd = await insertOpenJob(site, owner, at, { title: 'Crowd' });
    const all: number[] = [];
    // three share each moment, so that the number decides
    for (let index = 0; index < 12; index += 1)
      all.push((await insertApplication(site, { job: crowd, at: new Date(at.getTime() + Math.floor(index / 3) * 1000) })).id);
    for (const [sort, expected] of [
      ['newest', all.toReversed()],
      ['oldest', all],
      ['waiting', all],
    ] as const) {
      const seen: number[] = [];
      let after = '';
      do {
        const { applications, next, counts } = await list(owner, `?job=${crowd.id}&size=5&sort=${sort}${after && `&after=${after}`}`);
        expect(counts).toEqual(after === '' ? { all: 12, isNew: 12 } : null);
        seen.push(...applications.map(({ applicationId }) => applicationId));
        after = next ?? '';
      } while (after);
      expect([sort, seen]).toEqual([sort, expected]);
    }
  });

  test('says who has waited for longer than their stage allows', async () => {
    expect((await page(owner, kavya.id)).isLate).toBe(true);
    await setApplication(kavya.id, { stageSince: new Date() });
    expect((await page(owner, kavya.id)).isLate).toBe(false);
  });
});

describe('a new application', () => {
  test('is new until somebody who works on the job opens it, once', async () => {
    const job = await insertOpenJob(site, owner, at, { title: 'Taster' });
    const { id } = await insertApplication(site, { job, at });
    await ask(owner, `/applications/${id}/assigned/${interviewer.id}`, 'PUT', {});
    expect((await ask(interviewer, `/applications/${id}/opened`, 'POST')).body).toEqual({ isFirst: false });
    expect((await list(owner, `?job=${job.id}&isNew=true`)).counts).toEqual({ all: 1, isNew: 1 });
    const pressed = await Promise.all([1, 2, 3].map(() => ask(recruiter, `/applications/${id}/opened`, 'POST')));
    expect(pressed.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect((await list(owner, `?job=${job.id}&isNew=true`)).counts).toEqual({ all: 0, isNew: 0 });
    expect((await page(owner, id)).history.map(({ kind, by }) => [kind, by])).toEqual([
      ['reviewed', 'Ravi Rao'],
      ['applied', null],
    ]);
  });

  test('is counted alike by the list and by the condition that the dashboard uses', async () => {
    const counted = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.selectFrom('hiring.application as application').select('application.id').where(isNewApplication).execute(),
    );
    expect((await list(owner)).counts!.isNew).toBe(counted.length);
  });
});

describe('a blind screening', () => {
  const SECRETS = /Zarina|Pillai|zarina@example|9820011111/;

  test('withholds name, contact and letter in the list, on the page and from the search', async () => {
    await setApplication(hidden.id, { letter: 'I am Zarina.' });
    for (const member of [owner, recruiter]) {
      const answers = [await ask(member, `/applications?job=${blind.id}`), await ask(member, `/applications/${hidden.id}`)];
      for (const { text } of answers) expect(text).not.toMatch(SECRETS);
      expect(idsOf(await list(member, '?search=zarina'))).toEqual([]);
      expect(idsOf(await list(member, '?search=9820011111'))).toEqual([]);
      expect(idsOf(await list(member, `?search=${hidden.id}`))).toEqual([hidden.id]);
    }
    expect(await page(owner, hidden.id)).toMatchObject({ name: null, candidate: null, letter: null, mayReveal: true });
  });

  test('is looked behind by an owner or a recruiter alone, with a reason that is written down, each for themselves', async () => {
    await ask(owner, `/applications/${hidden.id}/assigned/${interviewer.id}`, 'PUT', {});
    expect((await ask(interviewer, `/applications/${hidden.id}/reveal`, 'POST', { reason: 'Curious' })).status).toBe(403);
    expect((await ask(recruiter, `/applications/${hidden.id}/reveal`, 'POST', { reason: ' ' })).status).toBe(400);
    expect((await ask(recruiter, `/applications/${hidden.id}/reveal`, 'POST', { reason: 'To call them' })).body).toEqual({
      name: 'Zarina Pillai',
    });
    expect((await ask(recruiter, `/applications/${hidden.id}/reveal`, 'POST', { reason: 'Again' })).status).toBe(409);
    expect((await page(recruiter, hidden.id)).candidate).toMatchObject({ name: 'Zarina Pillai', phone: '9820011111' });
    expect(idsOf(await list(recruiter, '?search=zarina'))).toEqual([hidden.id]);
    expect((await ask(owner, `/applications/${hidden.id}`)).text).not.toMatch(SECRETS);
    const audit = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.selectFrom('hiring.auditEvent').select(['memberId', 'subject', 'details']).where('kind', '=', 'revealed').execute(),
    );
    expect(audit).toEqual([{ memberId: recruiter.id, subject: String(hidden.id), details: { reason: 'To call them', jobId: blind.id } }]);
  });

  test('ends at its stage and with the hiring, and is said alike by the rule and by the condition in SQL', async () => {
    const states = [0, 1, 2, 3].flatMap((index) => (['active', 'rejected', 'hired'] as const).map((status) => ({ index, status })));
    for (const { index, status } of states) {
      const stage = blind.stages[index]!;
      await setApplication(hidden.id, { stageId: stage.id, status });
      for (const member of [owner, recruiter]) {
        const { isHidden } = await inScope(database, { organisation: harbour.orgId }, (transaction) =>
          transaction
            .selectFrom('hiring.application as application')
            .innerJoin('hiring.job as job', 'job.id', 'application.jobId')
            .innerJoin('hiring.stage as stage', 'stage.id', 'application.stageId')
            .select(isWithheldFrom(member).as('isHidden'))
            .where('application.id', '=', hidden.id)
            .executeTakeFirstOrThrow(),
        );
        const isRevealed = member === recruiter;
        expect(isHidden).toBe(isWithheld({ status, stagePosition: index + 1, namedFrom: 3, isRevealed }));
        expect(isHidden).toBe(!isRevealed && index < 2 && status !== 'hired');
      }
    }
    await setApplication(hidden.id, { stageId: blind.stages[0]!.id, status: 'active' });
  });
});

test('the choices of a member are the jobs on which they work, or of which they see an application', async () => {
  const titles = async (who: TestMember) =>
    (await ask(who, '/candidate-choices')).body.jobs.map(({ title }: { title: string }) => title).toSorted();
  expect(await titles(manager)).toEqual(['Packer']);
  expect(await titles(recruiter)).not.toContain('Chief taster');
  expect((await ask(manager, '/candidate-choices')).body.jobs[0].stages.map(({ name }: { name: string }) => name)).toEqual([
    'Applied',
    'Screening',
    'Interview',
    'Offer',
  ]);
});

test('a CV is taken by whoever sees the application, never before a blind screening has come to its stage', async () => {
  const bytes = new TextEncoder().encode('Kavya Nair, pump fitter');
  await inScope(database, { organisation: harbour.orgId }, (transaction) =>
    transaction
      .insertInto('hiring.applicationFile')
      .values(
        [kavya, hidden].map(({ id }) => ({
          ...{ orgId: harbour.orgId, applicationId: id, name: 'Kavya.txt', media: 'text/plain', bytes, text: '', addedAt: at },
        })),
      )
      .execute(),
  );
  const take = (who: TestMember, id: number) => app.inject({ url: `/api/hiring/applications/${id}/cv`, headers: { ...who.headers } });
  const taken = await take(owner, kavya.id);
  expect([taken.statusCode, taken.headers['content-disposition'], taken.rawPayload.toString()]).toEqual([
    ...[200, `attachment; filename="cv-${kavya.id}.txt"`, 'Kavya Nair, pump fitter'],
  ]);
  expect((await page(owner, kavya.id)).hasCv).toBe(true);
  expect([(await take(owner, hidden.id)).statusCode, (await page(owner, hidden.id)).hasCv]).toEqual([404, false]);
  for (const who of [interviewer, manager, orchard.owner]) expect((await take(who, kavya.id)).statusCode).toBe(404);
});
