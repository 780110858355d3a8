import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from './problem.ts';

const PAGE_METHODS = new Set(['GET', 'HEAD']);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i;

/**
 * Refuses what no page can answer, before the page renderer sees it. The renderer fails on a malformed Host. It also takes the stream of a
 * body and never reads it: the next request on that connection, behind a proxy perhaps another visitor's, would wait for ever.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers, ip }, reply) => {
    // Read here, the address stays known even if the visitor leaves later. A visitor who has left already has none.
    if (ip === undefined) throw new Problem('malformed', platformMessages.malformed);
    // We speak no other protocol. Node leaves the body of such a request unread, and the next request with it; a long page
    // would then be cut off where the connection is closed on what is unread.
    if (headers.upgrade !== undefined) {
      reply.header('connection', 'close');
      if (hasBody(headers)) throw new Problem('malformed', platformMessages.malformed);
    }
    if (!isHost(headers.host)) {
      reply.header('connection', 'close');
      throw new Problem('malformed', platformMessages.hostMalformed);
    }
    if (!isOfApi(url) && !PAGE_METHODS.has(method)) {
      reply.headers({ allow: 'GET, HEAD', connection: 'close' });
      throw new Problem('wrong-method', platformMessages.pageOnlyRead);
    }
  });
  // Node answers these itself, before any hook
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, { connection: 'close' }).end());
  // methods that Fastify does not know reach no route
  app.setNotFoundHandler(() => {
    throw new Problem('not-found', platformMessages.noSuchAddress);
  });
}

const hasBody = (headers: IncomingHttpHeaders) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** None at all is accepted too: HTTP/1.0 needs none, and Node itself refuses HTTP/1.1 without one. */
const isHost = (host: string | undefined) => host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
const isOfApi = (url: string) => /^\/api([/?]|$)/.test(url);
