import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder } from './make-folder.ts';
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
  makeFolder(dirname(folder)); // PGlite makes only the last folder of the path
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder, dump } });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;
  let gone = new Error('The database is closed.');
  let state: 'opening' | 'open' | 'closing' = 'opening';

  const ready = new Promise<void>((resolve, reject) => {
    waiting.set(0, { resolve: () => resolve(), reject });
  });
  worker.on('message', ({ id, value, error }) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(Object.assign(new Error(error.message), error));
    else call?.resolve(value as never);
  });
  const fail = (error: Error) => {
    closed = true;
    gone = error;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  const ended = (cause: unknown) => new Error('The database thread ended.', { cause });
  worker.on('error', (error) => fail(state === 'opening' ? error : ended(error)));
  worker.on('exit', (code) => {
    fail(ended(code));
    if (state === 'open') onLost?.();
  });
  await ready;
  state = 'open';

  function call<T>(request: Request, id = ++last): Promise<T> {
    if (closed) return Promise.reject(gone);
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }
  const handle = (transaction?: number) => ({
    query: <T>(sql: string, parameters: readonly unknown[] = []) =>
      call<Result & { rows: T[] }>({ do: 'query', sql, parameters: [...parameters], in: transaction }),
    exec: (sql: string) => call<Result[]>({ do: 'exec', sql, in: transaction }),
  });
  type TransactionHandle = ReturnType<typeof handle> & { rollback(): Promise<void> };

  return {
    ...handle(),
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    async transaction<T>(work: (transaction: TransactionHandle) => Promise<T>): Promise<T> {
      const id = ++last;
      await call({ do: 'begin' }, id);
      let over = false;
      const finish = async (how: 'commit' | 'rollback') => {
        if (over) return;
        over = true;
        await call<void>({ do: how, in: id });
      };
      try {
        const value = await work({ ...handle(id), rollback: () => finish('rollback') });
        await finish('commit');
        return value;
      } catch (error) {
        await finish('rollback');
        throw error;
      }
    },
    async close() {
      state = 'closing';
      await call({ do: 'close' });
      closed = true;
      await worker.terminate();
    },
  };
}
