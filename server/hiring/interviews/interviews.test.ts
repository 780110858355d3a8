import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_INTERVIEWS_A_DAY, MAX_MOVES_A_DAY } from '#contract/hiring/interview-words.ts';
import { interviewMessages as say } from '#contract/hiring/interviews.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeInterviewsOf } from '#testing/interviews.ts';
import { insertApplication } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';
import { endInterviews, remindOfInterviews } from './jobs.ts';

let time = new Date();
const site = await testApp({ now: () => time });
const { database, mailbox } = site;
const { ask, hours, setting, listOf, ownOf, pick, countOf, linesOf, bellOf } = makeInterviewsOf(site, () => time);

/** All are logged in at this moment. */
beforeEach(() => {
  time = new Date();
});

describe('an interview', () => {
  test('is proposed, chosen, and stands in the calendars of both; list, counter and bells say the same', async () => {
    const { recruiter, interviewer, owner, kavya, application, propose } = await setting();
    const { status, body } = await propose(recruiter);
    expect([status, body.state]).toEqual([201, 'proposed']);
    const { interviewId } = body;
    expect((await listOf(recruiter)).map(({ group, state }) => [group, state])).toEqual([['waiting', 'proposed']]);
    const [told] = await mailbox.mailsTo(application.email);
    expect(told!.subject).toBe('Harbour Tea proposes times for an interview: First talk');
    expect(told!.calendar).toBeUndefined();
    const [own] = await ownOf(kavya);
    expect(own).toMatchObject({
      interviewId,
      organisation: 'Harbour Tea',
      jobTitle: 'Pump fitter',
      state: 'proposed',
      timeZone: 'Asia/Kolkata',
    });
    expect(own!.slots.map(({ isFree }) => isFree)).toEqual([true, true]);

    const slot = own!.slots[1]!;
    expect(await pick(kavya, interviewId, slot.slotId)).toEqual({ status: 200, body: { interviewId, state: 'scheduled' } });
    expect((await ownOf(kavya))[0]).toMatchObject({ state: 'scheduled', startsAt: slot.startsAt });
    expect((await listOf(recruiter))[0]).toMatchObject({ group: 'upcoming', startsAt: slot.startsAt });
    expect(await Promise.all([countOf(recruiter), countOf(interviewer), countOf(owner)])).toEqual([1, 1, 1]);
    expect([await bellOf(interviewer), await bellOf(recruiter)]).toEqual([['interview-scheduled'], ['interview-scheduled']]);

    const mine = linesOf((await mailbox.mailsTo(application.email)).at(-1)!);
    const theirs = linesOf((await mailbox.mailsTo(interviewer.email)).at(-1)!);
    expect(mine).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', 'SUMMARY:First talk: Harbour Tea']));
    expect(theirs).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', 'SUMMARY:First talk: Kavya Nair']));
    const uidOf = (lines: readonly string[]) => lines.find((line) => line.startsWith('UID:'));
    expect(uidOf(mine)).toBe(uidOf(theirs));
    expect(mine.join()).not.toContain(interviewer.email); // nobody reads the addresses of the others
    expect(theirs.join()).not.toContain(application.email);
  });

  test('chosen twice is chosen once; another time is refused then', async () => {
    const { recruiter, kavya, application, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    const [first, second] = (await ownOf(kavya))[0]!.slots;
    const presses = await Promise.all([pick(kavya, interviewId, first!.slotId), pick(kavya, interviewId, first!.slotId)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mailbox.mailsTo(application.email)).filter(({ calendar }) => calendar)).toHaveLength(1);
    expect(await pick(kavya, interviewId, second!.slotId)).toMatchObject({ status: 409, body: { message: say.alreadyPicked } });
  });

  test('proposed twice by a double press is proposed once', async () => {
    const { recruiter, propose } = await setting();
    const presses = await Promise.all([propose(recruiter), propose(recruiter)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(presses.find(({ status }) => status === 409)?.body.message).toBe(say.twice);
    expect(await listOf(recruiter)).toHaveLength(1);
  });

  test('cannot take a time at which an interviewer was taken meanwhile, or that has come', async () => {
    const { recruiter, owner, kavya, job, interviewer, propose } = await setting();
    const ravi = await site.signUp('Ravi Rao');
    const other = await insertApplication(site, { job, at: time, personId: ravi.id });
    const { interviewId } = (await propose(recruiter)).body;
    const theirs = { title: 'Second talk', way: 'phone', minutes: 30, timeZone: 'Asia/Kolkata', interviewers: [interviewer.id] };
    const clash = new Date(new Date(hours(48)).getTime() + 30 * MINUTE_MS).toISOString();
    const proposed = await ask('POST', `/api/hiring/applications/${other.id}/interviews`, owner, { ...theirs, times: [clash] });
    const [slot] = (await ownOf(ravi))[0]!.slots;
    expect((await pick(ravi, proposed.body.interviewId, slot!.slotId)).status).toBe(200);

    const [gone, free] = (await ownOf(kavya))[0]!.slots;
    expect([gone!.isFree, free!.isFree]).toEqual([false, true]);
    expect(await pick(kavya, interviewId, gone!.slotId)).toMatchObject({ status: 409, body: { message: say.slotGone } });
    expect(await pick(kavya, interviewId, 999_999)).toMatchObject({ status: 409, body: { message: say.slotGone } });
    const clashes = await ask('POST', '/api/hiring/interviews/clashes', recruiter, {
      times: [hours(48), hours(60)],
      minutes: 45,
      interviewers: [interviewer.id],
    });
    expect(clashes.body.clashes).toMatchObject([{ memberId: interviewer.id, name: 'Arun Das', startsAt: clash }]);
    // who proposes it all the same was told, and the candidate may choose it
    expect((await propose(recruiter, { title: 'Third talk', times: [hours(48)] })).status).toBe(201);
    const double = (await ownOf(kavya)).find(({ title }) => title === 'Third talk')!;
    expect((await pick(kavya, double.interviewId, double.slots[0]!.slotId)).status).toBe(200);
  });

  test('two candidates who choose the same hour of one interviewer at the same moment: one gets it', async () => {
    const { recruiter, kavya, job, interviewer, propose } = await setting();
    const ravi = await site.signUp('Ravi Rao');
    const other = await insertApplication(site, { job, at: time, personId: ravi.id });
    const one = (await propose(recruiter)).body.interviewId;
    const theirs = {
      title: 'Talk',
      way: 'phone',
      minutes: 45,
      timeZone: 'Asia/Kolkata',
      interviewers: [interviewer.id],
      times: [hours(48)],
    };
    const two = (await ask('POST', `/api/hiring/applications/${other.id}/interviews`, recruiter, theirs)).body.interviewId;
    const [slotOfKavya, slotOfRavi] = [(await ownOf(kavya))[0]!.slots[0]!, (await ownOf(ravi))[0]!.slots[0]!];
    const picks = await Promise.all([pick(kavya, one, slotOfKavya.slotId), pick(ravi, two, slotOfRavi.slotId)]);
    expect(picks.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is moved: the old time leaves the calendars, the new one comes with a higher sequence', async () => {
    const { recruiter, interviewer, kavya, application, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    await pick(kavya, interviewId, (await ownOf(kavya))[0]!.slots[0]!.slotId);
    expect((await ask('POST', `/api/job-seeker/interviews/${interviewId}/ask`, kavya, { text: 'In the evening, please.' })).status).toBe(
      200,
    );
    expect((await listOf(recruiter))[0]).toMatchObject({ state: 'scheduled', askedText: 'In the evening, please.' });
    expect(await bellOf(recruiter)).toContain('interview-asked');
    await mailbox.mailsTo(application.email); // the invitations are out before the time is moved
    const moved = await ask('PUT', `/api/hiring/interviews/${interviewId}/times`, recruiter, { times: [hours(72)] });
    expect(moved.body.state).toBe('rescheduled');
    expect(await countOf(recruiter)).toBe(0);
    for (const email of [application.email, interviewer.email])
      expect(linesOf((await mailbox.mailsTo(email)).at(-1)!)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2']));
    await pick(kavya, interviewId, (await ownOf(kavya))[0]!.slots[0]!.slotId);
    for (const email of [application.email, interviewer.email])
      expect(linesOf((await mailbox.mailsTo(email)).at(-1)!)).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:3']));
    expect((await listOf(recruiter))[0]).toMatchObject({ state: 'scheduled', askedAt: null });
  });

  test('is cancelled, with a reason, in the calendars too; then nothing more is done with it', async () => {
    const { recruiter, interviewer, kavya, application, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    const { slotId } = (await ownOf(kavya))[0]!.slots[0]!;
    await pick(kavya, interviewId, slotId);
    await mailbox.mailsTo(application.email);
    for (const _press of [1, 2])
      expect(
        (await ask('POST', `/api/hiring/interviews/${interviewId}/cancel`, recruiter, { reason: 'The job is filled.' })).body.state,
      ).toBe('cancelled');
    const mails = await mailbox.mailsTo(application.email);
    expect(linesOf(mails.at(-1)!)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']));
    expect(mails.at(-1)!.text).toContain('The job is filled.');
    expect(mails.filter((mail) => linesOf(mail).includes('METHOD:CANCEL'))).toHaveLength(1);
    expect(await bellOf(interviewer)).toEqual(['interview-cancelled', 'interview-scheduled']);
    expect(await pick(kavya, interviewId, slotId)).toMatchObject({ status: 409, body: { message: say.notNow } });
    const late = await ask('POST', `/api/hiring/interviews/${interviewId}/outcome`, recruiter, { outcome: 'completed' });
    expect(late.body.message).toBe(say.notNow);
  });

  test('is reminded of a day before, once; when it is over it waits for what became of it', async () => {
    const { owner, recruiter, interviewer, kavya, application, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    await pick(kavya, interviewId, (await ownOf(kavya))[0]!.slots[0]!.slotId);
    const outcome = (by = recruiter) => ask('POST', `/api/hiring/interviews/${interviewId}/outcome`, by, { outcome: 'completed' });
    expect((await outcome()).body.message).toBe(say.notBefore);
    const start = time;
    const jobs = { database, now: () => time, jobs: queueOf(), originOf: () => 'http://localhost:4390' };
    time = new Date(start.getTime() + 25 * HOUR_MS);
    for (const _run of [1, 2]) await remindOfInterviews(jobs);
    const reminders = jobs.jobs.added.filter((mail) => 'interviewId' in mail && mail.interviewId === interviewId);
    expect(reminders).toHaveLength(2); // the candidate and the interviewer, once
    expect(reminders).toMatchObject([{ kind: 'reminder', memberId: null, origin: 'http://localhost:4390' }, { memberId: interviewer.id }]);
    time = new Date(start.getTime() + 49 * HOUR_MS);
    await endInterviews(jobs);
    time = start;
    expect((await listOf(recruiter))[0]).toMatchObject({ state: 'awaiting_feedback', group: 'over' });
    expect(await bellOf(interviewer)).toContain('interview-over');
    time = new Date(start.getTime() + 10 * MINUTE_MS);
    await inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.interview').set({ startsAt: start, endsAt: time }).where('id', '=', interviewId).execute(),
    );
    expect((await outcome(interviewer)).body.state).toBe('completed'); // who was there may say it, too
    expect((await outcome()).body.state).toBe('completed');
    expect((await listOf(recruiter))[0]).toMatchObject({ group: 'done' });
    const { history } = (await ask('GET', `/api/hiring/applications/${application.id}`, recruiter)).body;
    expect(history).toMatchObject([
      { kind: 'interview-completed', subject: 'First talk', by: 'Arun Das' },
      { kind: 'interview-scheduled', by: null },
      { kind: 'interview-proposed', by: 'Meera Shah' },
      { kind: 'applied', subject: '' },
    ]);
    const { events } = (await ask('GET', '/api/hiring/audit', owner)).body;
    expect(events[0]).toMatchObject({ kind: 'interview-completed', subject: String(application.id) });
    const [own] = (await ask('GET', '/api/job-seeker/applications', kavya)).body.applications;
    expect(own.history).toMatchObject([{ step: 'applied' }]); // their interviews stand beside it
  });

  test('of a candidate who is screened blind names nobody, in lists, bells, mails and calendars', async () => {
    const { recruiter, interviewer, kavya, job, application, propose } = await setting();
    await inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.job').set({ blindUntil: job.stages[3]!.id }).where('id', '=', job.id).execute(),
    );
    const { interviewId } = (await propose(recruiter)).body;
    await pick(kavya, interviewId, (await ownOf(kavya))[0]!.slots[0]!.slotId);
    expect((await listOf(interviewer))[0]).toMatchObject({ candidateName: null, candidateId: application.candidateId });
    const seen = [
      await mailbox.mailsTo(interviewer.email),
      (await ask('GET', '/api/hiring/notifications', interviewer)).body,
      await listOf(recruiter),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Kavya/);
    expect(JSON.stringify(seen)).toContain(`Candidate ${application.candidateId}`);
  });

  test('is proposed by nobody whose email is not verified', async () => {
    const { recruiter, propose } = await setting();
    await database.updateTable('employers.person').set({ emailVerified: false }).where('id', '=', recruiter.accountId).execute();
    expect(await propose(recruiter)).toMatchObject({ status: 403, body: { message: say.verifyFirst } });
    expect(await listOf(recruiter)).toEqual([]);
  });

  test('is one of two hundred in a day at most', async () => {
    const { recruiter, propose } = await setting();
    const { interviewId } = (await propose(recruiter)).body;
    await inScope(database, 'platform', (transaction) =>
      sql`
        insert into hiring.interview (org_id, application_id, job_id, state, title, way, minutes, time_zone, calendar_uid, created_by,
          created_at, updated_at)
        select org_id, application_id, job_id, 'cancelled', 'Talk ' || number, way, minutes, time_zone, calendar_uid || number, created_by,
          created_at, updated_at
        from hiring.interview, generate_series(1, ${MAX_INTERVIEWS_A_DAY - 1}) as number where id = ${interviewId}
      `.execute(transaction),
    );
    expect(await propose(recruiter, { title: 'One more' })).toMatchObject({ status: 429, body: { message: say.tooMany } });
    const createdAt = new Date(time.getTime() - DAY_MS);
    await inScope(database, 'platform', (transaction) => transaction.updateTable('hiring.interview').set({ createdAt }).execute());
    expect((await propose(recruiter, { title: 'One more' })).status).toBe(201);
  });

  test('is moved ten times in a day at most, all interviews with a candidate together', async () => {
    const { recruiter, propose, add } = await setting();
    const [first, second] = [(await propose(recruiter)).body, (await propose(recruiter, { title: 'Second talk' })).body];
    const move = ({ interviewId }: { interviewId: number }, by = recruiter) =>
      ask('PUT', `/api/hiring/interviews/${interviewId}/times`, by, { times: [hours(72)] });
    for (let count = 0; count < MAX_MOVES_A_DAY; count += 1) expect((await move(first)).status).toBe(200);
    expect(await move(second)).toMatchObject({ status: 429, body: { message: say.movedTooOften } });
    const before = time;
    time = new Date(time.getTime() + DAY_MS);
    expect((await move(second, await add('recruiter'))).status).toBe(200); // the login of the first has run out
    time = before;
  });

  test.each([
    ['no time', { times: [] }, 'times', say.noTimes],
    ['a time that is past', { times: [new Date(Date.now() - HOUR_MS).toISOString()] }, 'times', say.timePast],
    ['a time zone that is none', { timeZone: 'Asia/Atlantis' }, 'timeZone', say.timeZone],
    ['no interviewer', { interviewers: [] }, 'interviewers', say.noInterviewer],
    ['an interviewer of nobody', { interviewers: [999_999] }, 'interviewers', say.unknownInterviewer],
    ['10,000 letters', { message: 'x'.repeat(10_000) }, 'message', say.textLong],
  ])('is not proposed with %s', async (_what, changes, field, message) => {
    const { recruiter, propose } = await setting();
    expect(await propose(recruiter, changes)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  });
});

/** Keeps what is queued: these jobs would be done by the clock of the test, which has gone on by a day. */
function queueOf() {
  const added: object[] = [];
  return {
    added,
    transaction: (work: (transaction: never, add: (job: object, input: object) => Promise<void>) => Promise<unknown>) =>
      database.transaction().execute((transaction) => work(transaction as never, async (_job, input) => void added.push(input))),
  } as never as Parameters<typeof remindOfInterviews>[0]['jobs'] & { readonly added: object[] };
}
