import { inEachLanguage, type Language } from '#contract/language.ts';
import { chooseItem, type Posterior, type Random, type SoftmaxItem, scoreMap, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { houseOf } from '../../mind/facets.ts';
import { GAME_RELIABILITY } from '../design-reliability.ts';
import { facetPair } from '../facet-pair.ts';
import type { Setting } from '../game.ts';
import { type Bridge, KINDS, type Kind } from './bridges.ts';
import { BRIDGES, bridgeOfItem, difficultyOf, FACET_OF, ITEMS, OPTION_IDS } from './key.ts';
import { orderOf } from './order.ts';
import { PRACTICE, type PracticeBridge } from './practice.ts';
import { WORDS } from './script.ts';

/** The adaptive rule of a sitting: a pure function of what was answered and of the setting. Practice, then bridges of both kinds by turns. */

/** A trial to play, its key included. `cues` and `words` are in the order of the screen. */
export type Trial = {
  readonly id: string;
  /** Counts from 1 within the practice, and within the scored part. */
  readonly number: number;
  readonly language: Language;
  readonly retry: boolean;
  readonly restBefore: boolean;
  /** Of the longest sitting that there can be. */
  readonly share: number;
  readonly cues: readonly string[];
  readonly words: readonly string[];
} & ({ readonly practice: true; readonly bridge: PracticeBridge } | { readonly practice: false; readonly bridge: Bridge });

/** How the game alone shall measure (docs/measurement.md); reaching it ends the bridges of a kind. The prior variance is 1. */
export const DESIGN_RELIABILITY: Readonly<Record<Kind, number>> = {
  close: GAME_RELIABILITY[houseOf(FACET_OF.close)],
  remote: GAME_RELIABILITY[houseOf(FACET_OF.remote)],
};
/** Fewer would not tell guessing from knowing; more would tire. */
export const MIN_OF_KIND = 6;
export const MAX_OF_KIND = 15;

/**
 * Whoever is not so many standard errors above a choice by lot, one of five, is asked on: few who look for words are so low, and guessing shows
 * the better for it.
 */
const CLEARLY_ABOVE_CHANCE = 2.5;
const CHANCE = 1 / WORDS;

/** The first bridge of each kind is easy, so that nobody starts with a defeat. */
const EASY = -1;
/** One of the best few, so that not everybody meets the same bridges (Kingsbury and Zara 1989). */
const RANDOMESQUE = 4;
const BRIDGES_BETWEEN_RESTS = 8;
const MAX_TRIES = 2;

const { prior, inTwoDimensions } = facetPair(KINDS.map((kind) => FACET_OF[kind]));
const items = inEachLanguage((language): readonly SoftmaxItem[] => ITEMS[language].map(inTwoDimensions));
const itemOf = new Map(
  Object.entries(ITEMS).flatMap(([language, own]) => own.map(({ id }, index) => [id, items[language as Language][index]!])),
);

type Scored = Pick<PlayedAnswer, 'item' | 'option'>;

/** Posterior of the two facets after the scored trials, in the order of KINDS. */
export const posteriorOf = (scored: readonly Scored[]): Posterior =>
  scoreMap(
    scored.map(({ item, option }) => {
      const known = itemOf.get(item!);
      const place = (OPTION_IDS as readonly string[]).indexOf(option);
      if (!known || place < 0) throw new RangeError(`Word Bridges has no option '${option}' of '${item}'`);
      return { item: known, option: place };
    }),
    prior,
  );

/** The trial after these answers, or null when the sitting is finished. */
export function nextTrial(played: readonly PlayedAnswer[], setting: Setting): Trial | null {
  return nextPractice(played, setting) ?? nextScored(played, setting);
}

function nextPractice(played: readonly PlayedAnswer[], { seed, language }: Setting): Trial | null {
  let done = 0;
  let tries = 0;
  for (const { option } of played.filter(({ item }) => item === null)) {
    const isDone = option === 'right' || tries + 1 >= MAX_TRIES;
    tries = isDone ? 0 : tries + 1;
    if (isDone) done += 1;
  }
  const bridge = PRACTICE[language][done];
  if (!bridge) return null;
  const id = `practice-${done + 1}${tries > 0 ? '-again' : ''}`;
  const order = orderOf(bridge, randomFor(seed, -1 - done));
  return { ...order, id, number: done + 1, language, retry: tries > 0, restBefore: false, share: 0, practice: true, bridge };
}

function nextScored(played: readonly PlayedAnswer[], { seed, language }: Setting): Trial | null {
  const scored = played.filter(({ item }) => item !== null);
  const bridge = chooseBridge(scored, language, randomFor(seed, scored.length));
  if (!bridge) return null;
  const number = scored.length + 1;
  return {
    // Apart from the stream of the choice, so that a choice tells nothing of the order.
    ...orderOf(bridge, randomFor(seed, number + MAX_OF_KIND * KINDS.length)),
    id: `bridge-${number}`,
    number,
    language,
    retry: false,
    restBefore: number > 1 && number % BRIDGES_BETWEEN_RESTS === 1,
    share: Math.round((1000 * scored.length) / (MAX_OF_KIND * KINDS.length)) / 1000,
    practice: false,
    bridge,
  };
}

/** Null when both kinds are measured well enough, or as long as they may be. */
function chooseBridge(scored: readonly Scored[], language: Language, random: Random): Bridge | null {
  const posterior = posteriorOf(scored);
  const met = new Set(scored.map(({ item }) => item));
  const countOf = (kind: Kind) => scored.filter(({ item }) => bridgeOfItem.get(item!)!.kind === kind).length;
  const isClear = aboveChance(scored) >= CLEARLY_ABOVE_CHANCE;
  const isOpen = (kind: Kind, dimension: number) => {
    const count = countOf(kind);
    if (count < MIN_OF_KIND || count >= MAX_OF_KIND) return count < MIN_OF_KIND;
    return !isClear || posterior.covariance[dimension * (KINDS.length + 1)]! > 1 - DESIGN_RELIABILITY[kind];
  };
  const open = KINDS.filter(isOpen);
  const isEasyFirst = new Set(open.filter((kind) => countOf(kind) === 0));
  const bridges = BRIDGES[language];
  const isAllowed = (index: number) => {
    const bridge = bridges[index]!;
    if (!open.includes(bridge.kind) || met.has(bridge.id)) return false;
    return !isEasyFirst.has(bridge.kind) || difficultyOf(bridge) <= EASY;
  };
  const choice = chooseItem({ items: items[language], posterior, isAllowed, best: RANDOMESQUE, random });
  return choice ? bridges[choice.index]! : null;
}

function aboveChance(scored: readonly Scored[]): number {
  const built = scored.filter(({ option }) => option !== 'missed').length;
  return (built - CHANCE * scored.length) / Math.sqrt(scored.length * CHANCE * (1 - CHANCE));
}

/** A stream of chance for one purpose within a sitting. */
const randomFor = (seed: number, purpose: number): Random => seededRandom(seed + (purpose + 1_000) * 2 ** 32);
