import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { isDatabaseAway } from './database.ts';
import { Problem } from './problem.ts';

/** Turns whatever was thrown into an answer: a Problem as it is, bad input as a 4xx, all else a bland 500 with a request id, logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (isVisitorGone(error, request)) {
      request.log.debug('the visitor left');
      return reply.status(400).send(); // to nobody
    }
    const problem = toProblem(error, request);
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
    await passOverBody(request.raw);
    if (problem.status < 500) return reply.status(problem.status).send(problem.body);
    request.log.error({ ...faultOf(error, problem), requestId: request.id }, 'a request failed');
    return reply.status(problem.status).send({ ...problem.body, requestId: request.id });
  });
}

/** For the log. Where something that we need is away, the place in our code says nothing; elsewhere it is what one looks for. */
const faultOf = (error: unknown, { code, body }: Problem) =>
  code === 'unavailable' ? { problem: body, cause: (error as Error).message } : { err: error };

/** Either the request's stream broke (its ECONNRESET looks like the database's), or the visitor left before the answer was sent. */
function isVisitorGone(error: unknown, { raw }: FastifyRequest): boolean {
  if (raw.errored && raw.errored === error) return true;
  return raw.socket.destroyed && (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

const PASS_OVER_LIMIT_MS = 1_000;

/** Reads on for a moment. A connection that is closed with unread bytes is reset, and the visitor would not get the answer. */
async function passOverBody(body: IncomingMessage): Promise<void> {
  if (body.complete || body.readableEnded || body.destroyed) return;
  body.resume();
  await once(body, 'end', { signal: AbortSignal.timeout(PASS_OVER_LIMIT_MS) }).catch(() => {}); // too long, or the visitor left
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said instead of the general words when a body is too large. */
    tooLarge?: string;
  }
}

function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('unavailable', platformMessages.databaseAway);
  return fromFastify(error as FastifyError, request.routeOptions.config?.tooLarge) ?? new Problem('internal', platformMessages.internal);
}

function fromFastify({ code, statusCode }: FastifyError, tooLarge: string = platformMessages.tooLarge): Problem | undefined {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new Problem('malformed', platformMessages.malformedJson);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Problem('malformed', platformMessages.emptyBody);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('too-large', tooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('wrong-media', platformMessages.wrongMedia);
  }
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isTheirs ? new Problem('malformed', platformMessages.malformed) : undefined;
}
