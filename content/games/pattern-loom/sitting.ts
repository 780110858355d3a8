import { chooseItem, normalPrior, type Posterior, type SoftmaxAnswer, type SoftmaxItem, scoreMap } from '#psychometrics';
import { UnusableAnswer } from '../../answers.ts';
import { facetCovariance } from '../../mind/prior.ts';
import {
  CONFIDENCE,
  difficultyOf,
  ITEMS,
  itemId,
  OPTION_IDS,
  type OptionId,
  REASONING,
  TIMED_OUT_ITEMS,
  TIMED_OUT_OPTION_IDS,
  timedOutItemId,
} from './key.ts';
import { drawMatrix, type Matrix, makeMatrix } from './play.ts';
import { seedFor, stream } from './random.ts';
import { type LoomAnswer, type LoomTrial, MAX_SCORED_TRIALS, MIN_SCORED_TRIALS, PRACTICE_TRIALS, TIME_LIMIT_MS } from './script.ts';
import { FAMILIES, type Family, findTemplate, PRACTICE, TEMPLATES } from './templates.ts';

/**
 * The adaptive rule of a sitting: a pure function of what was answered and of the sitting's seed. Nothing else is remembered, so a
 * reload, another device or a restarted server goes on with the same matrix.
 */

/** A trial to play. `number` counts from 1 within the practice and within the scored part. */
export type Trial = { readonly template: string; readonly seed: number; readonly practice: boolean; readonly number: number };

/** What is remembered of a played trial, practice included, in the order of play. */
export type PlayedTrial = { readonly template: string; readonly option: OptionId };

/** What a kept response says: the item of the bank (null in practice) and its option. */
export type KeptResponse = { readonly item: string | null; readonly option: string };

const templateOfItem = new Map(TEMPLATES.flatMap(({ id }) => [itemId(id), timedOutItemId(id)].map((item) => [item, id] as const)));

/** The sitting so far, from the responses as they were kept, in the order of play. */
export function playedTrials(responses: readonly KeptResponse[]): PlayedTrial[] {
  return responses.map(({ item, option }, index) => {
    const template = item === null ? PRACTICE[index]?.id : templateOfItem.get(item);
    const isOption = [...OPTION_IDS, ...TIMED_OUT_OPTION_IDS].some((id) => id === option);
    if (template === undefined || !isOption) throw new RangeError(`Pattern Loom cannot go on from '${item}' answered '${option}'`);
    return { template, option: option as OptionId };
  });
}

/** How the game alone shall measure; reaching both ends it. The prior variance is 1, so reliability is 1 - SE^2. */
export const DESIGN_RELIABILITY = { reasoning: 0.8, confidence: 0.65 } as const;

/** The first scored matrices are easy, so that nobody starts with a defeat. */
const EASY_TRIALS = 2;
const EASY = -1.2;

/** No family may take more than this share of a sitting, and each has this many of the first twelve. */
const MAX_FAMILY_SHARE = 0.4;
const FROM_EACH_FAMILY = 2;
const FAMILIES_MET_BY = 12;

const RANDOMESQUE = 5;

/** The two facets' own corner of the prior: as nothing else is answered here, it gives the same posterior for them as all 36 would. */
const FACETS = [REASONING, CONFIDENCE] as const;
const PRIOR = normalPrior(FACETS.map((row) => FACETS.map((column) => facetCovariance[row]![column]!)));

const inTwoDimensions = (item: SoftmaxItem): SoftmaxItem => ({
  options: item.options.map(({ intercept, loadings }) => ({
    intercept,
    loadings: loadings.map(({ dimension, slope }) => ({ dimension: dimension === REASONING ? 0 : 1, slope })),
  })),
});

const ratedItems = ITEMS.map(inTwoDimensions);
const timedOutItems = TIMED_OUT_ITEMS.map(inTwoDimensions);
const indexOf = new Map(TEMPLATES.map(({ id }, index) => [id, index]));
const difficulties = TEMPLATES.map(difficultyOf);

function answerOf({ template, option }: PlayedTrial): SoftmaxAnswer {
  const index = indexOf.get(template);
  if (index === undefined) throw new RangeError(`Pattern Loom has no scored template '${template}'`);
  const rated = (OPTION_IDS as readonly string[]).indexOf(option);
  if (rated >= 0) return { item: ratedItems[index]!, option: rated };
  return { item: timedOutItems[index]!, option: (TIMED_OUT_OPTION_IDS as readonly string[]).indexOf(option) };
}

