import type { House } from '#content/mind/facets.ts';
import { AVERAGE_FROM, MAX_STRENGTH, STRONG_FROM, standingOf } from '#content/mind/strength.ts';
import type { MeasuredHouse, NarrativeFacts, Told } from './facts.ts';
import { measuredHouses, unmeasuredHouses } from './rules.ts';

/** How a strength is written in prose, and everywhere beside it: one decimal. */
export const toOneDecimal = (strength: number): string => strength.toFixed(1);

const waysToWrite = (value: number): string[] => [
  toOneDecimal(value),
  ...(toOneDecimal(value).endsWith('.0') ? [toOneDecimal(value).slice(0, -2)] : []),
];

/**
 * Every number that a text may state: strengths as they are shown, their likely ranges, the counts, numbers of the tips, and the
 * constants of the charts. A number that is merely near one of them is not among them.
 */
export function numbersOf(facts: NarrativeFacts): ReadonlySet<string> {
  const measured = measuredHouses(facts);
  const values = [...measured, ...facts.open].flatMap(({ strength, range }) => [strength, range.low, range.high]);
  const classes = (['strong', 'average', 'weak'] as const).map(
    (wanted) => measured.filter(({ strength }) => standingOf(strength) === wanted).length,
  );
  const { stronger, quieter } = facts.halves;
  const halves = [stronger.length, quieter.length, Math.max(0, measured.length - stronger.length - quieter.length)];
  const counts = [...halves, measured.length, unmeasuredHouses(facts).length, ...classes, ...facts.alike.map((group) => group.length)];
  const told = Object.values(facts.material).flatMap((list: readonly Told[]) => list.flatMap(({ text, sign = '' }) => [text, sign]));
  const tips = [...facts.weakest.flatMap((weak) => [weak.description, ...weak.tips]), ...told].join(' ');
  return new Set([...CONSTANTS, ...values.flatMap(waysToWrite), ...counts.map(String), ...(tips.match(NUMBER) ?? [])]);
}

/** What a sentence may state of these houses: their own numbers, and those that belong to none. */
export function numbersOfHouses(facts: NarrativeFacts, houses: readonly House[]): ReadonlySet<string> {
  const others = measuredHouses(facts).filter(({ house }) => !houses.includes(house));
  const own = measuredHouses(facts).filter(({ house }) => houses.includes(house));
  const written = (some: readonly MeasuredHouse[]) =>
    some.flatMap(({ strength, range }) => [strength, range.low, range.high]).flatMap(waysToWrite);
  const theirs = new Set(written(own));
  const foreign = new Set(written(others).filter((number) => !theirs.has(number) && !CONSTANTS.includes(number)));
  return new Set([...numbersOf(facts)].filter((number) => !foreign.has(number)));
}

export const NUMBER = /\d+(?:[.,]\d+)*%?/g;

/** The scale, the class limits, top three, lowest four, twelve houses. */
const CONSTANTS = [
  '0',
  '0.0',
  String(AVERAGE_FROM),
  toOneDecimal(AVERAGE_FROM),
  String(STRONG_FROM),
  toOneDecimal(STRONG_FROM),
  '4',
  String(MAX_STRENGTH),
  toOneDecimal(MAX_STRENGTH),
  '12',
];
