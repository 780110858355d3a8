import { hiringMessages } from '#contract/hiring/messages.ts';
import { TEST_EVENT } from '#contract/hiring/webhook-words.ts';
import type { Delivery } from '#contract/hiring/webhooks.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { unsealText } from '#server/platform/sealed.ts';
import type { Employers } from '../accounts/employers.ts';
import { notifyMember, writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { guardOf, inOrganisation, keyOfSecrets, type WebhookDesk } from '../webhooks/actions.ts';
import { holdWebhook, listOwners, updateWebhook } from '../webhooks/repository.ts';
import { deliverJob, keyOf } from './deliver-job.ts';
import { type Posted, post } from './post.ts';
import {
  countAttempts,
  findToSend,
  giveUpWaiting,
  insertAttempt,
  insertDelivery,
  listAttempts,
  listDeliveries,
  markDelivery,
} from './repository.ts';
import { isToBeSwitchedOff, nextAttempt, signatureHeaders, waitsUntil } from './rules.ts';

export type Sending = Pick<WebhookDesk, 'database' | 'now' | 'config'> & Pick<Employers, 'jobs'>;
type Named = { readonly orgId: number; readonly deliveryId: number };
type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;
/** `given-up`: nothing tries it again. `nothing`: there is nothing to send (now). */
export type Attempted = 'delivered' | 'failed' | 'given-up' | 'nothing';

/** One attempt of the queue. Whether and when there is another, is kept together with what came of it. */
export async function deliver(sending: Sending, { orgId, deliveryId }: Named): Promise<Attempted> {
  const found = await inScopeWithJobs(sending.jobs, { organisation: orgId }, async (transaction, add) => {
    const delivery = await findToSend(transaction, orgId, deliveryId);
    if (delivery?.state !== 'waiting') return undefined;
    if (delivery.offAt) {
      await markDelivery(transaction, { orgId, deliveryId }, 'failed');
      return undefined;
    }
    const notBefore = waitsUntil(delivery.failedAt, sending.now());
    if (!notBefore) return delivery;
    await add(deliverJob, { orgId, deliveryId }, { key: keyOf({ deliveryId }), notBefore });
    return undefined;
  });
  if (!found) return 'nothing';
  const sent = await send(sending, found);
  return inScopeWithJobs(sending.jobs, { organisation: orgId }, (transaction, add) =>
    settle(transaction, { ...sent, orgId, delivery: found }, async (notBefore) => {
      await add(deliverJob, { orgId, deliveryId }, { key: keyOf({ deliveryId }), notBefore });
    }),
  );
}

/** What cannot be signed is not sent: no receiver should get used to taking it. */
const UNSIGNED: Posted = { status: null, problem: 'unreadable-secret', answer: '' };

/** No transaction is open while the receiver is waited for. */
async function send(sending: Pick<WebhookDesk, 'now' | 'config'>, { address, body, messageId, secret }: ToSend) {
  const at = sending.now();
  const opened = unsealText(keyOfSecrets(sending), secret);
  if (opened === null) return { posted: UNSIGNED, at, tookMs: 0 };
  const begun = performance.now();
  const headers = signatureHeaders(opened, { messageId, at, body });
  const posted = await post(address, { headers, body }, guardOf(sending));
  return { posted, at, tookMs: Math.round(performance.now() - begun) };
}

type Result = {
  readonly orgId: number;
  readonly delivery: ToSend;
  readonly posted: Posted;
  readonly tookMs: number;
  readonly at: Date;
};

/**
 * Notes what came of it, for the delivery and for its webhook, which may have been removed meanwhile. `again` is what the queue does; what an
 * owner sends by hand fails before their eyes, and neither ends what the queue still tries nor switches anything off.
 */
async function settle(
  transaction: Database,
  { orgId, delivery, posted, tookMs, at }: Result,
  again?: (notBefore: Date) => Promise<void>,
): Promise<Attempted> {
  const { deliveryId, webhookId } = delivery;
  const webhook = await holdWebhook(transaction, orgId, webhookId);
  if (!webhook) return 'nothing';
  await insertAttempt(transaction, { orgId, deliveryId, isByHand: !again, at, tookMs, ...posted });
  if (!posted.problem) {
    await markDelivery(transaction, { orgId, deliveryId }, 'delivered');
    if (webhook.failingSince) await updateWebhook(transaction, orgId, webhookId, { failingSince: null, failedAt: null });
    return 'delivered';
  }
  const failingSince = webhook.failingSince ?? at;
  await updateWebhook(transaction, orgId, webhookId, { failingSince, failedAt: at });
  if (!again) {
    if (delivery.event === TEST_EVENT) await markDelivery(transaction, { orgId, deliveryId }, 'failed');
    return 'failed';
  }
  const isOff = webhook.offAt !== null || isToBeSwitchedOff(failingSince, at);
  const next = isOff ? null : nextAttempt(await countAttempts(transaction, orgId, deliveryId), at);
  if (isOff && !webhook.offAt) await switchOff(transaction, orgId, webhook, at);
  if (next) await again(next);
  else await markDelivery(transaction, { orgId, deliveryId }, 'failed');
  return next ? 'failed' : 'given-up';
}

async function switchOff(
  transaction: Database,
  orgId: number,
  { webhookId, address }: { readonly webhookId: number; readonly address: string },
  at: Date,
): Promise<void> {
  await updateWebhook(transaction, orgId, webhookId, { offAt: at, offWhy: 'failing' });
  await giveUpWaiting(transaction, orgId, webhookId);
  await writeAudit(transaction, { orgId, memberId: null, kind: 'webhook-off', subject: address, at });
  const told = { orgId, kind: 'webhook-off', facts: { host: new URL(address).host }, path: '/home/employer/settings', at };
  for (const { id: memberId } of await listOwners(transaction, orgId)) await notifyMember(transaction, { ...told, memberId });
}

const DELIVERIES_AT_ONCE = 20;

async function readPage(transaction: Database, orgId: number, wanted: Parameters<typeof listDeliveries>[2]): Promise<Delivery[]> {
  const rows = await listDeliveries(transaction, orgId, wanted);
  const attempts = await listAttempts(
    transaction,
    orgId,
    rows.map(({ deliveryId }) => deliveryId),
  );
  return rows.map(({ madeAt, ...delivery }) => ({
    ...delivery,
    madeAt: madeAt.toISOString(),
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === delivery.deliveryId)
      .map(({ at, status, problem, tookMs, answer }) => ({ at: at.toISOString(), status, problem, tookMs, answer })),
  }));
}

