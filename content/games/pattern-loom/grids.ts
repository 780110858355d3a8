import { holds, type Scale, sizeOfSet, valuesOf } from './features.ts';
import type { Stream } from './random.ts';
import { type Grid, type Line, type Rule, third, wrap } from './rules.ts';
import { isFair } from './solve.ts';

/**
 * Grids are drawn backwards, from the value that the ninth patch shall have: it is drawn by lot among the values of the alternatives, so
 * nothing about them can tell which one it is.
 */

const GRID_DRAWS = 60;

/** A grid that follows the rule, ends in `last` and leaves nothing but `last`; nothing when these draws found none. */
export function drawGrid(rule: Rule, scale: Scale, last: number, random: Stream): Grid | undefined {
  for (let draw = 0; draw < GRID_DRAWS; draw += 1) {
    const grid = DRAWS[rule](scale, last, random);
    if (grid && isFair(grid, scale)) return grid;
  }
  return undefined;
}

type Draw = (scale: Scale, last: number, random: Stream) => Grid | undefined;

const DRAWS: Record<Rule, Draw> = {
  constant: drawConstant,
  progression: drawProgression,
  three: drawThree,
  sum: rowsOf(
    ({ low, high }, random) => random.integer(2 * low, high),
    ({ low }, last, random) => (last < 2 * low ? undefined : split(last, random.integer(low, last - low))),
  ),
  difference: rowsOf(
    ({ low, high }, random) => random.integer(low, high - low),
    ({ low, high }, last, random) => {
      if (last > high - low) return undefined;
      const taken = random.integer(low, high - last);
      return [last + taken, taken, last];
    },
  ),
  add: setsOf('add'),
  subtract: setsOf('subtract'),
  or: setsOf('or'),
  and: setsOf('and'),
  xor: setsOf('xor'),
};

const split = (last: number, first: number): Line => [first, last - first, last];

/**
 * Every other time the third row is like one of the first two: then its value is the commonest of all that are shown, and otherwise the
 * rarest, so that to count values is no use.
 */
function drawConstant(scale: Scale, last: number, random: Stream): Grid {
  const [one, other] = random.shuffle(valuesOf(scale).filter((value) => value !== last)) as [number, number];
  const firsts = random.integer(0, 1) === 0 ? [one, other] : random.shuffle([one, last]);
  return [...firsts, last].flatMap((value) => [value, value, value]);
}

/** Of the two ways to turn the rows, one puts the ninth value into the first patch and the middle one as well. It comes less often, as it is the easier to guess. */
const DIAGONAL_SHARE = 1 / 3;

function drawThree(scale: Scale, last: number, random: Stream): Grid {
  const [one, other] = random.shuffle(valuesOf(scale).filter((value) => value !== last)) as [number, number];
  const turn = random.fraction() < DIAGONAL_SHARE ? 2 : 1;
  const three = [last, one, other];
  return [0, turn, 2 * turn].flatMap((shift) => [0, 1, 2].map((column) => three[(column + shift + 1 + turn) % 3]!));
}

/** Steps of one, two or three; half a turn would look the same both ways, and four sizes leave room for single steps only. */
function drawProgression(scale: Scale, last: number, random: Stream): Grid | undefined {
  const values = valuesOf(scale);
  const widest = scale.kind === 'cyclic' ? 3 : Math.min(3, Math.floor((values.length - 1) / 3));
  const step = random.integer(1, widest) * random.pick([-1, 1]);
  const fits = values.filter((start) => holds(scale, wrap(start + 2 * step, scale)));
  const starts = [random.pick(fits), random.pick(fits), wrap(last - 2 * step, scale)];
  if (!holds(scale, starts[2]!) || new Set(starts).size < Math.min(fits.length, 3)) return undefined;
  return starts.flatMap((start) => [start, wrap(start + step, scale), wrap(start + 2 * step, scale)]);
}

/** Three rows, all different, of a rule whose third value follows from the two before it. */
function rowsOf(
  drawLast: (scale: { low: number; high: number }, random: Stream) => number,
  drawLine: (scale: { low: number; high: number }, last: number, random: Stream) => Line | undefined,
): Draw {
  return (scale, last, random) => {
    if (scale.kind !== 'ordinal') return undefined;
    const lines = [drawLast(scale, random), drawLast(scale, random), last].map((end) => drawLine(scale, end, random));
    return lines.every((line) => line !== undefined) && new Set(lines.map(String)).size === 3 ? lines.flat() : undefined;
  };
}

const LINE_DRAWS = 40;

type SetRule = 'add' | 'subtract' | 'or' | 'and' | 'xor';

function setsOf(rule: SetRule): Draw {
  return (scale, last, random) => {
    if (scale.kind !== 'set') return undefined;
    const all = 2 ** scale.parts - 1;
    const lineTo = (end: () => number): Line | undefined => {
      for (let draw = 0; draw < LINE_DRAWS; draw += 1) {
        const line = drawSets(rule, end(), all, random);
        if (line && isClear(rule, line, scale.parts)) return line;
      }
      return undefined;
    };
    const anySet = () => random.integer(1, all);
    const lines = [lineTo(anySet), lineTo(anySet), lineTo(() => last)];
    return lines.every((line) => line !== undefined) && new Set(lines.map(String)).size === 3 ? lines.flat() : undefined;
  };
}

/** Two sets that come to `last`. */
function drawSets(rule: SetRule, last: number, all: number, random: Stream): Line {
  const some = random.integer(0, all);
  const more = random.integer(0, all);
  switch (rule) {
    case 'add':
      return [last & some, last & ~some, last];
    case 'subtract':
      return [last | (some & ~last), some & ~last, last];
    case 'or':
      return [last & (some | more), last & (~some | more), last];
    case 'and':
      return [last | (some & ~last), last | (more & ~some & ~last), last];
    case 'xor':
      return [some, some ^ last, last];
  }
}

/** Sets are clear to the eye where none is empty, crowded or like another; and only where "add" is meant do the first two share nothing. */
function isClear(rule: SetRule, line: Line, parts: number): boolean {
  const [first, second] = line as [number, number, number];
  const isPlain = line.every((set) => sizeOfSet(set) >= 1 && sizeOfSet(set) <= parts - 3);
  return isPlain && new Set(line).size === 3 && third[rule]!(first, second) === line[2] && (rule === 'add' || (first & second) !== 0);
}
