import { isDeepStrictEqual } from 'node:util';
import { type Judged, UnusableAnswer } from '../../answers.ts';
import { bargainAfter } from './bargain.ts';
import { gainClass, gainOf } from './gain.ts';
import { classOption } from './key.ts';
import { nearness, nearnessClass, roundsOf } from './pot.ts';
import { judgeBargainLesson, judgePotLesson } from './practice.ts';
import type { MarketAnswer } from './script.ts';
import { GOES_ON, type Trial } from './sitting.ts';

const ON_THE_WAY: Judged = { item: null, option: GOES_ON };

/** What an answer comes to: practice is told how it went, and the last answer of a bargain or pot is scored for all of it. */
export function judge(trial: Trial, answer: MarketAnswer): Judged {
  if (trial.kind === 'bargain' && answer.kind === 'bargain') return judgeBargain(trial, answer.offers);
  if (trial.kind === 'pot' && answer.kind === 'pot') return judgePot(trial, answer.shares);
  throw new UnusableAnswer('This answer belongs to another kind of trial.');
}

/** An answer tells again what came before it, and adds one to it. */
function addedTo<T>(own: readonly T[], given: readonly unknown[]): void {
  if (given.length !== own.length + 1 || !isDeepStrictEqual(given.slice(0, -1), [...own]))
    throw new UnusableAnswer('This answer does not go on from what was answered before.');
}

function judgeBargain(
  { source, own }: Extract<Trial, { kind: 'bargain' }>,
  offers: Extract<MarketAnswer, { kind: 'bargain' }>['offers'],
): Judged {
  addedTo(own, offers);
  if (!('id' in source)) return judgeBargainLesson(source, offers.at(-1)!);
  const standing = bargainAfter(source.stall, offers);
  return standing.isOver ? { item: source.id, option: classOption(gainClass(gainOf(source.stall, standing.deal))) } : ON_THE_WAY;
}

function judgePot({ source, own }: Extract<Trial, { kind: 'pot' }>, shares: readonly number[]): Judged {
  addedTo(own, shares);
  if (!('id' in source)) return judgePotLesson(source, shares.at(-1)!);
  if (shares.length < source.pot.rounds) return ON_THE_WAY;
  return { item: source.id, option: classOption(nearnessClass(nearness(source.pot, roundsOf(source.pot, shares)))) };
}
