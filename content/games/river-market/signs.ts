import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { isTooEven } from '../evenness.ts';
import { medianOf } from '../median.ts';
import { bargainAfter } from './bargain.ts';
import { answeredStations } from './counts.ts';
import { silverOf } from './loads.ts';
import type { MarketAnswer, Take } from './script.ts';

type Scored = readonly PlayedAnswer<MarketAnswer>[];

/** Nearly always the same: so many of all. */
const SAME_SHARE = 0.9;
/** Whoever takes the first offer in so many of all bargains does not bargain. */
const AT_ONCE_SHARE = 0.85;
/** Fewer say nothing. */
const MIN_MOVES = 6;

const shareOfCommonest = (values: readonly string[]): number =>
  Math.max(0, ...values.map((value) => values.filter((other) => other === value).length)) / Math.max(1, values.length);

/**
 * Of the offers that ask for less than lies on the table, or for more than one asked for before: nobody who wants silver makes many. Of 600
 * simulated honest players one lay above this share, of 600 who pressed anything 21 lay below (signs.test.ts tries fewer).
 */
const SENSELESS_SHARE = 0.3;
const MIN_SENSELESS = 3;
/** A basket more or less is a change of mind. */
const SLACK_SILVER = 4;

type Moves = { readonly all: number; readonly senseless: number };

function movesAt(stall: Parameters<typeof bargainAfter>[0], offers: readonly (Take | null)[]): Moves {
  let senseless = 0;
  let asked: number | null = null;
  for (const [index, take] of offers.entries()) {
    if (take === null) continue;
    const before = bargainAfter(stall, offers.slice(0, index));
    const silver = silverOf(stall.load, take);
    const isBelow = !before.isOver && silver < silverOf(stall.load, before.onTable);
    const isRaised = asked !== null && silver > asked + SLACK_SILVER;
    if (isBelow || isRaised) senseless += 1;
    asked = silver;
  }
  return { all: offers.filter((take) => take !== null).length, senseless };
}

/** What speaks against a sitting of River Market. It asks for another one and accuses nobody. */
export function signsOf(scored: Scored, seed: number): readonly Sign[] {
  const answered = answeredStations(scored, seed);
  const bargains = answered.flatMap(({ station, answer }) =>
    station.kind === 'bargain' && answer.kind === 'bargain' ? [{ stall: station.stall, offers: answer.offers }] : [],
  );
  const offers = bargains.flatMap(({ offers }) => offers.map((take) => JSON.stringify(take)));
  const shares = answered.flatMap(({ answer }) => (answer.kind === 'pot' ? answer.shares.map(String) : []));
  const atOnce = bargains.filter(({ offers: [first] }) => first === null).length;
  const isSameOffer = bargains.length > 0 && (shareOfCommonest(offers) >= SAME_SHARE || atOnce >= AT_ONCE_SHARE * bargains.length);
  const isSameShare = shares.length > 0 && shareOfCommonest(shares) >= SAME_SHARE;
  const moves = bargains.map(({ stall, offers }) => movesAt(stall, offers));
  const all = moves.reduce((sum, one) => sum + one.all, 0);
  const senseless = moves.reduce((sum, one) => sum + one.senseless, 0);
  const isSenseless = all >= MIN_MOVES && senseless >= MIN_SENSELESS && senseless >= SENSELESS_SHARE * all;
  return [
    // One alone may be a conviction: to share evenly, or to give all.
    ...(isSameOffer && isSameShare
      ? [['one-place', INVALID_WEIGHT] as const]
      : isSameOffer || isSameShare
        ? [['one-place', 1] as const]
        : []),
    ...(isSenseless ? [['guessing', INVALID_WEIGHT] as const] : []),
    ...timeSigns(answered.map(({ responseTimeMs }) => responseTimeMs)),
  ];
}

/** Fewer times say nothing. */
const MIN_TIMES = 8;
/** Nobody who is there takes so long for half of the answers. */
const ABSENT_MS = 150_000;

function timeSigns(times: readonly number[]): readonly Sign[] {
  if (times.length < MIN_TIMES) return [];
  return [
    ...(isTooEven(times, MIN_TIMES) ? [['scripted', INVALID_WEIGHT] as const] : []),
    ...(medianOf(times)! > ABSENT_MS ? [['absent', INVALID_WEIGHT] as const] : []),
  ];
}
