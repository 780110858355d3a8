import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { UNDO_SECONDS } from '#contract/hiring/candidate-words.ts';
import type { JobStep } from '#contract/hiring/job-words.ts';
import type { AttemptProblem, TEST_EVENT, WebhookEvent } from '#contract/hiring/webhook-words.ts';
import type { Database } from '#server/platform/database.ts';
import type { ApplicationEventKind } from '../tables.ts';
import { eventOfApplication, eventOfJob, type Fact, isHeld, type Told, takesBack } from './rules.ts';

/** The channel of PostgreSQL on which the processes of the server hear that there is something to deliver. */
export const DELIVERY_CHANNEL = 'hiring_delivery';

type NewDelivery = {
  readonly orgId: number;
  readonly webhookId: number;
  readonly event: WebhookEvent | typeof TEST_EVENT;
  readonly data: Fact;
  readonly applicationId?: number | undefined;
  readonly at: Date;
  readonly holdUntil?: Date | undefined;
  /** By hand: the queue has nothing to do with it. */
  readonly isByHand?: boolean;
};

export async function insertDelivery(transaction: Database, delivery: NewDelivery): Promise<number> {
  const { orgId, webhookId, event, data, applicationId = null, at, holdUntil = null, isByHand = false } = delivery;
  const messageId = `msg_${randomUUID()}`;
  const body = JSON.stringify({ id: messageId, event, at: at.toISOString(), data });
  const { id } = await transaction
    .insertInto('hiring.webhookDelivery')
    .values({ orgId, webhookId, messageId, event, applicationId, body, madeAt: at, holdUntil, givenAt: isByHand ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Happening = Told & { readonly orgId: number; readonly jobId: number; readonly applicationId?: number; readonly at: Date };

/**
 * Notes for each webhook that listens what is to be told, in the transaction in which it happens: neither is there without the other.
 * Nothing is told of confidential jobs, which a key would not see either.
 */
async function announce(transaction: Database, { orgId, jobId, applicationId, event, data, at }: Happening): Promise<void> {
  const webhooks = await transaction
    .selectFrom('hiring.webhook')
    .select(['id', 'events'])
    .where('orgId', '=', orgId)
    .where('offAt', 'is', null)
    .execute();
  if (webhooks.length === 0) return;
  const job = await transaction
    .selectFrom('hiring.job')
    .select('isConfidential')
    .where('orgId', '=', orgId)
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (!job || job.isConfidential) return;
  const holdUntil = isHeld(event) ? new Date(at.getTime() + UNDO_SECONDS * 1_000) : undefined;
  for (const { id: webhookId, events } of webhooks) {
    if (applicationId && (await dropTakenBack(transaction, { orgId, webhookId, applicationId, next: { event, data }, at }))) continue;
    if (events.includes(event)) await insertDelivery(transaction, { orgId, webhookId, event, data, applicationId, at, holdUntil });
  }
  await sql`select pg_notify(${DELIVERY_CHANNEL}, '')`.execute(transaction);
}

type Back = { readonly orgId: number; readonly webhookId: number; readonly applicationId: number; readonly next: Told; readonly at: Date };

async function dropTakenBack(transaction: Database, { orgId, webhookId, applicationId, next, at }: Back): Promise<boolean> {
  const newest = await transaction
    .selectFrom('hiring.webhookDelivery')
    .select(['id', 'body'])
    .where('orgId', '=', orgId)
    .where('webhookId', '=', webhookId)
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'waiting')
    .where('holdUntil', '>', at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || !takesBack(next, JSON.parse(newest.body) as Told)) return false;
  await transaction.deleteFrom('hiring.webhookDelivery').where('orgId', '=', orgId).where('id', '=', newest.id).execute();
  return true;
}

type OfApplication = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly jobId: number;
  readonly kind: ApplicationEventKind;
  readonly fromStage?: number;
  readonly toStage?: number;
  readonly at: Date;
};

export async function announceApplication(transaction: Database, { kind, fromStage, toStage, ...of }: OfApplication): Promise<void> {
  const event = eventOfApplication(kind);
  if (!event) return;
  const { orgId, applicationId, jobId, at } = of;
  const stages = { ...(fromStage !== undefined && { fromStageId: fromStage }), ...(toStage !== undefined && { toStageId: toStage }) };
  await announce(transaction, { orgId, applicationId, jobId, event, data: { applicationId, jobId, ...stages }, at });
}

type OfJob = { readonly orgId: number; readonly jobId: number; readonly step: JobStep; readonly at: Date };

export async function announceJob(transaction: Database, { orgId, jobId, step, at }: OfJob): Promise<void> {
  const event = eventOfJob(step);
  if (event) await announce(transaction, { orgId, jobId, event, data: { jobId }, at });
}

type OfInterview = {
  readonly id: number;
  readonly orgId: number;
  readonly applicationId: number;
  readonly jobId: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

/** A time was settled, or the one that was settled no longer holds. */
export async function announceInterview(
  transaction: Database,
  event: 'interview.arranged' | 'interview.cancelled',
  { id, orgId, applicationId, jobId, startsAt, endsAt }: OfInterview,
  at: Date,
): Promise<void> {
  const times = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
  // without `applicationId` beside the data: nothing that waits is taken back by it
  await announce(transaction, { orgId, jobId, event, data: { interviewId: id, applicationId, jobId, ...times }, at });
}

/** Hands what is new to the queue, each delivery once, though several processes ask. In the scope of the platform. */
export async function takeNew(transaction: Database, at: Date, atMost: number) {
  const { rows } = await sql<{ id: number; orgId: number; holdUntil: Date | null }>`
    update hiring.webhook_delivery set given_at = ${at}
    where id in (select id from hiring.webhook_delivery where given_at is null and state = 'waiting'
      order by id limit ${atMost} for update skip locked)
    returning id, org_id, hold_until`.execute(transaction);
  return rows;
}

export const findToSend = (transaction: Database, orgId: number, deliveryId: number) =>
  transaction
    .selectFrom('hiring.webhookDelivery as delivery')
    .innerJoin('hiring.webhook as webhook', (join) =>
      join.onRef('webhook.orgId', '=', 'delivery.orgId').onRef('webhook.id', '=', 'delivery.webhookId'),
    )
    .select(['delivery.id as deliveryId', 'delivery.webhookId', 'delivery.event', 'delivery.messageId', 'delivery.body'])
    .select(['delivery.state', 'webhook.address', 'webhook.secret', 'webhook.offAt', 'webhook.failedAt'])
    .where('delivery.orgId', '=', orgId)
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst();

type NewAttempt = {
  readonly orgId: number;
  readonly deliveryId: number;
  readonly isByHand: boolean;
  readonly at: Date;
  readonly status: number | null;
  readonly problem: AttemptProblem | null;
  readonly tookMs: number;
  readonly answer: string;
};

export async function insertAttempt(transaction: Database, attempt: NewAttempt): Promise<void> {
  await transaction.insertInto('hiring.webhookAttempt').values(attempt).execute();
}

export async function countAttempts(transaction: Database, orgId: number, deliveryId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('hiring.webhookAttempt')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('orgId', '=', orgId)
    .where('deliveryId', '=', deliveryId)
    .where('isByHand', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markDelivery(
  transaction: Database,
  { orgId, deliveryId }: { readonly orgId: number; readonly deliveryId: number },
  state: 'delivered' | 'failed',
): Promise<void> {
  await transaction.updateTable('hiring.webhookDelivery').set({ state }).where('orgId', '=', orgId).where('id', '=', deliveryId).execute();
}

export async function giveUpWaiting(transaction: Database, orgId: number, webhookId: number): Promise<void> {
  await transaction
    .updateTable('hiring.webhookDelivery')
    .set({ state: 'failed' })
    .where('orgId', '=', orgId)
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

type Wanted = { readonly webhookId: number; readonly before?: number | undefined; readonly only?: number; readonly atMost: number };

export function listDeliveries(transaction: Database, orgId: number, { webhookId, before, only, atMost }: Wanted) {
  return transaction
    .selectFrom('hiring.webhookDelivery')
    .select(['id as deliveryId', 'event', 'state', 'madeAt', 'body'])
    .where('orgId', '=', orgId)
    .where('webhookId', '=', webhookId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export async function listAttempts(transaction: Database, orgId: number, deliveryIds: readonly number[]) {
  if (deliveryIds.length === 0) return [];
  return transaction
    .selectFrom('hiring.webhookAttempt')
    .select(['deliveryId', 'at', 'status', 'problem', 'tookMs', 'answer'])
    .where('orgId', '=', orgId)
    .where('deliveryId', 'in', deliveryIds)
    .orderBy('id', 'desc')
    .execute();
}

/** In the scope of the platform. What still waits after the queue has let go of it is not sent any more. */
export async function forgetDeliveries(transaction: Database, { madeBefore, waitingSince }: { madeBefore: Date; waitingSince: Date }) {
  await transaction.deleteFrom('hiring.webhookDelivery').where('madeAt', '<', madeBefore).execute();
  await transaction
    .updateTable('hiring.webhookDelivery')
    .set({ state: 'failed' })
    .where('state', '=', 'waiting')
    .where('madeAt', '<', waitingSince)
    .execute();
}
