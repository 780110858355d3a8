import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Numbers in [0, 1) for a layout: equal texts always make the same picture. */
export function randomFrom(text: string): () => number {
  const generator = xoroshiro128plus(seedOf(text));
  for (let skipped = 0; skipped < 16; skipped++) generator.next(); // neighbouring seeds start alike
  return () => uniformFloat64(generator);
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash | 0;
}
