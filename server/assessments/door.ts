import { assessmentMessages } from '#contract/assessments.ts';
import type { Door, Proof } from '#server/platform/doors.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { SittingTicket, SittingTokens } from './sitting-tokens.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** Whoever holds the token of this sitting. */
    sitting: { path: { sittingId: number }; visitor: SittingTicket & { readonly token: string } };
  }
}

const sittingToken: Proof = {
  name: 'testSessionToken',
  scheme: { type: 'apiKey', in: 'header', name: 'X-Test-Session-Token', description: 'The token of POST /api/test-sessions.' },
};

/** The token names the one sitting that its bearer may read and answer. */
export function makeSittingDoor(tokens: SittingTokens, now: () => Date): Door<'sitting'> {
  return {
    proof: sittingToken,
    open: async ({ headers }, { sittingId }) => {
      const token = headers['x-test-session-token'];
      if (typeof token !== 'string' || token === '') throw new Problem('unauthenticated', assessmentMessages.noSittingToken);
      const ticket = await tokens.read(token, now());
      allow(ticket.sittingId === sittingId, assessmentMessages.notYourSitting);
      return { ...ticket, token };
    },
  };
}
