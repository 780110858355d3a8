import { assertResponses, type Responses } from '../calibration/responses.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';
import { chiSquareUpperTail } from '../numerics/chi-square.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';
import { probabilityTable } from './category-tables.ts';
import { summedScoreDistribution } from './summed-score.ts';

export type ItemFit = {
  /** S-X2; NaN and p 1 where no degrees of freedom are left. */
  readonly statistic: number;
  readonly df: number;
  /** Chance of a statistic this large when the model holds: small means misfit. */
  readonly p: number;
  /** sqrt(max(0, (S-X2 - df) / (df (n - 1)))): misfit per degree of freedom, whatever the sample size. */
  readonly rmsea: number;
  /** Score groups left after sparse ones were merged. */
  readonly groups: number;
};

/** Cells with a smaller expected count are merged with a neighbour. */
const MIN_EXPECTED_COUNT = 1;

/**
 * S-X2 of every item (Orlando and Thissen 2000, Applied Psychological Measurement 24; Kang and Chen 2008 for more than two categories): among people
 * with the same summed score, observed against expected choices of each category, theta ~ N(0, 1). Only people without a missing answer can
 * have a summed score; `people` tells how many that were. The parameters are taken to be estimated from the same answers: their number is
 * taken off the degrees of freedom (1pl: one per item). Nominal options count with their numbers, so those should at least roughly be in order.
 *
 * Agrees with the S-X2 of LSAT section 6 to three decimals (fit.test.ts). Throws a RangeError when items and columns differ in number.
 */
export function itemFit(request: { readonly items: readonly UnidimensionalItem[]; readonly responses: Responses }): {
  readonly items: readonly ItemFit[];
  readonly people: number;
} {
  const { items, responses } = request;
  assertResponses(responses);
  if (items.length !== responses.items)
    throw new RangeError(`${responses.items} columns of responses need as many items; got ${items.length}.`);
  const { nodes, weights } = rectangularQuadrature(61);
  const tables = items.map((item) => probabilityTable(item, nodes));
  const complete = completeScores(responses);
  return { people: complete.length, items: items.map((item, index) => fitOfItem(item, index)) };

  function fitOfItem(item: UnidimensionalItem, index: number): ItemFit {
    const categories = categoryCount(item);
    const rest = summedScoreDistribution(
      tables.filter((_, other) => other !== index),
      nodes.length,
    );
    const top = rest.length + categories - 2;
    const observed = Array.from({ length: top + 1 }, () => new Array<number>(categories).fill(0));
    for (const { person, score } of complete) observed[score]![responses.data[person * responses.items + index]!]!++;
    const groups: ScoreGroup[] = [];
    // Everybody with the lowest or highest possible score chose the same: nothing to test there.
    for (let score = 1; score < top; score++) {
      const shares = Array.from({ length: categories }, (_, category) => {
        const others = rest[score - category];
        if (others === undefined) return 0;
        let sum = 0;
        for (let node = 0; node < nodes.length; node++) sum += weights[node]! * tables[index]![category]![node]! * others[node]!;
        return sum;
      });
      const total = shares.reduce((sum, share) => sum + share, 0);
      const people = observed[score]!.reduce((sum, count) => sum + count, 0);
      groups.push({
        observed: observed[score]!,
        expected: shares.map((share) => (people * share) / total),
        isWhole: shares.every((share) => share > 0),
      });
    }
    return summarise(mergeSparse(groups), parameterCount(item), complete.length);
  }
}

type ScoreGroup = { observed: number[]; expected: number[]; isWhole: boolean };

function completeScores({ data, people, items }: Responses): { person: number; score: number }[] {
  const complete: { person: number; score: number }[] = [];
  for (let person = 0; person < people; person++) {
    let score = 0;
    for (let at = person * items; at < (person + 1) * items && score >= 0; at++) score = data[at]! < 0 ? -1 : score + data[at]!;
    if (score >= 0) complete.push({ person, score });
  }
  return complete;
}

