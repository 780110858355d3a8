import { describe, expect, test } from 'vitest';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { MAX_WEBHOOKS, webhookMessages as say } from '#contract/hiring/webhook-words.ts';
import { inScope } from '#server/hiring/scope.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';

const site = await testApp();
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => new Date());

/** A public address that nothing is sent to here. */
const wish = { address: 'https://93.184.215.14/hook', events: ['application.received', 'application.hired'] };
type Sender = { readonly headers: Record<string, string> };
async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { headers }: Sender, payload?: object) {
  const response = await app.inject({ method, url: `/api/hiring/webhooks${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
async function make(owner: TestMember) {
  const { status, body } = await send('POST', '', owner, wish);
  expect(status).toBe(201);
  return body as { webhookId: number; secret: string };
}

describe('a webhook', () => {
  test('is made, changed, switched off and on, and removed by an owner; each is written down', async () => {
    const { owner } = await foundOrganisation();
    const { webhookId, secret } = await make(owner);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await send('GET', '', owner)).body.webhooks).toMatchObject([
      { webhookId, ...wish, isOn: true, offWhy: null, failingSince: null },
    ]);
    const changed = { address: 'https://93.184.215.15/', events: ['job.closed'], isOn: false };
    expect((await send('PUT', `/${webhookId}`, owner, changed)).body.webhooks).toMatchObject([{ ...changed, offWhy: 'owner' }]);
    expect((await send('PUT', `/${webhookId}`, owner, { ...changed, isOn: true })).body.webhooks).toMatchObject([
      { isOn: true, offWhy: null },
    ]);
    const { body: renewed } = await send('POST', `/${webhookId}/secret`, owner);
    expect(renewed.secret).not.toBe(secret);
    expect((await send('DELETE', `/${webhookId}`, owner)).body.webhooks).toEqual([]);
    const audit = await app.inject({ url: '/api/hiring/audit', headers: owner.headers });
    expect(audit.json().events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'webhook-removed',
      'webhook-secret-renewed',
      'webhook-changed',
      'webhook-changed',
      'webhook-made',
    ]);
  });

  test('keeps its secret sealed', async () => {
    const { owner, orgId } = await foundOrganisation();
    const { secret } = await make(owner);
    const kept = await inScope(database, { organisation: orgId }, (transaction) =>
      transaction.selectFrom('hiring.webhook').selectAll().executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(kept)).not.toContain(secret.slice('whsec_'.length, -1));
  });

  test('is for owners: not for other roles, another organisation, a person, or nobody', async () => {
    const { owner, add } = await foundOrganisation();
    const { webhookId } = await make(owner);
    const elsewhere = await foundOrganisation('Pier Pumps');
    const asked = [
      ['GET', ''],
      ['POST', '', wish],
      ['PUT', `/${webhookId}`, { ...wish, isOn: true }],
      ['DELETE', `/${webhookId}`],
      ['POST', `/${webhookId}/secret`],
      ['POST', `/${webhookId}/test`],
      ['GET', `/${webhookId}/deliveries`],
      ['POST', `/${webhookId}/deliveries/1/again`],
    ] as const;
    const statuses = async (sender: Sender) => {
      const answers = [];
      for (const [method, path, payload] of asked) answers.push((await send(method, path, sender, payload)).status);
      return answers;
    };
    for (const role of ['recruiter', 'hiring-manager', 'interviewer'] as const)
      expect([role, await statuses(await add(role))]).toEqual([role, asked.map(() => 403)]);
    expect(await statuses(elsewhere.owner)).toEqual([200, 201, 404, 404, 404, 404, 404, 404]);
    expect((await send('GET', `/${webhookId}/deliveries`, elsewhere.owner)).body.message).toBe(hiringMessages.notFound);
    expect(await statuses({ headers: (await site.signUp()).headers })).toEqual(asked.map(() => 401));
    expect(await statuses({ headers: {} })).toEqual(asked.map(() => 401));
    expect((await send('GET', '', owner)).body.webhooks).toHaveLength(1);
  });

  test.each([
    [{ ...wish, address: '' }, { address: say.address }],
    [{ ...wish, address: 'http://93.184.215.14/' }, { address: say.address }],
    [{ ...wish, address: 'https://asha:secret@93.184.215.14/' }, { address: say.address }],
    [{ ...wish, address: `https://93.184.215.14/${'x'.repeat(500)}` }, { address: say.address }],
    [{ ...wish, address: 'https://10.0.0.1/' }, { address: say.private }],
    [{ ...wish, address: 'https://[::ffff:10.0.0.1]/' }, { address: say.private }],
    [{ ...wish, address: 'https://2130706433/' }, { address: say.private }],
    [{ ...wish, address: 'https://localhost/' }, { address: say.private }],
    [{ ...wish, events: [] }, { events: say.events }],
    [{ ...wish, events: ['application.read'] }, { 'events.0': say.events }],
  ])('is not made from %j', async (bad, errors) => {
    const { owner } = await foundOrganisation();
    const { webhookId } = await make(owner);
    expect(await send('POST', '', owner, bad)).toMatchObject({ status: 400, body: { errors } });
    expect((await send('PUT', `/${webhookId}`, owner, { ...bad, isOn: true })).status).toBe(400);
    expect((await send('GET', '', owner)).body.webhooks).toMatchObject([wish]);
  });

  test('makes room for another once it is removed', async () => {
    const { owner } = await foundOrganisation();
    const made = [];
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) made.push(await make(owner));
    expect(await send('POST', '', owner, wish)).toMatchObject({ status: 409, body: { message: say.tooMany } });
    await send('DELETE', `/${made[0]!.webhookId}`, owner);
    await make(owner);
  });
});
