import { randomBytes } from 'node:crypto';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { MAX_WEBHOOKS, webhookMessages as say } from '#contract/hiring/webhook-words.ts';
import type { WantedWebhook, WebhookList } from '#contract/hiring/webhooks.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { sealText, unsealText } from '#server/platform/sealed.ts';
import type { Employers } from '../accounts/employers.ts';
import { holdOrganisation } from '../api-keys/repository.ts';
import { findProblemOfName } from '../deliveries/post.ts';
import { SECRET_BYTES, writeSecret } from '../deliveries/rules.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope } from '../scope.ts';
import { readAddress } from './address-guard.ts';
import { deleteWebhook, holdWebhook, insertWebhook, listWebhooks, updateWebhook } from './repository.ts';

export type WebhookDesk = Pick<Employers, 'database' | 'now' | 'config' | 'limiter'>;

/** The key with which secrets are kept. */
export const keyOfSecrets = ({ config }: Pick<WebhookDesk, 'config'>): Buffer => deriveKey(config.secret, 'webhook secrets');
export const guardOf = ({ config }: Pick<WebhookDesk, 'config'>) => ({ mayBePrivate: config.webhooksMayBePrivate });

export function inOrganisation<Result>(
  { database }: Pick<WebhookDesk, 'database'>,
  member: Member,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  return inScope(database, { organisation: member.orgId }, work);
}

async function readAll(desk: WebhookDesk, transaction: Database, { orgId }: Member): Promise<WebhookList> {
  const webhooks = await listWebhooks(transaction, orgId);
  return {
    webhooks: webhooks.map(({ offAt, failingSince, madeAt, secret, ...webhook }) => ({
      ...webhook,
      isOn: offAt === null,
      isSecretReadable: unsealText(keyOfSecrets(desk), secret) !== null,
      failingSince: failingSince?.toISOString() ?? null,
      madeAt: madeAt.toISOString(),
    })),
  };
}

export const readWebhooks = (desk: WebhookDesk, member: Member): Promise<WebhookList> =>
  inOrganisation(desk, member, (transaction) => readAll(desk, transaction, member));

const wrongAddress = (address: string) => new Problem('malformed', platformMessages.malformed, { address });

/** Told at once, while somebody looks. It is looked at again whenever something is sent. */
async function refuseBadAddress(desk: WebhookDesk, address: string): Promise<void> {
  const guard = guardOf(desk);
  const url = readAddress(address, guard);
  if (url === 'malformed') throw wrongAddress(say.address);
  if (url === 'private') throw wrongAddress(say.private);
  if (guard.mayBePrivate) return;
  const problem = await findProblemOfName(url, guard);
  if (problem) throw wrongAddress(problem === 'private-address' ? say.private : say.unknownHost);
}

async function hold(transaction: Database, orgId: number, webhookId: number) {
  const webhook = await holdWebhook(transaction, orgId, webhookId);
  if (!webhook) throw new Problem('not-found', hiringMessages.notFound);
  return webhook;
}

/** The secret is in this answer alone. */
export async function makeWebhook(desk: WebhookDesk, member: Member, { address, events }: WantedWebhook) {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  await refuseBadAddress(desk, address);
  return inOrganisation(desk, member, async (transaction) => {
    const { orgId, id: madeBy } = member;
    const madeAt = desk.now();
    await holdOrganisation(transaction, orgId);
    if ((await listWebhooks(transaction, orgId)).length >= MAX_WEBHOOKS) throw new Problem('conflict', say.tooMany);
    const secret = writeSecret(randomBytes(SECRET_BYTES));
    const sealed = sealText(keyOfSecrets(desk), secret);
    const webhookId = await insertWebhook(transaction, { orgId, address, events: [...new Set(events)], secret: sealed, madeBy, madeAt });
    await writeAudit(transaction, { orgId, memberId: madeBy, kind: 'webhook-made', subject: address, at: madeAt });
    return { webhookId, secret, ...(await readAll(desk, transaction, member)) };
  });
}

type Change = WantedWebhook & { readonly isOn: boolean };

/** A webhook is switched off also when its address leads nowhere by now: only a new address is looked at. */
export async function changeWebhook(desk: WebhookDesk, member: Member, webhookId: number, { address, events, isOn }: Change) {
  const { orgId, id: memberId } = member;
  const kept = await inOrganisation(desk, member, (transaction) => hold(transaction, orgId, webhookId));
  if (address !== kept.address) await refuseBadAddress(desk, address);
  return inOrganisation(desk, member, async (transaction) => {
    const at = desk.now();
    const { offAt } = await hold(transaction, orgId, webhookId);
    const isOffNow = offAt !== null;
    await updateWebhook(transaction, orgId, webhookId, {
      address,
      events: JSON.stringify([...new Set(events)]),
      ...(isOn && isOffNow && { offAt: null, offWhy: null, failingSince: null, failedAt: null }),
      ...(!isOn && !isOffNow && { offAt: at, offWhy: 'owner' as const }),
    });
    await writeAudit(transaction, { orgId, memberId, kind: 'webhook-changed', subject: address, details: { isOn }, at });
    return readAll(desk, transaction, member);
  });
}

export const removeWebhook = (desk: WebhookDesk, member: Member, webhookId: number): Promise<WebhookList> =>
  inOrganisation(desk, member, async (transaction) => {
    const { orgId, id: memberId } = member;
    const { address } = await hold(transaction, orgId, webhookId);
    await deleteWebhook(transaction, orgId, webhookId);
    await writeAudit(transaction, { orgId, memberId, kind: 'webhook-removed', subject: address, at: desk.now() });
    return readAll(desk, transaction, member);
  });

export const renewSecret = (desk: WebhookDesk, member: Member, webhookId: number): Promise<{ secret: string }> =>
  inOrganisation(desk, member, async (transaction) => {
    const { orgId, id: memberId } = member;
    const { address } = await hold(transaction, orgId, webhookId);
    const secret = writeSecret(randomBytes(SECRET_BYTES));
    await updateWebhook(transaction, orgId, webhookId, { secret: sealText(keyOfSecrets(desk), secret) });
    await writeAudit(transaction, { orgId, memberId, kind: 'webhook-secret-renewed', subject: address, at: desk.now() });
    return { secret };
  });
