// The worker's side of pglite-thread.ts: PGlite, and its open transactions by number.
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { makeCheckpoints, openPgliteFolder } from './pglite-folder.ts';
import type { Call } from './pglite-protocol.ts';

const port = parentPort!;
const { folder, dump } = workerData as { folder: string; dump?: string };
const lite = await opened();
const open = new Map<number, { transaction: Transaction; end: () => void; done: Promise<void> }>();

/** A failure is told by hand, here and below: structured clone drops an Error's own properties, such as SQLSTATE, constraint and detail. */
function tell(id: number, error: Error) {
  port.postMessage({ id, error: { ...error, message: error.message } });
}

async function opened(): Promise<PGlite> {
  try {
    const lite = await openPgliteFolder(folder, { dump });
    makeCheckpoints(lite);
    return lite;
  } catch (error) {
    tell(0, error as Error);
    return process.exit(1); // ends this thread only
  }
}

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

// async, so that a call after the end of its transaction is rejected instead of ending the thread
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
    case 'listen':
      await lite.listen(call.channel, (payload) => port.postMessage({ channel: call.channel, payload }));
      return undefined; // what it gives is a function, and none can be sent
    case 'unlisten':
      return lite.unlisten(call.channel);
    case 'close':
      return lite.close();
  }
}

port.on('message', (call: Call) => {
  answer(call).then(
    (value) => port.postMessage({ id: call.id, value }),
    (error) => tell(call.id, error),
  );
});
port.postMessage({ id: 0 });
