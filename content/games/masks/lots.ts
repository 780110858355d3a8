import { type Random, seededRandom } from '#psychometrics';

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
  const below = (count: number) => Math.floor(random() * count);
  return {
    random,
    below,
    pick: (from) => from[below(from.length)]!,
    shuffle: (from) => {
      const shuffled = [...from];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
}

/** A 32-bit seed for one purpose within a sitting: the finalizer of MurmurHash3 (Appleby) over both numbers. */
export function seedFor(seed: number, purpose: number): number {
  let hash = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(purpose + 1, 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
