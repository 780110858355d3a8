import { chiSquareUpperTail } from '../numerics/chi-square.ts';
import type { DifClass } from './mantel-haenszel.ts';
import type { MatchedGroups } from './matched-groups.ts';
import { fitOrderedLogistic, type LogisticRow } from './ordered-logistic.ts';

export type LogisticDif = {
  readonly method: 'logistic';
  /** Likelihood-ratio tests: uniform (the groups differ alike at every score), non-uniform (the difference changes with the score), both at once. */
  readonly uniform: { readonly chiSquare: number; readonly df: 1; readonly p: number };
  readonly nonUniform: { readonly chiSquare: number; readonly df: 1; readonly p: number };
  readonly either: { readonly chiSquare: number; readonly df: 2; readonly p: number };
  /** Log odds of the focal group against the reference group at equal scores, without the interaction. */
  readonly groupEffect: number;
  /** Nagelkerke's R2 gained by group and interaction together. */
  readonly deltaR2: number;
  readonly class: DifClass;
  readonly converged: boolean;
};

/**
 * DIF by logistic regression (Swaminathan and Rogers 1990, J. Educational Measurement 27), for ordered categories by proportional odds (Zumbo 1999). Classes of
 * Jodoin and Gierl (2001, Applied Measurement in Education 14): A when not significant at .05 or the gain in Nagelkerke's R2 is below 0.035, B below 0.070, C from there.
 * Undefined when one of the groups or all but one category is empty.
 */
export function logisticDif(matched: MatchedGroups): LogisticDif | undefined {
  const used = new Set<number>();
  const present = [0, 0];
  let people = 0;
  let sum = 0;
  for (const [score, groups] of matched.counts.entries()) {
    for (const [group, counts] of groups.entries()) {
      for (const [category, count] of counts.entries()) {
        if (count === 0) continue;
        used.add(category);
        present[group]! += count;
        people += count;
        sum += count * score;
      }
    }
  }
  if (used.size < 2 || present[0] === 0 || present[1] === 0) return undefined;
  const place = new Map([...used].sort((a, b) => a - b).map((category, index) => [category, index]));
  const mean = sum / people;
  // Scores are centred and shrunk so that the group effect and the interaction do not lean on each other.
  const scale = Math.max(1, matched.counts.length / 4);
  const rows = (covariates: (score: number, group: number) => number[]): LogisticRow[] =>
    matched.counts.flatMap((groups, score) =>
      groups.flatMap((counts, group) =>
        counts.flatMap((count, category) =>
          count > 0 ? [{ covariates: covariates((score - mean) / scale, group), category: place.get(category)!, count }] : [],
        ),
      ),
    );
  const none = fitOrderedLogistic(
    rows(() => []),
    used.size,
    0,
  );
  const matching = fitOrderedLogistic(
    rows((score) => [score]),
    used.size,
    1,
  );
  const uniform = fitOrderedLogistic(
    rows((score, group) => [score, group]),
    used.size,
    2,
  );
  const both = fitOrderedLogistic(
    rows((score, group) => [score, group, score * group]),
    used.size,
    3,
  );
  const test = <Df extends 1 | 2>(larger: number, smaller: number, df: Df) => {
    const chiSquare = Math.max(0, 2 * (larger - smaller));
    return { chiSquare, df, p: chiSquareUpperTail(chiSquare, df) };
  };
  const either = test(both.logLikelihood, matching.logLikelihood, 2);
  const r2 = (logLikelihood: number) =>
    -Math.expm1((2 / people) * (none.logLikelihood - logLikelihood)) / -Math.expm1((2 / people) * none.logLikelihood);
  const deltaR2 = r2(both.logLikelihood) - r2(matching.logLikelihood);
  return {
    method: 'logistic',
    uniform: test(uniform.logLikelihood, matching.logLikelihood, 1),
    nonUniform: test(both.logLikelihood, uniform.logLikelihood, 1),
    either,
    groupEffect: uniform.coefficients[1]!,
    deltaR2,
    class: either.p >= 0.05 || deltaR2 < 0.035 ? 'A' : deltaR2 < 0.07 ? 'B' : 'C',
    converged: matching.converged && uniform.converged && both.converged,
  };
}
