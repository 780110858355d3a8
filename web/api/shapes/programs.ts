import { KEY_SCOPES, KEY_STATES } from '#contract/hiring/api-key-words.ts';
import { ATTEMPT_PROBLEMS, DELIVERY_STATES, OFF_REASONS, TEST_EVENT, WEBHOOK_EVENTS } from '#contract/hiring/webhook-words.ts';
import { isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const keys = isListOf(
  isShape({
    keyId: isWhole,
    name: isText,
    prefix: isText,
    scopes: isListOf(isOneOf(...KEY_SCOPES)),
    state: isOneOf(...KEY_STATES),
    lastDay: isNullOr(isDate),
    madeBy: isText,
    madeAt: isDate,
    lastUsedAt: isNullOr(isDate),
  }),
);
export const keyList = isShape({ keys });
export const madeKey = isShape({ keys, key: isText });

const webhooks = isListOf(
  isShape({
    webhookId: isWhole,
    address: isText,
    events: isListOf(isOneOf(...WEBHOOK_EVENTS)),
    isOn: isBoolean,
    offWhy: isNullOr(isOneOf(...OFF_REASONS)),
    isSecretReadable: isBoolean,
    failingSince: isNullOr(isDate),
    madeBy: isText,
    madeAt: isDate,
  }),
);
export const webhookList = isShape({ webhooks });
export const madeWebhook = isShape({ webhooks, webhookId: isWhole, secret: isText });
const isDelivery = {
  deliveryId: isWhole,
  event: isOneOf(...WEBHOOK_EVENTS, TEST_EVENT),
  state: isOneOf(...DELIVERY_STATES),
  madeAt: isDate,
  body: isText,
  attempts: isListOf(
    isShape({ at: isDate, status: isNullOr(isWhole), problem: isNullOr(isOneOf(...ATTEMPT_PROBLEMS)), tookMs: isWhole, answer: isText }),
  ),
};
export const delivery = isShape(isDelivery);
export const deliveries = isShape({ deliveries: isListOf(delivery), next: isNullOr(isWhole) });
