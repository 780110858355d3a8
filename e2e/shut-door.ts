import { request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a door that can be shut: then nothing reaches it, neither from a page nor from a service worker. */
export type Door = {
  readonly origin: string;
  shut(): void;
  open(): void;
  /** From now on the service worker comes with other bytes, as after a new version was installed. */
  renew(): void;
  close(): Promise<void>;
};

const WORKER = '/sw.js';

export async function makeDoor(site: string): Promise<Door> {
  let isShut = false;
  let version = '';

  function pass(request: IncomingMessage, response: ServerResponse) {
    if (isShut) return void request.socket.destroy();
    const isWorker = request.url === WORKER;
    const headers: IncomingHttpHeaders = { ...request.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const onward = ask(`${site}${request.url}`, { method: request.method ?? 'GET', headers }, (answer) => {
      const { 'content-length': _length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, isWorker ? kept : answer.headers);
      if (!isWorker) return void answer.pipe(response);
      answer.on('data', (piece) => response.write(piece)).on('end', () => response.end(version));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    shut() {
      isShut = true;
      server.closeAllConnections();
    },
    open() {
      isShut = false;
    },
    renew() {
      version += '\n// newer';
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
