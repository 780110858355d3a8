import { disown, readDisowned, takeBackDisowned } from '#contract/disowned-insights.ts';
import { readHeldBack } from '#contract/held-back-reports.ts';
import { textKindOf } from '#contract/narratives.ts';
import { readPastStates } from '#contract/past-reports.ts';
import { readReportPdf } from '#contract/report-files.ts';
import {
  followReportText,
  readHouseValues,
  readReportText,
  readSittingStrengths,
  readStrengths,
  readTestResults,
  readTraits,
} from '#contract/reports.ts';
import { readReportOverview, readWrittenReport } from '#contract/written-reports.ts';
import { profilesOfTest } from '#server/measurement/actions.ts';
import type { Narrate } from '#server/narratives/write-narrative.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { ReadyReply } from '#server/platform/ready-reply.ts';
import type { Serve } from '#server/platform/serve.ts';
import {
  chooseNarrator,
  followText,
  loadSubject,
  loadWithChanges,
  pastStates,
  reportFile,
  reportOverview,
  strengthsOfSitting,
  writeText,
  writtenReport,
} from './actions.ts';
import { askedBy } from './asked-by.ts';
import { strengthsReport } from './general/strengths-report.ts';
import { refuseHeldBack, refuseHeldBackText } from './held-back.ts';
import { keptReply } from './kept-replies.ts';
import { makePrinter } from './pdf/print-thread.ts';
import { deleteDisowned, insertDisowned, readDisownedBy } from './repository.ts';
import { testResults } from './results/test-results.ts';
import { houseValues } from './subject.ts';
import { traitReport } from './traits/trait-report.ts';

type Needs = {
  readonly database: Database;
  readonly narrate: Narrate;
  /** By our own writer alone: for whoever has not agreed that a provider writes. Undefined without a provider. */
  readonly narrateAlone: Narrate | undefined;
  readonly now: () => Date;
  readonly config: Pick<Config, 'heldBackReports'>;
};

export function reportRoutes(serve: Serve, { database, narrate, narrateAlone, now, config }: Needs): void {
  const load = (userId: number, at?: number) => loadSubject(database, userId, now(), at);

  serve(readHouseValues, async ({ params: { userId } }) => houseValues(await load(userId)));

  serve(readSittingStrengths, ({ visitor }) => strengthsOfSitting(database, visitor, now()));

  serve(readStrengths, async ({ params: { userId }, query: { at } }) => {
    const make = async () => ReadyReply.make(readStrengths.ok, strengthsReport(await load(userId, at)));
    return at === undefined ? keptReply(database, userId, 'strengths', make) : make(); // only the newest is kept as text
  });

  serve(readPastStates, ({ params: { userId } }) => pastStates(database, userId, now()));

  serve(readTestResults, async ({ params: { userId, test } }) => testResults(test, await profilesOfTest(database, userId, test, now())));

  serve(readTraits, ({ params: { userId } }) =>
    keptReply(database, userId, 'traits', async () => ReadyReply.make(readTraits.ok, traitReport(await load(userId)))),
  );

  serve(readReportOverview, async ({ params: { userId }, query: { language } }) =>
    reportOverview(await loadWithChanges(database, userId, now()), language, config),
  );

  const loadToTell = (userId: number, at?: number) => (at === undefined ? loadWithChanges(database, userId, now()) : load(userId, at));

  serve(readWrittenReport, async ({ params: { userId, report }, query: { language, at } }) => {
    refuseHeldBack(report, config);
    return writtenReport(await loadToTell(userId, at), report, language);
  });

  const print = makePrinter();
  serve(readReportPdf, async ({ params: { userId, report }, query: { at, ...asked }, visitor, request }) => {
    refuseHeldBack(report, config);
    const paper = { report, ...asked, asker: askedBy(visitor, request) };
    return reportFile({ database, print }, await loadToTell(userId, at), paper, now());
  });

  const narratorFor = (visitor: { readonly id: number } | undefined) => chooseNarrator({ database, narrate, narrateAlone }, visitor, now());

  serve(readReportText, async ({ params: { userId, kind }, query: { language, at }, visitor, request }) => {
    refuseHeldBackText(textKindOf(kind), config);
    return writeText({ database, narrate: await narratorFor(visitor) }, await load(userId, at), {
      kind: textKindOf(kind),
      language,
      asker: askedBy(visitor, request),
    });
  });

  serve(followReportText, async function* ({ params: { userId, kind }, query: { language, at }, visitor, request }) {
    refuseHeldBackText(textKindOf(kind), config);
    const asked = { kind: textKindOf(kind), language, asker: askedBy(visitor, request) };
    yield* followText({ database, narrate: await narratorFor(visitor) }, await load(userId, at), asked);
  });

  serve(readHeldBack, () => ({ reports: [...config.heldBackReports] }));

  serve(readDisowned, async ({ visitor: { id } }) => ({ insights: await readDisownedBy(database, id) }));

  serve(disown, async ({ visitor: { id }, params: { insight } }) => {
    await insertDisowned(database, id, insight, now());
    return { insights: await readDisownedBy(database, id) };
  });

  serve(takeBackDisowned, async ({ visitor: { id }, params: { insight } }) => {
    await deleteDisowned(database, id, insight);
    return { insights: await readDisownedBy(database, id) };
  });
}
