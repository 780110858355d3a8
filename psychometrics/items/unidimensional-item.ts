/**
 * Items on one dimension, all in slope-intercept form: the logit is slope x theta + intercept. `slope` is in logits per unit of theta
 * (multiply a normal-ogive slope by 1.702 first). `items/from-difficulty.ts` builds them from difficulties.
 */

/** P(1) = logistic(slope theta + intercept). In a 1PL bank every item has the same slope; in Rasch's it is 1. Rasch 1960; Birnbaum 1968. */
export type LogisticItem = { readonly model: '1pl' | '2pl'; readonly slope: number; readonly intercept: number };

/** P(1) = guessing + (1 - guessing) logistic(slope theta + intercept). Birnbaum 1968. */
export type GuessingItem = { readonly model: '3pl'; readonly slope: number; readonly intercept: number; readonly guessing: number };

/** P(1) = guessing + (ceiling - guessing) logistic(slope theta + intercept). Barton and Lord 1981. */
export type CeilingItem = {
  readonly model: '4pl';
  readonly slope: number;
  readonly intercept: number;
  readonly guessing: number;
  readonly ceiling: number;
};

/** P(k or more) = logistic(slope theta + intercepts[k - 1]); the intercepts fall strictly. Samejima 1969. */
export type GradedItem = { readonly model: 'graded'; readonly slope: number; readonly intercepts: readonly number[] };

/** P(k) proportional to exp(k slope theta + intercepts[k - 1]), and to exp(0) for k = 0. Muraki 1992. */
export type GpcmItem = { readonly model: 'gpcm'; readonly slope: number; readonly intercepts: readonly number[] };

/** P(k) proportional to exp(slopes[k] theta + intercepts[k]), one of each per category. Bock 1972. */
export type NominalItem = { readonly model: 'nominal'; readonly slopes: readonly number[]; readonly intercepts: readonly number[] };

export type DichotomousItem = LogisticItem | GuessingItem | CeilingItem;
export type UnidimensionalItem = DichotomousItem | GradedItem | GpcmItem | NominalItem;

/** How many categories the item's answers have, counted from 0. */
export function categoryCount(item: UnidimensionalItem): number {
  switch (item.model) {
    case 'graded':
    case 'gpcm':
      return item.intercepts.length + 1;
    case 'nominal':
      return item.intercepts.length;
    default:
      return 2;
  }
}
