import { identityMessages } from '#contract/identity.ts';
import { ApiFailure } from '#web/api/client.ts';

/** The server sent a code a moment ago, perhaps for another browser, so the timer runs. */
export const isTooSoon = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.body?.message === identityMessages.code.tooSoon;
