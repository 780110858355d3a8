/** One EM cycle: writes the next parameters into `next`, returns the log-likelihood (plus log prior) at `parameters`. */
export type EmCycle = (parameters: Float64Array, next: Float64Array) => number;

export type EmOutcome = {
  readonly parameters: Float64Array;
  /** EM cycles taken: passes over the data. */
  readonly cycles: number;
  /** Whether one EM cycle moves no parameter by more than the tolerance. */
  readonly settled: boolean;
};

/**
 * EM with squared extrapolation (SQUAREM, scheme S3: Varadhan and Roland 2008, Scandinavian J. of Statistics 35): two cycles give a
 * step r and its change v; the parameters are moved by 2 a r + a^2 v with a = |r| / |v|. EM never lowers the likelihood; an extrapolation may, and
 * is then undone, as is one that `isAllowed` refuses (thresholds out of order). `accelerate: false` gives plain EM.
 */
export function runEm(request: {
  readonly start: Float64Array;
  readonly cycle: EmCycle;
  readonly isAllowed: (parameters: Float64Array) => boolean;
  readonly tolerance: number;
  readonly maximumCycles: number;
  readonly accelerate: boolean;
}): EmOutcome {
  const { cycle, isAllowed, tolerance, maximumCycles, accelerate } = request;
  let at = request.start.slice();
  const first = at.slice();
  const second = at.slice();
  let cycles = 0;
  let reach = 4;
  while (cycles < maximumCycles) {
    cycle(at, first);
    cycles++;
    // The parameters themselves have left for infinity: more cycles only lead further.
    if (!isAllowed(first)) return { parameters: first, cycles, settled: false };
    if (farthest(at, first) < tolerance) return { parameters: first, cycles, settled: true };
    if (!accelerate || cycles + 2 > maximumCycles) {
      at.set(first);
      continue;
    }
    const reached = cycle(first, second);
    cycles++;
    if (farthest(first, second) < tolerance) return { parameters: second, cycles, settled: true };
    let steps = 0;
    let changes = 0;
    for (let i = 0; i < at.length; i++) {
      const step = first[i]! - at[i]!;
      const change = second[i]! - first[i]! - step;
      steps += step * step;
      changes += change * change;
    }
    let length = Math.min(reach, Math.max(1, Math.sqrt(steps / changes)));
    const isAtReach = length === reach;
    let leap = extrapolate(at, first, second, length);
    while (length > 1 && !isAllowed(leap)) {
      length = length < 1.1 ? 1 : (length + 1) / 2;
      leap = extrapolate(at, first, second, length);
    }
    if (length === 1) {
      at = second.slice();
      if (isAtReach) reach *= 4;
      continue;
    }
    const landed = cycle(leap, first);
    cycles++;
    if (landed >= reached) {
      if (isAtReach) reach *= 4;
      at = first.slice();
    } else {
      reach = Math.max(2, length / 2);
      at = second.slice();
    }
  }
  return { parameters: at, cycles, settled: false };
}

function extrapolate(at: Float64Array, first: Float64Array, second: Float64Array, length: number): Float64Array {
  return at.map((start, i) => {
    const step = first[i]! - start;
    return start + 2 * length * step + length * length * (second[i]! - first[i]! - step);
  });
}

function farthest(before: Float64Array, after: Float64Array): number {
  let largest = 0;
  for (let i = 0; i < before.length; i++) {
    const distance = Math.abs(after[i]! - before[i]!);
    // NaN must never look like convergence.
    if (!(distance <= largest)) largest = distance;
  }
  return largest;
}
