import { type BroughtName, DEMO_TRAITS, DEMO_USER_ID, demoOf } from '#contract/demo-user.ts';
import type { FileContent } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { narrativeMessages, type TextKind } from '#contract/narratives.ts';
import type { PastStates } from '#contract/past-reports.ts';
import { reportFileMessages } from '#contract/report-files.ts';
import { type ReportText, type ReportTextLine, readStrengths, readTraits, type SittingStrengths } from '#contract/reports.ts';
import { REPORTS, type ReportName, type ReportOverview, readWrittenReport, type WrittenReport } from '#contract/written-reports.ts';
import { findName } from '#server/identity/repository.ts';
import { changesSinceLastTime, pastProfileOf, pastProfilesOf, profileOf, profileOfSitting } from '#server/measurement/actions.ts';
import { collect, type Narrate, NarrativeUnavailable } from '#server/narratives/write-narrative.ts';
import type { BroughtPages } from '#server/platform/brought-pages.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { hasConsent } from '#server/privacy/actions.ts';
import { reports } from './catalogue.ts';
import { figureShares } from './figures.ts';
import { narrativeFacts } from './general/narrative-facts.ts';
import { strengthsReport } from './general/strengths-report.ts';
import { describeWeaknessIn } from './general/weaknesses.ts';
import { findInsights } from './insights/find-insights.ts';
import type { Half } from './insights/insight.ts';
import { newestInsight } from './newest-insight.ts';
import { pastState } from './past-state.ts';
import type { Print } from './pdf/print-thread.ts';
import { strengthsOf } from './strengths.ts';
import { type Subject, subjectOf } from './subject.ts';
import { traitReport } from './traits/trait-report.ts';
import { gatherTexts, writeReports } from './write-reports.ts';

/** Loads whom a report is about, as they are now or were `at` an earlier state. Whether the reader may see it is decided before. */
export async function loadSubject(database: Database, personId: number, now: Date, at?: number): Promise<Subject> {
  return subjectOf(personId, at === undefined ? await profileOf(database, personId, now) : await pastProfileOf(database, personId, at));
}

/** The strengths of every state in which a person's scores have been. */
export async function pastStates(database: Database, personId: number, now: Date): Promise<PastStates> {
  return { states: (await pastProfilesOf(database, personId, now)).map(pastState) };
}

/** The same, with what has changed: what sentences are written from. */
export async function loadWithChanges(database: Database, personId: number, now: Date): Promise<Subject> {
  const profile = await profileOf(database, personId, now);
  return subjectOf(personId, profile, await changesSinceLastTime(database, personId, profile));
}

type SittingVisitor = Parameters<typeof profileOfSitting>[1];

/** What one test says by itself: the houses of which it tells enough, the surest first. */
export async function strengthsOfSitting(database: Database, visitor: SittingVisitor, now: Date): Promise<SittingStrengths> {
  const { test, isFinished, profile } = await profileOfSitting(database, visitor, now);
  const houses = profile ? strengthsOf(profile).houses : [];
  const measured = houses.filter(({ strength }) => strength !== null).toSorted((one, other) => other.reliability - one.reliability);
  return { test, finished: isFinished, houses: measured };
}

/** One report, and every sentence of it where no other report of this person has it. */
export const writtenReport = (subject: Subject, report: ReportName, language: Language): WrittenReport =>
  writeReports(reports, subject, language)[report];

type Site = { readonly database: Database; readonly now: () => Date; readonly config: Pick<Config, 'heldBackReports'> };

type AskedPaper = {
  readonly report: ReportName;
  readonly language: Language;
  readonly only?: string | undefined;
  readonly asker: string;
};

/** A report as a PDF, or one section of it on a sheet of its own. */
export async function reportFile(
  { database, print }: { readonly database: Database; readonly print: Print },
  subject: Subject,
  { report: name, language, only, asker }: AskedPaper,
  now: Date,
): Promise<FileContent> {
  const report = writtenReport(subject, name, language);
  if (only !== undefined && !report.sections.some(({ id }) => id === only))
    throw new Problem('not-found', reportFileMessages.noSuchSection);
  const paper = { report, language, name: (await findName(database, subject.personId)) ?? null, only: only ?? null };
  const bytes = await print({ ...paper, strengths: strengthsReport(subject) }, now, asker);
  return { name: `bhava-${only ?? name}-${language}.pdf`, bytes };
}

/** What can be read by now, and the shortest that can be said. */
export function reportOverview(subject: Subject, language: Language, { heldBackReports }: Pick<Config, 'heldBackReports'>): ReportOverview {
  const written = Object.values(writeReports(reports, subject, language));
  const { halves } = findInsights(subject.profile.posterior);
  const housesOf = (wanted: Half['half']) => halves.filter(({ half }) => half === wanted).map(({ house }) => house);
  return {
    figures: figureShares(subject.profile.posterior),
    halves: { stronger: housesOf('stronger'), quieter: housesOf('quieter') },
    newest: newestInsight(
      written.filter(({ report }) => !heldBackReports.includes(report)),
      subject.profile,
    ),
    reports: written.map(({ report, missing }) => ({ report, missing, isHeldBack: heldBackReports.includes(report) })),
  };
}

