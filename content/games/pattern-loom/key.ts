import type { KeyedItem, KeyedOption } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import type { Rule } from './rules.ts';
import { TEMPLATES, type Template } from './templates.ts';

/** Facets that the game moves: fluid reasoning, and confidence that matches correctness. */
export const REASONING = facet(6, 'cognitive');
export const CONFIDENCE = facet(1, 'cognitive');

/**
 * Design difficulty: what a template asks, added up, in standard deviations of reasoning, from what nearly everybody sees to what hardly anybody does. What makes matrices hard is the number of
 * rules and their kind (Carpenter, Just and Shell 1990, Psychological Review 97, 404-431), working memory load and abstraction
 * (Embretson 1998, Psychological Methods 3, 380-396), and perceptual organization (Primi 2001, Intelligence 30, 41-70); in MaRs-IB the
 * changing dimensions predict difficulty (Chierchia et al. 2019, Royal Society Open Science 6, 190232; Zorowitz et al. 2024,
 * Behavior Research Methods 56, 1104-1122). The order of the rules is theirs; the sizes are a design, to be re-estimated from answers.
 */
const RULE_DEMAND: Record<Rule, number> = {
  constant: 0.55,
  progression: 1,
  three: 1.3,
  sum: 1.45,
  difference: 1.7,
  add: 1.45,
  subtract: 1.75,
  or: 2.5,
  and: 2.8,
  xor: 3.7,
};
const EASIEST = -4.4;
const DEMAND_OF_ANOTHER_RULE = 0.5;
/** To turn or to walk around in the mind costs more than to compare. */
const DEMAND_OF_MENTAL_TURNING = 0.25;

export function difficultyOf({ ruled }: Template): number {
  const rules = ruled.reduce((sum, { rule }) => sum + RULE_DEMAND[rule], 0);
  const turning = ruled.filter(({ feature }) => feature === 'rotation' || feature === 'position').length;
  return EASIEST + rules + DEMAND_OF_ANOTHER_RULE * (ruled.length - 1) + DEMAND_OF_MENTAL_TURNING * turning;
}

/**
 * Fixed design slopes, on the logit scale: right against wrong on reasoning, sure against not sure on reasoning, and fitting against
 * unfitting sureness on confidence. They are as large as it takes for the game alone to reach reliability .80 and .65 at its design length;
 * a simulation in reliability.test.ts shows it. One for every template, since clones of a matrix are not quite equivalent (Zorowitz et al.
 * 2024) and no answers tell them apart yet.
 */
const REASONING_SLOPE = 0.78;
const SURENESS_SLOPE = 0.72;
const CONFIDENCE_SLOPE = 0.77;

/**
 * At average confidence and on a matrix as difficult as one reasons well, 71% are sure when right and 50% when wrong: a design. On harder
 * ones fewer are (Zhou and Jia 2023, Journal of Intelligence 11, 113: difficulty lowers confidence in Raven's matrices).
 */
const SURE_WHEN_RIGHT = 0.9;
const SURE_WHEN_WRONG = 0;

export const OPTION_IDS = ['right-sure', 'right-unsure', 'wrong-sure', 'wrong-unsure'] as const;

export type OptionId = (typeof OPTION_IDS)[number] | 'right' | 'wrong';

const halfSum = (SURE_WHEN_RIGHT + SURE_WHEN_WRONG) / 2;
const halfDifference = (SURE_WHEN_RIGHT - SURE_WHEN_WRONG) / 2;
/** What "right" would gain by having the more tempting "sure" beside it: taken away, so that P(right) is a half at the difficulty. */
const GAIN_OF_RIGHT = Math.log(Math.cosh(SURE_WHEN_RIGHT / 2) / Math.cosh(SURE_WHEN_WRONG / 2));

/** Right or wrong, sure or not, and whether the two fit: a log-linear model of three contrasts, each +1 or -1. */
function fourOptions(difficulty: number): KeyedOption[] {
  const option = (id: OptionId, right: 1 | -1, sure: 1 | -1): KeyedOption => {
    const reasoning = (right * REASONING_SLOPE + sure * SURENESS_SLOPE) / 2;
    return {
      id,
      intercept: (sure * halfSum + right * sure * halfDifference - right * GAIN_OF_RIGHT) / 2 - reasoning * difficulty,
      loadings: [
        { dimension: CONFIDENCE, slope: (right * sure * CONFIDENCE_SLOPE) / 2 },
        { dimension: REASONING, slope: reasoning },
      ],
    };
  };
  return [option('right-sure', 1, 1), option('right-unsure', 1, -1), option('wrong-sure', -1, 1), option('wrong-unsure', -1, -1)];
}

/** Without a rating: right or wrong alone. Only "wrong" is ever answered: the time ran out. */
function twoOptions(difficulty: number): KeyedOption[] {
  const option = (id: OptionId, right: 1 | -1): KeyedOption => {
    const slope = (right * REASONING_SLOPE) / 2;
    return { id, intercept: -slope * difficulty, loadings: [{ dimension: REASONING, slope }] };
  };
  return [option('right', 1), option('wrong', -1)];
}

export const itemId = (template: string): string => template;
export const timedOutItemId = (template: string): string => `${template}~time`;

/** One item per template; whatever seed made the matrix. */
export const ITEMS: readonly KeyedItem[] = TEMPLATES.map((template) => ({
  id: itemId(template.id),
  options: fourOptions(difficultyOf(template)),
}));

export const TIMED_OUT_ITEMS: readonly KeyedItem[] = TEMPLATES.map((template) => ({
  id: timedOutItemId(template.id),
  options: twoOptions(difficultyOf(template)),
}));

export const bank = { version: '2026-11.design-2', items: [...ITEMS, ...TIMED_OUT_ITEMS] } as const;
