import type { HouseReport, StrengthsReport } from '#contract/reports.ts';

/** For tests: a report with these strengths (null is not measured), ranked and classed as the server does it. */
export function sampleReport(
  strengths: readonly (number | null)[],
  { standardError = 0.35, alike = [] as number[][] } = {},
): StrengthsReport {
  const measured = strengths.flatMap((strength, index) => (strength === null ? [] : [{ house: index + 1, strength }]));
  const ranking = measured.length < 6 ? [] : measured.toSorted((one, other) => other.strength - one.strength).map(({ house }) => house);
  const placeOf = (house: number): HouseReport['place'] => {
    const index = ranking.indexOf(house);
    if (index < 0) return null;
    if (index < 3) return 'powerful';
    return index >= ranking.length - 3 ? 'weak' : 'average';
  };
  const houses = strengths.map((strength, index): HouseReport => {
    const house = index + 1;
    if (strength === null) {
      const nothing = { strength: null, standardError: null, range: null, percentile: null, standing: null, place: null };
      return { house, ...nothing, reliability: 0.1, wouldMeasure: ['lantern-ferry'] };
    }
    return {
      house,
      strength,
      standardError,
      range: { low: Math.max(0, strength - 1.96 * standardError), high: Math.min(5, strength + 1.96 * standardError) },
      percentile: { value: 20 * strength, low: 10 * strength, high: Math.min(100, 30 * strength), provisional: true, group: null },
      reliability: 0.8,
      standing: strength >= 3 ? 'strong' : strength >= 2 ? 'average' : 'weak',
      place: placeOf(house),
      wouldMeasure: [],
    };
  });
  return {
    userId: 1000,
    houses,
    ranking,
    alike,
    dominant: ranking[0] ?? null,
    stronger: ranking.slice(0, 2),
    isComplete: false,
    testsTaken: ['lantern-ferry'],
    testsInAll: 12,
    nextTest: 'pattern-loom',
    versions: { banks: { 'lantern-ferry': '1' }, norms: 'model-1' },
    computedAt: '2026-01-01T00:00:00.000Z',
    newestTestAt: '2026-01-01T00:00:00.000Z',
  };
}

export const TWELVE = [3.2, 2.1, 4.4, 2.9, 3.8, 1.7, 2.2, 3, 4.1, 1.2, 2.7, 3.5];
