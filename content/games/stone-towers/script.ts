/** What the player of Stone Towers is sent and told: safe for a browser. Nothing here says which move or which path is the better one. */
import type { ShownTrial } from '../script-trial.ts';
import type { Move, Poles } from './script-poles.ts';

/** A tower that is not built by then counts as not built; the player is told so beforehand. */
export const TOWER_LIMIT_MS = 60_000;
export const TOWERS = 24;
export const WALKS = 16;
export const PATHS = 2;
export const LONG_WALK = 4;
/**
 * What paths give on the whole: the player, who without it cannot weigh a path that nobody has walked, is told that most give 15 to 25, which is
 * one standard deviation to either side (bets.ts), and a few 10 or 30.
 */
export const USUAL_BERRIES = 20;

export type TowerTrial = ShownTrial & {
  readonly kind: 'tower';
  readonly start: Poles;
  readonly goal: Poles;
  /** It can be built in so many moves. */
  readonly least: number;
};

/** A step of a walk; what came of the step before is part of it. */
export type ForkTrial = ShownTrial & {
  readonly kind: 'fork';
  /** Counts from 1; 0 in practice. */
  readonly walk: number;
  /** Of this walk: how long it is, and how much of it lies ahead, this step included. */
  readonly steps: number;
  readonly stepsLeft: number;
  /** What each path has given in this walk, in order. */
  readonly seen: readonly (readonly number[])[];
  /** What was just found; null at the first fork of all. The step may have ended the walk before. */
  readonly last: { readonly path: number; readonly berries: number; readonly hasEndedWalk: boolean } | null;
  /** Berries from all walks so far. */
  readonly basket: number;
};

export type StoneTrial = (TowerTrial | ForkTrial) & {
  /** Counts from 1 within the practice, and within each part. */
  readonly number: number;
  /** Practice trials in all. */
  readonly practiceTotal: number;
};

export type StoneAnswer =
  /** Every move that was made; `at`: milliseconds from the start of the trial, one a move. */
  | { readonly kind: 'tower'; readonly moves: readonly Move[]; readonly at: readonly number[]; readonly timedOut: boolean }
  /** `basket` as it was shown. */
  | { readonly kind: 'fork'; readonly path: number; readonly basket: number };

/** What practice shows after an answer: a shortest way, or the path that is the better bet and why. */
export type TowerShown = { readonly kind: 'tower'; readonly best: readonly Move[]; readonly made: number; readonly isBuilt: boolean };
export type ForkShown = { readonly kind: 'fork'; readonly better: number; readonly reason: 'known' | 'new' };
export type PracticeShown = TowerShown | ForkShown;
