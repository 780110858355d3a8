/** A source of numbers in [0, 1), like Math.random; ours can be seeded, so that a simulation can be repeated. */
export type Random = () => number;

/**
 * Seeded generator: xoshiro128** (Blackman and Vigna 2021, ACM Trans. Math. Software 47(4)), its state filled by splitmix32 as its authors advise.
 * The seed is a safe integer, else a RangeError; equal seeds give equal sequences on every machine. Two outputs make one number of 53 bits.
 */
export function seededRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seededRandom needs an integer seed, got ${seed}`);
  let mixer = (seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x85ebca6b)) | 0;
  const mix = (): number => {
    mixer = (mixer + 0x9e3779b9) | 0;
    let z = mixer;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = mix();
  let b = mix();
  let c = mix();
  let d = mix();
  const next = (): number => {
    const scrambled = Math.imul(b, 5);
    const output = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return output;
  };
  return () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) * 2 ** -53;
}

/** One draw from the standard normal distribution (Box and Muller 1958). Takes two numbers of the source. */
export function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** An index drawn with these probabilities, which sum to 1. Rounding never leads past the last index with a positive probability. */
export function drawIndex(probabilities: ArrayLike<number>, random: Random): number {
  let rest = random();
  let last = 0;
  for (let i = 0; i < probabilities.length; i++) {
    const probability = probabilities[i]!;
    if (!(probability > 0)) continue;
    last = i;
    rest -= probability;
    if (rest < 0) return i;
  }
  return last;
}
