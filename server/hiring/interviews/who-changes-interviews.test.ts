import { describe, expect, test } from 'vitest';
import type { Interview } from '#contract/hiring/interviews.ts';
import { interviewMessages as say } from '#contract/hiring/interviews.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { testApp } from '#testing/app.ts';
import { type Headers, type Method, makeInterviewsOf } from '#testing/interviews.ts';
import { inScope } from '../scope.ts';

const site = await testApp();
const { database } = site;
const { foundOrganisation, ask, hours, setting, listOf, ownOf, pick } = makeInterviewsOf(site, () => new Date());

describe('who may do what with interviews', () => {
  test('owner, recruiter and the manager of the job change them; an interviewer answers, and sees their own', async () => {
    const { owner, recruiter, manager, interviewer, kavya, job, add, propose } = await setting();
    const idle = await add('interviewer');
    expect((await propose(manager)).status).toBe(404); // not their job
    await inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.job').set({ managerId: manager.id }).where('id', '=', job.id).execute(),
    );
    for (const [member, title] of [
      [owner, 'One'],
      [recruiter, 'Two'],
      [manager, 'Three'],
    ] as const)
      expect((await propose(member, { title })).status).toBe(201);
    expect((await propose(interviewer)).status).toBe(404);
    const [{ interviewId, slots }] = (await listOf(owner)) as [Interview];
    const cancel = (by: Headers) => ask('POST', `/api/hiring/interviews/${interviewId}/cancel`, by, {});
    const answer = (by: Headers) => ask('POST', `/api/hiring/interviews/${interviewId}/answer`, by, { answer: 'tentative' });
    expect(await cancel(interviewer)).toMatchObject({ status: 403, body: { message: hiringMessages.notAllowed } });
    expect((await cancel(idle)).status).toBe(404);
    expect([(await listOf(interviewer)).length, (await listOf(idle)).length]).toEqual([3, 0]);
    expect((await answer(interviewer)).body.message).toBe(say.notNow); // there is no time yet
    await pick(kavya, interviewId, slots[0]!.slotId);
    expect((await answer(interviewer)).status).toBe(200);
    expect((await listOf(interviewer)).find((one) => one.interviewId === interviewId)).toMatchObject({
      ownAnswer: 'tentative',
      mayChange: false,
    });
    expect(await answer(owner)).toMatchObject({ status: 403, body: { message: say.notInvited } });
  });

  test('nobody else: another organisation, another person, a person at the door of members, nobody', async () => {
    const { recruiter, kavya, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    const { slotId } = (await ownOf(kavya))[0]!.slots[0]!;
    const stranger = (await foundOrganisation('Orchard Pumps')).owner;
    const ravi = await site.signUp('Ravi Rao');
    const acts: [Method, string, object?][] = [
      ['PUT', 'times', { times: [hours(30)] }],
      ['POST', 'settle', { slotId }],
      ['POST', 'cancel', {}],
      ['POST', 'outcome', { outcome: 'completed' }],
      ['POST', 'answer', { answer: 'accepted' }],
    ];
    for (const [method, what, body] of acts) {
      const by = (who: Headers) => ask(method, `/api/hiring/interviews/${interviewId}/${what}`, who, body);
      expect([what, (await by(stranger)).status, (await by(kavya)).status, (await by({})).status]).toEqual([what, 404, 401, 401]);
    }
    expect([await listOf(stranger), await ownOf(ravi)]).toEqual([[], []]);
    expect((await propose(stranger)).status).toBe(404);
    for (const [what, body] of [
      ['pick', { slotId }],
      ['ask', { text: '' }],
    ] as const) {
      const by = (who: Headers) => ask('POST', `/api/job-seeker/interviews/${interviewId}/${what}`, who, body);
      expect([what, (await by(ravi)).status, (await by(recruiter)).status, (await by({})).status]).toEqual([what, 404, 401, 401]);
    }
    const elsewhere = await propose(recruiter, { interviewers: [stranger.id], title: 'Another' });
    expect(elsewhere.body.message).toBe(say.unknownInterviewer);
    expect((await listOf(recruiter))[0]).toMatchObject({ state: 'proposed' });
  });
});
