import { isDeepStrictEqual } from 'node:util';
import { type Judged, UnusableAnswer } from '../../answers.ts';
import { lotsOf, seedFor } from '../../games/lots.ts';
import { LOOKS } from '../../games/masks/script-looks.ts';
import { bargainAfter, type Stall } from '../../games/river-market/bargain.ts';
import { bestShares } from '../../games/river-market/best-share.ts';
import { riverMarket as game } from '../../games/river-market/definition.ts';
import { gainOf } from '../../games/river-market/gain.ts';
import { makeLoad, silverOf } from '../../games/river-market/loads.ts';
import type { GivingManner } from '../../games/river-market/partners.ts';
import { makePot, nearness, type Pot, roundsOf } from '../../games/river-market/pot.ts';
import { type MarketAnswer, type MarketTrial, PARTNERS, type PracticeShown, PURSE, type Take } from '../../games/river-market/script.ts';
import { TACTICS } from '../../games/river-market/tactics.ts';
import type { PracticeForm, RoundSetting } from './form.ts';

const answer = game.answer as PracticeForm<unknown, MarketAnswer>['answer'];

type Common = { readonly id: string; readonly number: number; readonly looks: readonly number[] };
type BargainTrial = Common & { readonly stall: Stall; readonly own: readonly (Take | null)[] };
type PotTrial = Common & { readonly pot: Pot; readonly own: readonly number[] };

/** Faces of one round, each met once. */
const facesOf = (seed: number, from: number, count: number): number[] =>
  lotsOf(seedFor(seed, -1))
    .shuffle(LOOKS.map((_, place) => place))
    .slice(from, from + count);

/** An answer tells again what came before it, and adds one to it. */
function goOn(own: readonly unknown[], told: readonly unknown[]): void {
  if (told.length !== own.length + 1 || !isDeepStrictEqual(told.slice(0, -1), [...own]))
    throw new UnusableAnswer('This answer does not go on from what was answered before.');
}

const shownOf = ({ id, number, looks }: Common, rounds: number) => ({
  ...{ id, number, looks, practice: true, total: rounds, share: (number - 1) / rounds },
});

const ON_THE_WAY: Judged = { item: null, option: 'goes-on' };
function tell(isGood: boolean, shown: PracticeShown): Judged {
  const feedback = isGood ? 'right' : 'wrong';
  return { item: null, option: feedback, feedback, shown };
}

/** Traders of the test hold out for more than .30 of the load; these give way further, and less far with each step. */
const reservationAt = (step: number): number => 0.14 + 0.015 * step;
/** Mean of own and joint gain from which a bargain was a good one. */
const GOOD_BARGAIN = 0.76;

function stallOf({ seed, step }: RoundSetting, turn: number): Stall {
  const lots = lotsOf(seedFor(seed, turn));
  const load = makeLoad(lots.random() < (9 - step) / 8 ? 'crossed' : 'alike', lots);
  return { load, trader: { tactic: lots.pick(TACTICS), reservation: reservationAt(step), firstDemand: 0.8 + 0.1 * lots.random() } };
}

const gainAt = (stall: Stall, deal: Take | null): number => {
  const { own, joint } = gainOf(stall, deal);
  return (own + joint) / 2;
};

export const riverMarketBargains: PracticeForm<BargainTrial, MarketAnswer> = {
  answer: answer as PracticeForm<BargainTrial, MarketAnswer>['answer'],
  nextTrial(given, setting) {
    let done = 0;
    let own: readonly (Take | null)[] = [];
    for (const one of given) {
      own = one.kind === 'bargain' ? one.offers : [];
      if (bargainAfter(stallOf(setting, done), own).isOver) [done, own] = [done + 1, []];
    }
    if (done >= setting.rounds) return null;
    const id = `bargain-${done + 1}-${own.length + 1}`;
    return { id, number: done + 1, looks: facesOf(setting.seed, done, 1), stall: stallOf(setting, done), own };
  },
  show(trial, { rounds }): MarketTrial {
    const { load } = trial.stall;
    const standing = bargainAfter(trial.stall, trial.own);
    if (standing.isOver) throw new RangeError('A bargain that is over is not shown.');
    const { offers, movesLeft } = standing;
    return { ...shownOf(trial, rounds), kind: 'bargain', goods: load.goods, worth: load.worth, offers, movesLeft };
  },
  judge({ stall, own }, given) {
    if (given.kind !== 'bargain') throw new UnusableAnswer('This answer belongs to another kind of trial.');
    goOn(own, given.offers);
    const standing = bargainAfter(stall, given.offers);
    if (!standing.isOver) return ON_THE_WAY;
    const isGood = gainAt(stall, standing.deal) >= GOOD_BARGAIN;
    const silver = standing.deal ? silverOf(stall.load, standing.deal) : 0;
    const lastOffer = standing.offers.findLast(({ by }) => by === 'trader')!;
    const lesson = standing.deal === null ? 'tooMuch' : isGood ? 'traded' : 'notTraded';
    return tell(isGood, { lesson, silver, offered: silverOf(stall.load, lastOffer.take) });
  },
};

/** Whom one meets, the easiest to read first; the test has other companies. */
export const COMPANIES: readonly (readonly GivingManner[])[] = [
  ['gives', 'gives', 'answers'],
  ['gives', 'takes', 'answers'],
  ['hump', 'hump', 'hump'],
  ['hump', 'answers', 'answers'],
  ['hump', 'takes', 'answers'],
  ['hump', 'takes', 'takes'],
];
const GOOD_SHARE = 0.74;

function potOf({ seed, step }: RoundSetting, turn: number): Pot {
  const lots = lotsOf(seedFor(seed, turn));
  return makePot(lots.pick(COMPANIES.slice(0, 2 + Math.ceil(step / 2))), lots);
}

export const riverMarketPots: PracticeForm<PotTrial, MarketAnswer> = {
  answer: answer as PracticeForm<PotTrial, MarketAnswer>['answer'],
  nextTrial(given, setting) {
    let done = 0;
    let own: readonly number[] = [];
    for (const one of given) {
      own = one.kind === 'pot' ? one.shares : [];
      if (own.length >= potOf(setting, done).rounds) [done, own] = [done + 1, []];
    }
    if (done >= setting.rounds) return null;
    const looks = facesOf(setting.seed, PARTNERS * done, PARTNERS);
    return { id: `pot-${done + 1}-${own.length + 1}`, number: done + 1, looks, pot: potOf(setting, done), own };
  },
  show: (trial, { rounds }): MarketTrial => ({ ...shownOf(trial, rounds), kind: 'pot', rounds: roundsOf(trial.pot, trial.own) }),
  judge({ pot, own }, given) {
    if (given.kind !== 'pot') throw new UnusableAnswer('This answer belongs to another kind of trial.');
    goOn(own, given.shares);
    if (given.shares.length < pot.rounds) return ON_THE_WAY;
    const rounds = roundsOf(pot, given.shares);
    const isGood = nearness(pot, rounds) >= GOOD_SHARE;
    const best = rounds.slice(0, -1).flatMap((round) => bestShares(pot.partners, round));
    const pays = best.reduce((total, share) => total + share, 0) / best.length >= PURSE / 2;
    return tell(isGood, { lesson: pays ? (isGood ? 'builtUp' : 'heldBack') : isGood ? 'kept' : 'fed' });
  },
};