/** Posterior of the two facets after the scored trials: dimension 0 is reasoning, 1 is confidence. */
export const posteriorOf = (scored: readonly PlayedTrial[]): Posterior => scoreMap(scored.map(answerOf), PRIOR);

export function isPreciseEnough({ covariance }: Posterior): boolean {
  return covariance[0]! <= 1 - DESIGN_RELIABILITY.reasoning && covariance[3]! <= 1 - DESIGN_RELIABILITY.confidence;
}

/** The trial after these, or null when the sitting is finished. */
export function nextTrial(history: readonly PlayedTrial[], sittingSeed: number): Trial | null {
  const seed = seedFor(sittingSeed, history.length);
  const practice = PRACTICE[history.length];
  if (practice) return { template: practice.id, seed, practice: true, number: history.length + 1 };

  const scored = history.slice(PRACTICE_TRIALS);
  if (scored.length >= MAX_SCORED_TRIALS) return null;
  const posterior = posteriorOf(scored);
  if (scored.length >= MIN_SCORED_TRIALS && isPreciseEnough(posterior)) return null;

  const isAllowed = allowance(scored);
  // A stream apart from the matrix's own, so that a choice tells nothing of the drawing.
  const random = stream(seedFor(seed, 1)).fraction;
  const choice = chooseItem({ items: ratedItems, posterior, isAllowed, best: RANDOMESQUE, random });
  if (!choice) return null;
  return { template: TEMPLATES[choice.index]!.id, seed, practice: false, number: scored.length + 1 };
}

/** Which templates may come next: not seen, easy at first, and within the quotas of content. */
function allowance(scored: readonly PlayedTrial[]): (index: number) => boolean {
  const seen = new Set(scored.map(({ template }) => template));
  const met = new Map<Family, number>(FAMILIES.map((family) => [family, 0]));
  for (const template of seen) {
    const { family } = findTemplate(template);
    met.set(family, met.get(family)! + 1);
  }
  const missing = FAMILIES.map((family) => Math.max(0, FROM_EACH_FAMILY - met.get(family)!));
  const mustFill = FAMILIES_MET_BY - scored.length <= missing.reduce((sum, lacking) => sum + lacking, 0);
  const largest = Math.floor(MAX_FAMILY_SHARE * MAX_SCORED_TRIALS);
  return (index) => {
    const { id, family } = TEMPLATES[index]!;
    if (seen.has(id)) return false;
    if (scored.length < EASY_TRIALS) return difficulties[index]! <= EASY;
    if (mustFill && scored.length < FAMILIES_MET_BY) return met.get(family)! < FROM_EACH_FAMILY;
    return met.get(family)! < largest;
  };
}

/** The matrix of a trial; made anew from its seed whenever it is needed. */
export const matrixOf = (trial: Pick<Trial, 'template' | 'seed'>): Matrix => makeMatrix(findTemplate(trial.template), trial.seed);

const trialId = ({ practice, number }: Pick<Trial, 'practice' | 'number'>): string => `${practice ? 'practice' : 'matrix'}-${number}`;

/** What the browser is sent of a trial. */
export function showTrial(trial: Trial): LoomTrial {
  return {
    id: trialId(trial),
    number: trial.number,
    share: trial.practice ? 0 : (trial.number - 1) / MAX_SCORED_TRIALS,
    practice: trial.practice,
    ...drawMatrix(matrixOf(trial)),
    timeLimitMs: TIME_LIMIT_MS,
  };
}

export type TrialScore = {
  /** Item of the bank that was answered, or null in practice. */
  readonly item: string | null;
  readonly option: OptionId;
  readonly isRight: boolean;
};

/** What an answer means. A trial whose time ran out is a wrong answer without a rating, whatever was touched before. */
export function scoreTrial(trial: Trial, answer: LoomAnswer): TrialScore {
  if (answer.timedOut) return { item: trial.practice ? null : timedOutItemId(trial.template), option: 'wrong', isRight: false };
  const matrix = matrixOf(trial);
  if (!matrix.alternatives.some(({ id }) => id === answer.alternative))
    throw new UnusableAnswer('This alternative does not belong to the trial.');
  if (answer.sure === null) throw new UnusableAnswer('Say whether the answer is sure.');
  const isRight = answer.alternative === matrix.right;
  const option: OptionId = `${isRight ? 'right' : 'wrong'}-${answer.sure ? 'sure' : 'unsure'}`;
  return { item: trial.practice ? null : itemId(trial.template), option, isRight };
}
