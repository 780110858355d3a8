import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { seedOf } from '#content/seeds/script-seed.ts';

/** Numbers in [0, 1) for a layout: equal texts always make the same picture. */
export function randomFrom(text: string): () => number {
  const generator = xoroshiro128plus(seedOf(text));
  for (let skipped = 0; skipped < 16; skipped++) generator.next(); // seeds that are close to each other begin with similar numbers
  return () => uniformFloat64(generator);
}
