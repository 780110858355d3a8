import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FACET_COUNT, facet } from '#content/mind/facets.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { ReportName, Sentence, WrittenReport } from '#contract/written-reports.ts';
import { playPeople } from '../../scripts/told/play-people.ts';
import { reports } from './catalogue.ts';
import { findInsights } from './insights/find-insights.ts';
import { insightId } from './insights/insight.ts';
import type { Subject } from './subject.ts';
import { isReadable, writeReports } from './write-reports.ts';

const names = ['emotional', 'rational', 'personal', 'relationship'] as const satisfies readonly ReportName[];
const { afterOneStory, afterAll } = playPeople(4, 11);

/** All reports of a person, written once. */
const kept = new Map<string, ReturnType<typeof writeReports>>();
function written(subject: Subject, language: Language) {
  const key = `${[...afterOneStory, ...afterAll].findIndex((one) => one.subject === subject)} ${language}`;
  const found = kept.get(key) ?? writeReports(reports, subject, language);
  kept.set(key, found);
  return found;
}

const sentencesOf = ({ inShort, sections, thisMonth }: WrittenReport): Sentence[] => [
  ...inShort,
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if ('sentences' in block) return block.sentences;
      return block.kind === 'sides' ? block.rows.flatMap(({ sentence }) => sentence ?? []) : [];
    }),
  ),
  ...thisMonth,
];
const blocksOf = (report: WrittenReport) => report.sections.flatMap(({ blocks }) => blocks);

describe.each(LANGUAGES)('the reports of heart and head, in %s', (language) => {
  const headings = JSON.parse(readFileSync(`public/assets/i18n/${language}/written.json`, 'utf8')).reports;

  test.each(names)('%s says of a person only what the posterior carries, each statement once', (name) => {
    for (const { subject } of [...afterOneStory, ...afterAll]) {
      const { sides, contrasts, pairs } = findInsights(subject.profile.posterior);
      const known = new Set([...sides, ...contrasts, ...pairs].map(insightId));
      const report = written(subject, language)[name];
      const told = sentencesOf(report);
      const stated = told.flatMap(({ insight }) => insight ?? []);
      expect(stated.filter((insight) => !known.has(insight))).toEqual([]);
      expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
      for (const { id } of report.sections) expect(headings[name].sections).toHaveProperty(id);
    }
  });

  test.each(names)('%s of a finished person has its sections, and at least six in ten sentences about them', (name) => {
    for (const { subject } of afterAll) {
      const report = written(subject, language)[name];
      expect(isReadable(report.missing)).toBe(true);
      expect(report.sections.length).toBeGreaterThanOrEqual(Object.keys(headings[name].sections).length - 3);
      const told = sentencesOf(report);
      expect(told.filter(({ insight }) => insight !== null).length / told.length).toBeGreaterThanOrEqual(0.6);
    }
  });
});

describe('after one story', () => {
  const people = afterOneStory.map(({ subject }) => ({ subject, written: written(subject, 'en') }));
  const domainOf = ({ subject }: (typeof people)[number]) => {
    const { emotional } = written(subject, 'en');
    return isReadable(emotional.missing) ? 'emotional' : 'rational';
  };

  test('the report of its domain can be read, the other names the story that it needs', () => {
    for (const one of people) {
      const isEmotional = domainOf(one) === 'emotional';
      expect(one.written.emotional.missing.emotional).toBe(isEmotional ? 0 : 1);
      expect(one.written.rational.missing.rational).toBe(isEmotional ? 1 : 0);
      expect(isReadable(one.written.personal.missing)).toBe(false);
      for (const report of [one.written.emotional, one.written.rational])
        expect(report.sections.length > 0).toBe(isReadable(report.missing));
    }
  });

  test('all facets of its domain stand with a range, each once', () => {
    for (const one of people) {
      const domain = domainOf(one);
      const rows = blocksOf(one.written[domain]).flatMap((block) => (block.kind === 'sides' ? block.rows : []));
      expect(rows.map(({ house }) => house).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const row of rows) expect(row.domain).toBe(domain);
      for (const { strength } of rows) if (strength) expect(strength.low).toBeLessThan(strength.high);
    }
  });
});

test('within a section high ends are told before low ones', () => {
  for (const { subject } of afterAll) {
    for (const name of ['emotional', 'rational'] as const) {
      for (const block of blocksOf(written(subject, 'en')[name])) {
        if (block.kind !== 'sides') continue;
        const ends = block.rows.flatMap(({ sentence }) => sentence?.insight?.split('-').at(-1) ?? []);
        expect(ends).toEqual(ends.toSorted());
      }
    }
  }
});

test('the map of secureness lies where its facets say, and its region leans as their errors do', () => {
  const covariance = new Float64Array(FACET_COUNT ** 2);
  for (let dimension = 0; dimension < FACET_COUNT; dimension += 1) covariance[dimension * (FACET_COUNT + 1)] = 0.25;
  const mode = new Float64Array(FACET_COUNT);
  mode[facet(1, 'emotional')] = -1; // little own worth: worry
  mode[facet(11, 'emotional')] = 1; // belonging: closeness
  const subject = { ...afterAll[0]!.subject };
  const posterior = { mode, covariance };
  const report = writeReports(reports, { ...subject, profile: { ...subject.profile, posterior } }, 'en').emotional;
  const map = blocksOf(report).find(({ kind }) => kind === 'map');
  if (map?.kind !== 'map') throw new Error('there is no map');
  expect(map.x).toBeGreaterThan(0.3);
  expect(map.y).toBeLessThan(-0.3);
  // of both, e4 alone is shared: .5 x .5 / sqrt(.99 x .97)
  expect(map.correlation).toBeCloseTo(0.25 / Math.sqrt(0.99 * 0.97), 3);
});
