import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Block, ReportName, WrittenReport } from '#contract/written-reports.ts';
import { testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import { playPeople } from '../../scripts/told/play-people.ts';
import { reports } from './catalogue.ts';
import { findInsights } from './insights/find-insights.ts';
import { isReadable, missingFor, writeReports } from './write-reports.ts';

const names = ['set1', 'set2', 'professional', 'cognitive', 'advanced'] as const satisfies readonly ReportName[];
const { afterOneStory, afterOneGame, afterAll } = playPeople(6, 4);

const blocksOf = <Kind extends Block['kind']>({ sections }: WrittenReport, kind: Kind) =>
  sections.flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind));
const sectionOf = ({ sections }: WrittenReport, id: string) => sections.find((one) => one.id === id);

test('the general reports wait for one test, whichever it is', () => {
  expect(isReadable(missingFor(reports.set1, { sittings: [] }))).toBe(false);
  for (const { subject } of [...afterOneStory, ...afterOneGame]) {
    const { set1, set2 } = writeReports(reports, subject, 'en');
    for (const report of [set1, set2]) {
      expect(isReadable(report.missing)).toBe(true);
      expect(report.inShort.length).toBeGreaterThan(0);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  const headings = JSON.parse(readFileSync(`public/assets/i18n/${language}/written.json`, 'utf8')).reports;

  test.each(names)('every section of %s has a heading, and a finished person reads them all', (name) => {
    for (const { subject } of afterAll) {
      const { sections, inShort } = writeReports(reports, subject, language)[name];
      expect(inShort.length).toBeGreaterThanOrEqual(3);
      for (const { id } of sections) expect(headings[name].sections).toHaveProperty([id]);
      expect(sections.length).toBeGreaterThanOrEqual(Object.keys(headings[name].sections).length - 2);
    }
  });

  test('a house whose sides are sure is told in scenes, another by its own numbers, and what is open is named', () => {
    for (const { subject } of [...afterOneStory, ...afterOneGame, ...afterAll]) {
      const { set1 } = writeReports(reports, subject, language);
      const sure = new Set(findInsights(subject.profile.posterior).sides.map(({ house }) => house));
      const rows = blocksOf(set1, 'houses').flatMap((block) => block.rows);
      for (const house of sure) expect(rows.find((row) => row.house === house)!.sentences[0]!.insight, `house ${house}`).not.toBeNull();
      const open = sectionOf(set1, 'analysis')!.blocks.filter(({ kind }) => kind === 'prose');
      expect(open).toHaveLength(rows.length < HOUSES.length ? 1 : 0);
    }
  });

  test('how to work with me quotes the report in single marks inside double ones, and asks from both halves', () => {
    for (const { subject } of afterAll) {
      const page = sectionOf(writeReports(reports, subject, language).professional, 'handOver')!;
      const [opening, told] = page.blocks as [Extract<Block, { kind: 'prose' }>, Extract<Block, { kind: 'points' }>];
      expect(opening.sentences[0]!.insight).toBeNull();
      expect(told.sentences.length).toBeGreaterThanOrEqual(5);
      for (const { text } of told.sentences) expect(text, text).not.toMatch(/“[^”]*“/);
    }
  });
});

test('each game that was played is told with its counts, and a percentile only where it says something', () => {
  for (const { subject } of afterAll) {
    const { cognitive } = writeReports(reports, subject, 'en');
    const played = blocksOf(cognitive, 'played');
    expect(played).toHaveLength(6);
    for (const { test: game, counts } of played) {
      expect(counts, 'the sentences below say them').toBeNull();
      const done = sectionOf(cognitive, game)!.blocks.find(({ kind }) => kind === 'points') as Extract<Block, { kind: 'points' }>;
      expect(done.sentences.length, game).toBeGreaterThanOrEqual(2);
      for (const { text } of done.sentences) expect(text).toMatch(/\d|two|three|four|five/);
    }
    const rows = blocksOf(cognitive, 'sides').flatMap((block) => block.rows);
    expect(rows).toHaveLength(12);
    for (const { percentile } of rows) if (percentile) expect(percentile.high - percentile.low).toBeLessThanOrEqual(51);
    expect(rows.some(({ percentile }) => percentile)).toBe(true);
  }
});

test('contrasts stand with their three facets, of which two lie apart', () => {
  for (const { subject } of afterAll) {
    const rows = blocksOf(writeReports(reports, subject, 'en').advanced, 'contrasts').flatMap((block) => block.rows);
    expect(rows.length).toBeGreaterThan(2);
    for (const { emotional, rational, cognitive } of rows) {
      const values = [emotional, rational, cognitive].flatMap((facet) => facet?.value ?? []);
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.2);
    }
  }
});

test('whoever plays again reads first what has moved by more than chance', async () => {
  const { app, database, signUp } = await testApp();
  const person = await signUp();
  const read = async (): Promise<WrittenReport> =>
    (await app.inject({ url: `/api/report/${person.id}/written/set2`, headers: person.headers })).json();
  await finishStory(database, { person, at: new Date('2026-09-01T10:00:00Z') });
  expect((await read()).inShort[0]!.insight).toMatch(/^side-/);
  await finishStory(database, { person, at: new Date('2026-11-01T10:00:00Z'), option: (index) => (index + 2) % 4 });
  const [first] = (await read()).inShort;
  expect(first!.insight).toMatch(/^change-\d+-emotional-(risen|fallen)$/);
  expect(first!.text).toMatch(/from \d\.\d to \d\.\d of 5/);
});
