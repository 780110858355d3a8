import { assessmentMessages } from '#contract/assessments.ts';
import type { Door } from '#server/platform/doors.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { SittingTicket, SittingTokens } from './sitting-tokens.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    sitting: SittingTicket & { readonly token: string };
  }
}

/** The token names the one sitting that its bearer may read and answer. */
export function makeSittingDoor(tokens: SittingTokens, now: () => Date): Door<'sitting'> {
  return async ({ headers }, { sittingId }) => {
    const token = headers['x-test-session-token'];
    if (typeof token !== 'string' || token === '') throw new Problem('unauthenticated', assessmentMessages.noSittingToken);
    const ticket = await tokens.read(token, now());
    allow(ticket.sittingId === sittingId, assessmentMessages.notYourSitting);
    return { ...ticket, token };
  };
}
