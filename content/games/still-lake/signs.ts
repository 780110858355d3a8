import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import type { ScoredBlock } from './blocks.ts';
import { coefficientOfVariation, dPrime, median, tallyOf } from './classes.ts';

/** A step without an answer now and then is human; at half of them and more, nobody was there. */
const ABSENT_SHARE = 0.5;

/** As many targets as foils come: one answer this often is no memory of any kind, but a thumb at rest. */
const ONE_ANSWER_SHARE = 0.95;

/** To choose between two answers takes 300 ms and more even where nothing has to be remembered (Luce 1986, Response Times). Half of all presses sooner: not seen. */
const UNSEEN_PRESS_MS = 300;
const UNSEEN_SHARE = 0.5;

/** Nobody's times are as even as this: the steadiest adults vary by a tenth of their usual time. Taken block by block, in the middle one. */
const MIN_HUMAN_VARIATION = 0.07;
const MIN_TIMES = 8;

/**
 * Over a whole sitting, d' of somebody who presses without looking is around 0 with a standard error of .18 (96 targets and 96 foils), while
 * the game has long come down to the flower just before. Of 9,000 simulated honest people one in nine hundred is below this, of those who
 * press by lot 93 in 100.
 */
const GUESSING_D = 0.34;

/** The device says that a block took less than this share of the time that its flowers were open for, more than once: no device does. */
const FALSE_TIME_SHARE = 0.25;
const MIN_FALSE_TIMES = 2;

/** What speaks against a sitting of Still Lake. Each alone is enough: none of it happens to people who play. */
export function signsOf(blocks: readonly ScoredBlock[]): Sign[] {
  const steps = blocks.flatMap((block) => block.steps);
  const given = steps.filter(({ same }) => same !== null);
  const same = given.filter((step) => step.same).length;
  const presses = blocks.flatMap(pressTimes);
  const { hits, targets, falseAlarms, foils } = tallyOf(steps);
  const variations = blocks
    .map((block) => block.steps.flatMap(({ timeMs }) => timeMs ?? []))
    .filter((times) => times.length >= MIN_TIMES)
    .map(coefficientOfVariation);
  const falseTimes = blocks.filter(({ played, responseTimeMs }) => responseTimeMs < FALSE_TIME_SHARE * played.onsets.at(-1)!).length;
  const isAbsent = given.length < (1 - ABSENT_SHARE) * steps.length;
  const found: readonly (readonly [isThere: boolean, flag: Sign[0]])[] = [
    [isAbsent, 'absent'],
    [!isAbsent && Math.max(same, given.length - same) >= ONE_ANSWER_SHARE * given.length, 'one-place'],
    [presses.filter((time) => time < UNSEEN_PRESS_MS).length > UNSEEN_SHARE * presses.length, 'hurried'],
    [variations.length > 0 && median(variations) < MIN_HUMAN_VARIATION, 'scripted'],
    [dPrime(hits, targets, falseAlarms, foils) < GUESSING_D, 'guessing'],
    [falseTimes >= MIN_FALSE_TIMES, 'false-times'],
  ];
  return found.flatMap(([isThere, flag]) => (isThere ? [[flag, INVALID_WEIGHT] as const] : []));
}

/** Of every press, whether it counted or not: the time since the last flower opened. */
function pressTimes({ played: { onsets, presses } }: ScoredBlock): number[] {
  return presses.map(({ at }) => at - onsets.findLast((onset) => onset <= at)!);
}
