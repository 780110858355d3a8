import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, FileContent } from '#contract/endpoint.ts';
import type { Address, EndpointAt } from '#contract/endpoints.ts';
import { accept, acceptAddress } from './accept.ts';
import type { Access, Door, Doors, Visitors } from './doors.ts';
import { savedAs } from './file-kind.ts';
import { ReadyReply } from './ready-reply.ts';

/** An endpoint that the contract lists: one that it forgot to list cannot be served. */
type Served = EndpointAt<Address>;
type Accepted<E extends Served, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;
type RequestContext<E extends Served> = Accepted<E, 'params'> &
  Accepted<E, 'query'> &
  Accepted<E, 'body'> & { visitor: Visitors[E['access']]['visitor']; request: FastifyRequest; reply: FastifyReply };

/** The compiler refuses an endpoint whose path does not name what its door asks for. */
type NamesEnough<E extends Served> =
  Accepted<E, 'params'> extends { params: infer P }
    ? P extends Visitors[E['access']]['path']
      ? unknown
      : never
    : unknown extends Visitors[E['access']]['path']
      ? unknown
      : never;

/** An event, with the number from which a reader goes on after a pause; a beat only tells that the connection lives. */
export type ServerEvent<Data> = { readonly id?: number; readonly data: Data } | 'beat';

/** One value, the lines of an answer that comes line by line, or events. */
type Answered<E extends Served> = E extends { inLines: true }
  ? AsyncIterable<z.input<E['ok']>>
  : E extends { inEvents: true }
    ? AsyncIterable<ServerEvent<z.input<E['ok']>>>
    : Promise<z.input<E['ok']> | ReadyReply> | z.input<E['ok']> | ReadyReply;

/** Puts an endpoint of the contract on the server; `A` names the doors that there are. */
export type Serve<A extends Access = Access> = <E extends Extract<Served, { access: A }>>(
  endpoint: E & NamesEnough<E>,
  handle: (context: RequestContext<E>) => Answered<E>,
) => void;

/**
 * A handler gets what the contract's schemas accepted, and the visitor whom the door of its endpoint let in: nobody else reaches it. What
 * it returns is parsed by the contract too, so a field that the contract does not name never leaves the server; a ready reply was parsed when
 * it was made.
 */
export function makeServe<A extends Access>(app: FastifyInstance, doors: Pick<Doors, A>): Serve<A> {
  return (endpoint, handle) => {
    const { method, path, access, params, query, body, file, ok, inLines, inEvents, media, status = 200 }: Endpoint = endpoint;
    const { open } = doors[access as A] as Door<Access>;
    const route: RouteOptions = {
      method,
      ...((inLines || inEvents) && { compress: false as const }), // a compressor holds lines back until it has enough of them
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store'); // tokens and reports, perhaps on a device that others use
        const accepted = {
          params: params && acceptAddress(params, request.params),
          query: query && acceptAddress(query, request.query),
          body: body && accept(body, request.body ?? {}),
        };
        const visitor = await open(request, accepted.params as Visitors[Access]['path']);
        const value = await handle({ ...accepted, visitor, request, reply } as unknown as RequestContext<typeof endpoint>);
        if (value instanceof ReadyReply) return reply.status(status).type('application/json; charset=utf-8').send(value.json);
        if (media) return sendFile(reply.status(status).type(media), ok.parse(value) as FileContent);
        if (inEvents) return sendEvents(reply, await afterFirst(value as unknown as AsyncIterable<ServerEvent<unknown>>), ok);
        if (!inLines) return reply.status(status).send(ok.parse(value));
        const lines = await afterFirst(value as unknown as AsyncIterable<unknown>);
        return reply
          .status(status)
          .type('application/x-ndjson')
          .send(Readable.from(toJsonLines(lines, ok)));
      },
    };
    if (file) app.register(async (scope) => takeFile(scope, route, file));
    else app.route(route);
  };
}

/** Of this address alone the body is not JSON: its bytes are handed on whole, and too many of them are refused before they are read. */
function takeFile(scope: FastifyInstance, route: RouteOptions, { maxBytes, tooLarge }: NonNullable<Endpoint['file']>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => done(null, body));
  scope.route({ ...route, bodyLimit: maxBytes, config: { tooLarge } });
}

/** Waits for the first line, so that what fails before it still has a status of its own. */
async function afterFirst<Line>(lines: AsyncIterable<Line>): Promise<AsyncIterable<Line>> {
  const reading = lines[Symbol.asyncIterator]();
  const first = await reading.next();
  return (async function* () {
    try {
      for (let line = first; !line.done; line = await reading.next()) yield line.value;
    } finally {
      await reading.return?.();
    }
  })();
}

async function* toJsonLines(lines: AsyncIterable<unknown>, line: z.ZodType): AsyncGenerator<string> {
  for await (const value of lines) yield `${JSON.stringify(line.parse(value))}\n`;
}

/**
 * The first header keeps a proxy from collecting what is to arrive at once. The second ends the connection with the stream: a server that
 * closes would wait for it otherwise, since it was in use when the others were dropped.
 */
function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent<unknown>>, data: z.ZodType) {
  return reply
    .headers({ 'x-accel-buffering': 'no', connection: 'close' })
    .type('text/event-stream')
    .send(Readable.from(toEvents(events, data)));
}

async function* toEvents(events: AsyncIterable<ServerEvent<unknown>>, data: z.ZodType): AsyncGenerator<string> {
  for await (const event of events) {
    if (event === 'beat') yield ':\n\n';
    else yield `${event.id === undefined ? '' : `id: ${event.id}\n`}data: ${JSON.stringify(data.parse(event.data))}\n\n`;
  }
}

function sendFile(reply: FastifyReply, { name, bytes }: FileContent) {
  return reply.header('content-disposition', savedAs(name)).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
