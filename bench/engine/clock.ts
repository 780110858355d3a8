/**
 * Processor time of this thread, in milliseconds: what a call costs here, whatever else the machine is doing. On an idle machine it is the time on
 * the wall, since nothing measured here waits or has helpers.
 */
export const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** One warmed-up measurement: the median over rounds of the time of one call, so that no single hiccup decides it. */
export function timePerCall(call: (turn: number) => unknown, callsPerRound: number, rounds = 7): number {
  let turn = 0;
  for (let i = 0; i < callsPerRound; i++) call(turn++);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = threadTime();
    for (let i = 0; i < callsPerRound; i++) call(turn++);
    times.push((threadTime() - began) / callsPerRound);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

/**
 * Two contestants in turns, round by round, so that both meet the same moments of the machine. Milliseconds per call of each: the median over rounds.
 */
export function timeSideBySide(
  first: (turn: number) => unknown,
  second: (turn: number) => unknown,
  calls: { first: number; second: number },
  rounds = 5,
): { first: number; second: number } {
  const times = { first: [] as number[], second: [] as number[] };
  let turn = 0;
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, call] of [
      ['first', first],
      ['second', second],
    ] as const) {
      const began = threadTime();
      for (let i = 0; i < calls[name]; i++) call(turn++);
      if (round > 0) times[name].push((threadTime() - began) / calls[name]);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return { first: median(times.first), second: median(times.second) };
}
