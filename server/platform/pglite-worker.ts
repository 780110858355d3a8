// The worker's side of pglite-thread.ts: PGlite, and its open transactions by number.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { type Call, parsers } from './pglite-protocol.ts';

const port = parentPort!;
const { folder, dump } = workerData as { folder: string; dump?: string };
// 128 MB of shared buffers by default: 144 MB more resident memory and no faster here.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const lite = await PGlite.create(folder, { parsers, startParams, ...(dump ? { loadDataDir: new Blob([readFileSync(dump)]) } : {}) });
const open = new Map<number, { transaction: Transaction; end: () => void; done: Promise<void> }>();

function begin(id: number) {
  return new Promise<void>((begun, failed) => {
    const done = lite.transaction(
      (transaction) =>
        new Promise<void>((end) => {
          open.set(id, { transaction, end, done });
          begun();
        }),
    );
    done.catch(failed); // a failing COMMIT reaches the caller through `done`, in end()
  });
}

async function end(id: number, how: 'commit' | 'rollback') {
  const ending = open.get(id)!;
  open.delete(id);
  if (how === 'rollback') await ending.transaction.rollback();
  ending.end();
  await ending.done;
}

const handleOf = (transaction?: number) => (transaction ? open.get(transaction)!.transaction : lite);

// async, so that a call that comes too late for its transaction is refused, and does not end the thread
async function answer(call: Call): Promise<unknown> {
  switch (call.do) {
    case 'query':
      return handleOf(call.in).query(call.sql, call.parameters);
    case 'exec':
      return handleOf(call.in).exec(call.sql);
    case 'begin':
      return begin(call.id);
    case 'commit':
    case 'rollback':
      return end(call.in, call.do);
    case 'close':
      return lite.close();
  }
}

port.on('message', (call: Call) => {
  answer(call).then(
    (value) => port.postMessage({ id: call.id, value }),
    // Structured clone drops an Error's own properties: SQLSTATE, constraint and detail must travel by hand.
    (error) => port.postMessage({ id: call.id, error: { ...error, message: error.message } }),
  );
});
port.postMessage({ id: 0 });
