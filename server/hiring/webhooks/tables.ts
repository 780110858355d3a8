import type { ColumnType, Generated } from 'kysely';
import type { AttemptProblem, DeliveryState, OFF_REASONS, TEST_EVENT, WebhookEvent } from '#contract/hiring/webhook-words.ts';

type Made<Value> = ColumnType<Value, Value, never>;

export type WebhookTable = {
  id: Generated<number>;
  orgId: Made<number>;
  address: string;
  events: ColumnType<WebhookEvent[], string, string>;
  secret: string;
  offAt: Date | null;
  offWhy: (typeof OFF_REASONS)[number] | null;
  failingSince: Date | null;
  failedAt: Date | null;
  madeBy: Made<number>;
  madeAt: Made<Date>;
};

export type WebhookDeliveryTable = {
  id: Generated<number>;
  orgId: Made<number>;
  webhookId: Made<number>;
  messageId: Made<string>;
  event: Made<WebhookEvent | typeof TEST_EVENT>;
  applicationId: Made<number | null>;
  body: Made<string>;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  madeAt: Made<Date>;
  holdUntil: Made<Date | null>;
  givenAt: Date | null;
};

export type WebhookAttemptTable = {
  id: Generated<number>;
  orgId: Made<number>;
  deliveryId: Made<number>;
  at: Made<Date>;
  isByHand: Made<boolean>;
  status: Made<number | null>;
  problem: Made<AttemptProblem | null>;
  tookMs: Made<number>;
  answer: Made<string>;
};

interface WebhookTables {
  'hiring.webhook': WebhookTable;
  'hiring.webhookDelivery': WebhookDeliveryTable;
  'hiring.webhookAttempt': WebhookAttemptTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends WebhookTables {}
}
