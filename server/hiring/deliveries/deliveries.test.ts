import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { WEBHOOK_EVENTS } from '#contract/hiring/webhook-words.ts';
import { inScope } from '#server/hiring/scope.ts';
import type { Ear } from '#server/platform/listening.ts';
import { DAY_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { isSigned, makeReceiver, messagesIn, sendsLater, webhooksOf } from '#testing/webhooks.ts';
import { deliver } from './actions.ts';
import { DELIVERY_CHANNEL } from './repository.ts';

/** A day ahead of the queue's own clock, which is the database's: what is to be done later, it never does by itself here. */
let time = new Date(Date.now() + DAY_MS);
const now = () => time;
const site = await testApp({ now, config: { webhooksMayBePrivate: true } });
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, now);
const { later, sending } = sendsLater(site, now);
const { call, listen, logOf, webhookOf, insertOwn } = webhooksOf(site, now);
const soon = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

/** What the queue would try in minutes or hours, it tries now; a new job wakes its workers. */
const makeDue = () => sql`update jobs.job set start_after = now() where name = 'deliver-webhook' and state = 'created'`.execute(database);
const isToBeTried = async (deliveryId: number) => {
  const { rows } = await sql<{ found: boolean }>`select exists (select from jobs.job where name = 'deliver-webhook'
    and state = 'created' and (data->'input'->>'deliveryId')::int = ${deliveryId}) as found`.execute(database);
  return rows[0]!.found;
};

