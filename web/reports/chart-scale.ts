import { HIGHEST_STRENGTH } from '#content/mind/strength.ts';
import type { HouseReport, StrengthsReport } from '#contract/reports.ts';
import { isMeasured, type Measured } from '#contract/strengths.ts';

/** As a drawing takes it: nothing is null but what needs a ranking. */
export type MeasuredHouse = HouseReport & Measured<HouseReport>;

export const measuredHouses = ({ houses }: Pick<StrengthsReport, 'houses'>): MeasuredHouse[] => houses.filter(isMeasured);

/** Measured houses from the strongest to the weakest; empty while there is no ranking. */
export function rankedHouses({ houses, ranking }: Pick<StrengthsReport, 'houses' | 'ranking'>): MeasuredHouse[] {
  return ranking.map((number) => houses.find(({ house }) => house === number)).filter((house) => house !== undefined && isMeasured(house));
}

/** All houses from the strongest to the weakest: in the ranking's order where there is one, equals else by number, the unmeasured last. */
export function byStrength({ houses, ranking }: Pick<StrengthsReport, 'houses' | 'ranking'>): HouseReport[] {
  const place = ({ house }: HouseReport) => (ranking.includes(house) ? ranking.indexOf(house) : ranking.length);
  const strength = (house: HouseReport) => house.strength ?? -1;
  return houses.toSorted((one, other) => place(one) - place(other) || strength(other) - strength(one) || one.house - other.house);
}

/** Where a value lies between 0 and 1 of an axis from 0 to `max`; what lies beyond the axis stops at its end. */
export const along = (value: number, max: number): number => Math.min(1, Math.max(0, value / max));

/** Whole strengths on an axis that ends at `max`. */
export const ticksUpTo = (max: number): number[] =>
  Array.from({ length: Math.floor(Math.min(max, HIGHEST_STRENGTH)) + 1 }, (_, tick) => tick);

/** Below this width the axis of strengths lies: twelve columns would leave their names no room. */
const UPRIGHT_FROM = 760;
export type Direction = 'upright' | 'lying';
export const directionAt = (width: number): Direction => (width >= UPRIGHT_FROM ? 'upright' : 'lying');
