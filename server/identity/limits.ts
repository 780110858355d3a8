import { settingsMessages } from '#contract/account-settings.ts';
import { organisationMessages } from '#contract/hiring/organisation-messages.ts';
import { webhookMessages } from '#contract/hiring/webhook-words.ts';
import { CODE_WAIT_SECONDS, identityMessages } from '#contract/identity.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S, HOUR_S, MINUTE_S } from '#server/platform/time.ts';

/** So often in so many seconds, and what one is told after that. */
export type Limit = { readonly times: number; readonly seconds: number; readonly message: string };

const login = identityMessages.login.tooMany;
const asked = identityMessages.code.tooMany;
const tried = identityMessages.code.tooManyTries;
const steps = settingsMessages.step.tooMany;

/**
 * Limits of an address are wide, since a whole school may share one. Limits of an account count the name that was typed, whether or not
 * it exists: so no answer tells which username and which e-mail are one person's. `docs/decisions/0009` has the calculations.
 */
const limits = {
  signupsFromAddress: { times: 300, seconds: HOUR_S, message: identityMessages.signupTooMany },

  loginsFromAddress: { times: 300, seconds: 5 * MINUTE_S, message: login },
  loginsToNameFromAddress: { times: 10, seconds: 15 * MINUTE_S, message: login },
  loginsToNameFromAddressInDay: { times: 40, seconds: DAY_S, message: login },
  /**
   * Refuses nobody by itself. Beyond it the name counts as under attack: an address that never opened the account gets only a few tries.
   */
  loginsToName: { times: 100, seconds: DAY_S, message: login },
  loginsToBesiegedNameFromAddress: { times: 3, seconds: DAY_S, message: login },
  loginsToBesiegedNameFromSite: { times: 30, seconds: DAY_S, message: login },
  loginsToNameFromDevice: { times: 10, seconds: 15 * MINUTE_S, message: login },
  loginsToNameFromDeviceInDay: { times: 40, seconds: DAY_S, message: login },

  codeWait: { times: 1, seconds: CODE_WAIT_SECONDS, message: identityMessages.code.tooSoon },
  codesFromAddress: { times: 600, seconds: HOUR_S, message: asked },
  codesToMailboxFromAddress: { times: 3, seconds: HOUR_S, message: asked },
  codesToMailboxFromAddressInDay: { times: 6, seconds: DAY_S, message: asked },
  codesToMailbox: { times: 12, seconds: HOUR_S, message: asked },
  codesToMailboxInDay: { times: 24, seconds: DAY_S, message: asked },
  codesToMailboxFromDevice: { times: 8, seconds: HOUR_S, message: asked },
  codesToMailboxFromDeviceInDay: { times: 16, seconds: DAY_S, message: asked },

  triesOfAskedCode: { times: 5, seconds: HOUR_S, message: tried },
  triesFromKnownDeviceInDay: { times: 5, seconds: DAY_S, message: tried },
  triesFromAddress: { times: 600, seconds: HOUR_S, message: tried },
  triesOfMailboxFromAddress: { times: 5, seconds: DAY_S, message: tried },
  triesOfMailbox: { times: 10, seconds: DAY_S, message: tried },

  /** Codes of an app, and recovery codes. Who gets so far knows the password. */
  stepsFromDevice: { times: 10, seconds: 15 * MINUTE_S, message: steps },
  stepsFromDeviceInDay: { times: 40, seconds: DAY_S, message: steps },
  stepsOfPerson: { times: 10, seconds: 15 * MINUTE_S, message: steps },
  stepsOfPersonInDay: { times: 40, seconds: DAY_S, message: steps },
  emailChangesOfPerson: { times: 10, seconds: DAY_S, message: settingsMessages.email.tooMany },
  /** Each is a request to somewhere outside. */
  webhookTries: { times: 60, seconds: HOUR_S, message: webhookMessages.tooManyTries },
  memberInvitations: { times: 50, seconds: DAY_S, message: organisationMessages.tooManyInvitations },
  /** Not a limit of people: each challenge is answered once. */
  passkeyChallenge: { times: 1, seconds: 15 * MINUTE_S, message: settingsMessages.passkey.failed },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
/** Other numbers for some limits: a test that logs a hundred people in from one address must not be stopped. */
export type LimitChanges = Partial<Record<LimitName, { readonly times: number; readonly seconds: number }>>;

export type Limiter = {
  /** Counts one attempt; a Problem 429 when there were too many. */
  count(limit: LimitName, subject: string): Promise<void>;
  /** Counts one attempt; false when there were too many. */
  isWithin(limit: LimitName, subject: string): Promise<boolean>;
  /** Takes one attempt back: it turned out to be a good one. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  forget(limit: LimitName, subject: string): Promise<void>;
};

export function makeLimiter(database: Database, now: () => Date, changes: LimitChanges = {}): Limiter {
  const counter = makeAttemptCounter(database, now);
  const isWithin = async (name: LimitName, subject: string) => {
    const { times, seconds }: Limit = { ...limits[name], ...changes[name] };
    return (await counter.count({ name, subject, seconds })).count <= times;
  };
  return {
    isWithin,
    async count(name, subject) {
      if (!(await isWithin(name, subject))) throw new Problem('too-many', limits[name].message);
    },
    giveBack: (name, subject) => counter.giveBack({ name, subject }),
    forget: (name, subject) => counter.forget({ name, subject }),
  };
}
