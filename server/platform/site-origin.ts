import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** The names of this machine: of all that a Host header may claim, only these are believed. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** `https://bhava.example`: what links to the site from elsewhere begin with. Without ORIGIN, the address by which this machine was asked. */
export function originOf({ headers: { host = '' }, socket: { localPort } }: Asked, { origin }: Pick<Config, 'origin'>): string {
  if (origin) return origin;
  const port = localPort && localPort !== 80 ? `:${localPort}` : '';
  const name = OWN_NAMES.find((own) => host.toLowerCase() === own + port) ?? OWN_NAMES[0];
  return `http://${name}${port}`;
}
type Asked = { readonly headers: FastifyRequest['headers']; readonly socket: { readonly localPort?: number | undefined } };

/** The same for a mail that no request has asked for: without ORIGIN, the address where the program listens. */
export function originWithoutRequest(app: Pick<FastifyInstance, 'addresses'>, { origin, port }: Pick<Config, 'origin' | 'port'>): string {
  const own = app.addresses().find((address) => typeof address === 'object');
  return origin ?? `http://localhost:${own?.port ?? port}`;
}
