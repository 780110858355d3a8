import type { FastifyInstance } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from './problem.ts';

const NUL_ESCAPE = /\\u0000/;
/** Every escape is taken whole, so that two backslashes before a u are no escape of a letter; the first kind is a whole pair. */
const ESCAPES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\./g;
const isHalf = (found: string) => found.length === 6;

/** Half of a letter that takes two, where a limit cut an emoji, say: PostgreSQL's JSON refuses it, so it is replaced by the sign for a lost letter. */
const withoutHalves = (body: string): string => body.replaceAll(ESCAPES, (found) => (isHalf(found) ? '\\ufffd' : found));

/** JSON as usual, and nothing else; but no NUL: PostgreSQL's text cannot hold it, and would answer with an error of its own. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain'); // Fastify's own: a form of another site can send it
  const parse = app.getDefaultJsonParser('error', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (NUL_ESCAPE.test(body)) return done(new Problem('malformed', platformMessages.nulCharacter));
    parse(request, withoutHalves(body), done);
  });
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new Problem('malformed', platformMessages.nulCharacter);
  });
}
