import { shuffle } from '#content/seeds/script-shuffle.ts';

export { shuffle };

/** Chance from a seed (mulberry32, Ettinger 2017): the same day draws the same, also after a reload. Nothing is measured with it. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const drawSome = <T>(from: readonly T[], count: number, seed: number): T[] => shuffle(from, chanceFrom(seed)).slice(0, count);
