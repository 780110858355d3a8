import { lotsOf, seedFor } from '../lots.ts';
import { LOOKS } from '../masks/script-looks.ts';
import type { Stall } from './bargain.ts';
import { type Likeness, makeLoad } from './loads.ts';
import type { GivingManner } from './partners.ts';
import { makePot, type Pot } from './pot.ts';
import { PARTNERS } from './script.ts';
import { makeTrader, type Tactic } from './tactics.ts';

/** What a sitting is made of: each kind of stall and each kind of pot once, in an order that the seed draws. */

export type StallKind = { readonly kind: 'bargain'; readonly id: string; readonly tactic: Tactic; readonly likeness: Likeness };
export type PotKind = { readonly kind: 'pot'; readonly id: string; readonly manners: readonly GivingManner[] };

const stallKind = (tactic: Tactic, likeness: Likeness): StallKind => ({ kind: 'bargain', id: `${tactic}-${likeness}`, tactic, likeness });

/** Each tactic with goods that are valued otherwise and with goods that are valued alike. */
export const STALL_KINDS: readonly StallKind[] = [
  stallKind('boulware', 'crossed'),
  stallKind('boulware', 'alike'),
  stallKind('linear', 'crossed'),
  stallKind('linear', 'alike'),
  stallKind('conceder', 'crossed'),
  stallKind('conceder', 'alike'),
  stallKind('tit-for-tat', 'crossed'),
  stallKind('tit-for-tat', 'alike'),
];

/**
 * Three that are best built and three that are best left alone: no fixed share is near the best in more than half of them. None in which half
 * is best: whoever does not know what to do gives half, so such a pot tells nothing.
 */
export const POT_KINDS: readonly PotKind[] = [
  { kind: 'pot', id: 'all-answer', manners: ['answers', 'answers', 'answers'] },
  { kind: 'pot', id: 'one-gives', manners: ['answers', 'answers', 'gives'] },
  { kind: 'pot', id: 'one-takes', manners: ['answers', 'answers', 'takes'] },
  { kind: 'pot', id: 'gives-takes', manners: ['gives', 'takes', 'takes'] },
  { kind: 'pot', id: 'two-take', manners: ['answers', 'takes', 'takes'] },
  { kind: 'pot', id: 'all-take', manners: ['takes', 'takes', 'takes'] },
];

/** Bargains and pots take turns, so that neither rule is forgotten; a rest stands before each part but the first. */
const PARTS = [
  { bargains: 4, pots: 3 },
  { bargains: 4, pots: 3 },
] as const;

export type Station = {
  /** Faces, places in LOOKS of Masks: of the trader, or of the three partners. */
  readonly looks: readonly number[];
  /** Counts from 1 among its kind. */
  readonly number: number;
  readonly isPartStart: boolean;
} & ((StallKind & { readonly stall: Stall }) | (PotKind & { readonly pot: Pot }));

/** Faces of a sitting, places in LOOKS: nobody is met twice. The first are those of the practice. */
const PRACTICE_LOOKS = 1 + 2 * PARTNERS;
export const looksOf = (seed: number): number[] => lotsOf(seedFor(seed, 0)).shuffle(LOOKS.map((_, place) => place));

const MAX_KEPT = 64;
const kept = new Map<number, readonly Station[]>();

/** All stations of a sitting, in order. Kept for the last few seeds, since each answer asks for them again. */
export function stationsOf(seed: number): readonly Station[] {
  const known = kept.get(seed);
  if (known) return known;
  const made = makeStations(seed);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(seed, made);
  return made;
}

function makeStations(seed: number): Station[] {
  const lots = lotsOf(seedFor(seed, STALL_KINDS.length + POT_KINDS.length + 1));
  const faces = looksOf(seed).slice(PRACTICE_LOOKS);
  const stalls = lots.shuffle(STALL_KINDS);
  const pots = lots.shuffle(POT_KINDS);
  let bargainsDone = 0;
  let potsDone = 0;
  return PARTS.flatMap((part) => {
    const ofBargains = stalls.slice(bargainsDone, bargainsDone + part.bargains).map((kind): Station => {
      bargainsDone += 1;
      const own = lotsOf(seedFor(seed, bargainsDone));
      const stall = { load: makeLoad(kind.likeness, own), trader: makeTrader(kind.tactic, own) };
      return { ...kind, stall, looks: faces.splice(0, 1), number: bargainsDone, isPartStart: false };
    });
    const ofPots = pots.slice(potsDone, potsDone + part.pots).map((kind): Station => {
      potsDone += 1;
      const pot = makePot(kind.manners, lotsOf(seedFor(seed, STALL_KINDS.length + potsDone)));
      return { ...kind, pot, looks: faces.splice(0, PARTNERS), number: potsDone, isPartStart: false };
    });
    return [ofBargains, ofPots].flatMap((stations) => stations.map((station, index) => ({ ...station, isPartStart: index === 0 })));
  });
}
