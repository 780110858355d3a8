import { CODE_WAIT_SECONDS, identityMessages } from '#contract/identity.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';

/** So often in so many seconds, and what one is told after that. */
export type Limit = { readonly times: number; readonly seconds: number; readonly message: string };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const login = identityMessages.login.tooMany;
const code = identityMessages.code.tooMany;

/**
 * Per address the limits are wide, since a whole school comes from one. Per account they are narrow, and count each address apart, so that
 * nobody can lock another person out; the one for an account from anywhere stops guessing from many addresses.
 */
const limits = {
  signupsFromAddress: { times: 300, seconds: HOUR, message: identityMessages.signupTooMany },
  loginsFromAddress: { times: 300, seconds: 5 * MINUTE, message: login },
  loginsToAccountFromAddress: { times: 10, seconds: 15 * MINUTE, message: login },
  loginsToAccount: { times: 100, seconds: HOUR, message: login },
  codesFromAddress: { times: 600, seconds: HOUR, message: code },
  codesToMailbox: { times: 8, seconds: HOUR, message: code },
  codeWait: { times: 1, seconds: CODE_WAIT_SECONDS, message: identityMessages.code.tooSoon },
  triesFromAddress: { times: 600, seconds: HOUR, message: code },
  triesOfMailbox: { times: 20, seconds: HOUR, message: code },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
/** Other numbers for some limits: a test that logs a hundred people in from one address must not be stopped. */
export type LimitChanges = Partial<Record<LimitName, { readonly times: number; readonly seconds: number }>>;

export type Limiter = {
  /** Counts one attempt; a Problem 429 when there were too many. */
  count(limit: LimitName, subject: string): Promise<void>;
  /** Takes one attempt back: it turned out to be a good one. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  forget(limit: LimitName, subject: string): Promise<void>;
};

export function makeLimiter(database: Database, now: () => Date, changes: LimitChanges = {}): Limiter {
  const counter = makeAttemptCounter(database, now);
  return {
    async count(name, subject) {
      const { times, seconds, message }: Limit = { ...limits[name], ...changes[name] };
      const { count } = await counter.count({ name, subject, seconds });
      if (count > times) throw new Problem('too-many', message);
    },
    giveBack: (name, subject) => counter.giveBack({ name, subject }),
    forget: (name, subject) => counter.forget({ name, subject }),
  };
}
