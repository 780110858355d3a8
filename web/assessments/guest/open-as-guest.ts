import { ApiFailure, call } from '#web/api/client.ts';
import { TEST_SESSION_HEADER } from '#web/api/request-rules.ts';
import { deviceKind, type Manner, type OpenSitting, outboxOf } from '../open-sitting.ts';
import { guestSitting } from './guest-sitting.ts';

/** Goes on with what this device has begun as a guest, else begins. Undefined where what was begun is no longer there. */
export async function openAsGuest(test: string, manner: Manner, signal: AbortSignal): Promise<OpenSitting | undefined> {
  const kept = guestSitting.read();
  const sitting = kept ? await readOn(kept, signal) : await begin(test, manner, signal);
  if (!sitting) return undefined;
  const outbox = outboxOf(sitting);
  signal.addEventListener('abort', outbox.close, { once: true });
  if (outbox.pending().length === 0) return { sitting, outbox };
  await outbox.flush();
  const now = await readOn(sitting, signal);
  return now && { sitting: now, outbox };
}

async function begin(test: string, manner: Manner, signal: AbortSignal) {
  const sitting = await call('POST /api/guest-sessions', { body: { test, device: deviceKind(), agreed: true, ...manner } }, { signal });
  guestSitting.keep(sitting);
  return sitting;
}

async function readOn({ sittingId, token }: { sittingId: number; token: string }, signal: AbortSignal) {
  try {
    const headers = { [TEST_SESSION_HEADER]: token };
    return await call('GET /api/test-sessions/{sittingId}', { params: { sittingId } }, { headers, signal });
  } catch (failure) {
    // deleted after a day, kept by a person, or of another version: this device begins anew
    if (failure instanceof ApiFailure && failure.code !== undefined && ['unauthenticated', 'forbidden', 'gone'].includes(failure.code))
      return undefined;
    throw failure;
  }
}
