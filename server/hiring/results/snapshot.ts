import { HOUSES, type House } from '#content/mind/facets.ts';
import type { SharedResults } from '#contract/hiring/results.ts';
import type { Language } from '#contract/language.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { houseScores, isReliable, strengthWithRange } from '#server/measurement/house-scores.ts';
import { packCovariance, unpackCovariance } from '#server/measurement/packed-covariance.ts';

/** What is kept of a profile when its houses are shared. It never changes, whatever is played or calibrated afterwards. */
export type Snapshot = {
  readonly houses: readonly SharedHouse[];
  /** Of the errors of these houses' z: the lower half, row by row. One person's houses err together, so a sum of houses needs it. */
  readonly covariance: readonly number[];
  readonly measuredAt: string;
  readonly languages: readonly Language[];
  readonly norm: string;
};
export type SharedHouse = { readonly house: House; readonly z: number; readonly standardError: number };

type Measured = Pick<Profile, 'posterior' | 'sittings' | 'normsVersion'>;

/** What says more about the prior than about the person is not shown, to an employer least of all. */
export const shareableHouses = ({ posterior, sittings }: Measured): House[] =>
  sittings.length === 0
    ? []
    : houseScores(posterior)
        .houses.filter(isReliable)
        .map(({ house }) => house);

/** A copy of these houses as they are now. All of them must be shareable. */
export function takeSnapshot({ posterior, sittings, normsVersion }: Measured, wanted: readonly number[]): Snapshot {
  const scores = houseScores(posterior);
  const houses = scores.houses.filter(({ house }) => wanted.includes(house));
  const between = houses.flatMap(({ house: row }) =>
    houses.map(({ house: column }) => scores.covariance[(row - 1) * HOUSES.length + column - 1]!),
  );
  return {
    houses: houses.map(({ house, z, standardError }) => ({ house, z, standardError })),
    covariance: packCovariance(Float64Array.from(between), houses.length),
    measuredAt: new Date(Math.max(...sittings.map(({ finishedAt }) => finishedAt.getTime()))).toISOString(),
    languages: [...new Set(sittings.map(({ language }) => language))].sort(),
    norm: normsVersion,
  };
}

/** Row-major, in the order of the houses of the snapshot. */
export const covarianceOf = ({ covariance, houses }: Snapshot): Float64Array => unpackCovariance(covariance, houses.length);

type Span = { readonly sharedAt: Date; readonly endsAt: Date };

/** What is told of a snapshot, to the employer and, before, to the candidate. */
export function tellShared({ houses, measuredAt, languages, norm }: Snapshot, { sharedAt, endsAt }: Span): SharedResults {
  return {
    houses: houses.map((score) => {
      const { strength, standardError, range } = strengthWithRange({ ...score, reliability: 1 - score.standardError ** 2 });
      return { house: score.house, strength, standardError, low: range.low, high: range.high };
    }),
    measuredAt,
    languages: [...languages],
    norm,
    sharedAt: sharedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
