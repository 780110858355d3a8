import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  eventOfApplication,
  eventOfJob,
  isHeld,
  isToBeSwitchedOff,
  nextAttempt,
  signatureHeaders,
  type Told,
  takesBack,
  waitsUntil,
  writeSecret,
} from './rules.ts';

test('what is signed is number, time and body, as standardwebhooks.com has it', () => {
  // the example of its specification
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const at = new Date(1_614_265_330_000);
  const headers = signatureHeaders(secret, { messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('another secret, time or body is another signature', () => {
  const secret = writeSecret(Buffer.alloc(32, 1));
  const signed = { messageId: 'msg_1', at: new Date(1_000), body: '{}' };
  const signature = signatureHeaders(secret, signed)['webhook-signature'];
  expect(signature).toBe(`v1,${createHmac('sha256', Buffer.alloc(32, 1)).update('msg_1.1.{}').digest('base64')}`);
  for (const other of [
    { ...signed, at: new Date(2_000) },
    { ...signed, body: '{ }' },
    { ...signed, messageId: 'msg_2' },
  ])
    expect(signatureHeaders(secret, other)['webhook-signature']).not.toBe(signature);
  expect(signatureHeaders(writeSecret(Buffer.alloc(32, 2)), signed)['webhook-signature']).not.toBe(signature);
});

describe('what is told', () => {
  test('of applications and jobs is what others can do something with', () => {
    expect(eventOfApplication('applied')).toBe('application.received');
    expect(eventOfApplication('reviewed')).toBeNull();
    expect(eventOfApplication('merged')).toBeNull();
    expect(eventOfJob('publish')).toBe('job.published');
    expect(eventOfJob('expire')).toBe('job.closed');
    expect(eventOfJob('pause')).toBeNull();
  });

  test('waits where a member can take it back', () => {
    expect(isHeld('application.rejected')).toBe(true);
    expect(isHeld('application.received')).toBe(false);
  });

  const moved = (fromStageId: number, toStageId: number): Told => ({ event: 'application.moved', data: { fromStageId, toStageId } });
  const only = (event: Told['event']): Told => ({ event, data: {} });
  test.each([
    ['the way back', moved(2, 1), moved(1, 2), true],
    ['another way', moved(2, 3), moved(1, 2), false],
    ['reopening after a rejection', only('application.reopened'), only('application.rejected'), true],
    ['reopening after a hire', only('application.reopened'), only('application.hired'), true],
    ['reopening after a move', only('application.reopened'), moved(1, 2), false],
    ['withdrawing after a move', only('application.withdrawn'), moved(1, 2), false],
  ])('%s takes back what waits: %#', (_what, next, waiting, isBack) => {
    expect(takesBack(next, waiting)).toBe(isBack);
  });

  test.each([
    [null, null],
    [59_999, 5],
    [60_000, null],
  ])('another delivery failed there %s ms ago: this one waits %s minutes', (ago, minutes) => {
    const now = new Date();
    const until = waitsUntil(ago === null ? null : new Date(now.getTime() - ago), now);
    expect(until && (until.getTime() - now.getTime()) / 60_000).toBe(minutes);
  });

  test('is tried for a bit more than a day, and then no more', () => {
    const now = new Date();
    let hours = 0;
    for (let failures = 1; failures <= 12; failures += 1) hours += (nextAttempt(failures, now)!.getTime() - now.getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(26.5, 1);
    expect(nextAttempt(13, now)).toBeNull();
  });

  test.each([
    [3 * 24 * 60 * 60 * 1000 - 1, false],
    [3 * 24 * 60 * 60 * 1000, true],
  ])('failing for %d ms: off is %s', (ms, isOff) => {
    const now = new Date();
    expect(isToBeSwitchedOff(new Date(now.getTime() - ms), now)).toBe(isOff);
  });
});
