import { normalQuantile } from '#psychometrics';
import type { Step } from './read-answers.ts';

/** What a block comes to: two ordered classes, 0 the lowest. Times enter here and nowhere else. */
export type BlockClasses = { readonly sensitivity: number; readonly steadiness: number };

export const CLASSES = 5;
/** Without a clock, steadiness rests on errors alone and has three classes. */
export const UNTIMED_STEADINESS_CLASSES = 3;

/**
 * Cut-points of d': what somebody without a leaning to either answer has when 60, 70, 80 and 89 of 100 answers are right, by
 * share = Phi(d' / 2) (Macmillan and Creelman 2005, Detection Theory: A User's Guide, 2nd ed.).
 */
const SENSITIVITY_CUTS = [0.5, 1.05, 1.7, 2.45] as const;

/**
 * Sensitivity with the log-linear correction (Hautus 1995, Behavior Research Methods, Instruments, & Computers 27, 46-51): half a hit and half a
 * false alarm are added, so that no rate is 0 or 1. An omission is the answer "other".
 */
export function dPrime(hits: number, targets: number, falseAlarms: number, foils: number): number {
  return normalQuantile((hits + 0.5) / (targets + 1)) - normalQuantile((falseAlarms + 0.5) / (foils + 1));
}

export const sensitivityClass = (d: number): number => SENSITIVITY_CUTS.filter((cut) => d >= cut).length;

export type Tally = { readonly hits: number; readonly targets: number; readonly falseAlarms: number; readonly foils: number };

export function tallyOf(steps: readonly Step[]): Tally {
  const targets = steps.filter(({ role }) => role === 'target');
  const foils = steps.filter(({ role }) => role !== 'target');
  const saidSame = (of: readonly Step[]) => of.filter(({ same }) => same === true).length;
  return { hits: saidSame(targets), targets: targets.length, falseAlarms: saidSame(foils), foils: foils.length };
}

/**
 * Spread: the coefficient of variation of the times that are no lapses, so that spread and lapses do not count the same answer twice. It is
 * reliable and hardly depends on speed or practice (Flehmig, Steinborn, Langner, Scholz and Westhoff 2007, Psychology Science 49, 132-149),
 * which the standard deviation does. The cuts are a design, a third of people in each part, to be set anew from answers.
 */
const SPREAD_CUTS = [0.2, 0.3] as const;

/** A lapse: no answer, or one that took at least twice the usual time (Williams, Lubin and Goodnow 1959, Psychological Monographs 73, no. 484). */
const LAPSE_FACTOR = 2;

/**
 * Cuts of the share of lapses. Among the times of somebody who attends about one in twenty-five is that late (lognormal times with a spread of .35
 * to .4: van der Linden 2006, Journal of Educational and Behavioral Statistics 31, 181-204), so one in twenty is ordinary; the other, one in
 * eight, is a design. Two in a row are no chance tail: attention was elsewhere.
 */
const LAPSE_CUTS = [1 / 20, 1 / 8] as const;

/** Fewer times than these have no spread worth the name. */
const MIN_TIMES = 8;

/** Of the scored steps of a block that ran by the clock. 4 is the steadiest. */
export function steadinessClass(steps: readonly Step[]): number {
  const times = steps.flatMap(({ timeMs }) => timeMs ?? []);
  if (times.length < MIN_TIMES) return 0;
  const limit = LAPSE_FACTOR * median(times);
  const lapses = steps.map(({ timeMs }) => timeMs === null || timeMs >= limit);
  const spread = coefficientOfVariation(times.filter((time) => time < limit));
  const share = lapses.filter(Boolean).length / steps.length;
  const isRun = lapses.some((isLapse, index) => isLapse && lapses[index + 1]);
  const lapsePoints = isRun ? LAPSE_CUTS.length : LAPSE_CUTS.filter((cut) => share > cut).length;
  return CLASSES - 1 - lapsePoints - SPREAD_CUTS.filter((cut) => spread >= cut).length;
}

/** Without a clock no time counts: 2 where no two wrong answers came in a row, 1 where two did, 0 where three or more did. */
export function untimedSteadinessClass(steps: readonly Step[]): number {
  let run = 0;
  let longest = 0;
  for (const step of steps) {
    run = isRight(step) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return UNTIMED_STEADINESS_CLASSES - 1 - Math.min(2, Math.max(0, longest - 1));
}

export const isRight = ({ role, same }: Step): boolean => (same === true) === (role === 'target');

export function classesOf(steps: readonly Step[], isUntimed: boolean): BlockClasses {
  const { hits, targets, falseAlarms, foils } = tallyOf(steps);
  return {
    sensitivity: sensitivityClass(dPrime(hits, targets, falseAlarms, foils)),
    steadiness: isUntimed ? untimedSteadinessClass(steps) : steadinessClass(steps),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function coefficientOfVariation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance) / mean;
}
