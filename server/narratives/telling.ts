/** A text that is being written: whoever joins reads it from its beginning, and it goes on when a reader leaves, since it is paid for. */
export type Telling<Said, Outcome> = {
  /** All that is said, from the first, as it comes. */
  read(): AsyncGenerator<Said, Outcome>;
};

export function startTelling<Said, Outcome>(tell: (say: (said: Said) => void) => Promise<Outcome>): Telling<Said, Outcome> {
  const told: Said[] = [];
  let wake: () => void = () => {};
  let more = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let isOver = false;
  const stir = () => {
    const woken = wake;
    more = new Promise((resolve) => {
      wake = resolve;
    });
    woken();
  };
  const outcome = tell((said) => {
    told.push(said);
    stir();
  }).finally(() => {
    isOver = true;
    stir();
  });
  outcome.catch(() => {}); // readers meet it; without one it must not end the program

  return {
    async *read() {
      for (let next = 0; ; ) {
        const waiting = more;
        while (next < told.length) yield told[next++]!;
        if (isOver) return await outcome;
        await waiting;
      }
    },
  };
}
