import type { FastifyInstance } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from './problem.ts';

const NUL_ESCAPE = /\\u0000/;

/** JSON as usual, and nothing else; but no NUL: PostgreSQL's text cannot hold it, and would answer with an error of its own. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain'); // Fastify's own: a form of another site can send it
  const parse = app.getDefaultJsonParser('error', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (NUL_ESCAPE.test(body)) return done(new Problem('malformed', platformMessages.nulCharacter));
    parse(request, body, done);
  });
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new Problem('malformed', platformMessages.nulCharacter);
  });
}
