import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';

/** FNV-1a, 32 bits: scatters the names of screens over the seeds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** The order in which a sitting shows the options of a screen: the same on every device and after every reload. */
export function optionOrder(options: readonly string[], seed: number, screen: string): string[] {
  const random = xorshift128plus(seed ^ hashOf(screen));
  const order = [...options];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, 0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
