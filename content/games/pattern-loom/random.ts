import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of seeded randomness. The same seed gives the same matrix on every machine and after every restart. */
export type Stream = {
  /** Uniform in [0, 1). */
  readonly fraction: () => number;
  /** Uniform integer, both ends included. */
  readonly integer: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
};

export function stream(seed: number): Stream {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds start alike; the first numbers are thrown away so that trial 7 does not resemble trial 8.
  for (let skipped = 0; skipped < 16; skipped += 1) generator.next();
  const integer = (low: number, high: number): number => uniformInt(generator, low, high);
  return {
    fraction: () => uniformFloat64(generator),
    integer,
    pick: (from) => from[integer(0, from.length - 1)]!,
    shuffle: (from) => {
      const shuffled = [...from];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
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
  return (hash ^ (hash >>> 16)) | 0;
}
