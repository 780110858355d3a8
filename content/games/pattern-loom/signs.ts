import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { isTooEven } from '../evenness.ts';
import { evidenceOfLooking } from './posterior.ts';
import { ALTERNATIVES, type LoomAnswer } from './script.ts';

type Scored = readonly PlayedAnswer<LoomAnswer>[];

/** Matrices grow easier for whoever misses them, so that everybody who looks has some right. signs.test.ts tries how often honest people, and those who guess, give less evidence. */
const GUESSING_BELOW = 1;

/** Even a player who is there lets the minute run out now and then; on half of the matrices and more, nobody was there. */
const ABSENT_SHARE = 0.5;

/** The right patch lies at any of eight places: whoever looks does not press one of them this often. */
const ONE_PLACE_SHARE = 0.7;

/** Fewer times say nothing of how even they are. */
const MIN_TIMES = 8;

/** What speaks against a sitting of Pattern Loom. It asks for another one and accuses nobody. */
export function signsOf(scored: Scored): readonly Sign[] {
  const rated = scored.filter(({ answer }) => !answer.timedOut);
  const times = rated.map(({ responseTimeMs }) => responseTimeMs);
  const timedOut = scored.length - rated.length;
  const isAbsent = timedOut >= ABSENT_SHARE * scored.length;
  const found: readonly (readonly [isThere: boolean, flag: Sign[0]])[] = [
    [isAbsent, 'absent'],
    [!isAbsent && evidenceOfLooking(scored) < GUESSING_BELOW, 'guessing'],
    [!isAbsent && commonestPlace(rated) >= ONE_PLACE_SHARE * rated.length, 'one-place'],
    [isTooEven(times, MIN_TIMES), 'scripted'],
  ];
  return found.flatMap(([isThere, flag]) => (isThere ? [[flag, INVALID_WEIGHT] as const] : []));
}

const commonestPlace = (rated: Scored): number =>
  Math.max(...Array.from({ length: ALTERNATIVES }, (_, place) => rated.filter(({ answer }) => answer.place === place).length));
