import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { seedOf } from '../seeds/script-seed.ts';
import { shuffleBy } from '../seeds/script-shuffle.ts';

/** The order in which a sitting shows the options of a screen: the same on every device and after every reload. */
export function optionOrder(options: readonly string[], seed: number, screen: string): string[] {
  const random = xorshift128plus(seed ^ seedOf(screen));
  return shuffleBy(options, (count) => uniformInt(random, 0, count - 1));
}
