import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { hiringMessages } from './messages.ts';
import {
  ATTEMPT_PROBLEMS,
  DELIVERY_STATES,
  MAX_WEBHOOK_ADDRESS_LENGTH,
  OFF_REASONS,
  webhookMessages as say,
  TEST_EVENT,
  WEBHOOK_EVENTS,
} from './webhook-words.ts';

const tag = 'Webhooks';
const access = 'member';
const When = z.iso.datetime();
const Id = IdIn(hiringMessages.notFound);
const Event = z.enum(WEBHOOK_EVENTS, { error: say.events });
const problems = ['malformed', 'unauthenticated', 'forbidden', 'not-found'] as const;

const Webhook = z.object({
  webhookId: z.int(),
  address: z.string(),
  events: z.array(Event),
  isOn: z.boolean(),
  offWhy: z.enum(OFF_REASONS).nullable().meta({ description: 'failing: the receiver gave no success for days, and it was switched off.' }),
  failingSince: When.nullable().meta({ description: 'The first failure since the last success.' }),
  isSecretReadable: z
    .boolean()
    .meta({ description: 'False after the key of the server was changed: nothing can be signed until it has a new secret.' }),
  madeBy: z.string(),
  madeAt: When,
});
export const WebhookList = z.object({ webhooks: z.array(Webhook) });
export type WebhookList = z.infer<typeof WebhookList>;

/** The server says what is wrong with an address: it looks where its name leads. */
const Wanted = z.object({
  address: z
    .string({ error: say.address })
    .trim()
    .min(1, { error: say.address })
    .max(MAX_WEBHOOK_ADDRESS_LENGTH, { error: say.address })
    .meta({ example: 'https://harbour-tea.example/bhava' }),
  events: z.array(Event, { error: say.events }).min(1, { error: say.events }).max(WEBHOOK_EVENTS.length, { error: say.events }),
});
export type WantedWebhook = z.infer<typeof Wanted>;

export const Delivery = z.object({
  deliveryId: z.int(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES).meta({ description: 'waiting: not sent yet, or to be tried again.' }),
  madeAt: When,
  body: z.string(),
  attempts: z
    .array(
      z.object({
        at: When,
        status: z.int().nullable().meta({ description: 'The HTTP status of the answer; null where none came.' }),
        problem: z.enum(ATTEMPT_PROBLEMS).nullable(),
        tookMs: z.int(),
        answer: z.string().meta({ description: 'How the answer begins.' }),
      }),
    )
    .meta({ description: 'The newest first.' }),
});
export type Delivery = z.infer<typeof Delivery>;

const WebhookPath = z.object({ webhookId: Id.meta({ example: 7 }) });
const DeliveryPath = WebhookPath.extend({ deliveryId: Id.meta({ example: 7 }) });
const Secret = z.string().meta({ description: 'Told in this answer alone. It signs what is sent, as standardwebhooks.com describes.' });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/hiring/webhooks',
  summary: 'The webhooks of the organisation. For owners.',
  tag,
  access,
  ok: WebhookList,
  problems: ['unauthenticated', 'forbidden'],
});
export const makeWebhook = endpoint({
  method: 'POST',
  path: '/api/hiring/webhooks',
  summary: 'Tell an address of what happens. The answer is the only place where its secret is told. For owners.',
  tag,
  access,
  status: 201,
  body: Wanted,
  ok: WebhookList.extend({ webhookId: z.int(), secret: Secret }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict'],
});
export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/api/hiring/webhooks/{webhookId}',
  summary: 'Change where a webhook goes and what it tells of, or switch it on or off. For owners.',
  tag,
  access,
  params: WebhookPath,
  body: Wanted.extend({ isOn: z.boolean() }),
  ok: WebhookList,
  problems,
});
export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/hiring/webhooks/{webhookId}',
  summary: 'Remove a webhook with its deliveries. What waits is not sent. For owners.',
  tag,
  access,
  params: WebhookPath,
  ok: WebhookList,
  problems,
});
export const renewSecret = endpoint({
  method: 'POST',
  path: '/api/hiring/webhooks/{webhookId}/secret',
  summary: 'Give a webhook a new secret. The next delivery is signed with it. For owners.',
  tag,
  access,
  params: WebhookPath,
  ok: z.object({ secret: Secret }),
  problems,
});
export const sendTest = endpoint({
  method: 'POST',
  path: '/api/hiring/webhooks/{webhookId}/test',
  summary: 'Send a delivery of the kind test now, once. For owners.',
  tag,
  access,
  params: WebhookPath,
  ok: Delivery,
  problems: [...problems, 'too-many'],
});
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/hiring/webhooks/{webhookId}/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, and what it answered: the newest first. For owners.',
  tag,
  access,
  params: WebhookPath,
  query: z.object({ before: Id.optional() }),
  ok: z.object({ deliveries: z.array(Delivery), next: z.int().nullable().meta({ description: 'For `before`, to read on.' }) }),
  problems,
});
export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/hiring/webhooks/{webhookId}/deliveries/{deliveryId}/again',
  summary: 'Send a delivery again now, once: the same body, signed anew. For owners.',
  tag,
  access,
  params: DeliveryPath,
  ok: Delivery,
  problems: [...problems, 'too-many'],
});

export const webhookEndpoints = [
  listWebhooks,
  makeWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  sendTest,
  listDeliveries,
  sendAgain,
] as const;
