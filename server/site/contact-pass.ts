import { createHmac, timingSafeEqual } from 'node:crypto';
import { contactMessages, MAX_WRITING_HOURS, MIN_WRITING_SECONDS } from '#contract/contact-form.ts';
import { Problem } from '#server/platform/problem.ts';
import { HOUR_MS } from '#server/platform/time.ts';

/** When a form was opened, as milliseconds in base 36, and a signature: nobody can say that it was earlier. */
export function makePass(key: Buffer, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${sign(key, openedAt)}`;
}

/** Throws a Problem unless the form was opened by us, long enough ago for somebody to have written, and not days ago. */
export function checkPass(key: Buffer, pass: string, now: Date): void {
  const [openedAt = '', signature = ''] = pass.split('.');
  const age = now.getTime() - Number.parseInt(openedAt, 36);
  if (!isSame(signature, sign(key, openedAt)) || !(age >= 0 && age <= MAX_WRITING_HOURS * HOUR_MS))
    throw new Problem('gone', contactMessages.stale);
  if (age < MIN_WRITING_SECONDS * 1000) throw new Problem('unprocessable', contactMessages.tooQuick);
}

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
