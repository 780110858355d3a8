import { holds, type Scale } from './features.ts';

/**
 * The rules of a row. After Carpenter, Just and Shell (1990, Psychological Review 97, 404-431): constant in a row, pairwise progression,
 * addition or subtraction, distribution of three, and distribution of two (here `xor`); `and` and `or` join them as in later generators.
 */
export const RULES = ['constant', 'progression', 'three', 'sum', 'difference', 'add', 'subtract', 'or', 'and', 'xor'] as const;
export type Rule = (typeof RULES)[number];

/** Nine values of one feature as one reads. */
export type Grid = readonly number[];

export type Line = readonly number[];

const SUITS: Record<Rule, readonly Scale['kind'][]> = {
  constant: ['nominal', 'ordinal', 'cyclic', 'set'],
  progression: ['ordinal', 'cyclic'],
  three: ['nominal', 'ordinal', 'cyclic', 'set'],
  sum: ['ordinal'],
  difference: ['ordinal'],
  add: ['set'],
  subtract: ['set'],
  or: ['set'],
  and: ['set'],
  xor: ['set'],
};

export const suits = (rule: Rule, scale: Scale): boolean => SUITS[rule].includes(scale.kind);

/** Rules whose third value follows from the two before it. */
export const third: Partial<Record<Rule, (first: number, second: number) => number | undefined>> = {
  constant: (first, second) => (first === second ? first : undefined),
  sum: (first, second) => first + second,
  difference: (first, second) => first - second,
  add: (first, second) => ((first & second) === 0 ? first | second : undefined),
  subtract: (first, second) => ((first & second) === second ? first ^ second : undefined),
  or: (first, second) => first | second,
  and: (first, second) => first & second,
  xor: (first, second) => first ^ second,
};

export const wrap = (value: number, scale: Scale): number => (scale.kind === 'cyclic' ? (value + scale.values * 2) % scale.values : value);

function continueProgression([a, b, open]: readonly [Line, Line, Line], scale: Scale): number | undefined {
  const step = wrap(a[1]! - a[0]!, scale);
  const steps = [a[2]! - a[1]!, b[1]! - b[0]!, b[2]! - b[1]!, open[1]! - open[0]!].map((apart) => wrap(apart, scale));
  return step !== 0 && steps.every((apart) => apart === step) ? wrap(open[1]! + step, scale) : undefined;
}

function completeThree([a, b, open]: readonly [Line, Line, Line]): number | undefined {
  const three = new Set(a);
  const sameThree = three.size === 3 && new Set(b).size === 3 && b.every((value) => three.has(value));
  if (!sameThree || open[0] === open[1] || !open.every((value) => three.has(value))) return undefined;
  return a.find((value) => !open.includes(value));
}

/**
 * What a rule says of the last value of three lines, of which the last lacks it: a value,
 * or nothing when the two full lines do not follow the rule.
 */
export function predict(rule: Rule, lines: readonly [Line, Line, Line], scale: Scale): number | undefined {
  if (!suits(rule, scale)) return undefined;
  const [a, b, open] = lines;
  const inside = (value: number | undefined) => (value !== undefined && holds(scale, value) ? value : undefined);
  if (rule === 'progression') return inside(continueProgression(lines, scale));
  if (rule === 'three') return inside(completeThree(lines));
  const rest = third[rule]!;
  const fits = rest(a[0]!, a[1]!) === a[2] && rest(b[0]!, b[1]!) === b[2];
  return fits ? inside(rest(open[0]!, open[1]!)) : undefined;
}
