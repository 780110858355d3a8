import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { isTooEven } from '../evenness.ts';
import { medianOf } from '../median.ts';
import { feelingsAboveChance, looksAboveChance } from './above-chance.ts';
import { FACE_MS, LOOKS_IN_BLOCK, MASK_MS, type MasksAnswer } from './script.ts';

type Scored = readonly PlayedAnswer<MasksAnswer>[];

/**
 * Both parts together, divided by the root of two: guesses then have mean 0 and spread 1. Of 3,000 simulated honest players two lay below
 * this bound, each with a facet more than two standard deviations below the mean; of 300 who guessed 18 lay above (signs.test.ts tries fewer).
 */
const GUESSING_BELOW = 1.75;

const aboveGuessing = (scored: Scored): number => (looksAboveChance(scored) + feelingsAboveChance(scored)) / Math.SQRT2;

/** Six looks are answered in one of 64 ways: the same way in more than half of the blocks is a habit of the hand, and so is one place for nearly all feelings. */
const SAME_BLOCK_SHARE = 0.6;
const SAME_PLACE_SHARE = 0.8;

const shareOfCommonest = (values: readonly string[]): number =>
  values.length === 0 ? 0 : Math.max(...values.map((value) => values.filter((other) => other === value).length)) / values.length;

function onePlace(scored: Scored): readonly Sign[] {
  const blocks = scored.flatMap(({ answer }) => (answer.kind === 'looks' ? [answer.changed.join()] : []));
  const places = scored.flatMap(({ answer }) => (answer.kind === 'feeling' ? [String(answer.place)] : []));
  const isOneBlock = shareOfCommonest(blocks) > SAME_BLOCK_SHARE;
  const isOnePlace = shareOfCommonest(places) >= SAME_PLACE_SHARE;
  // One alone may be somebody who saw nothing change, or to whom chance dealt one place.
  if (isOneBlock && isOnePlace) return [['one-place', INVALID_WEIGHT]];
  return isOneBlock || isOnePlace ? [['one-place', 1]] : [];
}

/** The faces and masks of a block alone take 13 seconds; without a clock they may take less. */
const BLOCK_SHOWN_MS = LOOKS_IN_BLOCK * (FACE_MS + MASK_MS);
const MIN_SHARE_OF_SHOWN = 0.4;

/** Fewer times say nothing of how even they are. */
const MIN_TIMES = 8;
/** Nobody who is there takes so long for half of the faces. */
const ABSENT_MS = 150_000;

function timeSigns(scored: Scored): readonly Sign[] {
  const times = (kind: MasksAnswer['kind']) =>
    scored.filter(({ answer }) => answer.kind === kind).map(({ responseTimeMs }) => responseTimeMs);
  const blocks = times('looks');
  const namings = times('feeling');
  return [
    ...((medianOf(blocks) ?? Number.POSITIVE_INFINITY) < MIN_SHARE_OF_SHOWN * BLOCK_SHOWN_MS ? [['hurried', 1] as const] : []),
    ...(isTooEven(namings, MIN_TIMES) ? [['scripted', INVALID_WEIGHT] as const] : []),
    ...((medianOf(namings) ?? 0) > ABSENT_MS ? [['absent', INVALID_WEIGHT] as const] : []),
  ];
}

/** What speaks against a sitting of Masks. It asks for another one and accuses nobody. */
export const signsOf = (scored: Scored): readonly Sign[] => [
  ...(aboveGuessing(scored) < GUESSING_BELOW ? [['guessing', INVALID_WEIGHT] as const] : []),
  ...onePlace(scored),
  ...timeSigns(scored),
];
