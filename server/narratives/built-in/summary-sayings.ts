import type { Standing } from '#content/mind/strength.ts';
import type { Ways } from './lines.ts';
import type { Side } from './sides.ts';

/** Every sentence of a summary, for a language to say in its own ways. Houses are shown by behaviour, never named. */
export type SummarySayings = {
  /** One side clearly ahead; two that cannot be told apart; several close together. */
  readonly openPeak: (first: Side) => Ways;
  readonly openPair: (first: Side, second: Side) => Ways;
  readonly openSlope: (first: Side) => Ways;
  /** What follows the opening: one side after a pair, else two. */
  readonly thenOne: (third: Side) => Ways;
  readonly thenTwo: (second: Side, third: Side) => Ways;
  /** How far the order can be trusted. */
  readonly trustPeak: Ways;
  readonly trustPair: Ways;
  readonly trustSlope: Ways;
  /** Leaders that are no more than average, or less, beside other people. */
  readonly leadersBesideOthers: (standing: 'average' | 'weak') => Ways;
  readonly rough: Ways;

  /** The other end: sides that are strong even so, or one to three that are not. */
  readonly lastYetStrong: (last: Side, next: Side) => Ways;
  readonly lowOne: (last: Side) => Ways;
  readonly lowTwo: (last: Side, next: Side) => Ways;
  readonly lowThird: (third: Side) => Ways;
  readonly noFault: Ways;
  readonly grow: (last: Side) => Ways;

  /** Estimates that lean somewhere, with errors too wide for any order. */
  readonly openLean: (first: Side) => Ways;
  readonly leanToo: (second: Side, third: Side) => Ways;
  readonly leanDoubt: Ways;
  readonly leanLow: (last: Side, next: Side) => Ways;

  /** All sides close together. */
  readonly openLevel: Ways;
  readonly levelSuchAs: (sides: readonly [Side, Side, Side]) => Ways;
  readonly levelBesideOthers: (standing: Standing) => Ways;
  readonly levelNoOrder: Ways;
  readonly levelChoice: Ways;
  readonly growEither: (one: Side, other: Side) => Ways;

  /** One to five measured: no order is given. */
  readonly openFew: (count: number) => Ways;
  readonly fewSide: (side: Side) => Ways;
  readonly fewNoOrder: Ways;
  readonly fewGrow: (side: Side) => Ways;
  readonly fewNext: Ways;

  readonly nothing: readonly [Ways, Ways, Ways, Ways, Ways, Ways];

  readonly unmeasured: (count: number) => Ways;
  readonly closeComplete: Ways;
  readonly closeSoFar: Ways;
};
