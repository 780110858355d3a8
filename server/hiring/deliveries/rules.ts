import { createHmac } from 'node:crypto';
import type { JobStep } from '#contract/hiring/job-words.ts';
import { OFF_AFTER_DAYS, type WebhookEvent } from '#contract/hiring/webhook-words.ts';
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts';
import type { ApplicationEventKind } from '../tables.ts';

const ofApplications: Readonly<Record<ApplicationEventKind, WebhookEvent | null>> = {
  applied: 'application.received',
  moved: 'application.moved',
  rejected: 'application.rejected',
  hired: 'application.hired',
  reopened: 'application.reopened',
  withdrawn: 'application.withdrawn',
  reviewed: null,
  merged: null,
  // interviews are told with their times (announceInterview)
  'interview-proposed': null,
  'interview-asked': null,
  'interview-moved': null,
  'interview-scheduled': null,
  'interview-cancelled': null,
  'interview-completed': null,
  'interview-missed': null,
};
export const eventOfApplication = (kind: ApplicationEventKind): WebhookEvent | null => ofApplications[kind];

/** Nobody outside cares for what comes before a job is public, or for a pause. */
const ofJobs: Readonly<Partial<Record<JobStep, WebhookEvent>>> = { publish: 'job.published', close: 'job.closed', expire: 'job.closed' };
export const eventOfJob = (step: JobStep): WebhookEvent | null => ofJobs[step] ?? null;

/** What a member decides can be taken back for some seconds, and is not told before. */
export const isHeld = (event: WebhookEvent): boolean =>
  event === 'application.moved' || event === 'application.rejected' || event === 'application.hired';

export type Fact = Readonly<Record<string, string | number | null>>;
export type Told = { readonly event: WebhookEvent; readonly data: Fact };

/** Whether what happens now takes back what has not been told yet: then neither is told. */
export function takesBack(next: Told, waiting: Told): boolean {
  if (next.event === 'application.reopened') return waiting.event === 'application.rejected' || waiting.event === 'application.hired';
  const isBack = next.data.fromStageId === waiting.data.toStageId && next.data.toStageId === waiting.data.fromStageId;
  return next.event === 'application.moved' && waiting.event === 'application.moved' && isBack;
}

const SECRET_PREFIX = 'whsec_';
export const SECRET_BYTES = 32;
export const writeSecret = (chance: Buffer): string => SECRET_PREFIX + chance.toString('base64');

type Signed = { readonly messageId: string; readonly at: Date; readonly body: string };

/**
 * The headers by which a receiver knows that we sent this, and when: HMAC-SHA256 of number, time and body (standardwebhooks.com, for which
 * there are libraries in most languages).
 */
export function signatureHeaders(secret: string, { messageId, at, body }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Between one attempt and the next: a bit more than a day in all. */
const PAUSES_MINUTES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360] as const;

/** When a delivery that has failed so often is tried again; null: never. */
export function nextAttempt(failures: number, now: Date): Date | null {
  const minutes = PAUSES_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

const ASKED_EVERY_MS = MINUTE_MS;
const WAITS_FOR_OTHERS_MS = 5 * MINUTE_MS;
/**
 * Until when a delivery waits because another one to the same receiver has just failed; null: it need not. A receiver that is away would
 * keep the workers busy for seconds with each of a thousand deliveries, and those of other organisations would wait for that.
 */
export const waitsUntil = (failedAt: Date | null, now: Date): Date | null =>
  failedAt !== null && now.getTime() - failedAt.getTime() < ASKED_EVERY_MS ? new Date(now.getTime() + WAITS_FOR_OTHERS_MS) : null;

/** It has failed for so long, without one success, that nobody seems to be there. */
export const isToBeSwitchedOff = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= OFF_AFTER_DAYS * DAY_MS;
