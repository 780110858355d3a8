import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { narrativeMessages } from '#contract/narratives.ts';
import { readHouseValues, readReportText, readStrengths, readTraits, reportMessages } from '#contract/reports.ts';
import type { Doorkeeper } from '#server/identity/doorkeeper.ts';
import { profileOf } from '#server/measurement/actions.ts';
import { houseScores } from '#server/measurement/house-scores.ts';
import { explanationKind } from '#server/narratives/facts.ts';
import { type Narrate, NarrativeUnavailable } from '#server/narratives/write-narrative.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { serve } from '#server/platform/serve.ts';
import { narrativeFacts } from './facts.ts';
import { houseValuesOf, strengthsReport } from './strengths.ts';
import { traitReport } from './trait-report.ts';
import { describeWeaknessIn } from './weaknesses.ts';

type Needs = {
  readonly database: Database;
  readonly doorkeeper: Doorkeeper;
  readonly narrate: Narrate;
  readonly now: () => Date;
};

export function reportRoutes(app: FastifyInstance, { database, doorkeeper, narrate, now }: Needs): void {
  /** The demo is anyone's to read. Another person's id is refused whether or not it exists, so nobody can find out who is here. */
  async function admit(request: FastifyRequest, userId: number): Promise<void> {
    if (userId === DEMO_USER_ID) return;
    const person = await doorkeeper.person(request);
    allow(person.id === userId, reportMessages.notYours);
  }

  serve(app, readHouseValues, async ({ params: { userId }, request }) => {
    await admit(request, userId);
    const { posterior } = await profileOf(database, userId, now());
    return houseValuesOf(houseScores(posterior));
  });

  serve(app, readStrengths, async ({ params: { userId }, request }) => {
    await admit(request, userId);
    return strengthsReport(userId, await profileOf(database, userId, now()));
  });

  serve(app, readTraits, async ({ params: { userId }, request }) => {
    await admit(request, userId);
    return traitReport(await profileOf(database, userId, now()));
  });

  serve(app, readReportText, async ({ params: { userId, kind }, query: { language }, request }) => {
    await admit(request, userId);
    const profile = await profileOf(database, userId, now());
    const facts = narrativeFacts(
      kind === 'summary' ? kind : explanationKind(kind === 'moreOnSummary' ? 'summary' : kind),
      language,
      profile,
      await describeWeaknessIn(language),
    );
    try {
      return await narrate(database, facts, userId === DEMO_USER_ID ? `address ${request.ip}` : `person ${userId}`);
    } catch (error) {
      if (!(error instanceof NarrativeUnavailable)) throw error;
      const code = error.isOverOwnLimit ? 'too-many' : 'unavailable';
      throw new Problem(code, narrativeMessages.unavailable, undefined, error.retryAfterSeconds);
    }
  });
}
