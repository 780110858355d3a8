import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { Judged, PlayedAnswer } from '../answers.ts';
import type { Bank, KeyedItem } from '../items.ts';
import type { About } from '../script-about.ts';
import type { Pace, Sign } from '../signs.ts';
import type { SimulatedPerson } from '../simulated-person.ts';
import type { ShownTrial } from './script-trial.ts';
import type { Told } from './told.ts';

/** What a sitting is played under. */
export type Setting = {
  readonly seed: number;
  /** Of what is shown, from start to end. */
  readonly language: Language;
  /** The person chose to play without a clock. */
  readonly isUntimed: boolean;
};

/** Under which most people play. */
export const ordinarySetting = (seed: number): Setting => ({ seed, language: DEFAULT_LANGUAGE, isUntimed: false });

/** Plain numbers by name: whole, times in milliseconds. */
export type Counts = Readonly<Record<string, number>>;

/**
 * What a game brings. The server asks it for each trial and alone knows what is right; nothing outside the game's own folders knows
 * what its trials and answers look like. All of it is pure: the same answers and the same setting give the same trial on every server.
 *
 * `Trial` is what the game knows of a trial, the right answer included; it never leaves the server. `Answer` is what a device sends.
 */
export type Game<Trial = unknown, Answer = unknown> = {
  readonly kind: 'game';
  readonly about: About;
  /** What reports say of it, beside the facets that it measures. */
  readonly told: Told;
  /** Its drawings are fine: on a small screen that is said. */
  readonly hasFineDrawings?: true;
  /** It rests on the words of the language in which it was played. */
  readonly isOfOneLanguage?: true;
  /** What is known of practising memory tasks holds for it. */
  readonly trainsMemory?: true;
  readonly bank: Bank;
  /** Every answer passes this schema before the game sees it. */
  readonly answer: z.ZodType<Answer>;
  /** Mean number of answers in a sitting, for how much of it is done. */
  readonly typicalLength: number;
  readonly pace: Pace;
  /** The items among which an adaptive game chooses, for measuring how often each is met. */
  readonly choosesFrom?: readonly KeyedItem[];

  /** The trial after these answers; null when the game is over. */
  nextTrial(played: readonly PlayedAnswer<Answer>[], setting: Setting): Trial | null;
  /** What a browser may see of a trial. Where somebody plays without a clock, `timeLimitMs` is taken out of it. */
  show(trial: Trial): ShownTrial;
  /** What an answer to this trial comes to. Throws UnusableAnswer for an answer that the trial did not offer. */
  judge(trial: Trial, answer: Answer): Judged;
  /**
   * Several trials in turn are scored as one, such as the offers of a bargain: `judge` gives the item to the answer that ends them, and to those
   * on the way none and no feedback. Which answer that is depends on what is answered; how much is scored in a sitting does not.
   */
  readonly scoresTogether?: true;
  /**
   * For a game whose trials are blocks that lean on what was just shown: the answer with which a player who comes back to a block says that it
   * was broken off. `judge` gives it no item and no feedback, and `nextTrial` then gives the block anew with other stimuli; or practice
   * first, where more than a day lies between this answer and the one before. A game whose trials stand alone leaves it out.
   */
  readonly brokenOff?: Answer;
  /**
   * The time that must have passed for this answer, whatever the device claims: that of a limit that ran out, else 0. Not asked where
   * somebody plays without a clock.
   */
  minTimeMs(answer: Answer): number;
  /**
   * What speaks against the sitting, from its scored answers in order; times are judged for all tests alike. The program always gives the seed of
   * the sitting; a game whose answers tell enough does without it.
   */
  signs(scored: readonly PlayedAnswer<Answer>[], seed?: number): readonly Sign[];
  /**
   * What the player did, practice included in `played`: for the last screen and for reports, under names of the game's own. Gives no key away. The
   * seed as above.
   */
  counts(played: readonly PlayedAnswer<Answer>[], seed?: number): Counts;

  /** How this person answers. */
  simulate(trial: Trial, person: SimulatedPerson): Answer;
  /** What somebody may press who does not look, in the order of the places on the screen. */
  blindAnswers(trial: Trial): readonly Answer[];
};
