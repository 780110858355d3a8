import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { assessmentMessages, giveResponse, readProgress, readSitting, type Sitting, startSitting } from '#contract/assessments.ts';
import type { Doorkeeper } from '#server/identity/doorkeeper.ts';
import type { Tables } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { serve } from '#server/platform/serve.ts';
import { acceptResponse, openSitting, readSittingState, type SittingState } from './actions.ts';
import { stepAfter } from './course.ts';
import { progressFrom } from './progress.ts';
import { readSittings } from './repository.ts';
import type { SittingTicket, SittingTokens } from './sitting-tokens.ts';
import { setAsideOf } from './validity.ts';

type Needs = { database: Kysely<Tables>; doorkeeper: Doorkeeper; sittingTokens: SittingTokens; now: () => Date };

const LARGEST_SEED = 2 ** 31 - 1;

export function assessmentRoutes(app: FastifyInstance, { database, doorkeeper, sittingTokens, now }: Needs): void {
  /** The token names the one sitting that its bearer may read and answer. */
  async function readTicket(request: FastifyRequest, sittingId: number): Promise<SittingTicket & { token: string }> {
    const token = request.headers['x-test-session-token'];
    if (typeof token !== 'string' || token === '') throw new Problem('unauthenticated', assessmentMessages.noSittingToken);
    const ticket = await sittingTokens.read(token, now());
    allow(ticket.sittingId === sittingId, assessmentMessages.notYourSitting);
    return { ...ticket, token };
  }

  serve(app, startSitting, async ({ request, body }) => {
    const { id: personId, login } = await doorkeeper.person(request);
    const state = await openSitting(database, { ...body, personId, login, seed: randomInt(LARGEST_SEED), now: now() });
    return describe(state, await sittingTokens.sign({ sittingId: state.sitting.id, login }, now()));
  });

  serve(app, readSitting, async ({ request, params: { sittingId } }) => {
    const ticket = await readTicket(request, sittingId);
    return describe(await readSittingState(database, ticket), ticket.token);
  });

  serve(app, giveResponse, async ({ request, params: { sittingId }, body }) => {
    return acceptResponse(database, await readTicket(request, sittingId), body, now());
  });

  serve(app, readProgress, async ({ request }) => {
    const { id } = await doorkeeper.person(request);
    return progressFrom(await readSittings(database, id));
  });
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
    seed: isStory ? sitting.seed : 0,
    finished: isFinished,
    valid: sitting.valid,
    setAside: setAsideOf(sitting.flags ?? [], sitting.valid),
    responses: isStory ? responses.map(({ position, screen, option }) => ({ position, screen, option })) : [],
    answered: responses.length,
    current: isFinished ? null : (stepAfter(test, responses, sitting.seed)?.trial ?? null),
  };
}
