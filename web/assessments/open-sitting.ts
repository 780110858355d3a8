import type { GivenResponse, Progress, Sitting } from '#contract/assessments.ts';
import type { Language } from '#contract/language.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { deviceStorage } from '#web/api/json-storage.ts';
import { TEST_SESSION_HEADER } from '#web/api/request-rules.ts';
import { store } from '#web/api/storage.ts';
import { makeOutbox, type Outbox, owesAnswers } from './outbox.ts';

export type OpenSitting = { readonly sitting: Sitting; readonly outbox: Outbox };

/** Opens a test on this device: begins it, or goes on where any device stopped. Answers that this device still owes are sent first, or replayed. */
export async function openSitting(test: string, language: Language, signal?: AbortSignal): Promise<OpenSitting> {
  const sitting = await call(
    'POST /api/test-sessions',
    { body: { test, language, device: deviceKind() } },
    { as: 'person', ...(signal ? { signal } : {}) },
  );
  store('testSessionToken', sitting.token);
  const outbox = browserOutbox(sitting, language);
  signal?.addEventListener('abort', outbox.close, { once: true }); // whoever has left waits for nothing here
  if (outbox.pending().length === 0) return { sitting, outbox };
  if (sitting.kind === 'story') {
    void outbox.flush();
    return { sitting, outbox };
  }
  await outbox.flush();
  return { sitting: await readAgain(sitting), outbox };
}

/** What the server holds now: after another window or device has answered. */
export const readAgain = (sitting: Sitting): Promise<Sitting> =>
  call(
    'GET /api/test-sessions/{sittingId}',
    { params: { sittingId: sitting.sittingId } },
    { headers: { [TEST_SESSION_HEADER]: sitting.token } },
  );

/** Sends what this device still owes in any open test; gives how many tests that were. */
export async function sendWaitingAnswers(progress: Progress, language: Language): Promise<number> {
  const owing = progress.tests.filter(({ sittingId }) => owesAnswers(sittingId, deviceStorage));
  for (const { test } of owing) {
    const { outbox } = await openSitting(test, language);
    await outbox.flush();
    outbox.close();
  }
  return owing.length;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;

function browserOutbox({ sittingId, test, ...sitting }: Sitting, language: Language): Outbox {
  let { token } = sitting;
  const sendWithToken = (response: GivenResponse) =>
    call(
      'POST /api/test-sessions/{sittingId}/responses',
      { params: { sittingId }, body: response },
      { headers: { [TEST_SESSION_HEADER]: token }, keepalive: true },
    );
  return makeOutbox({
    sittingId,
    storage: deviceStorage,
    async send(response) {
      try {
        return await sendWithToken(response);
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.code !== 'unauthenticated') throw failure;
        // The token has run out, the login perhaps not: the same sitting gets a new one.
        const again = await call('POST /api/test-sessions', { body: { test, language, device: deviceKind() } }, { as: 'person' });
        if (again.sittingId !== sittingId) throw failure;
        token = again.token;
        store('testSessionToken', token);
        return sendWithToken(response);
      }
    },
    waitForRetry: (attempt) =>
      new Promise((resolve) => {
        const timer = setTimeout(done, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt));
        function done() {
          clearTimeout(timer);
          window.removeEventListener('online', done);
          resolve();
        }
        window.addEventListener('online', done);
      }),
    withLock: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  });
}

function deviceKind(): 'phone' | 'tablet' | 'computer' {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(window.screen.width, window.screen.height) < 600 ? 'phone' : 'tablet';
}
