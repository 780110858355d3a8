import type { NarrativeFacts } from './facts.ts';
import { HIGHEST_STRENGTH, likelyRange, measuredHouses, standing, unmeasuredHouses } from './rules.ts';

/** How a strength is written in prose, and everywhere beside it: one decimal. */
export const inWords = (strength: number): string => strength.toFixed(1);

/** Every number that a text may state: what the facts hold, in the ways one would write it, and the constants of the charts. */
export function numbersOf(facts: NarrativeFacts): ReadonlySet<string> {
  const measured = measuredHouses(facts);
  const numbers = new Set(['0', '2', '3', '4', String(HIGHEST_STRENGTH), '12', '95', '95%', '2.0', '3.0', '5.0', '0.0']);
  const counts = [measured.length, unmeasuredHouses(facts).length, ...facts.ties.map((group) => group.length)];
  for (const wanted of ['strong', 'average', 'weak']) counts.push(measured.filter(({ strength }) => standing(strength) === wanted).length);
  for (const count of counts) numbers.add(String(count));
  for (const one of measured) {
    const { low, high } = likelyRange(one);
    for (const value of [one.strength, one.standardError, low, high]) for (const digits of [0, 1, 2]) numbers.add(value.toFixed(digits));
  }
  for (const tip of facts.weakest.flatMap((weak) => [weak.description, ...weak.tips])) {
    for (const number of tip.match(/\d+(?:[.,]\d+)*%?/g) ?? []) numbers.add(number);
  }
  return numbers;
}
