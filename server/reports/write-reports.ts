import { facetsOf, isTestSlug, lookedAt, testOf } from '#content/catalogue.ts';
import type { Domain } from '#content/mind/facets.ts';
import { sayings } from '#content/sayings/sayings.ts';
import type { Language } from '#contract/language.ts';
import { type Missing, REPORTS, type ReportName, type WrittenReport } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import type { FacetFact, Halves, Named } from '#server/narratives/facts.ts';
import { findInsights } from './insights/find-insights.ts';
import type { Half } from './insights/insight.ts';
import { fillShelf } from './insights/shelf.ts';
import { swayFrom } from './insights/sway.ts';
import type { Desk, Report, Reports } from './report.ts';
import type { Subject } from './subject.ts';
import { gatherMaterial, type TextMaterial } from './texts/gather-material.ts';
import { openAfterOneGame } from './texts/open-facets.ts';

/**
 * Every report of a person at once: a sentence that one of them takes is gone for the others, whichever is asked for. First each says what
 * it says in short, then the report that has a word on every house takes it, then the texts take what they tell, then the sections follow:
 * first those of the report that is handed over at work, and of those in rows, where a scene that is gone leaves a gap.
 */
export function writeReports(reports: Reports, subject: Subject, language: Language): Record<ReportName, WrittenReport> {
  const { profile } = subject;
  const { desk, opened, inShort, everyHouse } = beginReports(reports, subject, language);
  const written = opened.toSorted(byNeed).map(
    ({ name, report, missing }): WrittenReport => ({
      report: name,
      missing,
      inShort: inShort.get(name)!,
      sections: name === EVERY_HOUSE ? everyHouse : writePart(desk, name, missing, () => report.sections(desk)),
      thisMonth: writePart(desk, name, missing, () => report.thisMonth(desk)),
      restsOn: profile.sittings.map(({ test, finishedAt }) => ({ test, finishedAt: finishedAt.toISOString() })),
      isComplete: subject.strengths.isComplete,
      writer: 'built-in',
    }),
  );
  return Object.fromEntries(written.map((report) => [report.report, report])) as Record<ReportName, WrittenReport>;
}

/** What the texts of a person tell, which no report of theirs says. */
export function gatherTexts(
  reports: Reports,
  subject: Subject,
  language: Language,
): { readonly texts: TextMaterial; readonly halves: Halves; readonly named: Named; readonly open: readonly FacetFact[] } {
  const { desk, texts } = beginReports(reports, subject, language);
  const { halves } = desk.shelf.insights;
  const housesOf = (wanted: Half['half']) => halves.filter(({ half }) => half === wanted).map(({ house }) => house);
  return {
    texts,
    halves: { stronger: housesOf('stronger'), quieter: housesOf('quieter') },
    named: { highs: desk.shelf.named('high'), lows: desk.shelf.named('low') },
    open: openAfterOneGame(desk),
  };
}

/** Has a paragraph on each house, so it could not do without a sentence that others might do without. */
const EVERY_HOUSE: ReportName = 'set1';

const TAKING_FIRST: readonly ReportName[] = ['professional', 'emotional', 'rational', 'advanced'];

type OfReport = { readonly name: ReportName };
const byNeed = (one: OfReport, other: OfReport): number =>
  Number(TAKING_FIRST.includes(other.name)) - Number(TAKING_FIRST.includes(one.name));

function beginReports(reports: Reports, subject: Subject, language: Language) {
  const { posterior } = subject.profile;
  const desk: Desk = { subject, language, shelf: fillShelf(findInsights(posterior), sayings[language], swayFrom(posterior)) };
  const opened = REPORTS.map((name) => ({ name, report: reports[name], missing: missingFor(reports[name], subject.profile) }));
  const inShort = new Map(
    opened.map(({ name, report, missing }) => [name, writePart(desk, name, missing, () => report.inShort(desk))] as const),
  );
  const everyHouse = opened
    .filter(({ name }) => name === EVERY_HOUSE)
    .flatMap(({ name, report, missing }) => writePart(desk, name, missing, () => report.sections(desk)));
  return { desk, opened, inShort, everyHouse, texts: gatherMaterial(desk) };
}

function writePart<Part>({ shelf }: Desk, name: ReportName, missing: Missing, part: () => readonly Part[]): Part[] {
  if (!isReadable(missing)) return [];
  shelf.open(name);
  return [...part()];
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
