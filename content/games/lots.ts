import { type Random, seededRandom } from '#psychometrics';
import { shuffle } from '../seeds/script-shuffle.ts';

/** Seeded chance, one stream for one purpose. */
export type Lots = {
  readonly random: Random;
  /** A whole number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
};

export function lotsOf(seed: number): Lots {
  const random = seededRandom(seed);
  return {
    random,
    below: (count) => Math.floor(random() * count),
    pick: (from) => pick(from, random),
    shuffle: (from) => shuffle(from, random),
  };
}

export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** A 32-bit seed for one purpose within a sitting: the finalizer of MurmurHash3 (Appleby) over both numbers. */
export function seedFor(seed: number, purpose: number): number {
  let hash = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(purpose + 1, 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of its own for one purpose within a sitting. */
export const chanceFor = (seed: number, purpose: number): Random => seededRandom(seedFor(seed, purpose));
