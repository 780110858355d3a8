type Limits = {
  readonly atOnce: number;
  readonly maxInLine: number;
  readonly maxWaiting: number;
  /** Thrown at once when too many wait already. */
  readonly refusal: () => Error;
};

/**
 * Does costly work a few at a time. Whatever one address, or one person, asks for has a line of its own, and the lines take turns: a flood
 * in one line delays everybody else by one piece of work.
 */
export type Turns = { take<Result>(line: string, work: () => Promise<Result>): Promise<Result> };

export function makeTurns({ atOnce, maxInLine, maxWaiting, refusal }: Limits): Turns {
  const lines = new Map<string, (() => void)[]>();
  let working = 0;
  let waiting = 0;

  async function wait(name: string) {
    const line = lines.get(name) ?? [];
    if (line.length >= maxInLine || waiting >= maxWaiting) throw refusal();
    waiting += 1;
    lines.set(name, line);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** When a piece of work ends, the next line begins one, and that line moves to the end. */
  function passOn() {
    const next = lines.entries().next().value;
    if (!next) {
      working -= 1;
      return;
    }
    const [name, line] = next;
    lines.delete(name);
    const call = line.shift();
    if (line.length > 0) lines.set(name, line);
    waiting -= 1;
    call?.();
  }

  return {
    async take(line, work) {
      if (working >= atOnce) await wait(line);
      else working += 1;
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
