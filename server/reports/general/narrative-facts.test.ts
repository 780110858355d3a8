import { expect, test } from 'vitest';
import { FACET_COUNT, type House } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { TextKind } from '#contract/narratives.ts';
import { drawNormal, seededRandom } from '#psychometrics';
import type { Profile } from '#server/measurement/actions.ts';
import { reports } from '../catalogue.ts';
import { subjectOf } from '../subject.ts';
import { gatherTexts } from '../write-reports.ts';
import { narrativeFacts } from './narrative-facts.ts';
import { strengthsReport } from './strengths-report.ts';

const random = seededRandom(7);
const profile: Profile = {
  posterior: {
    mode: Float64Array.from({ length: FACET_COUNT }, (_facet, dimension) => (dimension < 3 ? 4 : drawNormal(random))),
    covariance: Float64Array.from(facetCovariance.flat(), (value) => 0.3 * value),
  },
  sittings: [],
  bankVersions: {},
  normsVersion: 'model-1',
  computedAt: new Date(0),
};

test('a writer is told the very strengths, ranges, order and ties that the charts show', () => {
  const subject = subjectOf(1000, profile);
  const report = strengthsReport(subject);
  const facts = narrativeFacts('bubbleChart', 'en', subject, gatherTexts(reports, subject, 'en'), () => ({
    house: 1,
    description: '',
    tips: [],
  }));
  const shown = report.houses.map(({ house, strength, range }) => ({ house, strength, range }));
  expect(shown.some(({ range }) => range?.high === 5)).toBe(true); // one at the end of the scale, where a range is cut
  expect(facts.houses.map(({ house, strength, range }) => ({ house, strength, range }))).toEqual(shown);
  expect(facts).toMatchObject({ ranking: report.ranking, alike: report.alike, dominant: report.dominant });
});

test('no statement of a text is told by another text of the person', () => {
  const { texts } = gatherTexts(reports, subjectOf(1000, profile), 'en');
  const told = Object.values(texts).flatMap((material) => Object.values(material).flat());
  expect(told.length).toBeGreaterThan(10);
  expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
});

test('the two summaries tell different things, and each is asked the lowest four where it needs them', () => {
  const subject = subjectOf(1000, profile);
  const gathered = gatherTexts(reports, subject, 'hi');
  const describe = (house: House) => ({ house, description: '', tips: [] });
  const factsOf = (kind: TextKind) => narrativeFacts(kind, 'hi', subject, gathered, describe);
  expect(factsOf('summary').material).not.toEqual(factsOf('dashboard').material);
  expect(factsOf('weaknesses').weakest.map(({ house }) => house)).toEqual(subject.strengths.ranking.slice(-4).toReversed());
  expect(factsOf('summary').weakest).toEqual([]);
});
