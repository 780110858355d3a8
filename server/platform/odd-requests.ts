import type { FastifyInstance } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from './problem.ts';

const PAGE_METHODS = new Set(['GET', 'HEAD']);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i;

/**
 * Refuses what no page can answer, before the page renderer sees it: that one fails on such a Host, and takes a body's stream without ever reading
 * it, so that the next request on the connection, behind a proxy another visitor's, would wait for ever.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers, ip }, reply) => {
    // Asked for here, the address stays known when the visitor leaves later; one who has left already has none.
    if (ip === undefined) throw new Problem('malformed', platformMessages.malformed);
    // There is no other protocol here. Node may leave the next request unread after such a one that has a body.
    if (headers.upgrade !== undefined) reply.header('connection', 'close');
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

/** Also none: HTTP/1.0 asks for none, and Node itself refuses HTTP/1.1 without one. */
const isHost = (host: string | undefined) => host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
const isOfApi = (url: string) => /^\/api([/?]|$)/.test(url);
