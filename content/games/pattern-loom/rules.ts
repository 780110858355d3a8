import { holds, type Scale, sizeOfSet, valuesOf } from './features.ts';
import type { Stream } from './random.ts';

/**
 * The rules of a row. After Carpenter, Just and Shell (1990, Psychological Review 97, 404-431): constant in a row, pairwise progression,
 * addition or subtraction, distribution of three, and distribution of two (here `xor`); `and` and `or` join them as in later generators.
 */
export const RULES = ['constant', 'progression', 'three', 'sum', 'difference', 'add', 'subtract', 'or', 'and', 'xor'] as const;
export type Rule = (typeof RULES)[number];

/** Nine values of one feature as one reads. */
export type Grid = readonly number[];

type Line = readonly number[];

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
const third: Partial<Record<Rule, (first: number, second: number) => number | undefined>> = {
  constant: (first, second) => (first === second ? first : undefined),
  sum: (first, second) => first + second,
  difference: (first, second) => first - second,
  add: (first, second) => ((first & second) === 0 ? first | second : undefined),
  subtract: (first, second) => ((first & second) === second ? first ^ second : undefined),
  or: (first, second) => first | second,
  and: (first, second) => first & second,
  xor: (first, second) => first ^ second,
};

const wrap = (value: number, scale: Scale): number => (scale.kind === 'cyclic' ? (value + scale.values * 2) % scale.values : value);

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

const DRAWS: Record<Rule, (scale: Scale, random: Stream) => Grid | undefined> = {
  constant: (scale, random) =>
    random
      .shuffle(valuesOf(scale))
      .slice(0, 3)
      .flatMap((value) => [value, value, value]),
  progression: drawProgression,
  three: drawThree,
  sum: (scale, random) => rows(() => drawAmounts(scale, random)),
  difference: (scale, random) => rows(() => drawAmounts(scale, random)?.toReversed()),
  add: (scale, random) => rows(() => drawSets(scale, random, 'add')),
  subtract: (scale, random) => rows(() => drawSets(scale, random, 'subtract')),
  or: (scale, random) => rows(() => drawSets(scale, random, 'or')),
  and: (scale, random) => rows(() => drawSets(scale, random, 'and')),
  xor: (scale, random) => rows(() => drawSets(scale, random, 'xor')),
};

/** One grid that follows a rule, or nothing when this draw did not come out: draw again. */
export const drawGrid = (rule: Rule, scale: Scale, random: Stream): Grid | undefined => DRAWS[rule](scale, random);

const LINE_DRAWS = 60;

function rows(draw: () => Line | undefined): Grid | undefined {
  const drawLine = () => {
    let line: Line | undefined;
    for (let tries = 0; line === undefined && tries < LINE_DRAWS; tries += 1) line = draw();
    return line;
  };
  const lines = [drawLine(), drawLine(), drawLine()];
  const seen = new Set(lines.map((line) => line?.join()));
  return lines.every((line) => line !== undefined) && seen.size === 3 ? lines.flat() : undefined;
}

function drawProgression(scale: Scale, random: Stream): Grid | undefined {
  const values = valuesOf(scale);
  // Half a turn would look the same both ways, and four sizes leave room for single steps only.
  const widest = scale.kind === 'cyclic' ? 3 : Math.floor((values.length - 1) / 3);
  const step = random.integer(1, Math.min(widest, 3)) * random.pick([-1, 1]);
  const fits = values.filter((start) => holds(scale, wrap(start + 2 * step, scale)));
  const starts = [random.pick(fits), random.pick(fits), random.pick(fits)];
  if (new Set(starts).size < Math.min(fits.length, 3)) return undefined;
  return starts.flatMap((start) => [start, wrap(start + step, scale), wrap(start + 2 * step, scale)]);
}

function drawThree(scale: Scale, random: Stream): Grid | undefined {
  const usable = scale.kind === 'set' ? valuesOf(scale).filter((set) => sizeOfSet(set) >= 2 && sizeOfSet(set) <= 4) : valuesOf(scale);
  const three = random.shuffle(usable).slice(0, 3);
  const turn = random.pick([1, 2]);
  return [0, turn, 2 * turn].flatMap((shift) => [0, 1, 2].map((column) => three[(column + shift) % 3]!));
}

/** Two amounts and their sum. */
function drawAmounts(scale: Scale, random: Stream): Line | undefined {
  if (scale.kind !== 'ordinal') return undefined;
  const first = random.integer(scale.low, scale.high - scale.low);
  const second = random.integer(scale.low, scale.high - first);
  return [first, second, first + second];
}

/** Two sets and what the rule makes of them; none is empty, none equals another, none is crowded. */
function drawSets(scale: Scale, random: Stream, rule: Rule): Line | undefined {
  if (scale.kind !== 'set') return undefined;
  const drawSet = () => random.integer(1, 2 ** scale.parts - 1);
  const first = drawSet();
  // A second set that fits is rare for these two rules, so it is made to fit.
  const second = rule === 'add' ? drawSet() & ~first : rule === 'subtract' ? drawSet() & first : drawSet();
  const result = third[rule]!(first, second);
  if (result === undefined) return undefined;
  const overlaps = (first & second) !== 0;
  const isPlain = [first, second, result].every((set) => sizeOfSet(set) >= 1 && sizeOfSet(set) <= scale.parts - 3);
  const differ = first !== second && first !== result && second !== result;
  return isPlain && differ && (rule === 'add' || overlaps) ? [first, second, result] : undefined;
}
