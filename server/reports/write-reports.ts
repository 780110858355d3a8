import { facetsOf, isTestSlug, lookedAt, testOf } from '#content/catalogue.ts';
import type { Domain } from '#content/mind/facets.ts';
import { sayings } from '#content/sayings/sayings.ts';
import type { Language } from '#contract/language.ts';
import { type Missing, REPORTS, type ReportName, type WrittenReport } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { findInsights } from './insights/find-insights.ts';
import { fillShelf } from './insights/shelf.ts';
import { swayFrom } from './insights/sway.ts';
import type { Desk, Report, Reports } from './report.ts';
import type { Subject } from './subject.ts';

/** Every report of a person at once: a sentence that one of them takes is gone for the others, whichever is asked for. */
export function writeReports(reports: Reports, subject: Subject, language: Language): Record<ReportName, WrittenReport> {
  const { profile } = subject;
  const desk: Desk = {
    subject,
    language,
    shelf: fillShelf(findInsights(profile.posterior), sayings[language], swayFrom(profile.posterior)),
  };
  const opened = REPORTS.map((name) => ({ name, report: reports[name], missing: missingFor(reports[name], profile) }));
  const inShort = new Map(opened.map(({ name, report, missing }) => [name, write(name, missing, () => report.inShort(desk))]));
  const written = opened.map(
    ({ name, report, missing }): WrittenReport => ({
      report: name,
      missing,
      inShort: inShort.get(name)!,
      sections: write(name, missing, () => report.sections(desk)),
      thisMonth: write(name, missing, () => report.thisMonth(desk)),
      restsOn: profile.sittings.map(({ test, finishedAt }) => ({ test, finishedAt: finishedAt.toISOString() })),
      isComplete: subject.strengths.isComplete,
      writer: 'built-in',
    }),
  );
  return Object.fromEntries(written.map((report) => [report.report, report])) as Record<ReportName, WrittenReport>;

  function write<Part>(name: ReportName, missing: Missing, part: () => readonly Part[]): Part[] {
    if (!isReadable(missing)) return [];
    desk.shelf.open(name);
    return [...part()];
  }
}

export const isReadable = (missing: Missing): boolean => Object.values(missing).every((count) => count === 0);

/** How many more tests a report needs. */
export function missingFor({ needs }: Pick<Report, 'needs'>, { sittings }: Pick<Profile, 'sittings'>): Missing {
  const domains = sittings.flatMap(({ test }) => (isTestSlug(test) ? [lookedAt(facetsOf(testOf(test))).domain] : []));
  const missing = (needed: number | undefined, taken: number) => Math.max(0, (needed ?? 0) - taken);
  const missingOf = (domain: Domain) => missing(needs[domain], domains.filter((taken) => taken === domain).length);
  return {
    any: missing(needs.any, sittings.length),
    emotional: missingOf('emotional'),
    rational: missingOf('rational'),
    cognitive: missingOf('cognitive'),
  };
}