describe('an application', () => {
  test('is told at once to whoever listens: numbers and facts, signed, and no name', async () => {
    const { owner } = await foundOrganisation();
    const { got, address } = await makeReceiver();
    const { secret, webhookId } = await listen(owner, address);
    const job = await insertOpenJob(site, owner, time);
    const { id } = await insertApplication(site, { job, at: time, name: 'Kavya Nair', phone: '+91 98200 12345' });
    await soon(() => expect(messagesIn(got)).toHaveLength(1));
    expect(JSON.parse(got[0]!.body)).toEqual({
      id: got[0]!.headers['webhook-id'],
      event: 'application.received',
      at: time.toISOString(),
      data: { applicationId: id, jobId: job.id, toStageId: job.stages[0]!.id },
    });
    expect(isSigned(got[0]!, secret)).toBe(true);
    expect(isSigned(got[0]!, 'whsec_b3RoZXI=')).toBe(false);
    expect(isSigned({ ...got[0]!, body: `${got[0]!.body} ` }, secret)).toBe(false);
    await soon(async () => expect(await logOf(owner, webhookId)).toMatchObject([{ event: 'application.received', state: 'delivered' }]));
    expect((await logOf(owner, webhookId))[0]!.attempts[0]).toMatchObject({ status: 200, problem: null, answer: 'heard' });
  });

  test('is told as soon as the program hears the database again, if it did not when somebody applied', async () => {
    const ears = new Map<string, Ear>();
    const deaf = await testApp({
      ...{ now, config: { webhooksMayBePrivate: true } },
      listen: (channel, ear) => {
        ears.set(channel, ear);
        return async () => {};
      },
    });
    const { owner } = await makeEmployersOf(deaf, now).foundOrganisation();
    const { got, address } = await makeReceiver();
    await webhooksOf(deaf, now).listen(owner, address);
    await insertApplication(deaf, { job: await insertOpenJob(deaf, owner, time), at: time });
    ears.get(DELIVERY_CHANNEL)!.onListening(true);
    await soon(() => expect(messagesIn(got)).toHaveLength(1));
  });

  test('is told while the receiver of another organisation takes its time; that one gets each message once', async () => {
    const { owner } = await foundOrganisation();
    const elsewhere = await foundOrganisation('Pier Pumps');
    const { promise: answer, resolve: goOn } = Promise.withResolvers<number>();
    const [slow, quick] = [await makeReceiver(() => answer), await makeReceiver()];
    const { webhookId } = await listen(owner, slow.address);
    await listen(elsewhere.owner, quick.address);
    const job = await insertOpenJob(site, owner, time);
    for (let count = 0; count < 8; count += 1) await insertApplication(site, { job, at: time });
    await soon(() => expect(slow.got).toHaveLength(1));
    await insertApplication(site, { job: await insertOpenJob(site, elsewhere.owner, time), at: time });
    await soon(() => expect(quick.got).toHaveLength(1));
    expect(slow.got).toHaveLength(1);
    goOn(200);
    const states = async () => (await logOf(owner, webhookId)).map(({ state }) => state);
    await soon(async () => expect(await states()).toEqual(Array(8).fill('delivered')));
    expect(slow.got).toHaveLength(8);
  });

  test('is told to nobody who listens for something else, has switched off, or belongs elsewhere; nor if its job is confidential', async () => {
    const { owner } = await foundOrganisation();
    const elsewhere = await foundOrganisation('Pier Pumps');
    const { got, address } = await makeReceiver();
    await listen(owner, address, ['job.closed']);
    await listen(elsewhere.owner, address);
    const { webhookId } = await listen(owner, address);
    await call('PUT', `/api/hiring/webhooks/${webhookId}`, owner, { address, events: WEBHOOK_EVENTS, isOn: false });
    const job = await insertOpenJob(site, owner, time);
    await insertApplication(site, { job, at: time });
    await call('PUT', `/api/hiring/webhooks/${webhookId}`, owner, { address, events: WEBHOOK_EVENTS, isOn: true });
    const hidden = await insertOpenJob(site, owner, time, { isConfidential: true });
    await insertApplication(site, { job: hidden, at: time });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from hiring.webhook_delivery
      where org_id in (${owner.orgId}, ${elsewhere.orgId})`.execute(database);
    expect(rows[0]!.count).toBe(0);
    expect(got).toEqual([]);
  });

  test('that is decided is told after the time to take it back, and never if it was taken back', async () => {
    const { owner } = await foundOrganisation();
    const { address } = await makeReceiver();
    const { webhookId } = await listen(owner, address);
    const job = await insertOpenJob(site, owner, time);
    const { id: applicationId } = await insertApplication(site, { job, at: time });
    const stageId = job.stages[0]!.id;
    const decide = (wish: object) =>
      call('POST', '/api/hiring/decisions', owner, {
        ...{ key: randomUUID(), reason: '', applications: [{ applicationId, stageId, status: 'active' }] },
        ...wish,
      });
    const told = async () =>
      (await logOf(owner, webhookId)).map(({ event, state }) => [event, state]).filter(([event]) => event !== 'application.received');
    const rejected = await decide({ kind: 'reject', reason: 'Filled' });
    expect(await told()).toEqual([['application.rejected', 'waiting']]);
    await call('POST', `/api/hiring/decisions/${rejected.decisionId}/undo`, owner);
    expect(await told()).toEqual([]);
    const moved = await decide({ kind: 'move', stageId: job.stages[1]!.id });
    await call('POST', `/api/hiring/decisions/${moved.decisionId}/undo`, owner);
    expect(await told()).toEqual([]);
    await decide({ kind: 'reject', reason: 'Filled' });
    const [delivery] = await logOf(owner, webhookId);
    expect(JSON.parse(delivery!.body).data).toEqual({ applicationId, jobId: job.id }); // no reason
    const { rows } = await sql<{ seconds: number }>`select extract(epoch from hold_until - made_at)::int as seconds
      from hiring.webhook_delivery where id = ${delivery!.deliveryId}`.execute(database);
    expect(rows[0]!.seconds).toBe(30);
  });
});

test('interviews that are arranged and called off, and jobs that are published and closed, are told', async () => {
  const { owner } = await foundOrganisation();
  const { got, address } = await makeReceiver();
  await listen(owner, address, ['interview.arranged', 'interview.cancelled', 'job.published', 'job.closed']);
  const job = await insertOpenJob(site, owner, time, { state: 'approved', publishedAt: null, closesOn: null });
  const take = (step: string, more: object = {}) => call('POST', `/api/hiring/jobs/${job.id}/steps`, owner, { step, version: 1, ...more });
  await take('publish');
  const { id: applicationId } = await insertApplication(site, { job, at: time });
  const startsAt = new Date(Math.ceil((time.getTime() + DAY_MS) / 60_000) * 60_000).toISOString();
  const proposal = {
    title: 'First talk',
    way: 'phone',
    minutes: 30,
    timeZone: 'Asia/Kolkata',
    times: [startsAt],
    interviewers: [owner.id],
  };
  const { interviewId } = await call('POST', `/api/hiring/applications/${applicationId}/interviews`, owner, proposal);
  const slot = await inScope(database, 'platform', (transaction) =>
    transaction.selectFrom('hiring.interviewSlot').select('id').where('interviewId', '=', interviewId).executeTakeFirstOrThrow(),
  );
  await call('POST', `/api/hiring/interviews/${interviewId}/settle`, owner, { slotId: slot.id });
  await call('POST', `/api/hiring/interviews/${interviewId}/cancel`, owner, {});
  await take('close', { closeReason: 'filled' });
  await soon(() => expect(messagesIn(got)).toHaveLength(4));
  const told = messagesIn(got)
    .map(({ body }) => JSON.parse(body))
    .map(({ event, data }) => [event, data]);
  const interview = {
    interviewId,
    applicationId,
    jobId: job.id,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
  };
  expect(told.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['interview.arranged', interview],
    ['interview.cancelled', interview],
    ['job.closed', { jobId: job.id }],
    ['job.published', { jobId: job.id }],
  ]);
});

describe('a receiver that fails', () => {
  test('is tried again with the same number and a new signature, until it answers', async () => {
    const { owner } = await foundOrganisation();
    let status = 503;
    const { got, address } = await makeReceiver(() => status);
    const { webhookId, secret } = await listen(owner, address);
    const job = await insertOpenJob(site, owner, time);
    await insertApplication(site, { job, at: time });
    await soon(() => expect(messagesIn(got)).toHaveLength(1));
    const deliveryId = (await logOf(owner, webhookId))[0]!.deliveryId;
    await soon(async () => expect(await isToBeTried(deliveryId)).toBe(true));
    expect(await webhookOf(owner)).toMatchObject({ failingSince: time.toISOString(), isOn: true });
    status = 200;
    time = new Date(time.getTime() + 60_000);
    await makeDue();
    await insertApplication(site, { job, at: time });
    await soon(async () => expect((await logOf(owner, webhookId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']));
    const tries = got.filter(({ body }) => body === got[0]!.body);
    const [first, last] = [tries[0]!.headers, tries.at(-1)!.headers];
    expect(last['webhook-id']).toBe(first['webhook-id']);
    expect(last['webhook-signature']).not.toBe(first['webhook-signature']);
    expect(tries.every((one) => isSigned(one, secret))).toBe(true);
    const { attempts } = (await logOf(owner, webhookId)).find((one) => one.deliveryId === deliveryId)!;
    expect([attempts[0], attempts.at(-1)]).toMatchObject([
      { status: 200, problem: null },
      { status: 503, problem: 'refused' },
    ]);
    expect((await webhookOf(owner)).failingSince).toBeNull();
  });

  test('for three days is switched off; its owners are told, and nothing is sent any more', async () => {
    const { owner, orgId, add } = await foundOrganisation();
    const [secondOwner, recruiter] = [await add('owner'), await add('recruiter')];
    const { got, address } = await makeReceiver(() => 500);
    const { webhookId } = await listen(owner, address, ['application.received']);
    const [first, second] = [await insertOwn(owner, webhookId), await insertOwn(owner, webhookId)];
    expect(await deliver(sending, { orgId, deliveryId: first })).toBe('failed');
    later.length = 0;
    expect(await deliver(sending, { orgId, deliveryId: second })).toBe('nothing'); // after the first, which has just failed
    expect(later).toEqual([new Date(time.getTime() + 5 * 60_000)]);
    expect(got).toHaveLength(1);
    time = new Date(time.getTime() + 3 * DAY_MS - 60_000);
    expect(await deliver(sending, { orgId, deliveryId: first })).toBe('failed');
    time = new Date(time.getTime() + 60_000);
    expect(await deliver(sending, { orgId, deliveryId: second })).toBe('given-up');
    const thirdOwner = await add('owner'); // the logins of the others have run out
    expect(await webhookOf(thirdOwner)).toMatchObject({ isOn: false, offWhy: 'failing' });
    expect((await logOf(thirdOwner, webhookId)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await deliver(sending, { orgId, deliveryId: first })).toBe('nothing');
    expect(got).toHaveLength(3);
    const bells = await inScope(database, { organisation: orgId }, (transaction) =>
      transaction.selectFrom('hiring.notification').select(['memberId', 'kind', 'facts']).orderBy('memberId').execute(),
    );
    const facts = { host: new URL(address).host };
    expect(bells).toEqual([owner, secondOwner].map(({ id }) => ({ memberId: id, kind: 'webhook-off', facts })));
    expect(bells.map(({ memberId }) => memberId)).not.toContain(recruiter.id);
    await insertApplication(site, { job: await insertOpenJob(site, owner, time), at: time });
    expect(await logOf(thirdOwner, webhookId)).toHaveLength(2);
    // an owner switches it on again, and it begins anew
    await call('PUT', `/api/hiring/webhooks/${webhookId}`, thirdOwner, { address, events: WEBHOOK_EVENTS, isOn: true });
    expect(await webhookOf(thirdOwner)).toMatchObject({ isOn: true, offWhy: null, failingSince: null });
  });

  test('is given up after the last of its attempts, with growing pauses between them', async () => {
    const { owner, orgId } = await foundOrganisation();
    const { address } = await makeReceiver(() => 500);
    const { webhookId } = await listen(owner, address, ['job.closed']);
    const deliveryId = await insertOwn(owner, webhookId);
    later.length = 0;
    const pauses: number[] = [];
    let result = await deliver(sending, { orgId, deliveryId });
    while (result === 'failed') {
      const next = later.at(-1)!;
      pauses.push((next.getTime() - time.getTime()) / 60_000);
      time = next;
      result = await deliver(sending, { orgId, deliveryId });
    }
    expect(result).toBe('given-up');
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    const kept = await inScope(database, { organisation: orgId }, (transaction) =>
      transaction.selectFrom('hiring.webhookDelivery').select('state').executeTakeFirstOrThrow(),
    );
    expect(kept.state).toBe('failed');
  });
});
