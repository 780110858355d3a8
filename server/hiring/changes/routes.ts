import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/hiring/changes.ts';
import type { Serve } from '#server/platform/serve.ts';
import { type ChangeFeed, followChanges } from './actions.ts';

export function changeRoutes(app: FastifyInstance, serve: Serve, feed: ChangeFeed): void {
  const ending = new AbortController();
  app.addHook('onReady', (done) => {
    feed.begin();
    done();
  });
  app.addHook('preClose', (done) => {
    ending.abort(); // a stream never ends by itself, and the program waits for those under way
    done();
  });
  app.addHook('onClose', () => feed.end());

  serve(endpoints.followChanges, ({ visitor, request, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return followChanges(feed, visitor, {
      lastId: readNumber(request.headers['last-event-id']),
      isStreaming: request.headers.accept?.includes('text/event-stream') ?? false,
      signal: AbortSignal.any([gone.signal, ending.signal]),
    });
  });
}

function readNumber(header: string | string[] | undefined): number | undefined {
  const number = Number(header);
  return header !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
