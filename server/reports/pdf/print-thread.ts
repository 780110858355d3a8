import { Worker } from 'node:worker_threads';
import { reportFileMessages } from '#contract/report-files.ts';
import { Problem } from '#server/platform/problem.ts';
import { makeTurns } from '#server/platform/turns.ts';
import type { PlainPaper } from './plain-paper.ts';
import type { Printed, PrintOrder } from './print-worker.ts';
import type { PaperReport } from './report-paper.ts';

/** Prints for somebody: what one asker wants waits in one line. */
export type Print = (paper: PaperReport | PlainPaper, writtenAt: Date, asker: string) => Promise<Uint8Array<ArrayBuffer>>;

type Waiting = { readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void; readonly reject: (error: Error) => void };

/** A report takes a fraction of a second: so many are ten seconds of waiting. One asker can have a sixth of these places. */
const LIMITS = { atOnce: 1, maxInLine: 5, maxWaiting: 30 } as const;
const RETRY_SECONDS = 15;
const refusal = () => new Problem('unavailable', reportFileMessages.busy, undefined, RETRY_SECONDS);
/** Fonts and words stay in memory (some 60 MB) as long as reports are asked for. */
const IDLE_MS = 60_000;
/** Far more than any report takes: the thread hangs, and another takes its place. */
const MAX_SILENCE_MS = 30_000;

/**
 * Prints in a thread of its own, one report after the other: setting the text would hold up all other requests for half a second. Askers
 * take turns: whoever asks for the demo's reports over and over delays nobody's own report by more than one.
 */
export function makePrinter({ idleMs = IDLE_MS, maxSilenceMs = MAX_SILENCE_MS } = {}): Print {
  const turns = makeTurns({ ...LIMITS, refusal });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function end(error?: Error) {
    clearTimeout(timer);
    const ending = worker?.removeAllListeners();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error ?? new Error('The printing thread has ended.'));
    waiting.clear();
    ending?.terminate();
  }

  function watch() {
    clearTimeout(timer);
    const isIdle = waiting.size === 0;
    timer = setTimeout(() => end(isIdle ? undefined : new Error('Printing took too long.')), isIdle ? idleMs : maxSilenceMs).unref();
  }

  function take(printed: Printed) {
    const one = waiting.get(printed.id);
    waiting.delete(printed.id);
    watch();
    if ('bytes' in printed) one?.resolve(printed.bytes);
    else one?.reject(new Error(printed.failure));
  }

  function start(): Worker {
    const started = new Worker(new URL('./print-worker.ts', import.meta.url));
    started.unref();
    return started
      .on('message', take)
      .on('error', end)
      .on('exit', () => end());
  }

  function order(paper: PaperReport | PlainPaper, writtenAt: Date): Promise<Uint8Array<ArrayBuffer>> {
    worker ??= start();
    const id = ++last;
    const printed = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, paper, writtenAt } satisfies PrintOrder);
    watch();
    return printed;
  }

  return (paper, writtenAt, asker) => turns.take(asker, () => order(paper, writtenAt));
}
