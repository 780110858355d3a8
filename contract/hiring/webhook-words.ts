/** What an organisation's programs can be told of. */
export const WEBHOOK_EVENTS = [
  'application.received',
  'application.moved',
  'application.rejected',
  'application.hired',
  'application.reopened',
  'application.withdrawn',
  'interview.arranged',
  'interview.cancelled',
  'job.published',
  'job.closed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent by hand, to see whether the receiver answers. */
export const TEST_EVENT = 'test';

/** Why a webhook is off. */
export const OFF_REASONS = ['owner', 'failing'] as const;
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/**
 * What was wrong with one attempt. `refused`: the receiver answered, but not with success. `unreadable-secret`: nothing was sent, since it
 * could not be signed.
 */
export const ATTEMPT_PROBLEMS = [
  'private-address',
  'unknown-host',
  'no-connection',
  'certificate',
  'too-slow',
  'redirect',
  'refused',
  'unreadable-secret',
] as const;
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_ADDRESS_LENGTH = 500;
/** Failing for so long, without one success, it is switched off. */
export const OFF_AFTER_DAYS = 3;
/** Days for which deliveries are kept. */
export const KEEP_DELIVERIES_DAYS = 30;

/** What the settings of webhooks say when something cannot be done. */
export const webhookMessages = {
  address: 'Please enter a whole address that begins with https:// and holds no password.',
  private: 'This address leads into a private network. Webhooks go to public addresses only.',
  unknownHost: 'This address cannot be found. Please check how it is written.',
  events: 'Please choose at least one event.',
  tooMany: `An organisation has at most ${MAX_WEBHOOKS} webhooks. Please remove one first.`,
  tooManyTries: 'You have sent very many by hand. Please wait an hour.',
} as const;
