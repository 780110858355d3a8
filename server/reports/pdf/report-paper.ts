import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { Language } from '#contract/language.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { Section, Sentence, WrittenReport } from '#contract/written-reports.ts';
import { setBlock, setSaid } from './blocks.ts';
import { drawWheel } from './charts/wheel.ts';
import { canWrite } from './faces.ts';
import { setHouseCharts } from './house-charts.ts';
import { ink } from './ink.ts';
import { type PaperWords, paperWords } from './paper-words.ts';
import { COLUMN_WIDTH, makeSheet, type Sheet } from './sheet.ts';

/** All that is printed: plain values, so that a thread can be given them. */
export type PaperReport = {
  readonly report: WrittenReport;
  readonly strengths: StrengthsReport;
  /** Whose report it is; null for one who has no name here. */
  readonly name: string | null;
  readonly language: Language;
  /** One section alone, on a sheet of its own; null for the whole report. */
  readonly only: string | null;
};

const WHEEL_SIZE = 250;
/** Reports whose page has the charts of the twelve houses. */
const HAS_HOUSE_CHARTS: readonly WrittenReport['report'][] = ['set1', 'set2'];

/** A written report as a PDF: in the order of its page, with the charts as drawings. */
export function printReport(paper: PaperReport, writtenAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { report, language, only } = paper;
  const words = paperWords(language);
  const { t, date } = words;
  const name = paper.name && canWrite(paper.name) ? paper.name : t('reports:nameless.person');
  const title = t('written:titleOf', { name, report: t(`report-names:${report.report}.report`) });
  const section = report.sections.find(({ id }) => id === only);
  const heading = section ? `${headingOf(report, section, words)}: ${name}` : title;
  const sheet = makeSheet({ language, title: heading, writtenAt });
  if (section) setSheetOf(sheet, section, heading, words);
  else setWhole(sheet, paper, title, words);
  setGrounds(sheet, report, words);
  const day = date(writtenAt.toISOString());
  return sheet.finish((page, pages) => t('foot', { title: heading, day, page: words.whole(page), pages: words.whole(pages) }));
}

const headingOf = ({ report }: WrittenReport, { id }: Section, { t }: PaperWords) => t(`written:reports.${report}.sections.${id}`);

function setSheetOf(sheet: Sheet, section: Section, heading: string, words: PaperWords) {
  sheet.heading('H1', heading);
  sheet.space(6);
  for (const block of section.blocks) setBlock(sheet, block, words);
}

function setWhole(sheet: Sheet, { report, strengths }: PaperReport, title: string, words: PaperWords) {
  const { t } = words;
  sheet.heading('H1', title);
  sheet.paragraph(t(`report-names:${report.report}.question`), { colour: ink.muted, size: 12, after: 12 });
  if (Object.values(report.missing).some((count) => count > 0)) return setMissing(sheet, report, words);
  if (report.inShort.length > 0) setInShort(sheet, report.inShort, words);
  if (HAS_HOUSE_CHARTS.includes(report.report)) setWheel(sheet, strengths, words);
  for (const section of report.sections) {
    sheet.heading('H2', headingOf(report, section, words));
    for (const block of section.blocks) setBlock(sheet, block, words);
  }
  if (HAS_HOUSE_CHARTS.includes(report.report)) setHouseCharts(sheet, strengths, words);
  setMonth(sheet, report.thisMonth, words);
}

function setInShort(sheet: Sheet, sentences: readonly Sentence[], { t }: PaperWords) {
  sheet.besideStroke(() => {
    sheet.heading('H2', t('written:inShort'), { face: 'strong', size: 10.5, colour: ink.muted });
    setSaid(sheet, sentences, { size: 12.5 });
  });
}

function setMissing(sheet: Sheet, { missing }: WrittenReport, { t, whole }: PaperWords) {
  const needed = (['any', 'emotional', 'rational', 'cognitive'] as const).filter((kind) => missing[kind] > 0);
  sheet.paragraph(t('missing.lead'));
  sheet.list(
    needed.map((kind) => ({ text: t(`missing.${kind}`, { count: missing[kind], number: whole(missing[kind]) }) })),
    () => '•',
  );
}

function setMonth(sheet: Sheet, sentences: readonly Sentence[], words: PaperWords) {
  if (sentences.length === 0) return;
  sheet.heading('H2', words.t('written:thisMonth'));
  setBlock(sheet, { kind: 'advice', sentences: [...sentences] }, words);
}

function setWheel(sheet: Sheet, { houses }: StrengthsReport, { t, name, shortName, strength }: PaperWords) {
  const measured = houses.flatMap(({ house, strength: value }) =>
    value === null ? [] : [t('reports:wheel.house', { house: name(house), strength: strength(value) })],
  );
  const description = measured.length === 0 ? t('reports:wheel.empty') : t('reports:wheel.label', { houses: measured.join(', ') });
  sheet.figure(description, { width: WHEEL_SIZE, height: WHEEL_SIZE, x: (COLUMN_WIDTH - WHEEL_SIZE) / 2 }, (pen) =>
    drawWheel(pen, {
      values: houses.map(({ strength: value }) => (value === null ? null : value / MAX_STRENGTH)),
      names: houses.map(({ house }) => shortName(house)),
      size: WHEEL_SIZE,
    }),
  );
}

/** What the report rests on, and how sure it is. */
function setGrounds(sheet: Sheet, { restsOn, isComplete }: WrittenReport, { t, testName, date }: PaperWords) {
  if (restsOn.length === 0) return;
  const size = 9.5;
  sheet.heading('H2', t('grounds'));
  sheet.paragraph(t(`written:doubt.${isComplete ? 'complete' : 'soFar'}`, { count: restsOn.length }), { size, colour: ink.muted });
  const tests = restsOn.map(({ test, finishedAt }) => t('written:restsOn', { test: testName(test), date: date(finishedAt) }));
  sheet.paragraph(tests.join(' · '), { size, colour: ink.muted });
}
