import type { HouseValues } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import type { FacetChange } from '#server/measurement/changes.ts';
import { type StrengthsOfPerson, strengthsOf } from './strengths.ts';

/** Whom a report is about: all that any report is made from, loaded once a request. */
export type Subject = {
  readonly personId: number;
  readonly profile: Profile;
  readonly strengths: StrengthsOfPerson;
  /** What has moved since the test that was played last had been played before; only what is more than chance. */
  readonly changes: readonly FacetChange[];
};

export const subjectOf = (personId: number, profile: Profile, changes: readonly FacetChange[] = []): Subject => ({
  personId,
  profile,
  strengths: strengthsOf(profile),
  changes,
});

/** What the older address answers: `house1` to `house12`. */
export const houseValues = ({ strengths }: Subject): HouseValues =>
  Object.fromEntries(strengths.houses.map(({ house, strength }) => [`house${house}`, strength]));
