import { assertResponses, type Responses } from '../calibration/responses.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { categoryScore, probabilityTable } from './category-tables.ts';

export type DependentPair = {
  readonly left: number;
  readonly right: number;
  readonly q3: number;
  readonly aboveMean: number;
  readonly people: number;
};

/**
 * Q3 (Yen 1984, Applied Psychological Measurement 8): correlation of two items' residuals (answer minus what theta leads to expect) over the people
 * who answered both. Without local dependence it lies near -1 / (items - 1), not 0, because the residuals share an estimated theta: so pairs
 * are judged by their distance from the mean Q3 (Christensen, Makransky and Horton 2017; above 0.2 is the usual warning).
 *
 * `thetas` holds one estimate per person; people whose theta is not finite take no part. `q3[i * items + j]`; 1 on the diagonal, NaN where fewer
 * than three people answered both items or one never varies.
 */
export function localDependence(request: {
  readonly items: readonly UnidimensionalItem[];
  readonly responses: Responses;
  readonly thetas: ArrayLike<number>;
  /** Distance from the mean from which a pair is listed; default 0.2. */
  readonly warnFrom?: number;
}): { readonly q3: Float64Array; readonly mean: number; readonly pairs: readonly DependentPair[] } {
  const { items, responses, thetas, warnFrom = 0.2 } = request;
  assertResponses(responses);
  if (thetas.length !== responses.people) throw new RangeError(`${responses.people} people need as many thetas; got ${thetas.length}.`);
  const residuals = residualsOf(items, responses, thetas);
  const count = items.length;
  const q3 = new Float64Array(count * count).fill(Number.NaN);
  const people = new Int32Array(count * count);
  let sum = 0;
  let known = 0;
  for (let left = 0; left < count; left++) {
    q3[left * count + left] = 1;
    for (let right = left + 1; right < count; right++) {
      const result = correlate(residuals[left]!, residuals[right]!);
      q3[left * count + right] = result.correlation;
      q3[right * count + left] = result.correlation;
      people[left * count + right] = result.people;
      if (Number.isNaN(result.correlation)) continue;
      sum += result.correlation;
      known++;
    }
  }
  const mean = known > 0 ? sum / known : Number.NaN;
  const pairs: DependentPair[] = [];
  for (let left = 0; left < count; left++) {
    for (let right = left + 1; right < count; right++) {
      const value = q3[left * count + right]!;
      if (Math.abs(value - mean) >= warnFrom)
        pairs.push({ left, right, q3: value, aboveMean: value - mean, people: people[left * count + right]! });
    }
  }
  pairs.sort((a, b) => Math.abs(b.aboveMean) - Math.abs(a.aboveMean));
  return { q3, mean, pairs };
}

/** `residuals[item][person]`, NaN where there is no answer or no theta. */
function residualsOf(
  items: readonly UnidimensionalItem[],
  { data, people, items: width }: Responses,
  thetas: ArrayLike<number>,
): Float64Array[] {
  const finite = Float64Array.from({ length: people }, (_, person) => (Number.isFinite(thetas[person]) ? thetas[person]! : 0));
  return items.map((item, index) => {
    const table = probabilityTable(item, finite);
    return finite.map((_, person) => {
      const category = data[person * width + index]!;
      if (category < 0 || !Number.isFinite(thetas[person])) return Number.NaN;
      const expected = table.reduce((sum, shares, k) => sum + shares[person]! * categoryScore(item, k), 0);
      return categoryScore(item, category) - expected;
    });
  });
}

function correlate(x: Float64Array, y: Float64Array): { correlation: number; people: number } {
  let people = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < x.length; i++) {
    if (Number.isNaN(x[i]!) || Number.isNaN(y[i]!)) continue;
    people++;
    sumX += x[i]!;
    sumY += y[i]!;
  }
  if (people < 3) return { correlation: Number.NaN, people };
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < x.length; i++) {
    if (Number.isNaN(x[i]!) || Number.isNaN(y[i]!)) continue;
    const dx = x[i]! - sumX / people;
    const dy = y[i]! - sumY / people;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  return { correlation: xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : Number.NaN, people };
}
