import { type Scale, valuesOf } from './features.ts';
import { drawGrid } from './grids.ts';
import type { Stream } from './random.ts';
import type { Grid, Rule } from './rules.ts';

/** The values that one feature takes among the alternatives, and the nine of the cloth: the last is one of them. */
export type Values = { readonly values: readonly number[]; readonly grid: Grid };

const DRAWS = 40;

/** Where the values stand in the cloth: as it comes, or a wrong one nowhere, or a wrong one somewhere and the right one nowhere. */
export type Showing = 'any' | 'wrong-hidden' | 'right-hidden';

/** Values of a feature that is ruled. */
export function drawValues(rule: Rule, scale: Scale, count: number, showing: Showing, random: Stream): Values {
  const isNamed = rule === 'constant' || rule === 'three';
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const near = isNamed ? valuesOf(scale) : drawNear(rule, scale, count, random);
    const grid = drawGrid(rule, scale, random.pick(near), random);
    if (!grid) continue;
    if (isNamed) return { grid, values: beside(grid, near, count, showing, random) };
    if (showing === 'any' || scale.kind === 'set' || draw > DRAWS / 2 || isRightHidden(grid, near)) return { grid, values: near };
  }
  throw new Error(`No fair grid for '${rule}' on a ${scale.kind} scale in ${DRAWS} draws`);
}

/** A feature that stays as it is. */
export function drawStill(scale: Scale, count: number, random: Stream): Values {
  const values = random.shuffle(valuesOf(scale)).slice(0, count);
  return { values, grid: Array<number>(9).fill(values[0]!) };
}

const isRightHidden = (grid: Grid, values: readonly number[]): boolean => {
  const shown = grid.slice(0, 8);
  return !shown.includes(grid[8]!) && values.filter((value) => shown.includes(value)).length >= values.length / 2;
};

/** The right value, then others of the cloth, that of its middle more often first, then such as are not in it. */
function beside(grid: Grid, all: readonly number[], count: number, showing: Showing, random: Stream): number[] {
  const right = grid[8]!;
  const others = new Set(random.shuffle([...new Set(grid), grid[4]!]).filter((value) => value !== right));
  const hidden = random.shuffle(all.filter((value) => !grid.includes(value)));
  return [right, ...(count === 2 && showing === 'wrong-hidden' ? hidden : [...others, ...hidden])].slice(0, count);
}

/** Values that are easily taken for one another, before it is known which of them is right. */
function drawNear(rule: Rule, scale: Scale, count: number, random: Stream): number[] {
  switch (scale.kind) {
    case 'nominal':
      return random.shuffle(valuesOf(scale)).slice(0, count);
    case 'ordinal': {
      const low = rule === 'sum' ? 2 * scale.low : scale.low;
      const high = rule === 'difference' ? scale.high - scale.low : scale.high;
      const first = random.integer(low, high - count + 1);
      return Array.from({ length: count }, (_, index) => first + index);
    }
    case 'cyclic': {
      const first = random.integer(0, scale.values - 1);
      return Array.from({ length: count }, (_, index) => (first + index) % scale.values);
    }
    case 'set':
      return drawSwapped(scale.parts, count, random);
  }
}

/** Besides the pairs of which a set holds one each, it holds so many parts, by how many pairs there are. */
const KERNEL = [3, 2, 2, 1] as const;

/** Sets that differ in which part of each of some pairs they hold: all of one size, and each part of a pair in half of them. */
function drawSwapped(parts: number, count: number, random: Stream): number[] {
  const order = random.shuffle(Array.from({ length: parts }, (_, part) => 2 ** part));
  const pairs = Math.log2(count);
  const kernel = order.slice(2 * pairs, 2 * pairs + KERNEL[pairs]!).reduce((set, part) => set | part, 0);
  return Array.from({ length: count }, (_, way) =>
    Array.from({ length: pairs }, (_, pair) => order[2 * pair + ((way >> pair) & 1)]!).reduce((set, part) => set | part, kernel),
  );
}
