type Limits = { readonly atOnce: number; readonly atOncePerAsker: number; readonly maxWaiting: number };

/** Too many wait for the provider already. */
export class QueueFull extends Error {}

/** Calls of the provider, a few at a time, in the order in which they came; whoever has enough under way is passed over until one ends. */
export type CallQueue = { take<Result>(asker: string, work: () => Promise<Result>): Promise<Result> };

const LIMITS: Limits = { atOnce: 8, atOncePerAsker: 2, maxWaiting: 200 };

export function makeCallQueue({ atOnce, atOncePerAsker, maxWaiting }: Limits = LIMITS): CallQueue {
  const working = new Map<string, number>();
  const waiting: { readonly asker: string; readonly begin: () => void }[] = [];
  const underWay = () => [...working.values()].reduce((sum, count) => sum + count, 0);
  const mayBegin = (asker: string) => underWay() < atOnce && (working.get(asker) ?? 0) < atOncePerAsker;
  const begin = (asker: string) => working.set(asker, (working.get(asker) ?? 0) + 1);

  function end(asker: string) {
    const left = (working.get(asker) ?? 1) - 1;
    if (left === 0) working.delete(asker);
    else working.set(asker, left);
    const index = waiting.findIndex((one) => mayBegin(one.asker));
    if (index < 0) return;
    const [next] = waiting.splice(index, 1);
    begin(next!.asker);
    next!.begin();
  }

  return {
    async take(asker, work) {
      if (mayBegin(asker)) begin(asker);
      else {
        if (waiting.length >= maxWaiting) throw new QueueFull();
        await new Promise<void>((resolve) => waiting.push({ asker, begin: resolve }));
      }
      try {
        return await work();
      } finally {
        end(asker);
      }
    },
  };
}
