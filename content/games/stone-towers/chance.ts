import { type Random, seededRandom } from '#psychometrics';

export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

export function shuffle<T>(from: readonly T[], random: Random): T[] {
  const shuffled = [...from];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** A source of its own for one purpose within a sitting: the finalizer of MurmurHash3 (Appleby) over both numbers. */
export function chanceFor(seed: number, purpose: number): Random {
  let hash = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(purpose + 1, 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return seededRandom((hash ^ (hash >>> 16)) >>> 0);
}
