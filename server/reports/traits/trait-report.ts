import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { houseName } from '#content/houses/script-names.ts';
import { type Direction, houseTraits, securenessStyles } from '#content/traits/directions.ts';
import type { TraitReport } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { scoreDirection } from '#server/measurement/direction-scores.ts';
import { isReliable } from '#server/measurement/house-scores.ts';
import type { Subject } from '../subject.ts';

const MIDDLE = 50;
const PER_Z = 10;
const MAX_SCORE = 100;

/** Traits and styles that the answers so far have measured, on 50 + 10 z; what they have not is left out. */
export function traitReport({ profile }: Subject): TraitReport {
  return {
    traits: measuredIn(profile, houseTraits).map(({ direction, value, testDate }) => ({
      traitName: houseName(direction.house!, 'en'),
      traitValue: value,
      testDate,
    })),
    securenessTestResults: measuredIn(profile, securenessStyles).map(({ direction, value, standardError, testDate }) => ({
      name: direction.name,
      value,
      standardError,
      testDate,
    })),
  };
}

function measuredIn(profile: Profile, directions: readonly Direction[]) {
  return directions.flatMap((direction) => {
    const score = scoreDirection(direction, profile.posterior);
    const newest = newestFeeding(profile, direction);
    if (!newest || !isReliable(score)) return [];
    const value = oneDecimal(Math.min(MAX_SCORE, Math.max(0, MIDDLE + PER_Z * score.z)));
    return [{ direction, value, standardError: oneDecimal(PER_Z * score.standardError), testDate: newest.toISOString() }];
  });
}

/** The newest test whose answers bear on the direction. */
function newestFeeding({ sittings }: Profile, { loadings }: Direction): Date | undefined {
  const feeding = sittings.filter(
    ({ test }) => isTestSlug(test) && loadings.some(([dimension]) => facetsOf(testOf(test)).includes(dimension)),
  );
  return feeding.map(({ finishedAt }) => finishedAt).toSorted((one, other) => other.getTime() - one.getTime())[0];
}

const oneDecimal = (value: number): number => Math.round(10 * value) / 10;
