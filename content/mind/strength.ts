/** How strong a house is told to be, from 0 to this (docs/measurement.md, section 3). */
export const MAX_STRENGTH = 5;

/** Against others: 3 and 2 are the quartiles of true strength (specification, section 9). */
export type Standing = 'strong' | 'average' | 'weak';
export const STRONG_FROM = 3;
export const AVERAGE_FROM = 2;

/** Of a strength as it is told. */
export function standingOf(strength: number): Standing {
  if (strength >= STRONG_FROM) return 'strong';
  return strength >= AVERAGE_FROM ? 'average' : 'weak';
}

/** Where a true strength lies with 95%. */
export type StrengthRange = { readonly low: number; readonly high: number };
