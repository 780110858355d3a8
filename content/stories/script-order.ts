import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { seedOf } from '../seeds/script-seed.ts';

/** The order in which a sitting shows the options of a screen: the same on every device and after every reload. */
export function optionOrder(options: readonly string[], seed: number, screen: string): string[] {
  const random = xorshift128plus(seed ^ seedOf(screen));
  const order = [...options];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, 0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
