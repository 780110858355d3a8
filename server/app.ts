import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { answerErrors } from './platform/errors.ts';
import { readJsonBodies } from './platform/json-body.ts';

export type Site = {
  readonly database: Database;
  readonly config: Config;
  /** Injectable, so that tests can move time. */
  readonly now: () => Date;
};

const BODY_LIMIT = 256 * 1024;

/** The API with every domain mounted; the pages are mounted beside it by platform/web.ts. */
export async function makeApp(site: Site) {
  const app = Fastify({
    logger:
      site.config.logLevel === 'silent'
        ? false
        : { level: site.config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    trustProxy: site.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
  });
  answerErrors(app);
  readJsonBodies(app);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { threshold: 1024 });
  app.all('/api/*', (_request, reply) => reply.status(404).send({ code: 'not-found', message: platformMessages.noSuchAddress }));
  return app;
}
