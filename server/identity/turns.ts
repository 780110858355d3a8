import { identityMessages as say } from '#contract/identity.ts';
import { Problem } from '#server/platform/problem.ts';

type Limits = { readonly atOnce: number; readonly maxInLine: number; readonly maxWaiting: number };

/**
 * Does costly work a few at a time. Each address has a line of its own, and the lines take turns: a flood from one address delays
 * everybody else by one piece of work. When too many wait already, it throws a Problem 429 at once.
 */
export type Turns = { take<Result>(line: string, work: () => Promise<Result>): Promise<Result> };

export function makeTurns({ atOnce, maxInLine, maxWaiting }: Limits): Turns {
  const lines = new Map<string, (() => void)[]>();
  let working = 0;
  let waiting = 0;

  async function wait(name: string) {
    const line = lines.get(name) ?? [];
    if (line.length >= maxInLine || waiting >= maxWaiting) throw new Problem('too-many', say.busy);
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
