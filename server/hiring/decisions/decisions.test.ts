import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { type DecisionOutcome, decisionMessages as say } from '#contract/hiring/decisions.ts';
import { NotWorthRetrying } from '#server/platform/job.ts';
import type { Mail } from '#server/platform/mail.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';

/** Ahead of the database's clock, so that no letter becomes due by itself, however slow the machine. */
let time = new Date(Date.now() + 60 * 60 * 1000);
const sent: Mail[] = [];
const mailer = {
  send: async (mail: Mail) => {
    if (mail.to.startsWith('nobody')) throw new NotWorthRetrying('550 no such mailbox');
    if (mail.to.startsWith('away')) throw new Error('the mail server is away');
    sent.push(mail);
  },
};
const site = await testApp({ now: () => time, mailer });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const harbour = await foundOrganisation('Harbour Tea');
const orchard = await foundOrganisation('Orchard Pumps');
const { owner } = harbour;
const [recruiter, interviewer, manager] = [
  await harbour.add('recruiter', 'Ravi Rao'),
  await harbour.add('interviewer', 'Ila Bose'),
  await harbour.add('hiring-manager', 'Mina Das'),
];
const at = daysAfter(time, -5);
const job = await insertOpenJob(site, owner, at);
const other = await insertOpenJob(site, owner, at, { title: 'Packer' });
const [applied, screening, interview] = job.stages.map(({ id }) => id) as [number, number, number];
const apply = (options: Partial<Parameters<typeof insertApplication>[1]> = {}) => insertApplication(site, { job, at, ...options });

