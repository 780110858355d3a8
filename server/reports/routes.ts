import { narrativeMessages } from '#contract/narratives.ts';
import { readHouseValues, readReportText, readStrengths, readTraits } from '#contract/reports.ts';
import { profileOf } from '#server/measurement/actions.ts';
import { houseScores } from '#server/measurement/house-scores.ts';
import { explanationKind } from '#server/narratives/facts.ts';
import { type Narrate, NarrativeUnavailable } from '#server/narratives/write-narrative.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Serve } from '#server/platform/serve.ts';
import { narrativeFacts } from './facts.ts';
import { houseValuesOf, strengthsReport } from './strengths.ts';
import { traitReport } from './trait-report.ts';
import { describeWeaknessIn } from './weaknesses.ts';

type Needs = {
  readonly database: Database;
  readonly narrate: Narrate;
  readonly now: () => Date;
};

export function reportRoutes(serve: Serve, { database, narrate, now }: Needs): void {
  serve(readHouseValues, async ({ params: { userId } }) => {
    const { posterior } = await profileOf(database, userId, now());
    return houseValuesOf(houseScores(posterior));
  });

  serve(readStrengths, async ({ params: { userId } }) => {
    return strengthsReport(userId, await profileOf(database, userId, now()));
  });

  serve(readTraits, async ({ params: { userId } }) => {
    return traitReport(await profileOf(database, userId, now()));
  });

  serve(readReportText, async ({ params: { userId, kind }, query: { language }, visitor, request }) => {
    const profile = await profileOf(database, userId, now());
    const facts = narrativeFacts(
      kind === 'summary' ? kind : explanationKind(kind === 'moreOnSummary' ? 'summary' : kind),
      language,
      profile,
      await describeWeaknessIn(language),
    );
    try {
      return await narrate(database, facts, visitor ? `person ${visitor.id}` : `address ${request.ip}`);
    } catch (error) {
      if (!(error instanceof NarrativeUnavailable)) throw error;
      const code = error.isOverOwnLimit ? 'too-many' : 'unavailable';
      throw new Problem(code, narrativeMessages.unavailable, undefined, error.retryAfterSeconds);
    }
  });
}
