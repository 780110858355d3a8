import { expect, test } from 'vitest';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { drawNormal, seededRandom } from '#psychometrics';
import type { Profile } from '#server/measurement/actions.ts';
import { subjectOf } from '../subject.ts';
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
  const report = strengthsReport(subject, undefined);
  const facts = narrativeFacts('bubbleChart', 'en', subject.strengths, () => ({ house: 1, description: '', tips: [] }));
  const shown = report.houses.map(({ house, strength, range }) => ({ house, strength, range }));
  expect(shown.some(({ range }) => range?.high === 5)).toBe(true); // one at the end of the scale, where a range is cut
  expect(facts.houses.map(({ house, strength, range }) => ({ house, strength, range }))).toEqual(shown);
  expect(facts).toMatchObject({ ranking: report.ranking, alike: report.alike, dominant: report.dominant });
});
