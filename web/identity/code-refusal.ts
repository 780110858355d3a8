import { identityMessages } from '#contract/identity.ts';
import { ApiFailure } from '#web/api/client.ts';

/** The server has sent a code a moment ago, though perhaps not to this browser: its timer runs. */
export const isTooSoon = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.body?.message === identityMessages.code.tooSoon;