/**
 * First scores at which some category is impossible join the nearest full group; then sparse categories join their neighbour within a
 * group (items with more than two); then groups that still hold a sparse cell join the smaller neighbour.
 */
function mergeSparse(groups: readonly ScoreGroup[]): ScoreGroup[] {
  const first = groups.findIndex(({ isWhole }) => isWhole);
  const last = groups.findLastIndex(({ isWhole }) => isWhole);
  if (first < 0) return [];
  let merged = groups.slice(first, last + 1);
  merged[0] = groups.slice(0, first).reduce(join, merged[0]!);
  merged[merged.length - 1] = groups.slice(last + 1).reduce(join, merged.at(-1)!);
  if ((merged[0]?.expected.length ?? 0) > 2) merged = merged.map(joinCategories);
  for (;;) {
    const sparse = merged.findIndex(({ expected }) => expected.some((count) => count < MIN_EXPECTED_COUNT));
    if (sparse < 0 || merged.length === 1) return merged;
    const before = sparse > 0 ? total(merged[sparse - 1]!) : Number.POSITIVE_INFINITY;
    const after = sparse < merged.length - 1 ? total(merged[sparse + 1]!) : Number.POSITIVE_INFINITY;
    const left = before <= after ? sparse - 1 : sparse;
    merged.splice(left, 2, join(merged[left]!, merged[left + 1]!));
  }
}

const total = ({ observed }: ScoreGroup): number => observed.reduce((sum, count) => sum + count, 0);

/** Groups whose categories were joined differently are first brought to the coarser of both: all but the first joined into it where needed. */
function join(left: ScoreGroup, right: ScoreGroup): ScoreGroup {
  const cells = Math.min(left.expected.length, right.expected.length);
  const add = (a: readonly number[], b: readonly number[]) => shorten(a, cells).map((value, i) => value + shorten(b, cells)[i]!);
  return {
    observed: add(left.observed, right.observed),
    expected: add(left.expected, right.expected),
    isWhole: left.isWhole || right.isWhole,
  };
}

const shorten = (values: readonly number[], cells: number): number[] => [
  ...values.slice(0, cells - 1),
  values.slice(cells - 1).reduce((sum, value) => sum + value, 0),
];

function joinCategories({ observed, expected, isWhole }: ScoreGroup): ScoreGroup {
  const counts: number[] = [];
  const means: number[] = [];
  let count = 0;
  let mean = 0;
  for (const [category, value] of expected.entries()) {
    count += observed[category]!;
    mean += value;
    if (mean < MIN_EXPECTED_COUNT) continue;
    counts.push(count);
    means.push(mean);
    count = 0;
    mean = 0;
  }
  if (means.length === 0) return { observed: [count], expected: [mean], isWhole };
  counts[counts.length - 1]! += count;
  means[means.length - 1]! += mean;
  return { observed: counts, expected: means, isWhole };
}

function summarise(groups: readonly ScoreGroup[], parameters: number, people: number): ItemFit {
  let statistic = 0;
  let cells = 0;
  for (const { observed, expected } of groups) {
    for (const [category, mean] of expected.entries()) if (mean > 0) statistic += (observed[category]! - mean) ** 2 / mean;
    cells += expected.length - 1;
  }
  const df = cells - parameters;
  if (df < 1) return { statistic: Number.NaN, df: 0, p: 1, rmsea: Number.NaN, groups: groups.length };
  return {
    statistic,
    df,
    p: chiSquareUpperTail(statistic, df),
    rmsea: Math.sqrt(Math.max(0, (statistic - df) / (df * (people - 1)))),
    groups: groups.length,
  };
}

/** Parameters estimated for the item alone. */
function parameterCount(item: UnidimensionalItem): number {
  switch (item.model) {
    case '1pl':
      return 1;
    case '2pl':
      return 2;
    case '3pl':
      return 3;
    case '4pl':
      return 4;
    case 'nominal':
      return 2 * (item.slopes.length - 1);
    default:
      return item.intercepts.length + 1;
  }
}
