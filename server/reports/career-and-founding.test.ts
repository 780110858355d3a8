import { describe, expect, test } from 'vitest';
import { forbiddenWord } from '#content/houses/forbidden-words.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { occupations } from '#content/occupations/occupations.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Block, Section, Sentence, WrittenReport } from '#contract/written-reports.ts';
import { playPeople } from '../../scripts/told/play-people.ts';
import { bandOf, occupationFits } from './career/occupation-fit.ts';
import { reports } from './catalogue.ts';
import { dimensionsOf } from './direction-shares.ts';
import { FOUNDER_ROLES } from './entrepreneurship/founder-roles.ts';
import { founderWords } from './entrepreneurship/founder-words.ts';
import { findInsights } from './insights/find-insights.ts';
import { writeReports } from './write-reports.ts';

const people = playPeople(30, 11).afterAll;
const listOf = (person: (typeof people)[number]) => occupationFits(person.subject.profile.posterior);

describe('the fit of occupations', () => {
  test('leaves neither band empty for anybody who has finished, and surely enough means what it says', () => {
    let [close, inUpperQuarter] = [0, 0];
    for (const person of people) {
      const fits = listOf(person);
      for (const band of ['close', 'near']) expect(fits.filter((fit) => bandOf(fit) === band).length).toBeGreaterThanOrEqual(5);
      const truth = occupations.map(({ code, wants }) => ({ code, value: valueFor(person.theta, wants) }));
      const upper = new Set(
        truth
          .toSorted((one, other) => other.value - one.value)
          .slice(0, Math.ceil(truth.length / 4))
          .map(({ code }) => code),
      );
      for (const { occupation } of fits.filter((fit) => bandOf(fit) === 'close')) {
        close += 1;
        if (upper.has(occupation.code)) inUpperQuarter += 1;
      }
    }
    expect(inUpperQuarter / close).toBeGreaterThan(0.75);
  });

  test('differs from person to person', () => {
    const close = people.map(
      (person) =>
        new Set(
          listOf(person)
            .slice(0, 10)
            .map(({ occupation }) => occupation.code),
        ),
    );
    const shared = close.slice(1).map((own, index) => [...own].filter((code) => close[index]!.has(code)).length);
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(2);
  });

  test('says nothing of somebody who has not answered anything', () => {
    const nobody = { mode: new Float64Array(36), covariance: Float64Array.from(facetCovariance.flat()) };
    expect(occupationFits(nobody).filter((fit) => bandOf(fit))).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const written = people.slice(0, 12).map(({ subject }) => writeReports(reports, subject, language));

  test('the career report gives reasons on the side of the person only where they are told', () => {
    for (const [index, { career }] of written.entries()) {
      const block = blocksOf(career).find((one) => one.kind === 'occupations')!;
      expect(block.compared).toBe(occupations.length);
      for (const { code, reasons, against, chance } of block.rows) {
        const wants = Object.values(occupations.find((one) => one.code === code)!.wants).map((words) => words[language]);
        expect(chance).toBeGreaterThanOrEqual(75);
        for (const reason of [...reasons, ...against]) expect(wants).toContain(reason);
        expect(reasons.filter((reason) => against.includes(reason))).toEqual([]);
      }
      // of somebody of whom no high end is sure, nothing speaks for any work
      const { sides } = findInsights(people[index]!.subject.profile.posterior);
      expect(block.rows.some(({ reasons }) => reasons.length > 0)).toBe(sides.some(({ end }) => end === 'high'));
    }
  });

  test('every report ends with three things to do', () => {
    for (const all of written) for (const [name, { thisMonth }] of Object.entries(all)) expect([name, thisMonth.length]).toEqual([name, 3]);
  });

  test.each(['career', 'entrepreneurship'] as const)('the %s report holds what it promises', (name) => {
    for (const all of written) {
      const report = all[name];
      expect(report.inShort.length).toBeGreaterThanOrEqual(2);
      expect(report.thisMonth).toHaveLength(3);
      const sentences = sentencesOf(report);
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      for (const { text } of sentences) expect(forbiddenWord(text), text).toBeUndefined();
      expect(report.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(wantedSections[name]));
    }
  });

  test('a founder is told of another role as missing than the one that is likeliest', () => {
    for (const { entrepreneurship } of written) {
      const labelsOf = (id: string) => blocksIn(entrepreneurship.sections.find((one) => one.id === id)!);
      const [likeliest] = labelsOf('founder');
      expect(Object.values(founderWords[language]).map(({ label }) => label)).toContain(likeliest);
      expect(labelsOf('beside')).not.toContain(likeliest);
    }
  });
});

test('founder roles lean on three facets of three houses each, and share none', () => {
  const all = Object.values(FOUNDER_ROLES).flatMap((sum) => dimensionsOf(sum));
  expect(new Set(all).size).toBe(18);
  for (const sum of Object.values(FOUNDER_ROLES)) expect(new Set(sum.map((name) => name.split('-')[0])).size).toBe(3);
});

const wantedSections = {
  career: ['occupations', 'afternoon', 'study'],
  entrepreneurship: ['founder', 'beside', 'risk', 'ninety', 'questions'],
};

function valueFor(theta: ArrayLike<number>, wants: (typeof occupations)[number]['wants']): number {
  const dimensions = dimensionsOf(Object.keys(wants) as (keyof typeof wants)[]);
  const variance = dimensions.flatMap((row) => dimensions.map((column) => facetCovariance[row]![column]!));
  return dimensions.reduce((sum, dimension) => sum + theta[dimension]!, 0) / Math.sqrt(variance.reduce((sum, one) => sum + one, 0));
}

const blocksOf = ({ sections }: WrittenReport): Block[] => sections.flatMap(({ blocks }) => blocks);
const blocksIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) => (block.kind === 'shares' ? block.rows.map(({ label }) => label) : []));

const sentencesOf = (report: WrittenReport): Sentence[] => [
  ...report.inShort,
  ...blocksOf(report).flatMap((block) =>
    'sentences' in block ? block.sentences : block.kind === 'shares' ? block.rows.flatMap(({ sentence }) => sentence ?? []) : [],
  ),
  ...report.thisMonth,
];
