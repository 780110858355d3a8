import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import type { Config } from './config.ts';
import { answerErrors } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import { setOnlyListedCookies } from './listed-cookies.ts';
import { refuseOddRequests } from './odd-requests.ts';
import { securityHeaders, setSecurityHeaders } from './page-security.ts';

/** Only the proxy that connects to us is trusted. It appends to X-Forwarded-For; all that was there before may be the visitor's invention. */
const isOwnProxy = (_address: string, hop: number) => hop === 0;

const BODY_LIMIT = 256 * 1024;
/** A request that has not arrived whole by then is given up with a 408: who sends so slowly holds a connection, and perhaps means to. */
const REQUEST_LIMIT_MS = 60_000;
/** A database that others keep busy opens its first connections late: slow is no reason to give up a start. */
const START_PATIENCE_MS = 60_000;

/** The server, with what concerns every request: limits, errors, headers, bodies. It has no address yet. */
export async function openServer(config: Config, requestLimitMs = REQUEST_LIMIT_MS) {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestLimitMs,
    pluginTimeout: START_PATIENCE_MS,
    http: { headersTimeout: requestLimitMs, requestTimeout: requestLimitMs, connectionsCheckingInterval: Math.ceil(requestLimitMs / 12) },
    trustProxy: config.trustProxy && isOwnProxy,
    routerOptions: { maxParamLength: 200 },
    // an address that cannot even be decoded reaches no route, no hook and no error handler
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply
        .status(400)
        .headers({ ...securityHeaders(config), connection: 'close' })
        .send({ code: 'malformed', message: platformMessages.malformed }),
  });
  answerErrors(app);
  setSecurityHeaders(app, config);
  setOnlyListedCookies(app);
  refuseOddRequests(app);
  readJsonBodies(app);
  // Nobody here sends compressed bodies; unpacking would hold a refused one back, and with it the next request on the connection.
  await app.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
  return app;
}
