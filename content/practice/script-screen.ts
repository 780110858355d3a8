/**
 * What an exercise on the screen can be: each kind has a player (web/practice/screens/<kind>), its settings, and where it says so words of its own.
 * A screen that can be played better or worse adapts its step (1, the easiest, to 9) to how it went; the first step follows from the level.
 */

import type { Measure } from '#contract/practice-words.ts';

/** Practice forms of the six games, each with seeds of its own. Their trials are made for practice: none is of the tests' banks. */
export const GAME_FORMS = [
  /** Find the patch that completes the cloth. */
  'pattern-loom',
  /** Did a flower open where one did so many before? */
  'still-lake',
  /** Did the face change? */
  'masks-looks',
  /** Which feeling do face and line express? */
  'masks-feelings',
  /** One word that joins three. */
  'word-bridges',
  /** Agree on shares of several goods. */
  'river-market-bargains',
  /** Give to a shared pot with partners who vary. */
  'river-market-pots',
  /** Build a tower in the fewest moves. */
  'stone-towers',
  /** Walk what is known, or try what is new. */
  'stone-paths',
] as const;
export type GameForm = (typeof GAME_FORMS)[number];

export type Screen =
  /** `rounds`: trials in one go; a block of Still Lake, a bargain or a pot takes a minute or two, all others 15 to 40 seconds. */
  | { readonly kind: 'game'; readonly form: GameForm; readonly rounds: number }
  /** Errands, visits or work in the one order that keeps all hours and comes out shortest. No words of its own. */
  | { readonly kind: 'planning'; readonly scene: 'errands' | 'visits' | 'work' }
  /** A drawn rhythm. Seconds of breathing in, of rest, of breathing out; never held longer than 4. The exercise's minutes say how long. */
  | { readonly kind: 'breathing'; readonly inSeconds: number; readonly restSeconds: number; readonly outSeconds: number }
  /** Bells among rain: count the high ones, or press whenever one is lower than the one before. Whoever cannot hear sees rings on water instead. */
  | { readonly kind: 'sound'; readonly task: 'count' | 'lower' }
  /** Lines to write, each under a prompt. They stay on the device unless the person keeps them in the journal. */
  | { readonly kind: 'writing'; readonly form: 'letter' | 'plan' | 'list' }
  /** Short lines to sort into two or three piles; each then says why it lies where it lies. */
  | { readonly kind: 'cards' }
  /** A situation and three things that one could say, each with what comes of it. None is the right one. */
  | { readonly kind: 'talk' }
  /** Remember which goes with which, or in which order they came, after a pause with something else in it. */
  | { readonly kind: 'recall'; readonly task: 'pairs' | 'order' }
  /** Give a range that holds the true number eight times in ten; then see how often it did. */
  | { readonly kind: 'estimate' }
  /** As many ideas as come, for a prompt of the day. Counted, not judged. */
  | { readonly kind: 'ideas' };

export type ScreenKind = Screen['kind'];

/** Words of one exercise. Which cards, scenes, pairs or questions come on a day is drawn; so there are more than one day needs. */
export type ScreenWords =
  /** Two to five prompts. */
  | { readonly kind: 'writing'; readonly prompts: readonly { readonly label: string; readonly hint: string }[] }
  /** Two or three piles, and 14 cards or more; `pile` counts from 0. Six to ten come on a day. */
  | { readonly kind: 'cards'; readonly piles: readonly string[]; readonly cards: readonly Card[] }
  /** Six scenes or more, of which two come on a day. */
  | { readonly kind: 'talk'; readonly scenes: readonly TalkScene[] }
  /** Twenty pairs or more, or as many things in a row (with `answer` left out). Four to ten come on a day. */
  | { readonly kind: 'recall'; readonly things: readonly { readonly cue: string; readonly answer?: string }[] }
  /** Fifteen questions or more, whose answers are sure and will not change (bodies, distances, history); five come on a day. */
  | { readonly kind: 'estimate'; readonly questions: readonly Question[] }
  /** Ten prompts or more, one of which comes on a day. */
  | { readonly kind: 'ideas'; readonly prompts: readonly string[] };

export type Card = { readonly text: string; readonly pile: number; readonly why: string };
export type TalkScene = {
  readonly situation: string;
  readonly ways: readonly [TalkWay, TalkWay, TalkWay];
};
export type TalkWay = { readonly say: string; readonly follows: string };
/** `unit`: as it stands after the number ("bones", "km"). `note`: one sentence that tells where the number comes from, or what is curious about it. */
export type Question = { readonly ask: string; readonly unit: string; readonly value: number; readonly note: string };

/** The units of a year, which is written without a thousands separator: 1498 CE. */
export const ERAS: readonly string[] = ['CE', 'ईस्वी'];

/** What a line over time shows of each kind. */
export const measureOf: Record<ScreenKind | 'act', Measure> = {
  game: 'share',
  planning: 'share',
  sound: 'share',
  cards: 'share',
  recall: 'share',
  estimate: 'share',
  ideas: 'count',
  breathing: 'own-word',
  writing: 'own-word',
  talk: 'own-word',
  act: 'own-word',
};
