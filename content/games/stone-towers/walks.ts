import { drawNormal, type Random } from '#psychometrics';
import { shuffle } from '../../seeds/script-shuffle.ts';
import { betOf, type Reason, type Seen, SPREAD_OF_PATHS, SPREAD_OF_STEPS } from './bets.ts';
import { LONG_WALK, PATHS, USUAL_BERRIES } from './script.ts';

/**
 * A kind of walk, by its first fork: how long it is, how often each path was walked before, and which bet is the better one there by how many
 * berries. Horizons of one step and of several (here four, there six) over the same kinds of knowledge tell exploring from mere noise: Wilson,
 * Geana, White, Ludvig and Cohen 2014, Journal of Experimental Psychology: General 143, 2074-2081.
 */
export type WalkTemplate = {
  readonly id: string;
  readonly steps: number;
  /** How often the path that is known better was walked before, and the other. */
  readonly walked: readonly [number, number];
  readonly reason: Reason;
  readonly worth: readonly [least: number, most: number];
};

/** A bet counts where it is worth so much more than the other, three tenths of what one step scatters: less cannot be told by anybody. */
export const CLEAR_WORTH = 0.9;
const PLAIN = [CLEAR_WORTH, 1.8] as const;
const PLAINER = [1.8, 3.6] as const;

/**
 * Half of the better bets are what is known, half what is new, in short walks and in long ones: no habit gets more than half of them. In long
 * walks the new path is the better bet although no more is to be expected of its next step. Three in four walks are long, since a short one
 * asks nothing of somebody who weighs the next step alone.
 */
export const WALK_TEMPLATES: readonly WalkTemplate[] = [
  { id: 'walk-a', steps: 1, walked: [3, 0], reason: 'known', worth: PLAIN },
  { id: 'walk-b', steps: 1, walked: [2, 0], reason: 'known', worth: PLAIN },
  { id: 'walk-c', steps: 1, walked: [3, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-d', steps: 1, walked: [4, 0], reason: 'new', worth: PLAINER },
  { id: 'walk-e', steps: LONG_WALK, walked: [3, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-f', steps: LONG_WALK, walked: [4, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-g', steps: LONG_WALK, walked: [2, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-h', steps: LONG_WALK, walked: [3, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-i', steps: LONG_WALK, walked: [4, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-j', steps: LONG_WALK, walked: [2, 0], reason: 'new', worth: PLAIN },
  { id: 'walk-k', steps: LONG_WALK, walked: [3, 0], reason: 'known', worth: PLAIN },
  { id: 'walk-l', steps: LONG_WALK, walked: [4, 0], reason: 'known', worth: PLAINER },
  { id: 'walk-m', steps: LONG_WALK, walked: [3, 1], reason: 'known', worth: PLAIN },
  { id: 'walk-n', steps: LONG_WALK, walked: [2, 1], reason: 'known', worth: PLAINER },
  { id: 'walk-o', steps: LONG_WALK, walked: [2, 0], reason: 'known', worth: PLAIN },
  { id: 'walk-p', steps: LONG_WALK, walked: [3, 0], reason: 'known', worth: PLAINER },
];

/** A walk as it is dealt: what was seen before it, and what each step on each path would bring. */
export type Walk = { readonly template: WalkTemplate; readonly before: Seen; readonly ahead: Seen };

const MIN_BERRIES = 1;
const MAX_DRAWS = 20_000;

const drawSteps = (mean: number, count: number, random: Random): number[] =>
  Array.from({ length: count }, () => Math.max(MIN_BERRIES, Math.round(mean + SPREAD_OF_STEPS * drawNormal(random))));
const drawMean = (random: Random): number => USUAL_BERRIES + SPREAD_OF_PATHS * drawNormal(random);

/** Draws both paths until what is seen of them poses the question of the template. What lies ahead has no part in that, so nothing is bent. */
function dealWalk(template: WalkTemplate, isKnownFirst: boolean, random: Random): Walk {
  const { steps, walked, reason, worth } = template;
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const means = [drawMean(random), drawMean(random)];
    const seen = means.map((mean, path) => drawSteps(mean, walked[path]!, random));
    const bet = betOf(seen, steps);
    const betterOnes = reason === 'known' ? 0 : 1;
    if (bet === null || bet.reason !== reason || bet.better !== betterOnes || bet.worth < worth[0] || bet.worth >= worth[1]) continue;
    if (reason === 'new' && steps > 1 && betOf(seen, 1)?.better === bet.better) continue;
    const ahead = means.map((mean) => drawSteps(mean, steps, random));
    return isKnownFirst ? { template, before: seen, ahead } : { template, before: seen.toReversed(), ahead: ahead.toReversed() };
  }
  throw new Error(`No walk poses the question of ${template.id}`);
}

/** The walks of a sitting, in order. The better bet is as often on the left as on the right, for each reason. */
export function dealWalks(random: Random): readonly Walk[] {
  const sides = new Map<Reason, boolean[]>(
    (['known', 'new'] as const).map((reason) => {
      const count = WALK_TEMPLATES.filter((template) => template.reason === reason).length;
      return [
        reason,
        shuffle(
          Array.from({ length: count }, (_, index) => index % 2 === 0),
          random,
        ),
      ];
    }),
  );
  return shuffle(WALK_TEMPLATES, random).map((template) => dealWalk(template, sides.get(template.reason)!.pop()!, random));
}

/** Where a walk stands after these choices. */
export type Standing = { readonly seen: Seen; readonly stepsLeft: number; readonly found: readonly number[] };

export function walkOn({ template, before, ahead }: Walk, paths: readonly number[]): Standing {
  const found = paths.map((path, step) => ahead[path]![paths.slice(0, step).filter((earlier) => earlier === path).length]!);
  const seen = Array.from({ length: PATHS }, (_, path) => [...before[path]!, ...found.filter((_berries, step) => paths[step] === path)]);
  return { seen, stepsLeft: template.steps - paths.length, found };
}

export type CountedFork = { readonly better: number; readonly reason: Reason; readonly isFirst: boolean };

/**
 * The fork after these choices, where it counts: the first of a walk; and one later fork, where the new path has been tried and to go back to what
 * is known is now clearly the better bet. To ask the same thing again would count one judgement twice.
 */
export function countedFork(walk: Walk, paths: readonly number[]): CountedFork | null {
  const turn = paths.length === 0 ? 0 : firstTurn(walk, paths);
  if (turn !== paths.length) return null;
  const { seen, stepsLeft } = walkOn(walk, paths);
  const { better, reason } = betOf(seen, stepsLeft)!;
  return { better, reason, isFirst: turn === 0 };
}

/** After how many of these steps the better bet first turned to what is known; undefined when it has not. */
function firstTurn(walk: Walk, paths: readonly number[]): number | undefined {
  const atFirst = betOf(walk.before, walk.template.steps)!.better;
  const turned = paths.findIndex((_, step) => {
    const { seen, stepsLeft } = walkOn(walk, paths.slice(0, step + 1));
    if (seen.some((berries) => berries.length === 0)) return false;
    const bet = betOf(seen, stepsLeft);
    return bet !== null && bet.worth >= CLEAR_WORTH && bet.reason === 'known' && bet.better !== atFirst;
  });
  return turned < 0 ? undefined : turned + 1;
}
