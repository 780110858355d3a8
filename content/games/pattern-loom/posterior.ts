import { optionProbabilities, type Posterior, type SoftmaxAnswer, type SoftmaxItem, scoreMap } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { houseOf } from '../../mind/facets.ts';
import { GAME_RELIABILITY } from '../design-reliability.ts';
import { facetPair } from '../facet-pair.ts';
import { bank, CONFIDENCE, OPTION_IDS, REASONING } from './key.ts';
import { ALTERNATIVES } from './script.ts';

/** What is known of a player after some answers. */

export type Scored = Pick<PlayedAnswer, 'item' | 'option'>;

/** How the game alone shall measure; reaching both ends it. The prior variance is 1, so reliability is 1 - SE^2. */
export const DESIGN_RELIABILITY = {
  reasoning: GAME_RELIABILITY[houseOf(REASONING)],
  confidence: GAME_RELIABILITY[houseOf(CONFIDENCE)],
} as const;

const { prior, inTwoDimensions } = facetPair([REASONING, CONFIDENCE]);

const keyedItems = new Map(bank.items.map((item) => [item.id, { item: inTwoDimensions(item), options: item.options.map(({ id }) => id) }]));

/** The item with its two facets as dimensions 0 and 1. */
export const itemFor = (id: string): SoftmaxItem => keyedItems.get(id)!.item;

function answerOf({ item, option }: Scored): SoftmaxAnswer {
  const keyed = keyedItems.get(item!);
  if (!keyed?.options.includes(option)) throw new RangeError(`Pattern Loom cannot go on from '${item}' answered '${option}'`);
  return { item: keyed.item, option: keyed.options.indexOf(option) };
}

/** Posterior of the two facets after the scored trials: dimension 0 is reasoning, 1 is confidence. */
export const posteriorOf = (scored: readonly Scored[]): Posterior => scoreMap(scored.map(answerOf), prior);

export function isPreciseEnough({ covariance }: Posterior): boolean {
  return covariance[0]! <= 1 - DESIGN_RELIABILITY.reasoning && covariance[3]! <= 1 - DESIGN_RELIABILITY.confidence;
}

/**
 * How much likelier it is to be right and wrong where one was, for somebody who reasons as well as the answers suggest, than for somebody
 * who presses one of eight patches by lot: the logarithm of the ratio, given how sure one said one was. Only what was rated counts: a time
 * that ran out is no guess.
 */
export function evidenceOfLooking(scored: readonly Scored[], { mode }: Posterior = posteriorOf(scored)): number {
  const answers = scored.map(answerOf).filter(({ item }) => item.options.length === OPTION_IDS.length);
  return answers.reduce((sum, { item, option }) => {
    const probabilities = optionProbabilities(item, mode);
    const isSure = OPTION_IDS[option]!.endsWith('-sure');
    const right = probabilities[OPTION_IDS.indexOf(isSure ? 'right-sure' : 'right-unsure')]!;
    const wrong = probabilities[OPTION_IDS.indexOf(isSure ? 'wrong-sure' : 'wrong-unsure')]!;
    const isRight = OPTION_IDS[option]!.startsWith('right');
    return sum + Math.log((isRight ? right : wrong) / (right + wrong)) - Math.log(isRight ? 1 / ALTERNATIVES : 1 - 1 / ALTERNATIVES);
  }, 0);
}

/** Whoever has given less evidence is asked on, and asked what is easy: hardly anybody who looks gives so little, and guessing shows the better. */
const CLEAR = 4;
export const isClearlyLooking = (scored: readonly Scored[], posterior: Posterior): boolean => evidenceOfLooking(scored, posterior) >= CLEAR;
