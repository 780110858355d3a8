import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numerics/random.ts';
import { calibrate } from './calibrate.ts';
import { BANKS, categoryShares, draw } from './fixtures/simulated-responses.ts';
import type { CalibrationModel } from './parameter-layout.ts';
import type { Responses } from './responses.ts';

/** Marginal log-likelihood by its definition, one person at a time, on the same 61 points. */
function bruteLogLikelihood(
  model: CalibrationModel,
  people: readonly (readonly number[])[],
  parameters: readonly (readonly number[])[],
): number {
  const nodes = Array.from({ length: 61 }, (_, node) => -6 + 0.2 * node);
  const weights = nodes.map((theta) => Math.exp(-0.5 * theta * theta));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = nodes.map((theta) => parameters.map((p) => categoryShares(model, p, theta)));
  let sum = 0;
  for (const answers of people) {
    let mass = 0;
    for (let node = 0; node < nodes.length; node++) {
      let likelihood = weights[node]! / total;
      for (let item = 0; item < answers.length; item++) if (answers[item]! >= 0) likelihood *= shares[node]![item]![answers[item]!]!;
      mass += likelihood;
    }
    sum += Math.log(mass);
  }
  return sum;
}

/** The free parameters of every item, as `BANKS` writes them, and which of the result's standard errors belong to them. */
function freeParameters(model: CalibrationModel, responses: Responses) {
  const result = calibrate({ model, responses, nodes: 61 });
  const values: number[][] = [];
  const errors: number[][] = [];
  for (const item of result.items) {
    if (!item.estimated) throw new Error(item.reason);
    const known = item.model === 'nominal' ? 1 : 0;
    values.push([item.slope, item.intercepts].flatMap((part) => [part].flat().slice(known)) as number[]);
    errors.push([item.slopeStandardError!, item.interceptStandardErrors!].flatMap((part) => [part].flat().slice(known)) as number[]);
  }
  return { result, values, errors };
}

/** Inverse by Gauss-Jordan elimination: an oracle must not share the engine's Cholesky. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows
      .slice(pivot)
      .reduce((most, row, i) => (Math.abs(row[pivot]!) > Math.abs(rows[most]![pivot]!) ? pivot + i : most), pivot);
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((value) => value / scale);
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue;
      const share = rows[i]![pivot]!;
      rows[i] = rows[i]!.map((value, j) => value - share * rows[pivot]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

describe.each(['2pl', 'graded', 'gpcm', 'nominal'] as const)('%s, against the likelihood by its definition', (model) => {
  const responses = draw(model, BANKS[model], 400, seededRandom(11), 0.15);
  const { result, values, errors } = freeParameters(model, responses);
  const rows = Array.from({ length: responses.people }, (_, person) => [
    ...responses.data.subarray(person * responses.items, (person + 1) * responses.items),
  ]);
  const sizes = values.map((item) => item.length);
  const regroup = (flat: readonly number[]) => {
    const ends = sizes.map((_, item) => sizes.slice(0, item + 1).reduce((sum, size) => sum + size, 0));
    return sizes.map((size, item) => flat.slice(ends[item]! - size, ends[item]!));
  };
  const flat = values.flat();
  const at = (shifts: readonly (readonly [number, number])[]) => {
    const moved = flat.slice();
    for (const [index, by] of shifts) moved[index]! += by;
    return bruteLogLikelihood(model, rows, regroup(moved));
  };

  it('reports that log-likelihood, and that it converged', () => {
    expect(result.converged).toBe(true);
    expect(result.logLikelihood).toBeCloseTo(at([]), 7);
  });

  it('stands where the gradient is zero', () => {
    const h = 1e-4;
    for (const index of flat.keys()) expect(Math.abs((at([[index, h]]) - at([[index, -h]])) / (2 * h))).toBeLessThan(1e-3);
  });

  it('has the standard errors of the observed information', () => {
    const h = 2e-3;
    const centre = at([]);
    const hessian = flat.map(() => flat.map(() => 0));
    for (const a of flat.keys()) {
      for (let b = 0; b <= a; b++) {
        const value =
          a === b
            ? (at([[a, h]]) - 2 * centre + at([[a, -h]])) / (h * h)
            : (at([
                [a, h],
                [b, h],
              ]) -
                at([
                  [a, h],
                  [b, -h],
                ]) -
                at([
                  [a, -h],
                  [b, h],
                ]) +
                at([
                  [a, -h],
                  [b, -h],
                ])) /
              (4 * h * h);
        hessian[a]![b] = -value;
        hessian[b]![a] = -value;
      }
    }
    const expected = invert(hessian).map((row, i) => Math.sqrt(row[i]!));
    for (const [index, error] of errors.flat().entries()) expect(Math.abs(error / expected[index]! - 1)).toBeLessThan(2e-3);
  });
});

describe.each(Object.keys(BANKS) as CalibrationModel[])('%s, simulated with a seed', (model) => {
  it('recovers the parameters within their standard errors', () => {
    const bank = Array.from({ length: 3 }, () => BANKS[model]).flat();
    const { result, values, errors } = freeParameters(model, draw(model, bank, 3000, seededRandom(5), 0.1));
    expect(result.converged).toBe(true);
    const z = values.flat().map((value, index) => (value - bank.flat()[index]!) / errors.flat()[index]!);
    const meanSquare = z.reduce((sum, value) => sum + value * value, 0) / z.length;
    // The mean of at least 30 squared standard normals lies within 0.35 and 1.9 with 99.9% and more.
    expect(meanSquare).toBeGreaterThan(0.35);
    expect(meanSquare).toBeLessThan(1.9);
  });
});
