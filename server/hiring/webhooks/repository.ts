import type { Updateable } from 'kysely';
import type { WantedWebhook } from '#contract/hiring/webhooks.ts';
import type { Database } from '#server/platform/database.ts';
import type { WebhookTable } from './tables.ts';

/** In the scope of the organisation, as all here. */
export const listWebhooks = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.webhook as webhook')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'webhook.orgId').onRef('member.id', '=', 'webhook.madeBy'),
    )
    .select([
      'webhook.id as webhookId',
      'webhook.address',
      'webhook.events',
      'webhook.secret',
      'webhook.offAt',
      'webhook.offWhy',
      'webhook.failingSince',
      'webhook.madeAt',
      'member.name as madeBy',
    ])
    .where('webhook.orgId', '=', orgId)
    .orderBy('webhook.id')
    .execute();

/** Held until the transaction ends. */
export const holdWebhook = (transaction: Database, orgId: number, webhookId: number) =>
  transaction
    .selectFrom('hiring.webhook')
    .select(['id as webhookId', 'address', 'offAt', 'failingSince'])
    .where('orgId', '=', orgId)
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();

type NewWebhook = WantedWebhook & { readonly orgId: number; readonly secret: string; readonly madeBy: number; readonly madeAt: Date };

export async function insertWebhook(transaction: Database, { events, ...webhook }: NewWebhook): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.webhook')
    .values({ ...webhook, events: JSON.stringify(events), offAt: null, offWhy: null, failingSince: null, failedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWebhook(
  transaction: Database,
  orgId: number,
  webhookId: number,
  changes: Updateable<WebhookTable>,
): Promise<void> {
  await transaction.updateTable('hiring.webhook').set(changes).where('orgId', '=', orgId).where('id', '=', webhookId).execute();
}

export async function deleteWebhook(transaction: Database, orgId: number, webhookId: number): Promise<void> {
  await transaction.deleteFrom('hiring.webhook').where('orgId', '=', orgId).where('id', '=', webhookId).execute();
}

export const listOwners = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.member')
    .select('id')
    .where('orgId', '=', orgId)
    .where('role', '=', 'owner')
    .where('leftAt', 'is', null)
    .execute();
