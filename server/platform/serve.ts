import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { accept, acceptAddress } from './accept.ts';

type Accepted<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;
type Knock<E extends Endpoint> = Accepted<E, 'params'> &
  Accepted<E, 'query'> &
  Accepted<E, 'body'> & { request: FastifyRequest; reply: FastifyReply };

/**
 * Puts an endpoint of the contract on the server. What the handler gets was accepted by the contract's schemas;
 * what it returns is parsed by them too, so a field that the contract does not name never leaves the server.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (knock: Knock<E>) => Promise<z.input<E['ok']>> | z.input<E['ok']>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store'); // tokens and reports, perhaps on a device that others use
      const accepted = {
        ...(endpoint.params ? { params: acceptAddress(endpoint.params, request.params) } : {}),
        ...(endpoint.query ? { query: acceptAddress(endpoint.query, request.query) } : {}),
        ...(endpoint.body ? { body: accept(endpoint.body, request.body ?? {}) } : {}),
      };
      const value = await handle({ ...accepted, request, reply } as unknown as Knock<E>);
      return reply.status(endpoint.status ?? 200).send(endpoint.ok.parse(value));
    },
  });
}
