import { Worker } from 'node:worker_threads';
import type { Call } from './pglite-protocol.ts';

type Result = { rows: never[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };
type Request = Call extends infer C ? (C extends Call ? Omit<C, 'id'> : never) : never;
type Waiting = { resolve(value: never): void; reject(error: Error): void };

export type ThreadOptions = {
  /** A data folder as a file, to begin with. */
  readonly dump?: string | undefined;
  /** Called when the thread ends by itself, once it was open: nothing can be read or kept from then on. */
  readonly onLost?: (() => void) | undefined;
};

/**
 * PGlite in a worker thread, with the part of its interface that Kysely uses: a slow query in this thread would stall every request.
 * @electric-sql/pglite/worker is no help: it elects leaders between browser tabs and needs a browser's Worker.
 */
export async function openPgliteThread(folder: string, { dump, onLost }: ThreadOptions = {}) {
  const waiting = new Map<number, Waiting>();
  const hearers = new Map<string, (payload: string) => void>();
  let last = 0;
  let closed = false;
  let gone = new Error('The database is closed.');
  let state: 'opening' | 'open' | 'closing' = 'opening';
  let silenceLimitMs: number | undefined;
  let silence: NodeJS.Timeout | undefined;
  let worker: Worker;
  let ready = start();

  function start(): Promise<void> {
    state = 'opening';
    worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder, dump } });
    const opened = new Promise<void>((resolve, reject) => {
      waiting.set(0, { resolve: () => resolve(), reject });
    });
    worker.on('message', ({ id, value, error, channel, payload }) => {
      if (channel) {
        hearers.get(channel)?.(payload);
        return;
      }
      const call = waiting.get(id);
      waiting.delete(id);
      listen();
      if (error) call?.reject(Object.assign(new Error(error.message), error));
      else call?.resolve(value as never);
    });
    worker.on('error', (error) => fail(state === 'opening' ? error : ended(error)));
    worker.on('exit', (code) => {
      fail(ended(code));
      if (state === 'open') onLost?.();
    });
    return opened.then(() => {
      state = 'open';
    });
  }

  const ended = (cause: unknown) => new Error('The database thread ended.', { cause });
  const tooLong = () => ended('a query took too long');
  const rejectAll = (error: Error) => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  const fail = (error: Error) => {
    closed = true;
    gone = error;
    clearTimeout(silence);
    rejectAll(error);
  };

  /** Starts to measure the silence again while a caller waits for an answer. */
  function listen() {
    clearTimeout(silence);
    if (silenceLimitMs && state === 'open' && waiting.size > 0) silence = setTimeout(startAnew, silenceLimitMs).unref();
  }

  /**
   * PostgreSQL's own statement_timeout needs a timer that can interrupt, and PGlite has none: a query that never ends can only be ended with
   * its thread. As after a kill, what was committed stays, and what was under way is undone.
   */
  function startAnew() {
    const hung = worker.removeAllListeners();
    rejectAll(tooLong());
    state = 'opening';
    ready = hung.terminate().then(start);
    ready.then(
      () => {
        for (const channel of hearers.keys()) call({ do: 'listen', channel }).catch(() => {});
      },
      (error) => {
        fail(error);
        onLost?.();
      },
    );
  }

  await ready;

  async function call<T>(request: Request, id = ++last): Promise<T> {
    if (state === 'opening') await ready;
    if (closed) throw gone;
    return new Promise<T>((resolve, reject) => {
      if (waiting.size === 0) setImmediate(listen);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }
  /** A transaction ends with its thread, and later calls in it are refused. */
  const handle = (transaction?: number, within?: Worker) => {
    const ask = <T>(request: Request) => (within && within !== worker ? Promise.reject<T>(tooLong()) : call<T>(request));
    return {
      query: <T>(sql: string, parameters: readonly unknown[] = []) =>
        ask<Result & { rows: T[] }>({ do: 'query', sql, parameters: [...parameters], in: transaction }),
      exec: (sql: string) => ask<Result[]>({ do: 'exec', sql, in: transaction }),
    };
  };
  type TransactionHandle = ReturnType<typeof handle> & { rollback(): Promise<void> };

  return {
    ...handle(),
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    /** From now on a thread that gives no answer for so long is replaced, and its callers are told that it ended. */
    limitSilence(limitMs: number) {
      silenceLimitMs = limitMs;
    },
    /** One hearer a channel. A thread that replaces another goes on listening. */
    async listen(channel: string, hear: (payload: string) => void) {
      hearers.set(channel, hear);
      await call({ do: 'listen', channel });
      return async () => {
        hearers.delete(channel);
        if (!closed) await call({ do: 'unlisten', channel });
      };
    },
    async transaction<T>(work: (transaction: TransactionHandle) => Promise<T>): Promise<T> {
      const id = ++last;
      await call({ do: 'begin' }, id);
      const within = worker;
      let over = false;
      const finish = async (how: 'commit' | 'rollback') => {
        if (over) return;
        over = true;
        if (worker === within) await call<void>({ do: how, in: id });
        else if (how === 'commit') throw tooLong(); // and nothing is left to roll back
      };
      try {
        const value = await work({ ...handle(id, within), rollback: () => finish('rollback') });
        await finish('commit');
        return value;
      } catch (error) {
        await finish('rollback');
        throw error;
      }
    },
    async close() {
      if (state === 'opening') await ready;
      await call({ do: 'close' });
      state = 'closing';
      clearTimeout(silence);
      closed = true;
      await worker.terminate();
    },
  };
}
