import type { KeyedItem, KeyedOption } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import type { Rule } from './rules.ts';
import { TEMPLATES, type Template } from './templates.ts';

/** Facets that the game moves: fluid reasoning, and confidence that matches correctness. */
export const REASONING = facet(6, 'cognitive');
export const CONFIDENCE = facet(1, 'cognitive');

/**
 * Design difficulty: what a template asks, added up, in standard deviations of reasoning. What makes matrices hard is the number of
 * rules and their kind (Carpenter, Just and Shell 1990, Psychological Review 97, 404-431), working memory load and abstraction
 * (Embretson 1998, Psychological Methods 3, 380-396), and perceptual organization (Primi 2001, Intelligence 30, 41-70); in MaRs-IB the
 * changing dimensions predict difficulty (Chierchia et al. 2019, Royal Society Open Science 6, 190232; Zorowitz et al. 2024,
 * Behavior Research Methods 56, 1104-1122). The order of the rules is theirs; the sizes are a design, to be re-estimated from answers.
 */
const RULE_DEMAND: Record<Rule, number> = {
  constant: 0.35,
  progression: 0.6,
  three: 0.8,
  sum: 0.9,
  difference: 1.05,
  add: 0.9,
  subtract: 1.1,
  or: 1.55,
  and: 1.75,
  xor: 2.3,
};
const EASIEST = -2.7;
const DEMAND_OF_ANOTHER_RULE = 0.3;
/** To turn or to walk around in the mind costs more than to compare. */
const DEMAND_OF_MENTAL_TURNING = 0.15;

export function difficultyOf({ ruled }: Template): number {
  const rules = ruled.reduce((sum, { rule }) => sum + RULE_DEMAND[rule], 0);
  const turning = ruled.filter(({ feature }) => feature === 'rotation' || feature === 'position').length;
  return EASIEST + rules + DEMAND_OF_ANOTHER_RULE * (ruled.length - 1) + DEMAND_OF_MENTAL_TURNING * turning;
}

/**
 * Fixed design slopes: right against wrong on reasoning, and fitting against unfitting confidence, on the logit scale. They are as large
 * as it takes for the game alone to reach reliability .80 and .65 at its design length; a simulation in sitting.test.ts shows it. One
 * slope for every template, since clones of a matrix are not quite equivalent (Zorowitz et al. 2024) and no answers tell them apart yet.
 */
export const REASONING_SLOPE = 0.88;
const CONFIDENCE_SLOPE = 0.6;

/**
 * How tempting "sure" is at average confidence: 71% when right and 50% when wrong on a matrix of difficulty 0, less on harder ones
 * (Zhou and Jia 2023, Journal of Intelligence 11, 113: difficulty lowers confidence in Raven's matrices). A design.
 */
const SURE_WHEN_RIGHT = 0.9;
const SURE_WHEN_WRONG = 0;
const SURENESS_LOST_PER_DIFFICULTY = 0.35;

export const OPTION_IDS = ['right-sure', 'right-unsure', 'wrong-sure', 'wrong-unsure'] as const;
export const TIMED_OUT_OPTION_IDS = ['right', 'wrong'] as const;
export type OptionId = (typeof OPTION_IDS)[number] | (typeof TIMED_OUT_OPTION_IDS)[number];

/** Logarithm of the probability of a logit. */
const logProbability = (logit: number): number => -Math.log1p(Math.exp(-logit));

function fourOptions(difficulty: number): KeyedOption[] {
  const right = (-REASONING_SLOPE * difficulty) / 2;
  const option = (id: OptionId, isRight: boolean, isSure: boolean): KeyedOption => {
    const sureness = (isRight ? SURE_WHEN_RIGHT : SURE_WHEN_WRONG) - SURENESS_LOST_PER_DIFFICULTY * difficulty;
    return {
      id,
      // With log probabilities of sureness, P(right) at average confidence is the logistic of slope x (reasoning - difficulty).
      intercept: (isRight ? right : -right) + logProbability(isSure ? sureness : -sureness),
      loadings: [
        { dimension: CONFIDENCE, slope: (isRight === isSure ? 1 : -1) * (CONFIDENCE_SLOPE / 2) },
        { dimension: REASONING, slope: (isRight ? 1 : -1) * (REASONING_SLOPE / 2) },
      ],
    };
  };
  return [
    option('right-sure', true, true),
    option('right-unsure', true, false),
    option('wrong-sure', false, true),
    option('wrong-unsure', false, false),
  ];
}

/** Without a rating: right or wrong alone, at average confidence. Only "wrong" is ever answered: the time ran out. */
function twoOptions(difficulty: number): KeyedOption[] {
  const intercept = (-REASONING_SLOPE * difficulty) / 2;
  return [
    { id: 'right', intercept, loadings: [{ dimension: REASONING, slope: REASONING_SLOPE / 2 }] },
    { id: 'wrong', intercept: -intercept, loadings: [{ dimension: REASONING, slope: -REASONING_SLOPE / 2 }] },
  ];
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

export const bank = { version: '2026-11.design', items: [...ITEMS, ...TIMED_OUT_ITEMS] } as const;
