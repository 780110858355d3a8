import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffleBy } from '../../seeds/script-shuffle.ts';

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
    shuffle: (from) => shuffleBy(from, (count) => integer(0, count - 1)),
  };
}
