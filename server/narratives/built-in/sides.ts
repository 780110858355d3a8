import type { House } from '#content/mind/facets.ts';
import { AVERAGE_FROM, STRONG_FROM, type Standing, type StrengthRange, standingOf } from '#content/mind/strength.ts';
import type { MeasuredHouse } from '../facts.ts';
import type { Choose } from './choice.ts';

/** A measured house for the grammar: how strong it is beside other people, and which of its phrases this text uses. */
export type Side = {
  readonly house: House;
  readonly strength: number;
  readonly range: StrengthRange;
  readonly standing: Standing;
  /** The likely range leaves no doubt how strong it is beside most people. */
  readonly isCertain: boolean;
  readonly high: 0 | 1 | 2;
  readonly low: 0 | 1;
  readonly growth: 0 | 1;
};

const MIDDLE = (AVERAGE_FROM + STRONG_FROM) / 2;

/**
 * "Stronger than in most people" asks for a range above the middle of all people; "close to the middle" for one inside the average class.
 */
function isCertain(standing: Standing, { low, high }: StrengthRange): boolean {
  if (standing === 'strong') return low > MIDDLE;
  return standing === 'weak' ? high < MIDDLE : low >= AVERAGE_FROM && high <= STRONG_FROM;
}

export const sideOf = ({ house, strength, range }: MeasuredHouse, choose: Choose): Side => ({
  house,
  strength,
  range,
  standing: standingOf(strength),
  isCertain: isCertain(standingOf(strength), range),
  high: choose([0, 1, 2] as const),
  low: choose([0, 1] as const),
  growth: choose([0, 1] as const),
});

export const isBetweenClasses = ({ range: { low, high } }: Side): boolean => standingOf(low) !== standingOf(high);

/** Half a standard error of the prior (0.74 on this scale): above it, every other sentence deserves a "likely". Design choice. */
const MIN_ROUGH_ERROR = 0.4;

export function areRough(measured: readonly MeasuredHouse[]): boolean {
  const errors = measured.map(({ standardError }) => standardError).sort((a, b) => a - b);
  return (errors[Math.floor(errors.length / 2)] ?? 0) >= MIN_ROUGH_ERROR;
}
