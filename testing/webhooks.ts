import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { WEBHOOK_EVENTS } from '#contract/hiring/webhook-words.ts';
import type { Delivery, WebhookList } from '#contract/hiring/webhooks.ts';
import type { Sending } from '#server/hiring/deliveries/actions.ts';
import { insertDelivery } from '#server/hiring/deliveries/repository.ts';
import { inScope } from '#server/hiring/scope.ts';
import { afterFile } from './after-file.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './employers.ts';

export type Got = { readonly headers: Record<string, string>; readonly body: string };

/** A receiver on this machine: what it has got, and with what it answers. */
export async function makeReceiver(status: () => number | Promise<number> = () => 200) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    got.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(await status()).end('heard');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** What a receiver does with the three headers. */
export function isSigned({ headers, body }: Got, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** The queue does a job at least once, so a receiver may get a message twice. */
export const messagesIn = (got: readonly Got[]) => [...new Map(got.map((one) => [one.headers['webhook-id'], one])).values()];

/** What an owner does with webhooks, over HTTP. `now`: when what a test makes itself is made. */
export function webhooksOf({ app, database }: Pick<TestApp, 'app' | 'database'>, now: () => Date) {
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers }: TestMember, payload?: object) {
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([url, response.statusCode, response.body]).toEqual([url, expect.toSatisfy((code: number) => code < 300), response.body]);
    return response.json();
  }
  async function listen(owner: TestMember, address: string, events: readonly string[] = WEBHOOK_EVENTS) {
    const made = await call('POST', '/api/hiring/webhooks', owner, { address, events });
    return made as { webhookId: number; secret: string };
  }
  const logOf = async (owner: TestMember, webhookId: number): Promise<Delivery[]> =>
    (await call('GET', `/api/hiring/webhooks/${webhookId}/deliveries`, owner)).deliveries;
  const webhookOf = async (owner: TestMember) =>
    (await call('GET', '/api/hiring/webhooks', owner)).webhooks[0] as WebhookList['webhooks'][number];
  /** One that is for no queue: the test delivers it. */
  const insertOwn = ({ orgId }: TestMember, webhookId: number) =>
    inScope(database, { organisation: orgId }, (transaction) =>
      insertDelivery(transaction, { orgId, webhookId, event: 'job.closed', data: {}, at: now(), isByHand: true }),
    );
  return { call, listen, logOf, webhookOf, insertOwn };
}

/** The means to deliver with a queue of the test's own. `later`: when it would try again. */
export function sendsLater({ database, config }: Pick<TestApp, 'database' | 'config'>, now: () => Date) {
  const later: (Date | undefined)[] = [];
  const jobs = {
    transaction: (work: Parameters<Sending['jobs']['transaction']>[0]) =>
      database.transaction().execute((transaction) =>
        work(transaction, async (_job, _input, options) => {
          later.push(options?.notBefore);
        }),
      ),
  } as Sending['jobs'];
  const sending: Sending = { database, config, now, jobs };
  return { later, sending };
}
