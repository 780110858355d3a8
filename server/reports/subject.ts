import type { HouseValues } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { type StrengthsOfPerson, strengthsOf } from './strengths.ts';

/** Whom a report is about: all that any report is made from, loaded once a request. */
export type Subject = { readonly userId: number; readonly profile: Profile; readonly strengths: StrengthsOfPerson };

export const subjectOf = (userId: number, profile: Profile): Subject => ({ userId, profile, strengths: strengthsOf(profile) });

/** What the older address answers: `house1` to `house12`. */
export const houseValues = ({ strengths }: Subject): HouseValues =>
  Object.fromEntries(strengths.houses.map(({ house, strength }) => [`house${house}`, strength]));