type Narrators = { readonly database: Database; readonly narrate: Narrate; readonly narrateAlone: Narrate | undefined };

/** A provider writes of a person only if they have agreed to that; the demo is nobody's. */
export async function chooseNarrator(
  { database, narrate, narrateAlone }: Narrators,
  visitor: { readonly id: number } | undefined,
  now: Date,
) {
  if (!narrateAlone || !visitor || (await hasConsent(database, visitor.id, 'provider', now))) return narrate;
  return narrateAlone;
}

type Narrating = { readonly database: Database; readonly narrate: Narrate };
type Asked = { readonly kind: TextKind; readonly language: Language; readonly asker: string };

/** A text about a person. `asker` is whose limit of texts it counts towards. */
async function narrateText(
  { database, narrate }: Narrating,
  subject: Subject,
  { kind, language, asker }: Asked,
  inPieces: boolean,
): Promise<ReturnType<Narrate>> {
  const facts = narrativeFacts(kind, language, subject, gatherTexts(reports, subject, language), await describeWeaknessIn(language));
  return narrate(database, facts, asker, inPieces);
}

export async function writeText(narrating: Narrating, subject: Subject, asked: Asked): Promise<ReportText> {
  try {
    return await collect(await narrateText(narrating, subject, asked, false));
  } catch (error) {
    throw toProblem(error);
  }
}

/** The same, sentence by sentence. What fails before the first is a Problem; what fails later ends the lines. */
export async function* followText(narrating: Narrating, subject: Subject, asked: Asked): AsyncGenerator<ReportTextLine> {
  let hasBegun = false;
  try {
    for await (const step of await narrateText(narrating, subject, asked, true)) {
      hasBegun = true;
      yield 'writer' in step ? step : { sentence: step.text, paragraph: step.paragraph };
    }
  } catch (error) {
    if (!hasBegun || !(error instanceof NarrativeUnavailable)) throw toProblem(error);
    yield { failed: narrativeMessages.unavailable, retryAfter: error.retryAfterSeconds };
    return;
  }
  yield { end: true };
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof NarrativeUnavailable)) return error;
  return new Problem(error.isOverOwnLimit ? 'too-many' : 'unavailable', narrativeMessages.unavailable, undefined, error.retryAfterSeconds);
}

/** The reports of the demo come with their pages: they are the same for everybody, and need no login. One that is held back does not. */
export function demoPages({ database, now, config }: Site): BroughtPages {
  const page = (report: ReportName | undefined, address: string, language: Language) =>
    report && !config.heldBackReports.includes(report) ? { address, bring: () => bringDemo(database, report, language, now()) } : undefined;
  const isOfDemo = (query: URLSearchParams) => query.size === 1 && query.get('userId') === String(DEMO_USER_ID);
  const general = (report: 'set1' | 'set2') => (asked: Parameters<NonNullable<BroughtPages['report']>>[0]) =>
    isOfDemo(asked.query) ? page(report, demoOf(report), asked.language) : undefined;
  return {
    report: general('set2'),
    set1Report: general('set1'),
    writtenReport({ pathname, query, language }) {
      const report = REPORTS.find((name) => demoOf(name).startsWith(`${pathname}?`)); // the general ones have pages of their own
      return isOfDemo(query) && report ? page(report, demoOf(report), language) : undefined;
    },
    viewReport: ({ query, language }) => (query.size === 0 ? page('set1', '/viewreport', language) : undefined),
    traitReport: ({ pathname: address, query, language }) =>
      address === DEMO_TRAITS && query.size === 0 ? { address, bring: () => bringDemo(database, 'traits', language, now()) } : undefined,
  };
}

/** What web/reports/brought-report.ts takes. Undefined while the demo has not been played yet. */
async function bringDemo(database: Database, report: BroughtName, language: Language, now: Date) {
  const subject = await loadWithChanges(database, DEMO_USER_ID, now);
  if (!subject.strengths.isComplete) return undefined;
  const loaded =
    report === 'traits' ? readTraits.ok.parse(traitReport(subject)) : await loadedByPage(database, subject, report, language, now);
  return { report, language, userId: DEMO_USER_ID, name: (await findName(database, DEMO_USER_ID)) ?? null, loaded };
}

/** What the page of a report asks for. */
async function loadedByPage(database: Database, subject: Subject, report: ReportName, language: Language, now: Date) {
  const strengths = readStrengths.ok.parse(strengthsReport(subject));
  const written = readWrittenReport.ok.parse(writtenReport(subject, report, language));
  const isGeneral = report === 'set1' || report === 'set2';
  return isGeneral ? { report: strengths, written, ...(await pastStates(database, DEMO_USER_ID, now)) } : { written, strengths };
}