const ask = async (who: { headers: object }, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api/hiring${url}`, headers: { ...who.headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const at1 = (id: number, stageId = applied, status = 'active') => ({ applicationId: id, stageId, status });
const decide = (who: TestMember, wish: object, ...applications: object[]) =>
  ask(who, 'POST', '/decisions', { key: randomUUID(), applications, ...wish }) as Promise<{ status: number; body: DecisionOutcome }>;
const undo = (who: { headers: object }, { decisionId }: DecisionOutcome) => ask(who, 'POST', `/decisions/${decisionId}/undo`);
const page = async (id: number) => (await ask(owner, 'GET', `/applications/${id}`)).body as ApplicationPage;
const kinds = async (id: number) => (await page(id)).history.map(({ kind }) => kind).toReversed();
const letter = { subject: '{job} at {organisation}', text: 'Hello {name},\n\nthank you. {sender}' };

describe('a decision', () => {
  test('moves, rejects with a reason, reopens and hires; each is an event with the name of who did it', async () => {
    const { id } = await apply();
    expect((await decide(recruiter, { kind: 'move', stageId: interview }, at1(id))).body).toMatchObject({ done: [id], refused: [] });
    expect((await decide(recruiter, { kind: 'reject', reason: 'No licence' }, at1(id, interview))).body.done).toEqual([id]);
    expect(await page(id)).toMatchObject({ status: 'rejected', stageId: interview }); // rejecting keeps the stage
    await decide(recruiter, { kind: 'reopen' }, at1(id, interview, 'rejected'));
    await decide(recruiter, { kind: 'hire' }, at1(id, interview));
    const { history, hired, status } = await page(id);
    expect({ hired, status }).toEqual({ hired: 1, status: 'hired' });
    expect(history.toReversed().map(({ kind, by, from, to, reason }) => [kind, by, from, to, reason])).toEqual([
      ['applied', null, null, 'Applied', ''],
      ['moved', 'Ravi Rao', 'Applied', 'Interview', ''],
      ['rejected', 'Ravi Rao', null, null, 'No licence'],
      ['reopened', 'Ravi Rao', null, null, ''],
      ['hired', 'Ravi Rao', null, null, ''],
    ]);
  });

  test('needs what it is about', async () => {
    const { id } = await apply();
    const errorsOf = async (wish: object) => (await decide(owner, wish, at1(id))).body as unknown as { errors: object };
    expect((await errorsOf({ kind: 'reject' })).errors).toEqual({ reason: say.reasonMissing });
    expect((await errorsOf({ kind: 'move' })).errors).toEqual({ stageId: say.stageMissing });
    expect((await errorsOf({ kind: 'write' })).errors).toEqual({ text: say.letterMissing });
    expect((await errorsOf({ kind: 'write', letter: { ...letter, text: 'Hi {nmae}' } })).errors).toEqual({ text: say.unknownPlaceholder });
    expect((await errorsOf({ kind: 'write', letter: { ...letter, text: '  ' } })).errors).toEqual({ 'letter.text': say.letterMissing });
    expect(await kinds(id)).toEqual(['applied']);
  });

  test('fills no more openings than the job has, not even when two press at once', async () => {
    const [one, two] = [await apply({ job: other }), await apply({ job: other })];
    const first = other.stages[0]!.id;
    const pressed = await Promise.all([
      decide(owner, { kind: 'hire' }, at1(one.id, first)),
      decide(recruiter, { kind: 'hire' }, at1(two.id, first)),
    ]);
    expect(pressed.flatMap(({ body }) => body.done)).toHaveLength(1);
    expect(pressed.flatMap(({ body }) => body.refused)).toMatchObject([{ why: 'no-opening' }]);
  });

  test('leaves alone what somebody else has changed meanwhile, and says where it is now', async () => {
    const { id } = await apply();
    const pressed = await Promise.all([
      decide(owner, { kind: 'move', stageId: screening }, at1(id)),
      decide(recruiter, { kind: 'move', stageId: interview }, at1(id)),
    ]);
    expect(pressed.flatMap(({ body }) => body.done)).toEqual([id]);
    const { stageName } = await page(id);
    expect(pressed.flatMap(({ body }) => body.refused)).toEqual([{ applicationId: id, why: 'changed', stageName, status: 'active' }]);
  });

  test('is made once, however often the button is pressed', async () => {
    const { id } = await apply({ email: 'twice@example.org' });
    const key = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => decide(owner, { kind: 'write', letter, key }, at1(id))));
    expect(new Set(pressed.map(({ body }) => body.decisionId)).size).toBe(1);
    expect((await page(id)).letters).toHaveLength(1);
  });

  test('does for many what it can and names the rest', async () => {
    const [fine, gone, elsewhere] = [await apply(), await apply(), await apply({ job: other })];
    await decide(owner, { kind: 'reject', reason: 'Filled' }, at1(gone.id));
    const { body } = await decide(
      owner,
      { kind: 'move', stageId: screening },
      at1(fine.id),
      at1(gone.id, applied, 'rejected'),
      at1(elsewhere.id, other.stages[0]!.id),
      at1(999_999),
    );
    expect(body.done).toEqual([fine.id]);
    expect(body.refused.map(({ applicationId, why }) => [applicationId, why])).toEqual([
      [gone.id, 'not-active'],
      [elsewhere.id, 'other-job'],
      [999_999, 'gone'],
    ]);
  });

  test('is for whoever works on the job alone', async () => {
    const { id } = await apply();
    await app.inject({
      method: 'PUT',
      url: `/api/hiring/applications/${id}/assigned/${interviewer.id}`,
      headers: owner.headers,
      payload: {},
    });
    const whyOf = async (who: TestMember) => (await decide(who, { kind: 'reject', reason: 'No' }, at1(id))).body.refused[0]?.why;
    expect(await whyOf(interviewer)).toBe('not-allowed');
    expect(await whyOf(manager)).toBe('gone'); // not their job
    expect(await whyOf(orchard.owner)).toBe('gone');
    const wish = { key: randomUUID(), kind: 'reject', reason: 'No', applications: [at1(id)] };
    expect((await ask(await site.signUp(), 'POST', '/decisions', wish)).status).toBe(401);
    expect((await ask({ headers: {} }, 'POST', '/decisions', wish)).status).toBe(401);
    expect(await kinds(id)).toEqual(['applied']);
  });
});

describe('what was decided', () => {
  test('can be taken back for a while by who decided it, and its letters never go out', async () => {
    const [one, two] = [await apply({ email: 'kept@example.org' }), await apply()];
    const before = await page(one.id);
    const { body } = await decide(owner, { kind: 'reject', reason: 'Filled', letter }, at1(one.id), at1(two.id));
    expect((await page(one.id)).letters).toMatchObject([{ state: 'queued', by: 'Meera Shah' }]);
    expect((await undo(recruiter, body)).status).toBe(404);
    expect((await undo(orchard.owner, body)).status).toBe(404);
    expect((await undo(owner, body)).body).toEqual({ restored: [one.id, two.id], kept: [] });
    expect((await undo(owner, body)).body).toEqual({ restored: [], kept: [] });
    const after = await page(one.id);
    expect(after).toMatchObject({ status: 'active', stageId: before.stageId, stageSince: before.stageSince });
    expect(after.letters).toMatchObject([{ state: 'taken-back' }]);
    await sendAll();
    expect(sent.filter(({ to }) => to === 'kept@example.org')).toEqual([]);
  });

  test('returns to its stage with the time it had waited there', async () => {
    const { id } = await apply();
    const { stageSince } = await page(id);
    const { body } = await decide(owner, { kind: 'move', stageId: interview }, at1(id));
    expect((await page(id)).stageSince).not.toBe(stageSince);
    await undo(owner, body);
    expect(await page(id)).toMatchObject({ stageId: applied, stageSince });
    expect(await kinds(id)).toEqual(['applied', 'moved', 'moved']);
  });

  test('stays where somebody has decided further since, and when the time is over', async () => {
    const { id } = await apply();
    const { body: first } = await decide(owner, { kind: 'move', stageId: screening }, at1(id));
    const { body: second } = await decide(recruiter, { kind: 'move', stageId: interview }, at1(id, screening));
    expect((await undo(owner, first)).body).toEqual({ restored: [], kept: [id] });
    expect((await page(id)).stageId).toBe(interview);
    time = new Date(time.getTime() + 31_000);
    expect((await undo(recruiter, second)).status).toBe(409);
    expect((await page(id)).stageId).toBe(interview);
  });
});

/** The letters that wait become due; the queue finds them at its next look, every five seconds. */
async function sendAll(): Promise<void> {
  await sql`update jobs.job set start_after = now() where name = 'candidate-letter-mail' and state = 'created'`.execute(database);
  const waits = sql<{
    count: string;
  }>`select count(*) as count from jobs.job where name = 'candidate-letter-mail' and state in ('created', 'active')`;
  await expect.poll(async () => Number((await waits.execute(database)).rows[0]!.count), { timeout: 30_000, interval: 50 }).toBe(0);
}

describe('a letter', () => {
  test('is seen by each receiver’s own words before it goes, and never with a name that is withheld', async () => {
    const [kavya, nobody] = [await apply({ name: 'Kavya Nair' }), await apply({ email: '' })];
    const preview = async (words: object) =>
      (await ask(owner, 'POST', '/letter-previews', { applications: [kavya.id, nobody.id], ...letter, ...words })).body.previews;
    expect(await preview({})).toEqual([
      {
        applicationId: kavya.id,
        name: 'Kavya Nair',
        subject: 'Pump fitter at Harbour Tea',
        text: 'Hello Kavya Nair,\n\nthank you. Meera Shah',
        problem: null,
      },
      expect.objectContaining({ applicationId: nobody.id, problem: 'no-address' }),
    ]);
    expect(await preview({ text: ' ' })).toMatchObject([{ problem: 'blank' }, { problem: 'blank' }]);
    expect(await preview({ text: '{firstname}' })).toMatchObject([{ problem: 'unknown-placeholder' }, {}]);
    const blind = await insertOpenJob(site, owner, at, { title: 'Blender', language: 'hi' });
    await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.updateTable('hiring.job').set({ blindUntil: blind.stages[2]!.id }).where('id', '=', blind.id).execute(),
    );
    const hidden = await apply({ job: blind, name: 'Zarina Pillai', email: 'zarina@example.org' });
    const { body } = await ask(owner, 'POST', '/letter-previews', { applications: [hidden.id], ...letter });
    expect(body.previews).toMatchObject([{ name: null, text: `Hello उम्मीदवार ${hidden.id},\n\nthank you. Meera Shah` }]);
    await decide(owner, { kind: 'write', letter }, at1(hidden.id, blind.stages[0]!.id));
    expect(JSON.stringify(await page(hidden.id))).not.toMatch(/Zarina|zarina/);
    expect((await decide(owner, { kind: 'write', letter }, at1(nobody.id))).body.refused).toMatchObject([{ why: 'no-address' }]);
    await sendAll();
    const mail = sent.find(({ to }) => to === 'zarina@example.org')!;
    expect(mail.text).toContain('Hello Zarina Pillai,');
    expect(mail.subject).toBe('Blender at Harbour Tea');
    expect(mail.html).toContain('lang="hi"');
    expect(mail.replyTo).toEqual({ name: 'Meera Shah, Harbour Tea', address: owner.email });
    expect((await page(hidden.id)).letters).toMatchObject([{ state: 'sent', text: letter.text }]);
  });

  test('says beside it when it cannot be sent, or not yet, and why', async () => {
    const [nobody, away] = [await apply({ email: 'nobody@example.org' }), await apply({ email: 'away@example.org' })];
    await decide(owner, { kind: 'write', letter }, at1(nobody.id), at1(away.id));
    await sendAll();
    expect((await page(nobody.id)).letters).toMatchObject([{ state: 'failed', reason: '550 no such mailbox' }]);
    expect((await page(away.id)).letters).toMatchObject([{ state: 'queued', reason: 'the mail server is away' }]);
  });
});

test('templates are made and changed by owners and recruiters, and read within the organisation', async () => {
  const template = { name: 'Thanks', ...letter };
  const { status, body } = await ask(recruiter, 'POST', '/letter-templates', template);
  expect(status).toBe(201);
  expect((await ask(interviewer, 'POST', '/letter-templates', template)).status).toBe(403);
  expect((await ask(owner, 'POST', '/letter-templates', { ...template, text: '' })).status).toBe(400);
  expect((await ask(manager, 'GET', '/letter-templates')).body).toEqual({
    templates: [{ templateId: body.templateId, ...template, version: 1 }],
    mayChange: false,
  });
  expect((await ask(orchard.owner, 'GET', '/letter-templates')).body.templates).toEqual([]);
  const path = `/letter-templates/${body.templateId}`;
  const changed = { ...template, text: 'Hello {name}, we thank you.', version: 1 };
  expect((await ask(interviewer, 'PUT', path, changed)).status).toBe(403);
  expect((await ask(orchard.owner, 'PUT', path, changed)).status).toBe(404);
  const wrong = await ask(owner, 'PUT', path, { ...changed, text: 'Hello {nmae}' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { text: say.unknownPlaceholder } } });
  expect((await ask(owner, 'PUT', path, changed)).body).toEqual({ templateId: body.templateId, ...changed, version: 2 });
  // whoever has read the first version is told, and overwrites nothing
  expect((await ask(recruiter, 'PUT', path, { ...template, version: 1 })).status).toBe(409);
  expect((await ask(manager, 'GET', '/letter-templates')).body.templates).toEqual([
    { templateId: body.templateId, ...changed, version: 2 },
  ]);
  expect((await ask(orchard.owner, 'DELETE', `/letter-templates/${body.templateId}`)).status).toBe(404);
  expect((await ask(interviewer, 'DELETE', `/letter-templates/${body.templateId}`)).status).toBe(403);
  expect((await ask(owner, 'DELETE', `/letter-templates/${body.templateId}`)).status).toBe(200);
});
