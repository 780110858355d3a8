import { categoryProbabilities } from '../items/category-probabilities.ts';
import { optionProbabilities } from '../items/option-probabilities.ts';
import type { SoftmaxAnswer, SoftmaxItem } from '../items/softmax-item.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawIndex, type Random } from '../numerics/random.ts';

/** The option that somebody at theta chooses, drawn from the model. Takes one random number. */
export function drawOption(item: SoftmaxItem, theta: ArrayLike<number>, random: Random): number {
  return drawIndex(optionProbabilities(item, theta), random);
}

/** Answers to all items, in their order. */
export function drawAnswers(items: readonly SoftmaxItem[], theta: ArrayLike<number>, random: Random): SoftmaxAnswer[] {
  return items.map((item) => ({ item, option: drawOption(item, theta, random) }));
}

/** The category that somebody at theta reaches on a unidimensional item. Takes one random number. */
export function drawCategory(item: UnidimensionalItem, theta: number, random: Random): number {
  return drawIndex(categoryProbabilities(item, theta), random);
}
