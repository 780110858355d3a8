import { describe, expect, test } from 'vitest';
import { inScope } from '#server/hiring/scope.ts';
import { newKey, sealText } from '#server/platform/sealed.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { isSigned, makeReceiver, sendsLater, webhooksOf } from '#testing/webhooks.ts';
import { updateWebhook } from '../webhooks/repository.ts';
import { deliver } from './actions.ts';
import { forgetDeliveries, insertDelivery } from './repository.ts';

const time = new Date();
const now = () => time;
const site = await testApp({ now, config: { webhooksMayBePrivate: true } });
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, now);
const { sending } = sendsLater(site, now);
const { call, listen, logOf, webhookOf, insertOwn } = webhooksOf(site, now);

describe('by hand', () => {
  test('an owner sends a test, and sits at what the receiver answers', async () => {
    const { owner } = await foundOrganisation();
    let status = 200;
    const { got, address } = await makeReceiver(() => status);
    const { webhookId, secret } = await listen(owner, address, ['job.closed']);
    const test = () => call('POST', `/api/hiring/webhooks/${webhookId}/test`, owner);
    expect(await test()).toMatchObject({ event: 'test', state: 'delivered', attempts: [{ status: 200, answer: 'heard' }] });
    expect(isSigned(got[0]!, secret)).toBe(true);
    status = 404;
    expect(await test()).toMatchObject({ event: 'test', state: 'failed', attempts: [{ status: 404, problem: 'refused' }] });
    const renewed = await call('POST', `/api/hiring/webhooks/${webhookId}/secret`, owner);
    await test();
    expect(isSigned(got[2]!, secret)).toBe(false);
    expect(isSigned(got[2]!, renewed.secret)).toBe(true);
  });

  test('an owner sends again what failed', async () => {
    const { owner, orgId } = await foundOrganisation();
    let status = 500;
    const { got, address } = await makeReceiver(() => status);
    const { webhookId } = await listen(owner, address, ['job.closed']);
    const deliveryId = await insertOwn(owner, webhookId);
    await deliver(sending, { orgId, deliveryId });
    const { body } = (await logOf(owner, webhookId))[0]!;
    const again = () => call('POST', `/api/hiring/webhooks/${webhookId}/deliveries/${deliveryId}/again`, owner);
    expect(await again()).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }, { status: 500 }] });
    status = 200;
    expect(await again()).toMatchObject({ state: 'delivered', body });
    expect(got.map((one) => one.body)).toEqual([body, body, body]);
    expect(await deliver(sending, { orgId, deliveryId })).toBe('nothing');
  });
});

describe('a secret that was sealed with another key', () => {
  test('sends nothing, says so in the list of deliveries and of webhooks, and works again once it is renewed', async () => {
    const { owner, orgId } = await foundOrganisation();
    const { got, address } = await makeReceiver();
    const { webhookId, secret: first } = await listen(owner, address, ['job.closed']);
    const secret = sealText(newKey(), first);
    await inScope(database, { organisation: orgId }, (transaction) => updateWebhook(transaction, orgId, webhookId, { secret }));
    expect(await webhookOf(owner)).toMatchObject({ isOn: true, isSecretReadable: false });
    const deliveryId = await insertOwn(owner, webhookId);
    expect(await deliver(sending, { orgId, deliveryId })).toBe('failed');
    const unsent = { status: null, problem: 'unreadable-secret', answer: '' };
    expect(await logOf(owner, webhookId)).toMatchObject([{ deliveryId, state: 'waiting', attempts: [unsent] }]);
    const test = () => call('POST', `/api/hiring/webhooks/${webhookId}/test`, owner);
    expect(await test()).toMatchObject({ state: 'failed', attempts: [unsent] });
    expect(got).toEqual([]);
    const renewed = await call('POST', `/api/hiring/webhooks/${webhookId}/secret`, owner);
    expect(await webhookOf(owner)).toMatchObject({ isSecretReadable: true });
    expect(await call('POST', `/api/hiring/webhooks/${webhookId}/deliveries/${deliveryId}/again`, owner)).toMatchObject({
      state: 'delivered',
    });
    expect(got.map((one) => isSigned(one, renewed.secret))).toEqual([true]);
  });
});

test('the log is read on page by page, and is kept for thirty days', async () => {
  const { owner, orgId } = await foundOrganisation();
  const { webhookId } = await listen(owner, 'http://127.0.0.1:1/');
  await inScope(database, { organisation: orgId }, async (transaction) => {
    for (let count = 0; count < 21; count += 1)
      await insertDelivery(transaction, { orgId, webhookId, event: 'test', data: {}, at: time, isByHand: true });
  });
  const first = await call('GET', `/api/hiring/webhooks/${webhookId}/deliveries`, owner);
  const second = await call('GET', `/api/hiring/webhooks/${webhookId}/deliveries?before=${first.next}`, owner);
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([20, 1, null]);
  const forget = (madeBefore: Date, waitingSince: Date) =>
    inScope(database, 'platform', (transaction) => forgetDeliveries(transaction, { madeBefore, waitingSince }));
  const afterwards = new Date(time.getTime() + 1);
  await forget(time, afterwards);
  expect((await logOf(owner, webhookId)).map(({ state }) => state)).toEqual(Array(20).fill('failed'));
  await forget(afterwards, afterwards);
  expect(await logOf(owner, webhookId)).toEqual([]);
});