async function requireWebhook(transaction: Database, orgId: number, webhookId: number): Promise<void> {
  if (!(await holdWebhook(transaction, orgId, webhookId))) throw new Problem('not-found', hiringMessages.notFound);
}

export const readDeliveries = (desk: WebhookDesk, member: Member, webhookId: number, before: number | undefined) =>
  inOrganisation(desk, member, async (transaction) => {
    const { orgId } = member;
    await requireWebhook(transaction, orgId, webhookId);
    const found = await readPage(transaction, orgId, { webhookId, before, atMost: DELIVERIES_AT_ONCE + 1 });
    const deliveries = found.slice(0, DELIVERIES_AT_ONCE);
    return { deliveries, next: found.length > DELIVERIES_AT_ONCE ? deliveries.at(-1)!.deliveryId : null };
  });

type Chosen = { readonly webhookId: number; readonly deliveryId: number };

/** Sends now, once, whether or not the webhook is on; the answer tells how it went. */
async function sendByHand(desk: WebhookDesk, { orgId }: Member, { webhookId, deliveryId }: Chosen): Promise<Delivery> {
  const { database } = desk;
  const found = await inScope(database, { organisation: orgId }, (transaction) => findToSend(transaction, orgId, deliveryId));
  if (found) {
    const sent = await send(desk, found);
    await inScope(database, { organisation: orgId }, (transaction) => settle(transaction, { ...sent, orgId, delivery: found }));
  }
  const [delivery] = await inScope(database, { organisation: orgId }, (transaction) =>
    readPage(transaction, orgId, { webhookId, only: deliveryId, atMost: 1 }),
  );
  if (!delivery) throw new Problem('not-found', hiringMessages.notFound); // removed meanwhile
  return delivery;
}

/** Each of these is a request to somewhere outside, at the wish of whoever presses the button. */
async function countTry({ limiter }: WebhookDesk, member: Member): Promise<void> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  await limiter.count('webhookTries', String(member.orgId));
}

export async function sendTest(desk: WebhookDesk, member: Member, webhookId: number): Promise<Delivery> {
  await countTry(desk, member);
  const { orgId } = member;
  const deliveryId = await inOrganisation(desk, member, async (transaction) => {
    await requireWebhook(transaction, orgId, webhookId);
    return insertDelivery(transaction, { orgId, webhookId, event: TEST_EVENT, data: {}, at: desk.now(), isByHand: true });
  });
  return sendByHand(desk, member, { webhookId, deliveryId });
}

export async function sendAgain(desk: WebhookDesk, member: Member, { webhookId, deliveryId }: Chosen): Promise<Delivery> {
  await countTry(desk, member);
  const [known] = await inOrganisation(desk, member, (transaction) =>
    listDeliveries(transaction, member.orgId, { webhookId, only: deliveryId, atMost: 1 }),
  );
  if (!known) throw new Problem('not-found', hiringMessages.notFound);
  return sendByHand(desk, member, { webhookId, deliveryId });
}
