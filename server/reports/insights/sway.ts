import { seedOf } from '#content/seeds/script-seed.ts';
import type { KnownPosterior } from '#server/measurement/draws.ts';
import { type Insights, weightOf } from './find-insights.ts';
import { type Insight, insightId } from './insight.ts';

/** How much of its weight an insight may gain by chance: those that are nearly as sure and as large change places from person to person. */
const SWAY = 0.3;
const UNITS = 2 ** 32;

/** Decides where the numbers leave a choice, so that two people who are alike do not read the same page: seeded, so a person always reads the same one. */
export type Sway = ReturnType<typeof swayFrom>;

export function swayFrom({ mode }: Pick<KnownPosterior, 'mode'>) {
  const person = [...mode].map((value) => value.toFixed(3)).join(' ');
  /** From 0 to 1. */
  const drawFor = (name: string): number => (mix(seedOf(`${name} ${person}`)) >>> 0) / UNITS;
  return {
    drawFor,
    shuffle: <Kind>(all: readonly Kind[], name: string): Kind[] =>
      all
        .map((one, index) => ({ one, draw: drawFor(`${name} ${index}`) }))
        .toSorted((one, other) => one.draw - other.draw)
        .map(({ one }) => one),
  };
}

/** The last characters of a text hardly move the high bits of its seed (the finalizer of MurmurHash3). */
function mix(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** The same insights, the heaviest first, but for what the sway adds. */
export function swayOf(insights: Insights, { drawFor }: Sway): Insights {
  const swayed = <Kind extends Insight>(all: readonly Kind[]): Kind[] =>
    all
      .map((insight) => ({ insight, weight: weightOf(insight) * (1 + SWAY * drawFor(insightId(insight))) }))
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ insight }) => insight);
  return {
    sides: swayed(insights.sides),
    contrasts: swayed(insights.contrasts),
    pairs: swayed(insights.pairs),
    halves: insights.halves,
  };
}
