import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catalogue, facetsOf, lookedAt } from '#content/catalogue.ts';
import {
  giveResponse,
  keepGuestSitting,
  readSitting,
  readTests,
  type Sitting,
  startGuestSitting,
  startSitting,
} from '#contract/assessments.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { acceptResponse, openSitting, readSittingState, type SittingState } from './actions.ts';
import { stepAfter } from './course.ts';
import * as guests from './guests.ts';
import type { SittingTokens } from './sitting-tokens.ts';
import { invalidReasonOf } from './validity.ts';

type Needs = { database: Kysely<Tables>; sittingTokens: SittingTokens; now: () => Date };

const MAX_SEED = 2 ** 31 - 1;

export function assessmentRoutes(serve: Serve, { database, sittingTokens, now }: Needs): void {
  serve(readTests, () => ({
    tests: catalogue.map(({ slug, test }) => {
      const { domain, houses } = lookedAt(facetsOf(test));
      return {
        test: slug,
        kind: test.kind,
        minutes: test.about.minutes,
        languages: [...test.about.languages],
        domain,
        houses: [...houses],
        bankVersion: test.bank.version,
      };
    }),
  }));

  serve(startSitting, async ({ visitor: { id: personId, login }, body }) => {
    const state = await openSitting(database, { ...body, personId, login, seed: randomInt(MAX_SEED), now: now() });
    return describe(state, await sittingTokens.sign({ sittingId: state.sitting.id, login }, now()));
  });

  serve(readSitting, async ({ visitor }) => describe(await readSittingState(database, visitor), visitor.token));

  serve(giveResponse, ({ visitor, body }) => acceptResponse(database, visitor, body, now()));

  const counter = makeAttemptCounter(database, now);
  serve(startGuestSitting, async ({ body, request }) => {
    const opening = { ...body, address: request.ip, seed: randomInt(MAX_SEED), now: now() };
    const state = await guests.openGuestSitting(database, counter, opening);
    return describe(state, await sittingTokens.sign({ sittingId: state.sitting.id, login: null }, now()));
  });

  serve(keepGuestSitting, ({ visitor, body }) =>
    guests.keepGuestSitting(database, sittingTokens, { ...body, personId: visitor.id, now: now() }),
  );
}

/** For a game the earlier answers stay on the server: they would say what was right. */
function describe({ sitting, test, responses }: SittingState, token: string): Sitting {
  const isStory = test.kind === 'story';
  const isFinished = sitting.finishedAt !== null;
  return {
    sittingId: sitting.id,
    token,
    test: sitting.test,
    kind: test.kind,
    bankVersion: sitting.bankVersion,
    language: sitting.language,
    untimed: sitting.isUntimed,
    seed: isStory ? sitting.seed : 0,
    finished: isFinished,
    valid: sitting.valid,
    invalidReason: invalidReasonOf(sitting.flags ?? [], sitting.valid),
    responses: isStory ? responses.map(({ position, screen, option }) => ({ position, screen, option })) : [],
    answered: responses.length,
    current: isFinished ? null : (stepAfter(test, responses, sitting)?.trial ?? null),
    counts: sitting.counts,
  };
}
