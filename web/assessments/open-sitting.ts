import type { GivenResponse, InputKind, Sitting, StartSitting } from '#contract/assessments.ts';
import type { Progress } from '#contract/measurement.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { deviceStorage } from '#web/api/json-storage.ts';
import { TEST_SESSION_HEADER } from '#web/api/request-rules.ts';
import { ownUserId, store } from '#web/api/storage.ts';
import { keepStory, keptStory, noteAnswered } from './kept-story.ts';
import { makeOutbox, type Outbox, owesAnswers } from './outbox.ts';

/** How a person wants to play, and what the device could measure before; what is left out stays as it is. */
export type Manner = Pick<StartSitting, 'language' | 'untimed' | 'input' | 'refreshHz'>;
export type OpenSitting = { readonly sitting: Sitting; readonly outbox: Outbox };

/**
 * Opens a test on this device: begins it, or goes on where any device stopped. Answers that still wait here are sent first, or replayed.
 * Without a connection a story goes on from what is kept of it here.
 */
export async function openSitting(test: string, manner: Manner = {}, signal?: AbortSignal): Promise<OpenSitting> {
  const sitting = await askForSitting(test, manner, signal).catch((failure: unknown) => {
    const kept = failure instanceof ApiFailure && failure.isOffline && storyHere(test);
    if (!kept) throw failure;
    return kept;
  });
  const outbox = outboxOf(sitting, async () => {
    // the token has run out, the login perhaps not: the same sitting gets a new one
    const again = await call('POST /api/test-sessions', { body: { test } }, { as: 'person' });
    store('testSessionToken', again.token);
    return again;
  });
  signal?.addEventListener('abort', outbox.close, { once: true }); // a player who has left the page does not wait for it
  if (outbox.pending().length === 0) return { sitting, outbox };
  if (sitting.kind === 'story') {
    void outbox.flush();
    return { sitting, outbox };
  }
  await outbox.flush();
  return { sitting: await readAgain(sitting), outbox };
}

async function askForSitting(test: string, manner: Manner, signal: AbortSignal | undefined): Promise<Sitting> {
  const sitting = await call(
    'POST /api/test-sessions',
    { body: { test, device: deviceKind(), ...manner } },
    { as: 'person', ...(signal ? { signal } : {}) },
  );
  store('testSessionToken', sitting.token);
  const userId = ownUserId();
  if (sitting.kind === 'story' && userId !== undefined) keepStory(deviceStorage, userId, sitting);
  return sitting;
}

/** What is kept here of a story of whoever is logged in. */
export const storyHere = (test: string): Sitting | undefined => keptStory(deviceStorage, ownUserId(), test);

/** What the server holds now: after another window or device has answered. */
export const readAgain = (sitting: Sitting): Promise<Sitting> =>
  call(
    'GET /api/test-sessions/{sittingId}',
    { params: { sittingId: sitting.sittingId } },
    { headers: { [TEST_SESSION_HEADER]: sitting.token } },
  );

/** Sends the answers that still wait on this device, of any open test of any kind. Returns of how many tests they were. */
export async function sendWaitingAnswers(progress: Progress): Promise<number> {
  const owing = progress.tests.filter(({ sittingId }) => owesAnswers(sittingId, deviceStorage));
  for (const { test } of owing) {
    const { outbox } = await openSitting(test);
    await outbox.flush();
    outbox.close();
  }
  return owing.length;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;

/** The outbox of a sitting on this device. `renew` opens the sitting again when its token has run out; a guest's cannot be opened again. */
export function outboxOf({ sittingId, ...sitting }: Sitting, renew?: () => Promise<Sitting>): Outbox {
  let { token } = sitting;
  const sendWithToken = (response: GivenResponse) =>
    call(
      'POST /api/test-sessions/{sittingId}/responses',
      { params: { sittingId }, body: response },
      { headers: { [TEST_SESSION_HEADER]: token }, keepalive: true },
    );
  async function sendRenewed(response: GivenResponse) {
    try {
      return await sendWithToken(response);
    } catch (failure) {
      if (!renew || !(failure instanceof ApiFailure) || failure.code !== 'unauthenticated') throw failure;
      const again = await renew();
      if (again.sittingId !== sittingId) throw failure;
      token = again.token;
      return sendWithToken(response);
    }
  }
  return makeOutbox({
    sittingId,
    storage: deviceStorage,
    async send(response) {
      const accepted = await sendRenewed(response);
      noteAnswered(deviceStorage, sittingId, response, accepted);
      return accepted;
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

/** What a button was pressed with: a press by the keyboard counts no clicks. */
export function inputOf(press: Event): InputKind {
  const { detail, pointerType } = press as PointerEvent;
  if (detail === 0) return 'keyboard';
  return pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse';
}

/** What somebody plays with who has pressed nothing yet. */
export const likelyInput = (): InputKind => (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

export function deviceKind(): 'phone' | 'tablet' | 'computer' {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(window.screen.width, window.screen.height) < 600 ? 'phone' : 'tablet';
}
