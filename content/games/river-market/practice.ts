import type { Judged } from '../../answers.ts';
import type { Stall } from './bargain.ts';
import { type Load, silverOf, traderSilverOf } from './loads.ts';
import { type Pot, roundsOf } from './pot.ts';
import { type Lesson, LOAD_WORTH, PARTNERS, type PracticeShown, type Take } from './script.ts';

/** Four lessons, the same for everybody but for the faces: two answers in a bargain, two rounds of a pot. Told at once how it went, and tried again once. */

const LOAD: Load = { goods: ['melons', 'pots', 'cloth'], worth: [8, 5, 2], traderWorth: [2, 4, 9] };
const STALL: Stall = { load: LOAD, trader: { tactic: 'linear', reservation: 0.35, firstDemand: 0.94 } };

export type BargainLesson = {
  readonly kind: 'bargain';
  readonly stall: Stall;
  readonly offers: readonly Take[];
};
export type PotLesson = { readonly kind: 'pot'; readonly pot: Pot; readonly shares: readonly number[] };

export const LESSONS: readonly (BargainLesson | PotLesson)[] = [
  { kind: 'bargain', stall: STALL, offers: [[1, 0, 0]] },
  {
    kind: 'bargain',
    stall: STALL,
    offers: [
      [1, 0, 0],
      [2, 1, 0],
    ],
  },
  {
    kind: 'pot',
    pot: {
      partners: [
        { manner: 'answers', first: 5 },
        { manner: 'answers', first: 4 },
        { manner: 'answers', first: 5 },
      ],
      rounds: 5,
    },
    shares: [5, 9],
  },
  {
    kind: 'pot',
    pot: {
      partners: [
        { manner: 'takes', first: 0 },
        { manner: 'takes', first: 0 },
        { manner: 'takes', first: 0 },
      ],
      rounds: 5,
    },
    shares: [5],
  },
];

/** Less than this part of the load, nobody would agree to. */
const MIN_FOR_TRADER = 0.3;
/** More than half for both: only by leaving each what it values. */
const TRADED = 0.55;
/** So much of the purse is building up, so little is holding back. */
const BUILDING = 8;
const SPARING = 2;

const told = (isRight: boolean, shown: PracticeShown): Judged => {
  const feedback = isRight ? 'right' : 'wrong';
  return { item: null, option: feedback, feedback, shown };
};

export function judgeBargainLesson({ stall: { load }, offers }: BargainLesson, take: Take | null): Judged {
  const offered = silverOf(load, offers.at(-1)!);
  const silver = take === null ? offered : silverOf(load, take);
  const tell = (isRight: boolean, lesson: Lesson) => told(isRight, { lesson, silver, offered });
  if (take === null) return tell(false, 'accepted');
  if (silver <= offered) return tell(false, 'tooLittle');
  const forTrader = traderSilverOf(load, take) / LOAD_WORTH;
  if (forTrader < MIN_FOR_TRADER) return tell(false, 'tooMuch');
  if (offers.length === 1) return tell(true, 'asked');
  const isTraded = silver / LOAD_WORTH >= TRADED && forTrader >= TRADED;
  return tell(isTraded, isTraded ? 'traded' : 'notTraded');
}

export function judgePotLesson({ pot, shares }: PotLesson, share: number): Judged {
  const pays = roundsOf(pot, shares)
    .at(-1)!
    .others.some((one) => one > 0);
  if (pays) return share >= BUILDING ? told(true, { lesson: 'builtUp' }) : told(false, { lesson: 'heldBack' });
  return share <= SPARING ? told(true, { lesson: 'kept' }) : told(false, { lesson: 'fed' });
}

/** The faces of a lesson: one trader for both of the bargain, three partners for each of the pots. */
export function lessonLooks(lesson: number, looks: readonly number[]): readonly number[] {
  const potsBefore = LESSONS.slice(0, lesson).filter(({ kind }) => kind === 'pot').length;
  return LESSONS[lesson]!.kind === 'bargain' ? looks.slice(0, 1) : looks.slice(1 + PARTNERS * potsBefore, 1 + PARTNERS * (potsBefore + 1));
}
