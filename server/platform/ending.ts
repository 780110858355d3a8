import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What has to end, in this order: requests and their jobs, the database, the lock of the folder. */
type Parts = { readonly app: FastifyInstance; closeDatabase(): Promise<void>; unlock(): void };

/** Docker and others kill a program ten seconds after they asked it to end. What the requests and jobs leave of the time is the database's. */
const WHOLE_LIMIT_MS = 9_500;
const REQUESTS_LIMIT_MS = 5_000;
const APP_LIMIT_MS = 8_000;
/** A terminal sends Ctrl+C to npm and to the program, and npm passes it on: two signals for one press. */
const ONE_PRESS_MS = 500;

/** On SIGTERM or SIGINT the program finishes what is under way and ends; on a second one at once. */
export function endOnSignals(parts: Parts): void {
  const dropUnused = watchConnections(parts.app.server);
  let begun: number | undefined;
  const onSignal = () => {
    if (begun === undefined) {
      begun = performance.now();
      void end(parts, dropUnused);
    } else if (performance.now() - begun > ONE_PRESS_MS) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

async function end({ app, closeDatabase, unlock }: Parts, dropUnused: () => void) {
  const begun = performance.now();
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS);
  const appClosed = inTime(app.close(), APP_LIMIT_MS);
  dropUnused();
  const isAppClosed = await appClosed;
  clearTimeout(cut);
  const isDatabaseClosed = await inTime(closeDatabase(), WHOLE_LIMIT_MS - (performance.now() - begun));
  unlock();
  if (!isAppClosed || !isDatabaseClosed) console.error('Not everything could be finished in time. What was acknowledged is kept.');
  process.exit(isAppClosed && isDatabaseClosed ? 0 : 1);
}

async function inTime(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const done = work.then(
    () => true,
    (error) => {
      console.error(error);
      return false;
    },
  );
  return Promise.race([done, pause(limitMs, false)]);
}

/**
 * Returns a function that drops each connection on which no request waits for its answer. `server.close()` drops only those that have had
 * an answer: a browser's spare connection, or a header that never ends, would keep the program from ending.
 */
function watchConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => socket.destroyed || unused.add(socket));
  });
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
