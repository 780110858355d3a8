import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import type { Direction } from '#content/traits/directions.ts';
import type { Posterior } from '#psychometrics';

/** In standard deviations of the prior along this direction. */
export type DirectionScore = { readonly z: number; readonly standardError: number; readonly reliability: number };

/** z = w . theta / sqrt(w' P w), P the prior covariance; its standard error from the posterior covariance, scaled the same. */
export function scoreDirection({ loadings }: Direction, { mode, covariance }: Pick<Posterior, 'mode' | 'covariance'>): DirectionScore {
  const priorVariance = quadraticForm(loadings, (row, column) => facetCovariance[row]![column]!);
  const posteriorVariance = quadraticForm(loadings, (row, column) => covariance[row * FACET_COUNT + column]!);
  const value = loadings.reduce((sum, [dimension, weight]) => sum + weight * mode[dimension]!, 0);
  const share = posteriorVariance / priorVariance;
  return { z: value / Math.sqrt(priorVariance), standardError: Math.sqrt(share), reliability: Math.max(0, 1 - share) };
}

/** How the errors of two directions go together, -1 to 1: v' C w over the root of their two variances, C the posterior covariance. */
export function errorCorrelation(one: Direction, other: Direction, { covariance }: Pick<Posterior, 'covariance'>): number {
  const entry = (row: number, column: number) => covariance[row * FACET_COUNT + column]!;
  const variances = quadraticForm(one.loadings, entry) * quadraticForm(other.loadings, entry);
  return bilinearForm(one.loadings, other.loadings, entry) / Math.sqrt(variances);
}

type Loadings = Direction['loadings'];
type Entry = (row: number, column: number) => number;

const quadraticForm = (loadings: Loadings, entry: Entry): number => bilinearForm(loadings, loadings, entry);

function bilinearForm(rows: Loadings, columns: Loadings, entry: Entry): number {
  let sum = 0;
  for (const [row, first] of rows) for (const [column, second] of columns) sum += first * second * entry(row, column);
  return sum;
}
