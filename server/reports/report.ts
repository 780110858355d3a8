import type { Language } from '#contract/language.ts';
import type { Missing, ReportName, Section, Sentence } from '#contract/written-reports.ts';
import type { Shelf } from './insights/shelf.ts';
import type { Subject } from './subject.ts';

/** What a report is written from. */
export type Desk = { readonly subject: Subject; readonly shelf: Shelf; readonly language: Language };

/**
 * What a report brings. All reports of a person are written at one desk, in the order of the catalogue: first what each says in short, so that the
 * surest statements open them; then the rest.
 */
export type Report = {
  /** How many tests of each domain, or of any, it takes before there is enough to say. */
  readonly needs: Partial<Missing>;
  /** Three sentences, true of this person. */
  inShort(desk: Desk): readonly Sentence[];
  /** Strengths before growth. */
  sections(desk: Desk): readonly Section[];
  /** Three things to do this month. */
  thisMonth(desk: Desk): readonly Sentence[];
};

export type Reports = Readonly<Record<ReportName, Report>>;
