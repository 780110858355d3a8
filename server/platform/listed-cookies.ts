import type { FastifyInstance } from 'fastify';
import { cookies } from '#contract/browser-storage.ts';

/**
 * Sets no cookie that the list of the privacy policy does not name, so that the policy cannot be wrong about it: another one is left out,
 * and the log says so. One that only takes a cookie away may pass.
 */
export function setOnlyListedCookies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const strange = set.filter((cookie) => !isListed(cookie));
    if (strange.length === 0) return;
    request.log.error({ cookies: strange.map(nameOf) }, 'cookies that contract/browser-storage.ts does not list were not set');
    reply.removeHeader('set-cookie');
    const listed = set.filter(isListed);
    if (listed.length > 0) reply.header('set-cookie', listed);
  });
}

const nameOf = (cookie: string) =>
  cookie
    .split('=')[0]!
    .trim()
    .replace(/^__Secure-/, '');
const isListed = (cookie: string) => Object.hasOwn(cookies, nameOf(cookie)) || /;\s*max-age=0(;|$)/i.test(cookie);
