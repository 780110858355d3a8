import type { KeyedItem, KeyedOption } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import { CLASS_COUNTS } from './class-counts.ts';
import { type BlockClasses, CLASSES, UNTIMED_STEADINESS_CLASSES } from './classes.ts';
import { longestRunShares } from './error-runs.ts';
import { type Density, FOILS, RECIPES, type Recipe, TARGETS } from './recipes.ts';

/** Facets that the game moves: updating of working memory, and steady attention without lapses. */
export const UPDATING = facet(2, 'cognitive');
export const ATTENTION = facet(12, 'cognitive');

/**
 * Fixed design slopes, on the logit scale: per class of sensitivity on updating, per class of steadiness on attention. They are as large as it
 * takes for the game alone to reach reliability .78 on both at its design length; a simulation in reliability.test.ts shows it.
 */
const SENSITIVITY_SLOPE = 0.7;
const STEADINESS_SLOPE = 0.74;

/**
 * Updating at which the five classes of sensitivity are equally likely, by n. That each step back is harder, and the first the least so, is found
 * throughout (Owen, McMillan, Laird and Bullmore 2005, Human Brain Mapping 25, 46-59; Jaeggi, Buschkuehl, Perrig and Meier 2010, Memory 18, 394-412); the sizes are a design.
 */
const DIFFICULTY_OF_BACK: Readonly<Record<number, number>> = { 1: -2.8, 2: -1.2, 3: 0.3, 4: 1.8, 5: 3 };
/** What many lures add to it, and few take away: lures raise false alarms (Kane et al. 2007). A design. */
const DIFFICULTY_OF_LURES: Readonly<Record<Density, number>> = { few: -0.15, some: 0, many: 0.15 };

/** The same for steadiness: a fuller memory makes times less even, by a design size. */
const UNSTEADINESS_OF_BACK: Readonly<Record<number, number>> = { 1: -0.3, 2: -0.15, 3: 0, 4: 0.15, 5: 0.3 };
/** The outer classes of steadiness ask for two signs at once, so they are rarer: logits lost per squared step from the middle. */
const RARITY_OF_OUTER_STEADINESS = 0.1;

const difficultyOf = ({ back, density }: Recipe): number => DIFFICULTY_OF_BACK[back]! + DIFFICULTY_OF_LURES[density];

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const fromMiddle = (index: number, count: number): number => index - (count - 1) / 2;

export const optionId = ({ sensitivity, steadiness }: BlockClasses): string => `d${sensitivity}-s${steadiness}`;

/** The classes that an option stands for. */
export function optionClasses(option: string): BlockClasses {
  const [, sensitivity, steadiness] = /^d(\d)-s(\d)$/.exec(option) ?? [];
  if (sensitivity === undefined || steadiness === undefined) throw new RangeError(`Still Lake has no option '${option}'`);
  return { sensitivity: Number(sensitivity), steadiness: Number(steadiness) };
}

function optionOf(recipe: Recipe, classes: BlockClasses, steadinessClasses: number, rarity: number): KeyedOption {
  const sensitivity = SENSITIVITY_SLOPE * fromMiddle(classes.sensitivity, CLASSES);
  const steadiness = STEADINESS_SLOPE * fromMiddle(classes.steadiness, steadinessClasses);
  return {
    id: optionId(classes),
    // slopes add, so given both facets the two classes are independent
    intercept: -sensitivity * difficultyOf(recipe) - steadiness * UNSTEADINESS_OF_BACK[recipe.back]! - rarity,
    loadings: [
      { dimension: UPDATING, slope: sensitivity },
      { dimension: ATTENTION, slope: steadiness },
    ],
  };
}

const timedItem = (recipe: Recipe): KeyedItem => ({
  id: recipe.id,
  options: steps(CLASSES).flatMap((sensitivity) =>
    steps(CLASSES).map((steadiness) => {
      const rarity = RARITY_OF_OUTER_STEADINESS * fromMiddle(steadiness, CLASSES) ** 2;
      return optionOf(recipe, { sensitivity, steadiness }, CLASSES, rarity);
    }),
  ),
});

/**
 * How likely each class of untimed steadiness is for somebody whose errors fall by chance, by class of sensitivity: many errors run together by
 * themselves, and that must not count against anyone's attention.
 */
const untimedShares = CLASS_COUNTS.map((counts) => {
  const total = counts.reduce((sum, { weight }) => sum + weight, 0);
  const shares = [0, 0, 0];
  for (const { hits, falseAlarms, weight } of counts) {
    const ofRuns = longestRunShares(TARGETS + FOILS, TARGETS - hits + falseAlarms);
    ofRuns.forEach((share, run) => {
      shares[UNTIMED_STEADINESS_CLASSES - 1 - run]! += (share * weight) / total;
    });
  }
  return shares;
});

/** What cannot happen is no option: the highest class of sensitivity has too few errors for three in a row. */
const untimedItem = (recipe: Recipe): KeyedItem => ({
  id: untimedItemId(recipe.id),
  options: steps(CLASSES).flatMap((sensitivity) =>
    steps(UNTIMED_STEADINESS_CLASSES).flatMap((steadiness) => {
      const share = untimedShares[sensitivity]![steadiness]!;
      return share > 0 ? [optionOf(recipe, { sensitivity, steadiness }, UNTIMED_STEADINESS_CLASSES, -Math.log(share))] : [];
    }),
  ),
});

export const untimedItemId = (recipe: string): string => `${recipe}-untimed`;

/** One item per recipe, whatever seed made the stream. */
export const ITEMS: readonly KeyedItem[] = RECIPES.map(timedItem);
const UNTIMED_ITEMS: readonly KeyedItem[] = RECIPES.map(untimedItem);

export const bank = { version: '2026-11.design', items: [...ITEMS, ...UNTIMED_ITEMS] } as const;

const itemById = new Map(bank.items.map((item) => [item.id, item]));

export function itemOf(id: string): KeyedItem {
  const item = itemById.get(id);
  if (!item) throw new RangeError(`Still Lake has no item '${id}'`);
  return item;
}

const recipeById = new Map(RECIPES.flatMap((recipe) => [recipe.id, untimedItemId(recipe.id)].map((id) => [id, recipe] as const)));

/** The recipe of a block's item. */
export function recipeOf(item: string): Recipe {
  const recipe = recipeById.get(item);
  if (!recipe) throw new RangeError(`Still Lake has no item '${item}'`);
  return recipe;
}
