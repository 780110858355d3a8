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
