import { USUAL_BERRIES } from './script.ts';

/**
 * Which path is the better bet, exactly. What a path gives scatters normally around a mean of its own, and these means scatter around what paths
 * give on the whole: so what is known of a path is a normal posterior (DeGroot 1970, Optimal Statistical Decisions, 9.5). With so many steps
 * left, the best policy follows backwards from the last step (Bellman 1957).
 */
export const SPREAD_OF_PATHS = 5;
export const SPREAD_OF_STEPS = 3;
/** Berries are whole: rounding adds the variance of an even spread over one. */
const STEP_VARIANCE = SPREAD_OF_STEPS ** 2 + 1 / 12;

export type Seen = readonly (readonly number[])[];

const varianceAfter = (steps: number): number => 1 / (1 / SPREAD_OF_PATHS ** 2 + steps / STEP_VARIANCE);

/** What is to be expected of a path's next step. */
function expectedOf(berries: readonly number[]): number {
  const sum = berries.reduce((total, each) => total + each, 0);
  return varianceAfter(berries.length) * (USUAL_BERRIES / SPREAD_OF_PATHS ** 2 + sum / STEP_VARIANCE);
}

/** How far one more step moves what is expected: its standard deviation. */
const shiftOf = (steps: number): number => Math.sqrt(varianceAfter(steps) - varianceAfter(steps + 1));

/** Values are kept for differences between the two expectations, this fine and up to this far; beyond, one path is taken to the end. */
const GRID_STEP = 0.25;
const GRID_REACH = 20;
const GRID_LENGTH = 2 * Math.round(GRID_REACH / GRID_STEP) + 1;

/** A normal distribution in even steps of half a standard deviation: as good as exact for what is smooth (Davis and Rabinowitz 1984, 4.6). */
const NODES = Float64Array.from({ length: 19 }, (_, index) => (index - 9) / 2);
const NODE_SUM = NODES.reduce((sum, z) => sum + Math.exp((-z * z) / 2), 0);
const WEIGHTS = NODES.map((z) => Math.exp((-z * z) / 2) / NODE_SUM);

/**
 * What the steps that are left bring on the best policy, less what the second path would bring if it were walked throughout: by the difference
 * of the expectations. Only the difference matters, since to add the same to both paths adds it to every step.
 */
const tables = new Map<string, Float64Array>();

function tableOf(left: number, first: number, second: number): Float64Array {
  const name = `${left} ${first} ${second}`;
  const known = tables.get(name);
  if (known) return known;
  const worth = worthOfBoth(left, first, second);
  const table = Float64Array.from({ length: GRID_LENGTH }, (_, index) => Math.max(...worth(index * GRID_STEP - GRID_REACH)));
  tables.set(name, table);
  return table;
}

/** Of the first path and of the second, walked so often: each taken now, with the best policy from then on. */
function worthOfBoth(left: number, first: number, second: number): (difference: number) => readonly [number, number] {
  if (left === 1) return (difference) => [difference, 0];
  const restOf = (table: Float64Array, shift: number) => (difference: number) => {
    let sum = 0;
    for (let node = 0; node < NODES.length; node += 1) sum += WEIGHTS[node]! * valueAt(table, difference + shift * NODES[node]!, left - 1);
    return sum;
  };
  const afterFirst = restOf(tableOf(left - 1, first + 1, second), shiftOf(first));
  const afterSecond = restOf(tableOf(left - 1, first, second + 1), shiftOf(second));
  return (difference) => [difference + afterFirst(difference), afterSecond(difference)];
}

function valueAt(table: Float64Array, difference: number, left: number): number {
  if (difference >= GRID_REACH) return left * difference;
  if (difference <= -GRID_REACH) return 0;
  const at = (difference + GRID_REACH) / GRID_STEP;
  const low = Math.min(Math.floor(at), GRID_LENGTH - 2);
  return table[low]! + (at - low) * (table[low + 1]! - table[low]!);
}

/** By how many berries, on average, the first path is worth more than the second, with so many steps left. */
export function leadOfFirst([first, second]: Seen, left: number): number {
  const [one, other] = worthOfBoth(left, first!.length, second!.length)(expectedOf(first!) - expectedOf(second!));
  return one - other;
}

/** Known: the path that gave most on average. New: the one that has been walked less, and did not. */
export type Reason = 'known' | 'new';
export type Bet = { readonly better: number; readonly worth: number; readonly reason: Reason };

const meanOf = (berries: readonly number[]): number => berries.reduce((sum, each) => sum + each, 0) / berries.length;

/** The better bet, and by how much; null where both are the same. */
export function betOf(seen: Seen, left: number): Bet | null {
  const lead = leadOfFirst(seen, left);
  if (lead === 0) return null;
  const better = lead > 0 ? 0 : 1;
  const [own, others] = [seen[better]!, seen[1 - better]!];
  const isBestSoFar = own.length > 0 && (others.length === 0 || meanOf(own) >= meanOf(others));
  return { better, worth: Math.abs(lead), reason: isBestSoFar ? 'known' : 'new' };
}
