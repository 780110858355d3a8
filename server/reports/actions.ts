import type { Language } from '#contract/language.ts';
import { narrativeMessages, type TextKind } from '#contract/narratives.ts';
import type { ReportText, SittingStrengths } from '#contract/reports.ts';
import type { ReportName, ReportOverview, WrittenReport } from '#contract/written-reports.ts';
import { profileOf, profileOfSitting } from '#server/measurement/actions.ts';
import { type Narrate, NarrativeUnavailable } from '#server/narratives/write-narrative.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { reports } from './catalogue.ts';
import { figureShares } from './figures.ts';
import { narrativeFacts } from './general/narrative-facts.ts';
import { describeWeaknessIn } from './general/weaknesses.ts';
import { findInsights } from './insights/find-insights.ts';
import type { Half } from './insights/insight.ts';
import { strengthsOf } from './strengths.ts';
import { type Subject, subjectOf } from './subject.ts';
import { gatherTexts, writeReports } from './write-reports.ts';

/** Loads whom a report is about. Whether the reader may see it is decided before. */
export async function loadSubject(database: Database, userId: number, now: Date): Promise<Subject> {
  return subjectOf(userId, await profileOf(database, userId, now));
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

/** What can be read by now, and the shortest that can be said. */
export function reportOverview(subject: Subject, language: Language): ReportOverview {
  const written = Object.values(writeReports(reports, subject, language));
  const { halves } = findInsights(subject.profile.posterior);
  const housesOf = (wanted: Half['half']) => halves.filter(({ half }) => half === wanted).map(({ house }) => house);
  return {
    figures: figureShares(subject.profile.posterior),
    halves: { stronger: housesOf('stronger'), quieter: housesOf('quieter') },
    newest: written.find(({ inShort }) => inShort.length > 0)?.inShort[0] ?? null,
    reports: written.map(({ report, missing }) => ({ report, missing })),
  };
}

type Asked = { readonly kind: TextKind; readonly language: Language; readonly asker: string };

/** Writes a text about a person. `asker` is whose limit of texts it counts towards. */
export async function writeText(
  database: Database,
  narrate: Narrate,
  subject: Subject,
  { kind, language, asker }: Asked,
): Promise<ReportText> {
  const facts = narrativeFacts(kind, language, subject, gatherTexts(reports, subject, language), await describeWeaknessIn(language));
  try {
    return await narrate(database, facts, asker);
  } catch (error) {
    if (!(error instanceof NarrativeUnavailable)) throw error;
    const code = error.isOverOwnLimit ? 'too-many' : 'unavailable';
    throw new Problem(code, narrativeMessages.unavailable, undefined, error.retryAfterSeconds);
  }
}
